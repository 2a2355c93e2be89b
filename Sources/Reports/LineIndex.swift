import ScenarioLanguage

/// Finds the lines of texts: made once a text, so that thousands of failures cost no more than one
/// reading of it.
final class LineIndex {
  private var lineStarts: [Int32: [Int32]] = [:]
  /// The lines of the text that was asked for last, and the line that was found in it.
  private var source: Int32 = -1
  private var starts: [Int32] = []
  private var line = 0
  /// The spot asked for last: the next one is mostly behind it, on the same line.
  private var last: (source: Int32, start: Int, offset: Int, column: Int)?

  /// The number of the line that holds a byte, and where the line starts.
  func line(of offset: Int, in text: SourceText, _ source: Int32) -> (number: Int, start: Int) {
    if self.source != source {
      starts = starts(of: text, source)
      line = 0
      self.source = source
    }
    find(Int32(offset))
    return (line + text.firstLine, Int(starts[line]))
  }

  /// Finds the last line that starts at a byte or before it, which is mostly the one that was found last or
  /// one of the next.
  private func find(_ offset: Int32) {
    var (low, high) = (0, starts.count)
    if starts[line] <= offset {
      low = line
      for _ in 0..<4 {
        guard low + 1 < high, starts[low + 1] <= offset else {
          line = low
          return
        }
        low += 1
      }
    } else {
      high = line
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    line = low
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
    var isPlain = true
    for index in from..<end where bytes[index] >= 0x80 || bytes[index] == 0x0D { isPlain = false }
    return isPlain ? end - from : String(decoding: bytes[from..<end], as: UTF8.self).count
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
