/// The words and signs of one statement as they are written, for telling what it was meant to be.
struct StatementWords {
  /// A word, a number, a text in quotes, a sign; what stands in brackets belongs to what is before.
  struct Piece {
    let text: String
    let span: SourceRange

    /// A word, not a number and not a sign.
    var isWord: Bool {
      guard let first = text.utf8.first else { return false }
      return first >= 0x80 || first.isNameByte && !first.isDigit
    }

    /// A number, with its unit when that touches it.
    var isNumber: Bool {
      guard let first = text.utf8.first else { return false }
      return first.isDigit || (first == UInt8(ascii: "-") && text.utf8.count > 1)
    }

    /// What can be a place: a word, a call or a text.
    var isValue: Bool { isWord || text.utf8.first == UInt8(ascii: "\"") }
  }

  private(set) var pieces: [Piece] = []

  /// The pieces with those that touch each other as one.
  static func joined(_ pieces: ArraySlice<Piece>) -> [Piece] {
    var result: [Piece] = []
    for piece in pieces {
      if let last = result.last, last.span.upper == piece.span.lower {
        result.removeLast()
        result.append(Piece(text: last.text + piece.text, span: last.span.joined(piece.span)))
      } else {
        result.append(piece)
      }
    }
    return result
  }

  init(_ span: SourceRange, in bytes: [UInt8]) {
    var position = Int(span.lower)
    let end = Int(span.upper)
    while position < end {
      let lower = position
      let byte = bytes[position]
      position += 1
      if byte == 0x20 || byte == 0x09 { continue }
      if byte == UInt8(ascii: "\"") {
        while position < end, bytes[position] != byte { position += 1 }
        position = min(position + 1, end)
      } else if Self.isInWord(bytes, lower, from: lower, upTo: end)
        || Self.isSign(bytes, lower, from: Int(span.lower), upTo: end)
      {
        while position < end, Self.isInWord(bytes, position, from: lower, upTo: end) {
          position += 1
        }
        if position < end, bytes[position] == UInt8(ascii: "(") {
          while position < end, bytes[position] != UInt8(ascii: ")") { position += 1 }
          position = min(position + 1, end)
        }
      } else if byte.isOperator {
        while position < end, bytes[position].isOperator { position += 1 }
      }
      let span = SourceRange(lower, position)
      pieces.append(
        Piece(text: String(decoding: bytes[lower..<position], as: UTF8.self), span: span))
    }
  }

  /// A minus sign that touches its number, and not one before it: `3-12` is a range.
  private static func isSign(
    _ bytes: [UInt8], _ position: Int, from lower: Int, upTo end: Int
  ) -> Bool {
    bytes[position] == UInt8(ascii: "-") && position + 1 < end && bytes[position + 1].isDigit
      && (position == lower || !bytes[position - 1].isDigit)
  }

  /// Whether a byte belongs to the word that begins at `lower`: hyphens and apostrophes inside do.
  private static func isInWord(
    _ bytes: [UInt8], _ position: Int, from lower: Int, upTo end: Int
  ) -> Bool {
    let byte = bytes[position]
    if byte.isNameByte || byte >= 0x80 { return true }
    guard position > lower, position + 1 < end else { return false }
    let next = bytes[position + 1]
    switch byte {
    case UInt8(ascii: "."): return next.isNameByte
    case UInt8(ascii: "-"), UInt8(ascii: "'"):
      return !bytes[lower].isDigit && !next.isDigit && (next.isNameByte || next >= 0x80)
    case UInt8(ascii: "/"): return next.isNameByte && !next.isDigit
    default: return false
    }
  }
}

extension UInt8 {
  fileprivate var isOperator: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="),
      UInt8(ascii: "!"),
      UInt8(ascii: "&"), UInt8(ascii: "|"):
      true
    default: false
    }
  }
}
