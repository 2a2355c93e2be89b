import ScenarioLanguage

/// Finds the lines of texts: made once a text, so that thousands of failures cost no more than one
/// reading of it.
final class LineIndex {
  private var lineStarts: [Int32: [Int]] = [:]
  /// The spot asked for last: the next one is mostly behind it, on the same line.
  private var last: (source: Int32, start: Int, offset: Int, column: Int)?

  /// The number of the line that holds a byte, and where the line starts.
  func line(of offset: Int, in text: SourceText, _ source: Int32) -> (number: Int, start: Int) {
    let starts = starts(of: text, source)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + text.firstLine, starts[low])
  }

  /// The character of its line that begins at a byte, from 1.
  func column(of offset: Int, lineStart: Int, in text: SourceText, _ source: Int32) -> Int {
    var (from, column) = (lineStart, 1)
    if let last, last.source == source, last.start == lineStart, last.offset <= offset {
      (from, column) = (last.offset, last.column)
    }
    column += String(decoding: text.bytes[from..<offset], as: UTF8.self).count
    last = (source, lineStart, offset, column)
    return column
  }

  private func starts(of text: SourceText, _ source: Int32) -> [Int] {
    if let known = lineStarts[source] { return known }
    var starts = [0]
    for (index, byte) in text.bytes.enumerated() where byte == 0x0A { starts.append(index + 1) }
    lineStarts[source] = starts
    return starts
  }
}
