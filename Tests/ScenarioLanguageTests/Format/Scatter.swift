import SeededNumbers

@testable import ScenarioLanguage

/// Writes a text with other blanks, and with line breaks, comments and `;` where they may stand.
struct Scatter {
  /// No line break, comment or `;` is changed.
  var onlyBlanks = false

  private let bytes: [UInt8]
  private let pieces: [FormatPiece]
  private var generator: SeededGenerator
  private var result: [UInt8] = []
  private var openBrackets = 0
  private var comments = 0

  init(_ text: String, _ generator: SeededGenerator) {
    bytes = Array(text.utf8)
    self.generator = generator
    guard let (tree, _, names) = try? parse(text) else {
      pieces = []
      return
    }
    pieces = FormatPieces.read(bytes, tree, names: names)
  }

  mutating func text() -> String {
    for index in pieces.indices {
      writeGap(before: index)
      let piece = pieces[index]
      if piece.token == .number, piece.digitsEnd < piece.upper {
        writeNumber(piece)
      } else {
        result += bytes[piece.lower..<piece.upper]
      }
      if piece.token == .leftParenthesis || piece.token == .leftBracket { openBrackets += 1 }
      if piece.token == .rightParenthesis || piece.token == .rightBracket { openBrackets -= 1 }
    }
    if chance(2) { writeBlanks(atLeast: 0) }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func writeNumber(_ piece: FormatPiece) {
    result += bytes[piece.lower..<piece.digitsEnd]
    let unit = bytes[piece.digitsEnd..<piece.upper].drop { $0 == 0x20 || $0 == 0x09 }
    if unit.count > 1 || unit.first! >= UInt8(ascii: "a") { writeBlanks(atLeast: 0) }
    result += unit
  }

  private mutating func writeGap(before index: Int) {
    let piece = pieces[index]
    guard index > 0 else { return writeBlanks(atLeast: 0) }
    let last = pieces[index - 1]
    if mustTouch(last, piece) { return }
    if last.isComment || onlyBlanks {
      for _ in 0..<piece.breaks { result.append(0x0A) }
      return writeBlanks(atLeast: piece.breaks == 0 && !mayTouch(last, piece) ? 1 : 0)
    }
    if piece.isComment {
      for _ in 0..<piece.breaks { result.append(0x0A) }
      return writeBlanks(atLeast: 0)
    }
    if piece.roles.contains(.statement), !last.roles.contains(.rowEnd) {
      writeBlanks(atLeast: 0)
      if last.token == .leftBrace || last.token == .rightBrace, chance(3) { return }
      if chance(3) { result.append(UInt8(ascii: ";")) } else { writeLineEnd() }
      writeBlanks(atLeast: 0)
    } else if mustBreak(last, piece) {
      writeLineEnd()
    } else if mayBreak(last), chance(8) {
      writeLineEnd()
    } else if isFree(last, piece), chance(2) {
      writeLineEnd()
    } else {
      writeBlanks(atLeast: mayTouch(last, piece) ? 0 : 1)
    }
  }

  /// A row is a line.
  private func mustBreak(_ last: FormatPiece, _ piece: FormatPiece) -> Bool {
    piece.roles.contains(.row) || last.roles.contains(.rowEnd) || piece.roles.contains(.table)
  }

  /// Line breaks are free at the ends of a block, and behind tags.
  private func isFree(_ last: FormatPiece, _ piece: FormatPiece) -> Bool {
    piece.token == .rightBrace || last.token == .leftBrace || piece.roles.contains(.head)
      || piece.token == .at || piece.roles.contains(.otherwise)
  }

  private func mayBreak(_ last: FormatPiece) -> Bool {
    if openBrackets > 0 { return true }
    switch last.token {
    case .comma, .plus, .star, .slash, .caret, .equal, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .notEqual:
      return true
    case .minus: return !last.roles.contains(.sign)
    default: return false
    }
  }

  /// Whether two pieces say something else when something stands between them.
  private func mustTouch(_ last: FormatPiece, _ piece: FormatPiece) -> Bool {
    piece.roles.contains(.touching) || piece.token == .dot || last.token == .dot
      || last.token == .at || last.roles.contains(.sign)
      || (piece.token == .leftParenthesis && !piece.roles.contains(.group))
  }

  /// Whether two pieces are the same two when nothing stands between them.
  private func mayTouch(_ last: FormatPiece, _ piece: FormatPiece) -> Bool {
    switch (last.token, piece.token) {
    case (_, nil), (.leftBrace, _), (_, .rightBrace), (_, .comma): true
    case (.comma, _): piece.token != .number || openBrackets > 0
    case (.leftParenthesis, _), (.leftBracket, _), (_, .rightParenthesis), (_, .rightBracket): true
    case (_, .plus), (_, .star), (_, .caret), (_, .bar), (.bar, _): true
    case (.plus, _), (.star, _), (.caret, _): true
    default: false
    }
  }

  private mutating func writeBlanks(atLeast least: Int) {
    let count = Int.random(in: least...(least + 2), using: &generator)
    for _ in 0..<count { result.append(chance(5) ? 0x09 : 0x20) }
  }

  private mutating func writeLineEnd() {
    repeat {
      writeBlanks(atLeast: 0)
      if chance(4) {
        comments += 1
        result += "# comment \(comments) “\"{”  ".utf8
      }
      result.append(0x0A)
    } while chance(3)
    writeBlanks(atLeast: 0)
  }

  private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &generator) == 0 }
}
