extension Parser {
  /// Tags, the title, the examples, and the block of a scenario.
  mutating func parseScenario() throws(Recovery) -> Int32 {
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
    guard token.kind == .name, vocabulary.command(token.payload) == .scenario else {
      throw failExpecting("a scenario after its tags")
    }
    let start = token
    advance()
    guard token.kind == .textStart else { throw failExpecting("a title in double quotes") }
    add(try parseTextLiteral(), to: &children)
    let head = SourceRange(start.lower, previousUpper)
    guard token.kind == .leftBrace else { throw failExpecting("a block in { }") }
    let brace = token
    advance()
    while token.kind == .newline || token.kind == .semicolon { advance() }
    if isWord(.examples) {
      do throws(Recovery) {
        add(try parseExamples(), to: &children)
      } catch {
        syntax.unreadNames.formUnion(columnNames)
        while token.kind != .newline, token.kind != .end { advance() }
      }
    }
    var statements = Siblings()
    parseStatements(into: &statements, isTopLevel: false)
    closeBlock(brace)
    let block = Node(
      kind: .block, first: statements.first, span: SourceRange(brace.lower, previousUpper))
    add(append(block), to: &children)
    return append(Node(kind: .scenario, first: children.first, span: head))
  }

  private mutating func parseExamples() throws(Recovery) -> Int32 {
    let start = token
    columnNames = []
    advance()
    guard token.kind == .newline else { throw failExpecting("the table on the lines below") }
    while token.kind == .newline { advance() }
    guard token.kind == .bar else { throw failExpecting("a row that starts with |") }
    var rows = Siblings()
    var columns = -1
    while token.kind == .bar {
      let bar = token
      let row = try parseRow(isHeader: columns < 0)
      let count = syntax.count(from: syntax[row].first)
      if columns < 0 { columns = count }
      if count != columns {
        report(.raggedRow(cells: count, columns: columns), SourceRange(bar.lower, previousUpper))
      }
      add(row, to: &rows)
      while token.kind == .newline { advance() }
    }
    if syntax[rows.first].next < 0 {
      report(.emptyTable, syntax[rows.first].span)
    }
    return append(
      Node(kind: .examples, first: rows.first, span: SourceRange(start.lower, previousUpper)))
  }

  private mutating func parseRow(isHeader: Bool) throws(Recovery) -> Int32 {
    let start = token
    var cells = Siblings()
    advance()
    while token.kind != .newline, token.kind != .end {
      if isHeader {
        guard token.kind == .name else { throw failExpecting("the name of a column") }
        columnNames.append(token.payload)
        add(append(Node(kind: .name, payload: token.payload, span: token.span)), to: &cells)
        advance()
      } else {
        guard token.kind != .bar else { throw fail(.emptyCell, token.span) }
        add(try parseExpression(), to: &cells)
      }
      if token.kind == .comma, let span = decimalComma {
        throw fail(.decimalComma(written: lexer.text(span)), span)
      }
      guard token.kind == .bar else { throw failExpecting("“|” after the cell") }
      advance()
    }
    return append(
      Node(kind: .row, first: cells.first, span: SourceRange(start.lower, previousUpper)))
  }
}
