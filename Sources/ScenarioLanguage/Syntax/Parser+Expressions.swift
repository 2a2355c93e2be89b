extension Parser {
  /// A whole expression.
  mutating func parseExpression() throws(Recovery) -> Int32 {
    try goDeeper()
    defer { comeBack() }
    return try parseOperators(from: .disjunction)
  }

  /// An expression whose operators bind as tightly as `loosest` or more.
  ///
  /// What follows an operator on its right binds more tightly than the operator itself; so those
  /// of one precedence group from the left. Comparisons and ranges don't group at all.
  private mutating func parseOperators(from loosest: Precedence) throws(Recovery) -> Int32 {
    var tightest = Precedence.product
    var left: Int32
    if loosest <= .negation, isWord(.not) {
      left = try parseNegation()
      tightest = .conjunction
    } else {
      left = try parseSign()
    }
    while let (precedence, op) = token.joiner, precedence >= loosest, precedence <= tightest {
      tightest = precedence
      switch precedence {
      case .disjunction: left = try parseRight(op, left, from: .conjunction)
      case .conjunction: left = try parseRight(op, left, from: .negation)
      case .comparison, .negation:
        left = try parseComparison(left, op)
        tightest = .conjunction
      case .range:
        left = try parseRange(left)
        tightest = .comparison
      case .sum: left = try parseRight(op, left, from: .product)
      case .product:
        advance(overLineBreaks: true)
        left = try binary(op, left, try parseSign())
      }
    }
    return left
  }

  /// The operator that the token is when it compares two values.
  var comparisonOperator: Operator? { token.comparisonOperator }

  private mutating func parseRight(
    _ op: Operator, _ left: Int32, from loosest: Precedence
  ) throws(Recovery) -> Int32 {
    advance(overLineBreaks: true)
    if comparisonOperator != nil, syntax[left].kind == .comparison {
      throw fail(wordMissing(lexer.text(syntax[syntax[left].first].span)), token.span)
    }
    let right = try parseOperators(from: loosest)
    return try binary(op, left, right)
  }

  private mutating func binary(
    _ op: Operator, _ left: Int32, _ right: Int32, _ kind: NodeKind = .binary
  ) throws(Recovery) -> Int32 {
    try countLink(at: syntax[right].span)
    let span = syntax[left].span.joined(syntax[right].span)
    return parent(kind, op: op, left, right, span: span)
  }

  /// Chains are read in a loop, but checked by going down: their length has a limit too.
  private mutating func countLink(at span: SourceRange) throws(Recovery) {
    links += 1
    guard links > Parser.mostLinks else { return }
    throw fail(.tooManyParts(limit: Parser.mostLinks), span)
  }

  private mutating func parseNegation() throws(Recovery) -> Int32 {
    try goDeeper()
    defer { comeBack() }
    let start = token.lower
    advance(overLineBreaks: true)
    let child = try parseOperators(from: .negation)
    return parent(.not, child, span: SourceRange(start, previousUpper))
  }

  // MARK: Comparisons

  private mutating func parseComparison(
    _ left: Int32, _ op: Operator
  ) throws(Recovery) -> Int32 {
    let result: Int32
    if op != .none {
      // Read on as if == had been written, so that one mistake is one error.
      if token.kind == .assign { report(.assignmentForComparison, token.span) }
      advance(overLineBreaks: true)
      result = try parseOtherSide(op, left)
    } else if isWord(.is) {
      result = try parseIs(left)
    } else if isWord(.was) {
      advance(overLineBreaks: true)
      let isNot = takeNot()
      guard isWord(.limited) else {
        throw isNearly(.limited)
          ? fail(otherWord(token.span, "limited"), token.span) : failExpecting("“limited”")
      }
      result = predicate(.wasLimited, isNot, left)
    } else {
      result = try parseBetween(left)
    }
    if comparisonOperator != nil || isWord(.is) { throw fail(.chainedComparison, token.span) }
    return result
  }

  private mutating func takeNot() -> Bool {
    guard isWord(.not) else { return false }
    advance(overLineBreaks: true)
    return true
  }

  private mutating func predicate(_ kind: NodeKind, _ isNot: Bool, _ child: Int32) -> Int32 {
    advance()
    let span = SourceRange(Int(syntax[child].span.lower), previousUpper)
    return parent(kind, op: isNot ? .isNot : .none, child, span: span)
  }

  /// `is` and `is not`: a predicate, or the same as == and !=.
  private mutating func parseIs(_ left: Int32) throws(Recovery) -> Int32 {
    advance(overLineBreaks: true)
    let isNot = takeNot()
    if isWord(.visible) { return predicate(.isVisible, isNot, left) }
    return try parseOtherSide(isNot ? .isNot : .equal, left)
  }

  /// What a value is compared with, and the tolerance if there is one.
  private mutating func parseOtherSide(_ op: Operator, _ left: Int32) throws(Recovery) -> Int32 {
    let opening = SourceRange(previousLower, previousUpper)
    let right = try parseOperators(from: .range)
    if token.kind == .name, token.word == nil, syntax[right].kind == .number,
      lexer.text(token.span) == "to"
    {
      throw try betweenInWords(right, from: opening)
    }
    var tolerance: Int32 = -1
    if token.kind == .plusMinus || isWord(.within) {
      advance(overLineBreaks: true)
      tolerance = try parseOperators(from: .range)
    }
    let span = SourceRange(Int(syntax[left].span.lower), previousUpper)
    return parent(.comparison, op: op, left, right, tolerance, span: span)
  }

  /// `is 7 to 8` in place of `between 7 and 8`.
  private mutating func betweenInWords(
    _ low: Int32, from sign: SourceRange
  ) throws(Recovery) -> Recovery {
    let to = token.span
    advance()
    guard startsArgument else { return failExpecting("a value") }
    let high = try parseOperators(from: .sum)
    let span = sign.joined(syntax[high].span)
    let meant =
      "between \(lexer.text(syntax[low].span)) and \(lexer.text(syntax[high].span))"
    return fail(.otherWord(lexer.text(span), meant: meant, line: rewritten(span, as: meant)), to)
  }

  private mutating func parseBetween(_ value: Int32) throws(Recovery) -> Int32 {
    advance(overLineBreaks: true)
    let low = try parseOperators(from: .sum)
    if token.kind == .name, lexer.text(token.span) == "to" {
      throw fail(otherWord(token.span, "and"), token.span)
    }
    guard isWord(.and) else { throw failExpecting("“and”, as in “between 5 and 7”,") }
    advance(overLineBreaks: true)
    let high = try parseOperators(from: .sum)
    let span = SourceRange(Int(syntax[value].span.lower), previousUpper)
    return parent(.between, value, low, high, span: span)
  }

  // MARK: Arithmetic

  private mutating func parseRange(_ low: Int32) throws(Recovery) -> Int32 {
    advance(overLineBreaks: true)
    let high = try parseOperators(from: .sum)
    var step: Int32 = -1
    if isWord(.by) {
      advance(overLineBreaks: true)
      step = try parseOperators(from: .sum)
    }
    let span = SourceRange(Int(syntax[low].span.lower), previousUpper)
    return parent(.range, low, high, step, span: span)
  }

  /// A minus sign binds less than `^`, so that -2 ^ 2 is -4.
  private mutating func parseSign() throws(Recovery) -> Int32 {
    guard token.kind == .minus else { return try parsePower() }
    try goDeeper()
    defer { comeBack() }
    let start = token.lower
    advance()
    let child = try parseSign()
    return parent(.negate, child, span: SourceRange(start, previousUpper))
  }

  /// `^` groups from the right.
  private mutating func parsePower() throws(Recovery) -> Int32 {
    let base = try parseSingle()
    guard token.kind == .caret else { return base }
    try goDeeper()
    defer { comeBack() }
    advance(overLineBreaks: true)
    return try binary(.power, base, try parseSign())
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
      if let word = token.word, word.joinsExpressions {
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
      if token.kind == .comma, decimalComma == nil { throw fail(.commaInParentheses, token.span) }
      try close(.rightParenthesis, opened: start)
      return parent(.group, child, span: SourceRange(start.lower, previousUpper))
    case .rightBrace where followsLineBreak && openBrackets == 0:
      throw fail(.expected("a value", found: "the end of the line"), .empty(at: previousUpper))
    default:
      throw failExpecting("a value")
    }
  }

  /// `visible calgary` in place of `calgary is visible`.
  private mutating func visibleFirst() throws(Recovery) -> Recovery {
    let visible = token
    advance()
    guard startsArgument else {
      token = visible
      return failExpecting("a value")
    }
    let place = try parseSingle()
    let span = visible.span.joined(syntax[place].span)
    let meant = "\(lexer.text(syntax[place].span)) is visible"
    return fail(
      .otherWord(lexer.text(span), meant: meant, line: rewritten(span, as: meant)), visible.span)
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
    let value = try parseExpression()
    guard token.kind == .rightBrace else {
      throw token.kind == .newline || token.kind == .end
        ? fail(.unclosed("{"), brace) : failExpecting("“}”")
    }
    lexer.position = token.upper
    return value
  }
}
