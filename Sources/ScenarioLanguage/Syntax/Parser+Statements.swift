/// Statements one behind the other, and which kind each is of.
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
        if token.kind == .name {
          if token.command == nil { joinCutCommand() } else { dropSemicolon() }
        }
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
          if focus.map({ start.lower <= $0.upper && token.upper >= $0.lower }) != false {
            nameWhatWasMeant(by: start, from: problemCount)
          }
          for block in skipStatement(from: start.lower) { add(block, to: &statements) }
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
}
