/// Texts in double quotes.
extension Parser {
  /// A text in double quotes, with the expressions in its braces.
  mutating func parseTextLiteral() throws(Recovery) -> Int32 {
    let quote = token
    var parts = Siblings()
    var pieceLower = lexer.position
    while true {
      lexer.skipPlainText()
      let byte = lexer.peek()
      if lexer.position >= lexer.bytes.count || byte == 0x0A {
        advance()
        throw fail(.unclosed("\""), quote.span)
      }
      if byte == UInt8(ascii: "\\") {
        takeEscape()
      } else {
        if pieceLower < lexer.position {
          let piece = Node(kind: .textPiece, span: SourceRange(pieceLower, lexer.position))
          add(append(piece), to: &parts)
        }
        lexer.position += 1
        if byte == UInt8(ascii: "\"") {
          token = Token(kind: .textStart, lower: quote.lower, upper: lexer.position)
          advance()
          return append(
            Node(
              kind: .text, first: parts.first, span: SourceRange(quote.lower, previousUpper)))
        }
        do throws(Recovery) {
          add(try parseInsertion(in: quote), to: &parts)
        } catch {
          skipRestOfText()
          throw error
        }
        pieceLower = lexer.position
      }
    }
  }

  /// After a mistake in an insertion: what follows in the text is no code.
  private mutating func skipRestOfText() {
    guard token.kind != .newline, token.kind != .end else { return }
    lexer.position = token.lower
    skipText()
    isSkipping = true
    advance()
    isSkipping = false
  }

  /// A backslash and what it stands for; an unknown one is reported and read over.
  private mutating func takeEscape() {
    switch lexer.peek(1) {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "\""), UInt8(ascii: "\\"),
      UInt8(ascii: "{"), UInt8(ascii: "}"):
      lexer.position += 2
    case 0x0A, 0x0D, 0:
      lexer.position += 1  // the text has no end, and that is reported
    default:
      report(.unknownEscape, SourceRange(lexer.position, lexer.position + 1))
      lexer.position += 1
    }
  }

  /// An expression in the braces of a text; leaves the lexer behind the closing brace.
  private mutating func parseInsertion(in quote: Token) throws(Recovery) -> Int32 {
    let brace = SourceRange(lexer.position - 1, lexer.position)
    let outerBrackets = openBrackets
    openBrackets = 0
    defer { openBrackets = outerBrackets }
    advance()
    // A brace at the end of a line begins a block: the text was to end before it.
    if token.kind == .newline { throw fail(.unclosed("\""), quote.span) }
    // What a column can't be named is told of the column.
    if isTitle, token.kind == .name { columnInTitle = token.payload }
    defer { columnInTitle = -1 }
    let value = try parseExpression()
    guard token.kind == .rightBrace else {
      throw token.kind == .newline || token.kind == .end
        ? fail(.unclosed("{"), brace) : failExpecting("“}”")
    }
    lexer.position = token.upper
    return value
  }
}
