import SeededNumbers
import Testing

@testable import ScenarioLanguage

/// Damages what much of a file relies on, one byte at a time.
@Suite("One slip of the keys in a scenario file")
struct MutationTests {
  private enum Slip: CaseIterable { case dropped, doubled, transposed, capitalised, sign }

  private struct Target {
    let file: String
    /// Where in the bytes of the file the damage is done.
    let range: Range<Int>
  }

  private static let most = 400

  @Test("is at most two errors at the examples, their header, and the word of a declaration")
  func fewErrors() throws {
    var generator = SeededGenerator(seed: 7)
    let names = try scenarioFiles()
    let files = try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try String(contentsOfFile: sourcePath($0)))
      })
    let targets = names.flatMap { Self.targets(in: $0, Array((files[$0] ?? "").utf8)) }
    #expect(targets.count > 100)
    for _ in 0..<Self.most {
      guard let target = targets.randomElement(using: &generator) else { break }
      var bytes = Array((files[target.file] ?? "").utf8)
      Self.damage(&bytes, target.range, &generator)
      let problems = check(bytes: bytes, name: target.file, files: files).diagnostics
        .filter { !$0.isWarning && !Self.isOfRoute($0.problem) }
      let line = String(
        decoding: bytes[target.range.lowerBound..<min(bytes.count, target.range.upperBound + 1)],
        as: UTF8.self)
      #expect(problems.count <= 2, "\(target.file): \(line): \(problems.map { $0.problem })")
    }
  }

  /// The route files of the scenarios are not among the files in memory.
  private static func isOfRoute(_ problem: Problem) -> Bool {
    if case .fileMissing(let name) = problem { !name.hasSuffix(".cam") } else { false }
  }

  /// The line `examples`, the header below it, and the first words of declarations.
  private static func targets(in file: String, _ bytes: [UInt8]) -> [Target] {
    var targets: [Target] = []
    var isHeader = false
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let start = line.firstIndex { $0 != 0x20 } ?? line.endIndex
      let text = String(decoding: line[start...], as: UTF8.self)
      let first = String(text.prefix { $0.isLetter })
      if text == "examples" || isHeader {
        targets.append(Target(file: file, range: start..<line.endIndex))
      } else if ["let", "place", "marker", "line", "define", "for", "use"].contains(first) {
        targets.append(Target(file: file, range: start..<start + first.utf8.count))
      }
      isHeader = text == "examples"
    }
    return targets
  }

  private static func damage(
    _ bytes: inout [UInt8], _ range: Range<Int>, _ generator: inout SeededGenerator
  ) {
    let place = Int.random(in: range, using: &generator)
    switch Slip.allCases.randomElement(using: &generator) ?? .dropped {
    case .dropped: bytes.remove(at: place)
    case .doubled: bytes.insert(bytes[place], at: place)
    case .transposed: if place + 1 < range.upperBound { bytes.swapAt(place, place + 1) }
    case .capitalised: if bytes[place] >= 0x61 { bytes[place] &-= 0x20 }
    case .sign:
      let signs = Array(".:;=),|$".utf8)
      bytes.insert(signs.randomElement(using: &generator) ?? 0x2E, at: place)
    }
  }
}
