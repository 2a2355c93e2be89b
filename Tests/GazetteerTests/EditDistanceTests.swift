import Gazetteer
import SeededNumbers
import Testing

@Suite("Edit distance")
struct EditDistanceTests {
  @Test(
    "Each slip counts one",
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "abc", 3), ("tilt", "tilt", 0), ("tilt", "til", 1),
      ("tilt", "tiltt", 1), ("tilt", "tolt", 1), ("tilt", "itlt", 1), ("ca", "abc", 3),
      ("zoomTo", "zoomOt", 2), ("kitten", "sitting", 3),
    ])
  func slips(first: String, second: String, distance: Int) {
    #expect(EditDistance.between(first.utf8, second.utf8, limit: 10) == distance)
    #expect(EditDistance.between(second.utf8, first.utf8, limit: .max) == distance)
    #expect(EditDistance.between(first.utf8, second.utf8, limit: distance) == distance)
    #expect(EditDistance.between(first.utf8, second.utf8, limit: distance - 1) == nil)
  }

  @Test("It agrees with the plain definition on random words, whatever the limit")
  func agreesWithDefinition() {
    let seed: UInt64 = 20_240_917
    print("EditDistanceTests seed: \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20_000 {
      let first = word(using: &random)
      let second = word(using: &random)
      let limit = Int.random(in: 0...12, using: &random)
      let distance = plainDistance(first, second)
      let expected = distance <= limit ? distance : nil
      if EditDistance.between(first, second, limit: limit) != expected {
        Issue.record("seed \(seed): \(first) \(second) limit \(limit)")
      }
    }
  }

  @Test("Long words with a small limit are soon told apart")
  func longWords() {
    let first = [UInt8](repeating: 1, count: 1 << 20)
    #expect(EditDistance.between(first, first + [2, 3], limit: 3) == 2)
    #expect(EditDistance.between(first, first.map { $0 + 1 }, limit: 3) == nil)
  }

  private func word(using random: inout SeededGenerator) -> [UInt8] {
    let length = Int.random(in: 0...12, using: &random)
    return (0..<length).map { _ in UInt8.random(in: 97...99, using: &random) }
  }
}

/// The optimal string alignment distance by its definition, with the whole table of prefixes.
func plainDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var table = (0...first.count).map { row in (0...second.count).map { row + $0 } }
  for row in 0..<first.count {
    for column in 0..<second.count {
      var best = min(table[row][column + 1], table[row + 1][column]) + 1
      best = min(best, table[row][column] + (first[row] == second[column] ? 0 : 1))
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        best = min(best, table[row - 1][column - 1] + 1)
      }
      table[row + 1][column + 1] = best
    }
  }
  return table[first.count][second.count]
}
