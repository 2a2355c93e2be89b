/// Where the lines of a text begin, and what its positions are in bytes.
///
/// Lines end with LF, CRLF or CR. A position behind the end of a line means its end; one behind
/// the end of the text means that.
struct LineTable {
  /// The first byte of each line; there is always one.
  private(set) var starts: [Int] = [0]
  let encoding: PositionEncoding

  init(_ bytes: [UInt8], encoding: PositionEncoding) {
    self.encoding = encoding
    starts += Self.starts(in: bytes, from: 0, to: bytes.count)
  }

  /// Where the lines begin whose break before them ends in a part of the text.
  private static func starts(in bytes: [UInt8], from lower: Int, to upper: Int) -> [Int] {
    var starts: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      for index in lower..<upper where bytes[index] == 0x0A || bytes[index] == 0x0D {
        // The LF behind a CR ends the line.
        if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
        starts.append(index + 1)
      }
    }
    return starts
  }

  /// The line that holds a byte.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Brings the table up to date when some bytes have been replaced by so many others; `bytes` is
  /// the text as it has become.
  mutating func replace(_ range: Range<Int>, with count: Int, in bytes: [UInt8]) {
    // Whether a line begins at a byte hangs on it and on the one before.
    let first = max(1, index(ofFirstAtLeast: range.lowerBound))
    let last = max(first, index(ofFirstAtLeast: range.upperBound + 1))
    let change = count - range.count
    if change != 0 { for index in last..<starts.count { starts[index] += change } }
    starts.replaceSubrange(
      first..<last,
      with: Self.starts(
        in: bytes, from: max(0, range.lowerBound - 1), to: range.lowerBound + count))
  }

  private func index(ofFirstAtLeast offset: Int) -> Int {
    let line = line(of: offset)
    return starts[line] < offset ? line + 1 : line
  }

  // MARK: Positions

  /// The byte at a position, the nearest one when there is no such position.
  func offset(of position: Position, in bytes: [UInt8]) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    var offset = starts[position.line]
    let end = endOfLine(position.line, in: bytes)
    var left = position.character
    while left > 0, offset < end {
      let units = encoding.units(ofLeadingByte: bytes[offset])
      // Inside of a pair of units is before it.
      guard units <= left else { break }
      left -= units
      offset += 1
      while encoding == .utf16, offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    // So is inside of a character.
    while offset > starts[position.line], offset < bytes.count, bytes[offset] & 0xC0 == 0x80 {
      offset -= 1
    }
    return offset
  }

  /// Where the text of a line ends, before its break.
  private func endOfLine(_ line: Int, in bytes: [UInt8]) -> Int {
    guard line + 1 < starts.count else { return bytes.count }
    let end = starts[line + 1] - 1
    return end > starts[line] && bytes[end] == 0x0A && bytes[end - 1] == 0x0D ? end - 1 : end
  }
}
