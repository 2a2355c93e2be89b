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
    guard token.command == .scenario else {
      throw failExpecting("a scenario after its tags")
    }
    let start = token
    advance()
    guard token.kind == .textStart else {
      throw token.kind == .name
        ? fail(unquoted("a title"), token.span) : failExpecting("a title in double quotes")
    }
    add(try parseTextLiteral(), to: &children)
    let head = SourceRange(start.lower, previousUpper)
    if token.kind == .newline { takeBraceBelow() }
    guard token.kind == .leftBrace else { throw failExpecting("a block in { }") }
    let brace = token
    advance()
    while token.kind == .newline || token.kind == .semicolon { advance() }
    if isWord(.examples) {
      do throws(Recovery) {
        add(try parseExamples(), to: &children)
      } catch {
        for name in columnNames { syntax.unreadNames.insert(name) }
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

  /// A table: the names of its columns, and rows of values. A row with a mistake is left out.
  private mutating func parseExamples() throws(Recovery) -> Int32 {
    let start = token
    columnNames = []
    advance()
    guard token.kind == .newline else {
      defer { skipLine() }
      throw failExpecting("the table on the lines below")
    }
    while token.kind == .newline { advance() }
    guard token.kind == .bar else {
      defer { skipLine() }
      throw failExpecting("a row that starts with |")
    }
    var rows = Siblings()
    var rowCount = 0
    while token.kind == .bar {
      do throws(Recovery) {
        let row = try parseRow(isHeader: rowCount == 0)
        if rowCount == 0 || isWhole(row, under: rows.first) { add(row, to: &rows) }
      } catch {
        skipLine()
      }
      rowCount += 1
      while token.kind == .newline { advance() }
    }
    if rowCount == 1, rows.first >= 0 { report(.emptyTable, syntax[rows.first].span) }
    guard rows.first >= 0 else { throw Recovery() }
    return append(
      Node(kind: .examples, first: rows.first, span: SourceRange(start.lower, previousUpper)))
  }

  /// Whether a row has a cell for every column; says so if not.
  private mutating func isWhole(_ row: Int32, under header: Int32) -> Bool {
    // Without a header nothing is known of the columns, and that has been reported.
    guard header >= 0 else { return false }
    let cells = syntax.count(from: syntax[row].first)
    let columns = syntax.count(from: syntax[header].first)
    if cells == columns { return true }
    report(.raggedRow(cells: cells, columns: columns), syntax[row].span)
    return false
  }

  /// Goes behind a table that stands in the wrong place.
  mutating func skipTable() {
    repeat {
      skipLine()
      while token.kind == .newline { advance() }
    } while token.kind == .bar
    // The next statement begins here.
    followsLineBreak = true
  }

  /// Goes to the end of a line on which there is a mistake.
  private mutating func skipLine() {
    isSkipping = true
    defer { isSkipping = false }
    openBrackets = 0
    while token.kind != .newline, token.kind != .end {
      if token.kind == .textStart { skipText() }
      advance()
    }
  }

  /// A table has at most so many columns, and a definition so many parameters.
  static let mostColumns = 100

  private mutating func parseRow(isHeader: Bool) throws(Recovery) -> Int32 {
    let start = token
    var cells = Siblings()
    advance()
    if isHeader, token.kind == .newline { throw failExpecting("the name of a column") }
    while token.kind != .newline, token.kind != .end {
      if isHeader {
        guard columnNames.count < Parser.mostColumns else {
          throw fail(.tooWide("columns", limit: Parser.mostColumns), token.span)
        }
        guard token.kind == .name else { throw failExpecting("the name of a column") }
        columnNames.append(token.payload)
        add(append(Node(kind: .name, payload: token.payload, span: token.span)), to: &cells)
        advance()
      } else {
        guard token.kind != .bar else { throw fail(.emptyCell, token.span) }
        add(try parseExpression(), to: &cells)
      }
      guard token.kind == .bar else { throw failExpecting("“|” after the cell") }
      advance()
    }
    return append(
      Node(kind: .row, first: cells.first, span: SourceRange(start.lower, previousUpper)))
  }
}
