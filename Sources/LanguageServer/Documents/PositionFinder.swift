/// Finds the positions of bytes. Asked for one after the other in the order of the text it reads
/// each line once, however long it is.
struct PositionFinder {
  private let lines: LineTable
  private let bytes: [UInt8]
  /// So many bytes of the text are a byte order mark, which the language does not count.
  private let mark: Int
  private var last: (line: Int, offset: Int, character: Int) = (0, 0, 0)

  init(_ bytes: [UInt8], _ lines: LineTable) {
    self.bytes = bytes
    self.lines = lines
    mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The position of a byte of the source text.
  mutating func position(of offset: Int) -> Position {
    position(ofByte: min(max(0, offset) + mark, bytes.count))
  }

  /// The position of a byte of the document, a byte order mark counted.
  mutating func position(ofByte offset: Int) -> Position {
    let line = lines.line(of: offset)
    if line != last.line || offset < last.offset { last = (line, lines.starts[line], 0) }
    while last.offset < offset {
      last.character += lines.encoding.units(ofLeadingByte: bytes[last.offset])
      last.offset += 1
    }
    return Position(line: line, character: last.character)
  }

  /// The byte of the source text at a position.
  func offset(of position: Position) -> Int {
    max(0, lines.offset(of: position, in: bytes) - mark)
  }
}
