/// Blocks, and what repeats or chooses them.
extension Parser {
  mutating func parseFor() throws(Recovery) -> Int32 {
    let start = token
    advance()
    let name = try parseNewName()
    guard isWord(.in) else {
      throw token.kind == .name
        ? fail(otherWord(token.span, "in"), token.span) : failExpecting("“in” and a list")
    }
    advance()
    let list = try parseExpression()
    if token.kind == .name, lexer.text(token.span) == "to" { throw try rangeInWords(list) }
    let head = SourceRange(start.lower, previousUpper)
    let block = try parseBlock()
    return parent(.forEach, payload: name.payload, list, block, span: head)
  }

  mutating func parseRepeat() throws(Recovery) -> Int32 {
    let start = token
    advance()
    if token.kind == .leftBrace { throw failExpecting("how often, like 3,") }
    let count = try parseExpression()
    let head = SourceRange(start.lower, previousUpper)
    let block = try parseBlock()
    return parent(.repeatTimes, count, block, span: head)
  }

  mutating func parseIf() throws(Recovery) -> Int32 {
    try goDeeper()
    defer { comeBack() }
    let start = token
    advance()
    let condition = try parseExpression()
    let head = SourceRange(start.lower, previousUpper)
    let block = try parseBlock()
    var otherwise: Int32 = -1
    if token.kind == .newline, lexer.leadsToElse {
      while token.kind == .newline { advance() }
    }
    if isWord(.else) || takesElse {
      advance()
      if token.command == .if {
        otherwise = try parseIf()
      } else {
        otherwise = try parseBlock()
      }
    }
    return parent(.ifElse, condition, block, otherwise, span: head)
  }

  /// `{`, statements, `}`.
  mutating func parseBlock() throws(Recovery) -> Int32 {
    if token.kind == .newline { takeBraceBelow() }
    try goDeeper()
    defer { comeBack() }
    guard token.kind == .leftBrace else {
      let failure = blockMissing()
      parseUnopenedBlock()
      throw failure
    }
    let brace = token
    let outerBrackets = openBrackets
    openBrackets = 0
    defer { openBrackets = outerBrackets }
    advance()
    var statements = Siblings()
    parseStatements(into: &statements, isTopLevel: false)
    closeBlock(brace)
    return append(
      Node(
        kind: .block, first: statements.first, span: SourceRange(brace.lower, previousUpper)))
  }

  /// Takes the `}` that closes a block, or says that it is missing.
  mutating func closeBlock(_ brace: Token) {
    if token.kind == .rightBrace {
      advance()
    } else {
      let open = unclosedBrace(in: brace.span)
      report(.unclosed("{"), open)
      syntax.openFrom = min(syntax.openFrom, open.lower)
    }
  }
}
