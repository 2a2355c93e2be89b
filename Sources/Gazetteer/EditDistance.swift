/// How many slips of the hand lie between two words.
///
/// The optimal string alignment distance: the least number of bytes inserted, left out, replaced, or
/// swapped with their neighbour that turn one word into the other, no byte being edited twice. It is
/// symmetric and 0 only for equal words; it is no metric: between `ca` and `abc` lie 3, though
/// between `ca` and `ac`, and between `ac` and `abc`, lies only 1.
public enum EditDistance {
  /// The distance between two words in bytes; nil where it is more than `limit`.
  ///
  ///     EditDistance.between("zoomTo".utf8, "zoomOt".utf8, limit: 2)  // 2
  ///     EditDistance.between("tilt".utf8, "fit".utf8, limit: 1)       // nil
  ///
  /// Only the band of prefixes whose lengths differ by at most `limit` is looked at, and only as far
  /// as some of it is within `limit`: time grows with the length times the limit.
  public static func between(
    _ first: some Collection<UInt8>, _ second: some Collection<UInt8>, limit: Int
  ) -> Int? {
    withBytes(of: first) { first in
      withBytes(of: second) { second in between(first, second, limit: limit) }
    }
  }

  static func between(_ first: Bytes, _ second: Bytes, limit: Int) -> Int? {
    let limit = min(limit, max(first.count, second.count))
    if abs(first.count - second.count) > limit { return nil }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 3 * (second.count + 1)) {
      $0.initialize(repeating: Int32(limit + 1))
      return between(first, second, limit: limit, rows: $0)
    }
  }

  /// Fills the table of distances between prefixes row by row; three rows are kept, and what lies
  /// outside the band stays one above the limit.
  private static func between(
    _ first: Bytes, _ second: Bytes, limit: Int, rows: UnsafeMutableBufferPointer<Int32>
  ) -> Int? {
    let width = second.count + 1
    var row = 0
    var previous = width
    var beforePrevious = 2 * width
    for column in 0...min(limit, second.count) { rows[row + column] = Int32(column) }
    var index = 0
    while index < first.count {
      (row, previous, beforePrevious) = (beforePrevious, row, previous)
      // Row and column number the lengths of the prefixes; `index` is the last byte of the row's.
      let length = index + 1
      var column = max(1, length - limit)
      rows[row + column - 1] = column == 1 ? Int32(min(length, limit + 1)) : Int32(limit + 1)
      var least = rows[row + column - 1]
      while column <= min(second.count, length + limit) {
        let isSame = first[index] == second[column - 1]
        var distance = rows[previous + column - 1] + (isSame ? 0 : 1)
        distance = min(distance, rows[previous + column] + 1, rows[row + column - 1] + 1)
        if index > 0, column > 1, first[index] == second[column - 2],
          first[index - 1] == second[column - 1]
        {
          distance = min(distance, rows[beforePrevious + column - 2] + 1)
        }
        rows[row + column] = distance
        least = min(least, distance)
        column += 1
      }
      // Then no later row comes back within the limit: a swap skips a row, but the row it skips
      // holds a distance no greater than the one it leads to.
      if least > limit { return nil }
      index += 1
    }
    let distance = Int(rows[row + second.count])
    return distance > limit ? nil : distance
  }
}
