/// Finds lines that two texts have in common, in the same order.
///
/// Texts with few differences are compared by Myers' algorithm ("An O(ND) difference algorithm and its
/// variations", 1986), which finds the fewest. Others are cut first at the lines that stand once in each
/// text, in the longest run that keeps their order (Bram Cohen's patience diff).
struct LineMatching {
  /// Where two stretches differ in more lines, nothing between them is matched.
  static let mostDifferences = 256

  private let old: [Int32]
  private let new: [Int32]
  /// How many different lines there are.
  private let kinds: Int
  /// The new line that each old line is the same as, -1 for none.
  private(set) var partners: [Int32]

  init(_ lines: SharedLines) {
    old = lines.old.kinds
    new = lines.new.kinds
    kinds = lines.kindCount
    partners = Array(repeating: -1, count: old.count)
  }

  mutating func match() {
    if match(0..<old.count, 0..<new.count) { return }
    var (oldStart, newStart) = (0, 0)
    for (oldLine, newLine) in anchors() {
      partners[oldLine] = Int32(newLine)
      _ = match(oldStart..<oldLine, newStart..<newLine)
      (oldStart, newStart) = (oldLine + 1, newLine + 1)
    }
    _ = match(oldStart..<old.count, newStart..<new.count)
  }

  // MARK: Lines that stand once

  private func anchors() -> [(Int, Int)] {
    let places = zip(onlyPlaces(in: old), onlyPlaces(in: new)).filter { $0 >= 0 && $1 >= 0 }
    return longestRise(places.sorted { $0.0 < $1.0 })
  }

  /// For each kind of line its only place; -1 where there is none, -2 where there are more.
  private func onlyPlaces(in lines: [Int32]) -> [Int] {
    var places = Array(repeating: -1, count: kinds)
    for (index, line) in lines.enumerated() {
      places[Int(line)] = places[Int(line)] == -1 ? index : -2
    }
    return places
  }

  /// The longest run of pairs whose second numbers rise, too.
  private func longestRise(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    // The pair that ends the run of each length with the smallest number, and the one before each pair.
    var ends: [Int] = []
    var before = Array(repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: [(Int, Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      run.append(pairs[index])
      index = before[index]
    }
    return run.reversed()
  }

  // MARK: Stretches

  /// Matches the lines of two stretches; false when they differ too much, but for both ends.
  private mutating func match(_ oldLines: Range<Int>, _ newLines: Range<Int>) -> Bool {
    for line in oldLines { partners[line] = -1 }
    var (a, b) = (oldLines, newLines)
    while !a.isEmpty, !b.isEmpty, old[a.lowerBound] == new[b.lowerBound] {
      partners[a.lowerBound] = Int32(b.lowerBound)
      (a, b) = (a.dropFirst(), b.dropFirst())
    }
    while !a.isEmpty, !b.isEmpty, old[a.upperBound - 1] == new[b.upperBound - 1] {
      partners[a.upperBound - 1] = Int32(b.upperBound - 1)
      (a, b) = (a.dropLast(), b.dropLast())
    }
    if a.isEmpty || b.isEmpty { return true }
    guard let trace = trace(a, b) else { return false }
    followBack(trace, a, b)
    return true
  }

  /// How far each diagonal gets with so many differences: one row for each number of them; nil when they are
  /// too many. Row d holds the diagonals -d, -d + 2 … d.
  private func trace(_ a: Range<Int>, _ b: Range<Int>) -> [[Int]]? {
    var rows: [[Int]] = []
    for d in 0...min(a.count + b.count, Self.mostDifferences) {
      var row: [Int] = []
      for k in stride(from: -d, through: d, by: 2) {
        var x = d == 0 ? 0 : Self.step(rows[d - 1], d, k).x
        while x < a.count, x - k < b.count, x - k >= 0,
          old[a.lowerBound + x] == new[b.lowerBound + x - k]
        {
          x += 1
        }
        row.append(x)
        if x >= a.count, x - k >= b.count {
          rows.append(row)
          return rows
        }
      }
      rows.append(row)
    }
    return nil
  }

  /// Where a diagonal is entered from the row before, and whether by a line that went.
  private static func step(_ row: [Int], _ d: Int, _ k: Int) -> (x: Int, isOld: Bool) {
    // The diagonal k of a row stands at (k + d) / 2, its neighbours of the row before beside it.
    let index = (k + d) / 2
    let (lower, upper) = (index - 1, index)
    let isOld = k == d || (k != -d && row[lower] >= row[upper])
    return isOld ? (row[lower] + 1, true) : (row[upper], false)
  }

  private mutating func followBack(_ rows: [[Int]], _ a: Range<Int>, _ b: Range<Int>) {
    var k = a.count - b.count
    var x = a.count
    for d in stride(from: rows.count - 1, through: 0, by: -1) {
      let (start, isOld) = d == 0 ? (0, false) : Self.step(rows[d - 1], d, k)
      while x > start {
        x -= 1
        partners[a.lowerBound + x] = Int32(b.lowerBound + x - k)
      }
      if isOld { x -= 1 }
      k += isOld ? -1 : 1
    }
  }
}
