/// Single values: numbers, names, calls, lists, and what stands in parentheses.
extension Parser {
  /// Whether the token can begin an argument.
  var startsArgument: Bool {
    switch token.kind {
    case .number, .name, .textStart, .leftBracket, .leftParenthesis, .minus, .invalid: true
    default: false
    }
  }

  /// One argument of a command: a single value, with a sign before it if it has one.
  mutating func parseArgument() throws(Recovery) -> Int32 {
    switch token.kind {
    case .plus, .star, .slash, .caret, .equal, .notEqual, .less, .lessOrEqual, .greater,
      .greaterOrEqual:
      throw fail(.arithmeticNeedsParentheses, token.span)
    case .minus:
      let sign = token
      if lexer.peek() == UInt8(ascii: "-"), lexer.peek(1) == 0x20 {
        throw fail(.otherComment("--"), SourceRange(sign.lower, sign.lower + 2))
      }
      advance()
      guard touchesPrevious else { throw fail(.arithmeticNeedsParentheses, sign.span) }
      let child = try parseSingle()
      return parent(.negate, child, span: SourceRange(sign.lower, previousUpper))
    case .assign:
      throw fail(.assignedArgument(line: rewritten(token.span, as: " ")), token.span)
    default:
      let value = try parseSingle()
      guard token.kind == .dotDot else { return value }
      advance(overLineBreaks: true)
      let upper = try parseSingle()
      return try binary(.none, value, upper, .range)
    }
  }

  /// A number, name, call, text, list, or what stands in parentheses; then its members.
  mutating func parseSingle() throws(Recovery) -> Int32 {
    var node = try parseAtom()
    while token.kind == .dot, touchesPrevious {
      advance()
      guard token.kind == .name, touchesPrevious else {
        throw failExpecting("a name after the dot")
      }
      let name = token
      advance()
      let span = SourceRange(Int(syntax[node].span.lower), name.upper)
      try countLink(at: name.span)
      node = parent(.member, payload: name.payload, node, span: span)
    }
    return node
  }

  private mutating func parseAtom() throws(Recovery) -> Int32 {
    let start = token
    switch token.kind {
    case .number:
      advance()
      return append(Node(kind: .number, payload: start.payload, span: start.span))
    case .name:
      if let word = token.word, word.joinsExpressions, !isWronglyGiven(token.payload) {
        throw word == .visible ? try visibleFirst() : failExpecting("a value")
      }
      if followsLineBreak, openBrackets == 0, token.command != nil,
        vocabulary.property(token.payload) == nil, vocabulary.function(token.payload) == nil
      {
        // The line before ends with an operator, and this one begins a statement of its own.
        throw fail(.expected("a value", found: "the end of the line"), .empty(at: previousUpper))
      }
      advance()
      guard token.kind == .leftParenthesis, touchesPrevious else {
        return append(Node(kind: .name, payload: start.payload, span: start.span))
      }
      return try parseCall(start)
    case .textStart:
      return try parseTextLiteral()
    case .leftBracket:
      var elements = Siblings()
      try parseBracketed(.rightBracket, what: "a value") { parser throws(Recovery) in
        parser.add(try parser.parseExpression(), to: &elements)
      }
      return append(
        Node(kind: .list, first: elements.first, span: SourceRange(start.lower, previousUpper)))
    case .leftParenthesis:
      openBrackets += 1
      advance()
      if token.kind == .rightParenthesis {
        throw fail(.emptyParentheses, SourceRange(start.lower, token.upper))
      }
      let child = try parseExpression()
      if token.kind == .comma, decimalComma == nil {
        throw fail(.commaInParentheses(line: nil), token.span)
      }
      try close(.rightParenthesis, opened: start)
      return parent(.group, child, span: SourceRange(start.lower, previousUpper))
    case .rightBrace where followsLineBreak && openBrackets == 0:
      throw fail(.expected("a value", found: "the end of the line"), .empty(at: previousUpper))
    default:
      throw failExpecting("a value")
    }
  }

  private mutating func parseCall(_ name: Token) throws(Recovery) -> Int32 {
    var arguments = Siblings()
    try parseBracketed(.rightParenthesis, what: "a value") { parser throws(Recovery) in
      parser.add(try parser.parseExpression(), to: &arguments)
    }
    return append(
      Node(
        kind: .call, payload: name.payload, first: arguments.first,
        span: SourceRange(name.lower, previousUpper)))
  }

  /// What stands between an opening and a closing bracket, separated by commas.
  mutating func parseBracketed(
    _ closing: TokenKind, what: String, _ element: (inout Parser) throws(Recovery) -> Void
  ) throws(Recovery) {
    let opening = token
    openBrackets += 1
    advance()
    while token.kind != closing {
      try element(&self)
      if token.kind == .comma {
        advance()
      } else if token.kind != closing {
        if startsArgument, !followsLineBreak { throw failExpecting("a comma") }
        break
      }
    }
    try close(closing, opened: opening)
  }

  private mutating func close(_ closing: TokenKind, opened: Token) throws(Recovery) {
    guard token.kind == closing else {
      let bracket = lexer.text(opened.span)
      if token.kind == .end || followsLineBreak { throw fail(.unclosed(bracket), opened.span) }
      throw failExpecting(closing == .rightParenthesis ? "“)”" : "a comma or “]”")
    }
    openBrackets -= 1
    advance()
  }
}
