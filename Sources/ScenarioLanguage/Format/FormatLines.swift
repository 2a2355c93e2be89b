/// Lines in the making, and the text that they come to.
struct FormatLines {
  /// Comments behind texts up to this column stand in one column, where lines follow each other.
  static let widestCommented = 60

  private static let blanksBeforeComment = 2

  private struct Line {
    var indent: Int
    /// Its text, without the indent.
    var lower: Int
    var upper: Int
    /// The comment at its end, in the source; empty for none.
    var comment = SourceRange.empty(at: 0)
    var followsBlank: Bool
  }

  private var text: [UInt8] = []
  private var lines: [Line] = []
  /// How many bytes the lines come to at least: what aligns comments is known at the end.
  private(set) var size = 0

  /// Nothing more is written when the text has become too large.
  var isTooLarge: Bool { size > SourceText.largest }

  /// The indent of the last line.
  var indent: Int { lines.last?.indent ?? 0 }

  /// How many columns the last line takes, without a comment.
  var width: Int { lines.last.map { width($0) } ?? 0 }

  mutating func begin(indent: Int, blankBefore: Bool) {
    lines.append(
      Line(
        indent: indent, lower: text.count, upper: text.count,
        followsBlank: blankBefore && !lines.isEmpty))
    size += indent + (blankBefore ? 2 : 1)
  }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    guard !isTooLarge else { return }
    text += bytes
    size += bytes.count
    lines[lines.count - 1].upper = text.count
  }

  mutating func append(_ byte: UInt8, times: Int = 1) {
    guard !isTooLarge else { return }
    for _ in 0..<times { text.append(byte) }
    size += times
    lines[lines.count - 1].upper = text.count
  }

  /// Puts a comment of the source at the end of the last line.
  mutating func end(with comment: SourceRange) {
    lines[lines.count - 1].comment = comment
    size += Int(comment.upper - comment.lower) + Self.blanksBeforeComment
  }

  /// A place in the last line to come back to.
  var mark: Int { text.count }

  /// How many columns the last line takes from a mark on.
  func width(from mark: Int) -> Int { DisplayWidth.of(text[mark...]) }

  /// Takes back what the last line has got since a mark.
  mutating func goBack(to mark: Int) {
    guard !isTooLarge else { return }
    size -= text.count - mark
    text.removeSubrange(mark...)
    lines[lines.count - 1].upper = mark
  }

  /// The whole text; nil when it is too large.
  func bytes(from source: [UInt8]) -> [UInt8]? {
    guard !isTooLarge else { return nil }
    let lineEnd = Self.lineEnd(of: source)
    var result: [UInt8] = []
    result.reserveCapacity(size)
    var runEnd = 0
    var column = 0
    for (number, line) in lines.enumerated() {
      if line.followsBlank { result += lineEnd }
      result.append(contentsOf: repeatElement(0x20, count: line.indent))
      result += text[line.lower..<line.upper]
      if line.comment.lower < line.comment.upper {
        if number >= runEnd { (runEnd, column) = commentRun(from: number) }
        result.append(
          contentsOf: repeatElement(
            0x20, count: max(Self.blanksBeforeComment, column - width(line))))
        result += source[Int(line.comment.lower)..<Int(line.comment.upper)]
      }
      result += lineEnd
      if result.count > SourceText.largest { return nil }
    }
    return result
  }

  /// Where lines with comments stop following each other, and the column of their comments.
  private func commentRun(from first: Int) -> (end: Int, column: Int) {
    var end = first
    var column = 0
    while end < lines.count, lines[end].comment.lower < lines[end].comment.upper,
      end == first || !lines[end].followsBlank
    {
      let width = width(lines[end])
      if width <= Self.widestCommented { column = max(column, width + Self.blanksBeforeComment) }
      end += 1
    }
    return (end, column)
  }

  /// A text may hold a line break; what is behind it counts.
  private func width(_ line: Line) -> Int {
    let bytes = text[line.lower..<line.upper]
    guard let lineBreak = bytes.lastIndex(of: 0x0A) else {
      return line.indent + DisplayWidth.of(bytes)
    }
    return DisplayWidth.of(bytes[(lineBreak + 1)...])
  }

  /// CR and LF when the first line of a text ends with them, else LF.
  private static func lineEnd(of source: [UInt8]) -> [UInt8] {
    guard let first = source.firstIndex(of: 0x0A), first > 0, source[first - 1] == 0x0D else {
      return [0x0A]
    }
    return [0x0D, 0x0A]
  }
}
