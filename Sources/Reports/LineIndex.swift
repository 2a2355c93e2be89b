import ScenarioLanguage

/// Finds the lines of texts: made once a text, so that thousands of failures cost no more than one
/// reading of it.
final class LineIndex {
  private var lineStarts: [Int32: [Int32]] = [:]
  /// The text that was asked for last, its lines, and the line that was found.
  private var current: (source: Int32, starts: [Int32], line: Int) = (-1, [], 0)
  /// The spot asked for last: the next one is mostly behind it, on the same line.
  private var last: (source: Int32, start: Int, offset: Int, column: Int)?

  /// The number of the line that holds a byte, and where the line starts.
  func line(of offset: Int, in text: SourceText, _ source: Int32) -> (number: Int, start: Int) {
    if current.source != source { current = (source, starts(of: text, source), 0) }
    let line = Self.line(of: offset, in: current.starts, near: current.line)
    current.line = line
    return (line + text.firstLine, Int(current.starts[line]))
  }

  /// The last line that starts at a byte or before it; `guess` is tried first, and the lines behind it.
  private static func line(of offset: Int, in starts: [Int32], near guess: Int) -> Int {
    var (low, high) = (0, starts.count)
    if starts[guess] <= offset {
      low = guess
      for line in guess..<min(guess + 4, starts.count) where starts[line] <= offset { low = line }
      if low + 1 == high || starts[low + 1] > offset { return low }
    } else {
      high = guess
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The character of its line that begins at a byte, from 1.
  func column(of offset: Int, lineStart: Int, in text: SourceText, _ source: Int32) -> Int {
    var (from, column) = (lineStart, 1)
    if let last, last.source == source, last.start == lineStart, last.offset <= offset {
      (from, column) = (last.offset, last.column)
    }
    column += Self.characters(in: text.bytes, from: from, to: offset)
    last = (source, lineStart, offset, column)
    return column
  }

  /// How many characters the bytes are: of ASCII without a line break in it each is one.
  private static func characters(in bytes: [UInt8], from: Int, to end: Int) -> Int {
    for byte in bytes[from..<end] where byte >= 0x80 || byte == 0x0D {
      return String(decoding: bytes[from..<end], as: UTF8.self).count
    }
    return end - from
  }

  private func starts(of text: SourceText, _ source: Int32) -> [Int32] {
    if let known = lineStarts[source] { return known }
    var starts: [Int32] = [0]
    text.bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == 0x0A { starts.append(Int32(index + 1)) }
    }
    lineStarts[source] = starts
    return starts
  }
}
