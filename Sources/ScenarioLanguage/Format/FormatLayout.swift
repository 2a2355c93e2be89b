/// Puts the pieces of a text on lines.
struct FormatLayout {
  /// A block is indented by so much.
  static let blockIndent = 2
  /// A line that goes on with a statement is indented by so much.
  static let continuationIndent = 4

  let bytes: [UInt8]
  let pieces: [FormatPiece]
  var lines = FormatLines()
  /// The piece to be written next.
  var next = 0
  /// How many blocks are open.
  private var depth = 0
  /// The indents of the lines on which the open brackets stand.
  private var brackets: [Int] = []
  /// The indent of the statement, or of the row, that is being written.
  private var statementIndent = 0
  /// The next piece that is no comment, as far as it has been looked for.
  private var nextCode = 0

  init(_ bytes: [UInt8], _ pieces: [FormatPiece]) {
    self.bytes = bytes
    self.pieces = pieces
  }

  /// The indent of statements in the block that is open.
  var indent: Int { depth * Self.blockIndent }

  mutating func write() {
    while next < pieces.count, !lines.isTooLarge {
      let piece = pieces[next]
      if piece.isComment {
        writeComment(piece)
      } else if piece.beginsLine {
        writeLineStart(piece)
      } else {
        writeRest(piece)
      }
    }
  }

  // MARK: Lines

  /// Begins the line of the next piece.
  mutating func beginLine(indent: Int) {
    lines.begin(indent: indent, blankBefore: followsBlankLine)
  }

  /// Whether a blank line stays: not at the start of something, nor at its end.
  private var followsBlankLine: Bool {
    let piece = pieces[next]
    guard piece.breaks > 1, next > 0, !piece.closes,
      piece.roles.intersection([.head, .statement]) != .head
    else { return false }
    var last = pieces[next - 1]
    if next > 1, last.isComment, last.breaks == 0 { last = pieces[next - 2] }
    return !last.opens && !last.roles.contains(.table)
  }

  private mutating func writeLineStart(_ piece: FormatPiece) {
    if piece.token == .rightBrace {
      depth -= 1
      if next > 0, pieces[next - 1].token == .leftBrace {
        lines.append(0x20)
      } else {
        beginLine(indent: indent)
      }
      writePiece()
      return
    }
    if piece.token == .at, piece.roles.isEmpty, piece.breaks == 0 { return writeRest(piece) }
    statementIndent = piece.roles.contains(.row) ? indent + Self.blockIndent : indent
    beginLine(indent: statementIndent)
    if !piece.roles.isDisjoint(with: [.statement, .head]), writeOnOneLine() { return }
    writePiece()
    if piece.roles.contains(.table) { writeTable() }
  }

  /// A piece in the middle of a statement.
  private mutating func writeRest(_ piece: FormatPiece) {
    let followsComment = next > 0 && pieces[next - 1].isComment
    let isJoined = piece.token == .comma || piece.roles.contains(.otherwise)
    if followsComment || (piece.breaks > 0 && !isJoined) || mustBreak(before: piece) {
      beginLine(indent: piece.roles.contains(.otherwise) ? indent : continuation(before: piece))
    } else if isSpaced(next) {
      lines.append(0x20)
    }
    writePiece()
  }

  /// The line break before a comma comes behind it.
  private func mustBreak(before piece: FormatPiece) -> Bool {
    next > 0 && pieces[next - 1].token == .comma && pieces[next - 1].breaks > 0
      && !(next > 1 && pieces[next - 2].isComment)
  }

  /// The indent of a line in the middle of a statement.
  private func continuation(before piece: FormatPiece) -> Int {
    guard let bracket = brackets.last else { return statementIndent + Self.continuationIndent }
    return piece.closes ? bracket : bracket + Self.continuationIndent
  }

  // MARK: Comments

  mutating func writeComment(_ comment: FormatPiece) {
    let span = SourceRange(comment.lower, comment.upper)
    if comment.breaks == 0, next > 0 {
      lines.end(with: span)
    } else {
      beginLine(indent: indentOfComment())
      lines.append(bytes[comment.lower..<comment.upper])
    }
    next += 1
  }

  /// A comment on a line of its own belongs to what follows.
  private mutating func indentOfComment() -> Int {
    nextCode = max(nextCode, next)
    while nextCode < pieces.count, pieces[nextCode].isComment { nextCode += 1 }
    guard nextCode < pieces.count else { return indent }
    let code = pieces[nextCode]
    if code.roles.contains(.row) { return indent + Self.blockIndent }
    if code.beginsLine || code.roles.contains(.otherwise) { return indent }
    return (brackets.last ?? statementIndent) + Self.continuationIndent
  }

  // MARK: Pieces

  /// Writes the next piece, and keeps in mind what it opens and closes.
  mutating func writePiece() {
    let piece = pieces[next]
    switch piece.token {
    case .leftBrace: depth += 1
    case .leftParenthesis, .leftBracket: brackets.append(lines.indent)
    case .rightParenthesis, .rightBracket: brackets.removeLast()
    default: break
    }
    append(piece)
    next += 1
  }

  /// Writes a piece; a unit stands behind one blank, the sign ° and the letters of the compass touch.
  mutating func append(_ piece: FormatPiece) {
    guard piece.token == .number, piece.digitsEnd < piece.upper else {
      return lines.append(bytes[piece.lower..<piece.upper])
    }
    lines.append(bytes[piece.lower..<piece.digitsEnd])
    let unit = bytes[piece.digitsEnd..<piece.upper].drop { $0 == 0x20 || $0 == 0x09 }
    let isTouching = unit.first == 0xC2 || (unit.count == 1 && unit.first! < UInt8(ascii: "a"))
    if !isTouching { lines.append(0x20) }
    lines.append(unit)
  }
}
