extension Parser {
  /// Statements up to the end of the text, or to the `}` that closes the block.
  mutating func parseStatements(into statements: inout Siblings, isTopLevel: Bool) {
    while true {
      switch token.kind {
      case .newline, .semicolon:
        advance()
      case .end:
        return
      case .rightBrace:
        guard isTopLevel else { return }
        report(.unmatched("}"), token.span)
        advance()
      default:
        if token.kind == .name, token.command == nil { joinCutCommand() }
        // It ends what was not closed before it.
        if !isTopLevel, startsScenario, braceBalance != 0 { return }
        let nestingBefore = nesting
        let start = token
        let problemCount = problems.count
        newName = -1
        links = 0
        do throws(Recovery) {
          let statement = try parseStatement()
          try finishStatement(begunWith: start)
          add(statement, to: &statements)
          if isTopLevel { syntax.ends.append(Int32(previousUpper)) }
        } catch {
          nesting = nestingBefore
          noteLostNames(from: start)
          nameWhatWasMeant(by: start, from: problemCount)
          skipStatement(from: start.lower)
        }
      }
    }
  }

  private var startsScenario: Bool {
    token.kind == .at
      || (token.command == .scenario)
  }

  /// Nothing may follow a statement on its line.
  private mutating func finishStatement(begunWith start: Token) throws(Recovery) {
    switch token.kind {
    case .newline, .semicolon, .end, .rightBrace: return
    case .assign: throw fail(.assignmentForComparison, token.span)
    default: break
    }
    // A scenario ends what was not closed before it, and that has been reported.
    if startsScenario, problems.last?.0 == .unclosed("{") { return }
    // The statement after a block may stand on the same line.
    if lexer.bytes[previousUpper - 1] == UInt8(ascii: "}") { return }
    if let unit = otherUnit { throw fail(unit, token.span) }
    if start.command == .print { throw fail(printsOne(from: start), errorSpan) }
    if start.command == .assert || start.command == .expect, startsArgument,
      token.kind != .invalid, !followsLineBreak, token.word?.joinsExpressions != true
    {
      let before = SourceRange(previousLower, previousUpper)
      throw lexer.text(before) == "that"
        ? fail(.wordTooMany("that", line: rewritten(before, as: "")), before)
        : fail(wordMissing("=="), token.span)
    }
    throw failExpecting("the end of the line")
  }

  /// The number before and the number after a comma that touches both.
  var decimalComma: SourceRange? {
    guard let number = syntax.numbers.last, number.touchesComma,
      Int(number.digitsEnd) == token.lower
    else { return nil }
    return lexer.decimalComma(after: SourceRange(previousLower, token.lower))
  }

  private mutating func parseStatement() throws(Recovery) -> Int32 {
    if token.kind == .at { return try parseScenario() }
    if isSession, nesting == 0, startsValue { return try parseValue() }
    if isWord(.else) { throw fail(.elseAlone, token.span) }
    if token.kind == .minus, lexer.peek() == UInt8(ascii: "-") {
      throw fail(.otherComment("--"), SourceRange(token.lower, token.lower + 2))
    }
    guard token.kind == .name else {
      let failure = failExpecting("a command")
      if token.kind == .bar, lineHoldsBar(from: token.upper) { skipTable() }
      throw failure
    }
    if isWord(.examples) {
      report(.lateExamples, token.span)
      skipTable()
      throw Recovery()
    }
    switch token.command {
    case .scenario: return try parseScenario()
    case .let: return try parseLet()
    case .define: return try parseDefine()
    case .for: return try parseFor()
    case .repeat: return try parseRepeat()
    case .if: return try parseIf()
    case .assert: return try parseCheck(.assert)
    case .expect: return try parseCheck(.expect)
    case .print: return try parsePrint()
    case .use: return try parseUse()
    case .move: return try parseMove()
    case .animate: return try parseAnimate()
    case .always, .never, .eventually: return try parseWatch()
    case .at: return try parseMoment()
    default: return try parseCommand()
    }
  }

  /// A command word and its arguments, up to the end of the statement; a block may follow.
  ///
  /// The command of an `animate` ends before a block and before the options of `animate` itself.
  private mutating func parseCommand(isAnimated: Bool = false) throws(Recovery) -> Int32 {
    let start = token
    advance()
    if isCompoundAssignment {
      let span = SourceRange(start.lower, token.upper + 1)
      let sign = lexer.text(token.span)
      let name = lexer.text(start.span)
      throw fail(.valueKept(name, sign: sign), span)
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
      case .name where token.word?.joinsExpressions == true:
        throw fail(joiningWord(of: command), token.span)
      default:
        add(try parseArgument(), to: &arguments)
      }
    }
  }

  private mutating func parseAnimate() throws(Recovery) -> Int32 {
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

  private mutating func parseWatch() throws(Recovery) -> Int32 {
    let start = token
    advance()
    let condition = try parseExpression()
    return try parseReason(.watch, payload: start.payload, condition, from: start.lower)
  }

  private mutating func parseMoment() throws(Recovery) -> Int32 {
    let start = token
    advance()
    let time = try parseExpression()
    let head = SourceRange(start.lower, previousUpper)
    let block = try parseBlock()
    return parent(.moment, time, block, span: head)
  }

  /// Whether a line says what should hold, as in `zoom == 7`, without `assert` before it.
  private func startsComparison(after start: Token) -> Bool {
    if comparisonOperator != nil { return true }
    guard isWord(.is) || isWord(.was) || isWord(.between) else { return false }
    return vocabulary.property(start.payload) != nil || vocabulary.command(start.payload) == nil
  }

  private mutating func parseMove() throws(Recovery) -> Int32 {
    let start = token
    advance()
    guard token.kind == .name else { throw failExpecting("a command that moves the camera") }
    let command = try parseCommand()
    return parent(.move, command, span: SourceRange(start.lower, previousUpper))
  }

  private mutating func parseLet() throws(Recovery) -> Int32 {
    let start = token
    advance()
    let name = try parseNewName()
    if token.kind == .equal { throw fail(otherWord(token.span, "="), token.span) }
    guard token.kind == .assign else {
      throw startsArgument ? fail(wordMissing("="), token.span) : failExpecting("“=” and a value")
    }
    advance(overLineBreaks: true)
    let value = try parseExpression()
    return parent(
      .letValue, payload: name.payload, value, span: SourceRange(start.lower, previousUpper))
  }

  /// A name that the statement defines.
  private mutating func parseNewName() throws(Recovery) -> Token {
    guard token.kind == .name else { throw failExpecting("a name") }
    let name = token
    if newName < 0 { newName = name.payload }
    advance()
    return name
  }

  private mutating func parseDefine() throws(Recovery) -> Int32 {
    let start = token
    advance()
    let name = try parseNewName()
    if isSession { ownCommands.insert(name.payload) }
    definedCommands.insert(name.payload)
    var children = Siblings()
    if token.kind == .leftParenthesis {
      var count = 0
      try parseBracketed(.rightParenthesis, what: "a parameter") {
        parser throws(Recovery) in
        count += 1
        guard count <= Parser.mostColumns else {
          throw parser.fail(.tooWide("parameters", limit: Parser.mostColumns), parser.token.span)
        }
        parser.add(try parser.parseParameter(), to: &children)
      }
    }
    let nameSpan = SourceRange(start.lower, previousUpper)
    if token.kind == .name { throw bareParameters(of: name) }
    add(try parseBlock(), to: &children)
    return append(
      Node(kind: .define, payload: name.payload, first: children.first, span: nameSpan))
  }

  private mutating func parseParameter() throws(Recovery) -> Int32 {
    let name = try parseNewName()
    var value: Int32 = -1
    if token.kind == .assign {
      advance()
      value = try parseExpression()
    }
    return parent(.parameter, payload: name.payload, value, span: name.span)
  }

  private mutating func parseFor() throws(Recovery) -> Int32 {
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

  private mutating func parseRepeat() throws(Recovery) -> Int32 {
    let start = token
    advance()
    if token.kind == .leftBrace { throw failExpecting("how often, like 3,") }
    let count = try parseExpression()
    let head = SourceRange(start.lower, previousUpper)
    let block = try parseBlock()
    return parent(.repeatTimes, count, block, span: head)
  }

  private mutating func parseIf() throws(Recovery) -> Int32 {
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

  private mutating func parseCheck(_ kind: NodeKind) throws(Recovery) -> Int32 {
    let start = token
    advance()
    if kind == .expect, isWord(.error) || takesError {
      advance()
      let block = try parseBlock()
      return try parseReason(.expectError, block, from: start.lower)
    }
    let condition = try parseExpression()
    return try parseReason(kind, condition, from: start.lower)
  }

  /// What ends a check: the author's reason, if one is given.
  private mutating func parseReason(
    _ kind: NodeKind, payload: Int32 = -1, _ child: Int32, from lower: Int
  ) throws(Recovery) -> Int32 {
    var reason: Int32 = -1
    if isWord(.because) {
      advance()
      guard token.kind == .textStart else {
        throw token.kind == .name
          ? fail(unquoted("a reason"), token.span) : failExpecting("the reason in double quotes")
      }
      reason = try parseTextLiteral()
    }
    return parent(
      kind, payload: payload, child, reason, span: SourceRange(lower, previousUpper))
  }

  private mutating func parsePrint() throws(Recovery) -> Int32 {
    let start = token
    advance()
    let value = try parseExpression()
    return parent(.print, value, span: SourceRange(start.lower, previousUpper))
  }

  private mutating func parseUse() throws(Recovery) -> Int32 {
    let start = token
    advance()
    guard token.kind == .textStart else {
      throw token.kind == .name
        ? fail(unquoted("a file's name"), token.span)
        : failExpecting("a file's name in double quotes")
    }
    let text = try parseTextLiteral()
    return parent(.use, text, span: SourceRange(start.lower, previousUpper))
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
      report(.unclosed("{"), brace.span)
    }
  }
}
