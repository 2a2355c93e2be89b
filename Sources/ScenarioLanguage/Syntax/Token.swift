/// The smallest parts of a text.
enum TokenKind: UInt8 {
  case number, name, textStart
  case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, semicolon, newline, end
  case dot, dotDot, at, bar
  case plus, minus, star, slash, caret, plusMinus
  case assign, equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  /// Something that can't stand anywhere; it has been reported.
  case invalid
}

/// One token: its kind, its place, and the name or number it stands for.
struct Token {
  var kind: TokenKind
  /// A name's number, or an index into the tree's numbers.
  var payload: Int32
  var span: SourceRange

  @inline(__always)
  init(kind: TokenKind, payload: Int32 = -1, lower: Int, upper: Int) {
    self.kind = kind
    self.payload = payload
    span = SourceRange(lower, upper)
  }

  var lower: Int { Int(span.lower) }
  var upper: Int { Int(span.upper) }

  /// The small word of the grammar that it is.
  @inline(__always)
  var word: Word? { kind == .name ? Word(name: payload) : nil }
  /// The command of one word that it is.
  @inline(__always)
  var command: Command? { kind == .name ? Command(name: payload) : nil }
}
