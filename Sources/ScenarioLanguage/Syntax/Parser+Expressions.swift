extension Parser {
  /// A whole expression: `or` joins `and`, which joins what `not` may stand before.
  mutating func parseExpression() throws(Recovery) -> Int32 {
    try nested { parser throws(Recovery) in
      var left = try parser.parseConjunction()
      while parser.isWord(.or) {
        parser.advance(overLineBreaks: true)
        let right = try parser.parseConjunction()
        left = try parser.binary(.binary, .or, left, right)
      }
      return left
    }
  }

  private mutating func parseConjunction() throws(Recovery) -> Int32 {
    var left = try parseNegation()
    while isWord(.and) {
      advance(overLineBreaks: true)
      let right = try parseNegation()
      left = try binary(.binary, .and, left, right)
    }
    return left
  }

  private mutating func parseNegation() throws(Recovery) -> Int32 {
    guard isWord(.not) else { return try parseComparison() }
    return try nested { parser throws(Recovery) in
      let start = parser.token.lower
      parser.advance(overLineBreaks: true)
      let child = try parser.parseNegation()
      return parser.parent(.not, [child], span: SourceRange(start, parser.previousUpper))
    }
  }

  private mutating func binary(
    _ kind: NodeKind, _ op: Operator, _ left: Int32, _ right: Int32
  ) throws(Recovery) -> Int32 {
    try countLink(at: syntax[right].span)
    let span = syntax[left].span.joined(syntax[right].span)
    syntax[left].next = right
    return append(Node(kind: kind, op: op, first: left, span: span))
  }

  /// Chains are read in a loop, but checked by going down: their length has a limit too.
  private mutating func countLink(at span: SourceRange) throws(Recovery) {
    links += 1
    guard links > Parser.mostLinks else { return }
    throw fail(.tooManyParts(limit: Parser.mostLinks), span)
  }

  // MARK: Comparisons

  private mutating func parseComparison() throws(Recovery) -> Int32 {
    let left = try parseRange()
    let result: Int32
    if let op = comparisonOperator {
      // Read on as if == had been written, so that one mistake is one error.
      if token.kind == .assign { report(.assignmentForComparison, token.span) }
      advance(overLineBreaks: true)
      result = try parseComparison(op, left)
    } else if isWord(.is) {
      result = try parseIs(left)
    } else if isWord(.was) {
      advance()
      let isNot = takeNot()
      guard isWord(.limited) else { throw failExpecting("“limited”") }
      result = predicate(.wasLimited, isNot, left)
    } else if isWord(.between) {
      result = try parseBetween(left)
    } else {
      return left
    }
    if comparisonOperator != nil || isWord(.is) { throw fail(.chainedComparison, token.span) }
    return result
  }

  var comparisonOperator: Operator? {
    switch token.kind {
    case .equal, .assign: .equal
    case .notEqual: .isNot
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    default: nil
    }
  }

  private mutating func takeNot() -> Bool {
    guard isWord(.not) else { return false }
    advance()
    return true
  }

  private mutating func predicate(_ kind: NodeKind, _ isNot: Bool, _ child: Int32) -> Int32 {
    advance()
    let span = SourceRange(Int(syntax[child].span.lower), previousUpper)
    return parent(kind, op: isNot ? .isNot : .none, [child], span: span)
  }

  /// `is` and `is not`: a predicate, or the same as == and !=.
  private mutating func parseIs(_ left: Int32) throws(Recovery) -> Int32 {
    advance()
    let isNot = takeNot()
    if isWord(.visible) { return predicate(.isVisible, isNot, left) }
    return try parseComparison(isNot ? .isNot : .equal, left)
  }

  /// What a value is compared with, and the tolerance if there is one.
  mutating func parseComparison(_ op: Operator, _ left: Int32) throws(Recovery) -> Int32 {
    var children = [left, try parseRange()]
    if token.kind == .plusMinus || isWord(.within) {
      advance()
      children.append(try parseRange())
    }
    let span = SourceRange(Int(syntax[left].span.lower), previousUpper)
    return parent(.comparison, op: op, children, span: span)
  }

  private mutating func parseBetween(_ value: Int32) throws(Recovery) -> Int32 {
    advance()
    let low = try parseSum()
    guard isWord(.and) else { throw failExpecting("“and”, as in “between 5 and 7”,") }
    advance(overLineBreaks: true)
    let high = try parseSum()
    let span = SourceRange(Int(syntax[value].span.lower), previousUpper)
    return parent(.between, [value, low, high], span: span)
  }

  // MARK: Arithmetic

  private mutating func parseRange() throws(Recovery) -> Int32 {
    let low = try parseSum()
    guard token.kind == .dotDot else { return low }
    advance()
    var children = [low, try parseSum()]
    if isWord(.by) {
      advance()
      children.append(try parseSum())
    }
    let span = SourceRange(Int(syntax[low].span.lower), previousUpper)
    return parent(.range, children, span: span)
  }

  private mutating func parseSum() throws(Recovery) -> Int32 {
    var left = try parseProduct()
    while token.kind == .plus || token.kind == .minus {
      let op: Operator = token.kind == .plus ? .add : .subtract
      advance(overLineBreaks: true)
      let right = try parseProduct()
      left = try binary(.binary, op, left, right)
    }
    return left
  }

  private mutating func parseProduct() throws(Recovery) -> Int32 {
    var left = try parseSign()
    while true {
      let op: Operator
      switch token.kind {
      case .star: op = .multiply
      case .slash: op = .divide
      default:
        guard isWord(.mod) else { return left }
        op = .modulo
      }
      advance(overLineBreaks: true)
      let right = try parseSign()
      left = try binary(.binary, op, left, right)
    }
  }

  /// A minus sign binds less than `^`, so that -2 ^ 2 is -4.
  private mutating func parseSign() throws(Recovery) -> Int32 {
    guard token.kind == .minus else { return try parsePower() }
    return try nested { parser throws(Recovery) in
      let start = parser.token.lower
      parser.advance()
      let child = try parser.parseSign()
      return parser.parent(.negate, [child], span: SourceRange(start, parser.previousUpper))
    }
  }

  /// `^` groups from the right.
  private mutating func parsePower() throws(Recovery) -> Int32 {
    let base = try parseSingle()
    guard token.kind == .caret else { return base }
    return try nested { parser throws(Recovery) in
      parser.advance(overLineBreaks: true)
      let exponent = try parser.parseSign()
      return try parser.binary(.binary, .power, base, exponent)
    }
  }

  // MARK: Single values

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
      advance()
      guard touchesPrevious else { throw fail(.arithmeticNeedsParentheses, sign.span) }
      let child = try parseSingle()
      return parent(.negate, [child], span: SourceRange(sign.lower, previousUpper))
    case .assign:
      throw fail(.assignedArgument, token.span)
    default:
      let value = try parseSingle()
      guard token.kind == .dotDot else { return value }
      advance()
      let upper = try parseSingle()
      return try binary(.range, .none, value, upper)
    }
  }

  /// A number, name, call, text, list, or what stands in parentheses; then its members.
  private mutating func parseSingle() throws(Recovery) -> Int32 {
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
      node = parent(.member, payload: name.payload, [node], span: span)
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
      if let word = vocabulary.word(token.payload), word.joinsExpressions {
        throw failExpecting("a value")
      }
      if followsLineBreak, openBrackets == 0, vocabulary.command(token.payload) != nil,
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
      if token.kind == .comma, decimalComma == nil { throw fail(.commaInParentheses, token.span) }
      try close(.rightParenthesis, opened: start)
      return parent(.group, [child], span: SourceRange(start.lower, previousUpper))
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

  // MARK: Texts

  /// A text in double quotes, with the expressions in its braces.
  mutating func parseTextLiteral() throws(Recovery) -> Int32 {
    let quote = token
    var parts = Siblings()
    var pieceLower = lexer.position
    while true {
      let byte = lexer.peek()
      if lexer.position >= lexer.bytes.count || byte == 0x0A {
        advance()
        throw fail(.unclosed("\""), quote.span)
      }
      switch byte {
      case UInt8(ascii: "\\"):
        takeEscape()
      case UInt8(ascii: "\""), UInt8(ascii: "{"):
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
          add(try parseInsertion(), to: &parts)
        } catch {
          skipRestOfText()
          throw error
        }
        pieceLower = lexer.position
      default:
        lexer.position += 1
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
  private mutating func parseInsertion() throws(Recovery) -> Int32 {
    let brace = SourceRange(lexer.position - 1, lexer.position)
    let outerBrackets = openBrackets
    openBrackets = 0
    defer { openBrackets = outerBrackets }
    advance()
    let value = try parseExpression()
    guard token.kind == .rightBrace else {
      throw token.kind == .newline || token.kind == .end
        ? fail(.unclosed("{"), brace) : failExpecting("“}”")
    }
    lexer.position = token.upper
    return value
  }
}
