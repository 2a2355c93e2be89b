extension Parser {
  /// Tags, the title, and the block of a scenario.
  ///
  /// One in a block is read too: the check says that it may stand nowhere but at the top.
  mutating func parseScenario() throws(Recovery) -> Int32 {
    try goDeeper()
    defer { comeBack() }
    var children = Siblings()
    while token.kind == .at {
      let at = token
      advance()
      guard token.kind == .name, touchesPrevious else {
        throw failExpecting("a tag's name after @")
      }
      let tag = Node(
        kind: .tag, payload: token.payload, span: SourceRange(at.lower, token.upper))
      add(append(tag), to: &children)
      advance()
      // Tags may stand on lines of their own above the scenario.
      while token.kind == .newline { advance() }
    }
    guard token.command == .scenario else {
      throw failExpecting("a scenario after its tags")
    }
    let start = token
    advance()
    var head = start.span
    do throws(Recovery) {
      add(try parseTitle(), to: &children)
      head = SourceRange(start.lower, previousUpper)
      if token.kind == .newline { takeBraceBelow() }
      guard token.kind == .leftBrace else { throw failExpecting("a block in { }") }
    } catch {
      guard braceBalance < 0 else { throw error }
      // Its block was to begin on this line, and ends where it should.
      skipLine()
      _ = parseBody()
      throw error
    }
    let body = parseBody()
    if let examples = body.examples { add(examples, to: &children) }
    add(body.block, to: &children)
    return append(Node(kind: .scenario, first: children.first, span: head))
  }

  private mutating func parseTitle() throws(Recovery) -> Int32 {
    guard token.kind == .textStart else {
      throw token.kind == .name
        ? fail(unquoted("a title"), token.span) : failExpecting("a title in double quotes")
    }
    isTitle = true
    defer { isTitle = false }
    return try parseTextLiteral()
  }

  /// The examples and the statements, from the `{` on, or from behind the place where it is missing.
  private mutating func parseBody() -> (examples: Int32?, block: Int32) {
    let brace = token
    advance()
    while token.kind == .newline || token.kind == .semicolon { advance() }
    var examples: Int32?
    if startsExamples {
      do throws(Recovery) {
        examples = try parseExamples()
      } catch {
        for name in columnNames { syntax.unreadNames.insert(name) }
      }
    }
    var statements = Siblings()
    parseStatements(into: &statements, isTopLevel: false)
    closeBlock(brace)
    let block = Node(
      kind: .block, first: statements.first, span: SourceRange(brace.lower, previousUpper))
    return (examples, append(block))
  }
}
