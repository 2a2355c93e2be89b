/// Commands and their arguments, and what is to hold or happen while one is under way.
extension Parser {
  /// A command word and its arguments, up to the end of the statement; a block may follow.
  ///
  /// The command of an `animate` ends before a block and before the options of `animate` itself.
  mutating func parseCommand(isAnimated: Bool = false) throws(Recovery) -> Int32 {
    let start = token
    advance()
    if isCompoundAssignment {
      let span = SourceRange(start.lower, token.upper + 1)
      let sign = lexer.text(token.span)
      let name = lexer.text(start.span)
      throw fail(.valueKept(name, sign: sign, line: nil), span)
    }
    if token.kind == .assign {
      throw fail(assignment(to: start), SourceRange(start.lower, token.upper))
    }
    if start.command == nil, vocabulary.property(start.payload) != nil,
      (startsArgument && token.word?.joinsExpressions != true) || isWord(.in)
    {
      throw fail(.valueAsCommand(lexer.text(start.span), line: nil), start.span)
    }
    if startsComparison(after: start) {
      throw fail(.checkWithoutAssert(lexer.text(start.span)), start.span)
    }
    if token.kind == .name { newName = token.payload }
    var arguments = Siblings()
    try parseArguments(of: start.command, into: &arguments, isAnimated: isAnimated)
    let node = append(
      Node(
        kind: .command, payload: start.payload, first: arguments.first,
        span: SourceRange(start.lower, previousUpper)))
    if start.command == .route { syntax.routes.append(node) }
    return node
  }

  private mutating func parseArguments(
    of command: Command?, into arguments: inout Siblings, isAnimated: Bool
  ) throws(Recovery) {
    while true {
      switch token.kind {
      case .newline, .semicolon, .end, .rightBrace:
        return
      case .leftBrace where isAnimated: return
      case .name where isAnimated && (isWord(.over) || isWord(.ease)): return
      case .comma where arguments.first >= 0:
        advance(overLineBreaks: true)
        guard startsArgument else { throw failExpecting("one more argument after the comma") }
      case .leftBrace:
        add(try parseBlock(), to: &arguments)
        return
      case .name where token.word?.joinsExpressions == true && !isWronglyGiven(token.payload):
        throw fail(joiningWord(of: command), token.span)
      default:
        add(try parseArgument(), to: &arguments)
      }
    }
  }

  /// Whether a line says what should hold, as in `zoom == 7`, without `assert` before it.
  private func startsComparison(after start: Token) -> Bool {
    if comparisonOperator != nil { return true }
    guard isWord(.is) || isWord(.was) || isWord(.between) else { return false }
    return vocabulary.property(start.payload) != nil || vocabulary.command(start.payload) == nil
  }

  mutating func parseAnimate() throws(Recovery) -> Int32 {
    let start = token
    advance()
    if token.command == .move { advance() }
    guard token.kind == .name else { throw failExpecting("a command that moves the camera") }
    var children = Siblings()
    add(try parseCommand(isAnimated: true), to: &children)
    try parseArguments(of: .animate, into: &children, isAnimated: false)
    return append(
      Node(
        kind: .animate, payload: start.payload, first: children.first,
        span: SourceRange(start.lower, previousUpper)))
  }

  mutating func parseMove() throws(Recovery) -> Int32 {
    let start = token
    advance()
    guard token.kind == .name else { throw failExpecting("a command that moves the camera") }
    let command = try parseCommand()
    return parent(.move, command, span: SourceRange(start.lower, previousUpper))
  }

  mutating func parseWatch() throws(Recovery) -> Int32 {
    let start = token
    advance()
    let condition = try parseExpression()
    return try parseReason(.watch, payload: start.payload, condition, from: start.lower)
  }

  mutating func parseMoment() throws(Recovery) -> Int32 {
    let start = token
    advance()
    let time = try parseExpression()
    let head = SourceRange(start.lower, previousUpper)
    let block = try parseBlock()
    return parent(.moment, time, block, span: head)
  }
}
