/// The table of a scenario, which one mistake in it does not take apart.
extension Parser {
  /// A table: the names of its columns, and rows of values. A row with a mistake is left out.
  mutating func parseExamples() throws(Recovery) -> Int32 {
    let start = token
    columnNames = []
    parseExamplesWord()
    while token.kind == .newline { advance() }
    guard startsRow else {
      defer { skipLine() }
      throw failExpecting("a row that starts with |")
    }
    var rows = Siblings()
    var rowCount = 0
    let problemCount = problems.count
    while startsRow {
      let line = token
      if rowCount > 0, rows.first < 0, token.kind != .bar {
        // The first “|” is missing in every line, which has been said of the header.
        skipLine()
        while token.kind == .newline { advance() }
        continue
      }
      if rowCount > 0, let rule = ruleOfMarks {
        report(.wordTooMany(lexer.text(rule), line: nil), rule)
        skipLine()
        while token.kind == .newline { advance() }
        continue
      }
      do throws(Recovery) {
        let row = try parseRow(isHeader: rowCount == 0)
        if rowCount == 0 || isWhole(row, under: rows.first) { add(row, to: &rows) }
      } catch {
        if rowCount == 0 { skipHeader(from: line) } else { skipLine() }
      }
      rowCount += 1
      while token.kind == .newline { advance() }
    }
    if rowCount == 1, rows.first >= 0 { report(.emptyTable, syntax[rows.first].span) }
    guard rows.first >= 0 else { throw Recovery() }
    if rowCount > 2, problems.count - problemCount == rowCount - 1, isRagged(from: problemCount) {
      try blameHeader(syntax[rows.first].span, from: problemCount)
    }
    return append(
      Node(kind: .examples, first: rows.first, span: SourceRange(start.lower, previousUpper)))
  }

  /// Whether the examples begin here, perhaps with a mistake in that word or without it.
  var startsExamples: Bool {
    if isWord(.examples) || token.kind == .bar { return true }
    switch token.kind {
    case .rightBrace, .leftBrace, .at, .end: return false
    case .name:
      guard token.command == nil, !definedCommands.contains(token.payload),
        vocabulary.pairs(beginningWith: token.payload).isEmpty
      else { return false }
    default: break
    }
    var below = lexer
    below.position = restOfLine(from: token.lower).upperBound
    return below.leadsToRow
  }

  /// The line above the table: nothing but the word.
  private mutating func parseExamplesWord() {
    if isWord(.examples) {
      advance()
      guard token.kind != .newline else { return }
      _ = failExpecting("the table on the lines below")
      let isHeader =
        token.kind == .bar
        && lexer.bytes[restOfLine(from: token.lower)].contains { $0.isNameByte }
      if !isHeader { skipLine() }
    } else if token.kind == .bar, !holdsExamplesWord {
      report(.wordMissing("examples", line: nil), token.span)
    } else {
      var upper = restOfLine(from: token.lower).upperBound
      while lexer.bytes[upper - 1].isSpace { upper -= 1 }
      let span = SourceRange(token.lower, upper)
      // A sign that can't stand anywhere has been reported.
      if token.kind != .invalid { report(otherWord(span, "examples"), span) }
      skipLine()
    }
  }

  /// Whether a line with a “|” holds nothing but the word.
  private var holdsExamplesWord: Bool {
    let letters = lexer.bytes[restOfLine(from: token.lower)].filter { $0.isNameByte }
    return letters.elementsEqual("\(Word.examples.spelling)".utf8)
  }

  /// Whether a row begins here, perhaps without the “|” that it should begin with.
  private var startsRow: Bool {
    if token.kind == .bar { return true }
    switch token.kind {
    case .rightBrace, .at, .end, .newline: return false
    default: return token.command == nil && lineHoldsBar(from: token.lower)
    }
  }

  /// Whether all that was reported from a problem on are rows with the same wrong number of cells.
  private func isRagged(from first: Int) -> Bool {
    guard case .raggedRow = problems[first].0 else { return false }
    return problems[first...].allSatisfy { $0.0 == problems[first].0 }
  }

  /// Puts one mistake in the header in the place of one in each row.
  private mutating func blameHeader(_ header: SourceRange, from first: Int) throws(Recovery) {
    guard case .raggedRow(let cells, let columns) = problems[first].0 else { return }
    problems.removeSubrange(first...)
    report(.raggedRow(cells: columns, columns: cells), header)
    noteColumns(Int(header.lower)..<Int(header.upper))
    throw Recovery()
  }

  /// The names in a header with a mistake count as known.
  private mutating func skipHeader(from header: Token) {
    noteColumns(restOfLine(from: header.lower))
    skipLine(notesNames: true)
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

  /// Goes behind a table that stands in the wrong place; its columns count as known.
  mutating func skipTable() {
    if token.kind != .bar {
      skipLine()
      while token.kind == .newline { advance() }
    }
    if token.kind == .bar { skipHeader(from: token) }
    while token.kind == .newline { advance() }
    while token.kind == .bar {
      skipLine()
      while token.kind == .newline { advance() }
    }
    // The next statement begins here.
    followsLineBreak = true
  }

  /// The problem of a column's name with a sign in it.
  private func columnNotAWord(from name: Token) -> Problem {
    .nameNotAWord(lexer.text(SourceRange(name.lower, wordEnd)))
  }

  /// Where the word ends that goes on with the token: at a blank, or a “|”.
  private var wordEnd: Int {
    var upper = token.upper
    while upper < lexer.bytes.count, lexer.bytes[upper] > 0x20, lexer.bytes[upper] != 0x7C {
      upper += 1
    }
    return upper
  }

  /// The line that parts the names of the columns from the rows elsewhere: `|---|---|`.
  private var ruleOfMarks: SourceRange? {
    var upper = restOfLine(from: token.lower).upperBound
    while upper > token.lower, lexer.bytes[upper - 1].isSpace { upper -= 1 }
    let line = lexer.bytes[token.lower..<upper]
    guard token.kind == .bar, line.contains(UInt8(ascii: "-")),
      line.allSatisfy({ $0.isSpace || "|-:".utf8.contains($0) })
    else { return nil }
    return SourceRange(token.lower, upper)
  }

  /// What is said of a cell of several words.
  private mutating func cellWithoutQuotes(in row: Token) -> Recovery {
    var lower = token.lower
    while lower > row.lower + 1, lexer.bytes[lower - 1] != UInt8(ascii: "|") { lower -= 1 }
    while lower < token.lower, lexer.bytes[lower].isSpace { lower += 1 }
    var upper = token.upper
    let end = restOfLine(from: token.lower).upperBound
    while upper < end, lexer.bytes[upper] != UInt8(ascii: "|") { upper += 1 }
    guard upper < end, lexer.bytes[lower].isNameByte || lexer.bytes[lower] >= 0x80, startsArgument,
      !lexer.bytes[lower..<upper].contains(UInt8(ascii: "\""))
    else { return failExpecting("“|” after the cell") }
    while lexer.bytes[upper - 1].isSpace { upper -= 1 }
    let span = SourceRange(lower, upper)
    let line = rewritten(span, as: "\"\(lexer.text(span))\"")
    return fail(.quotesNeeded("a text of several words", line: line), span)
  }

  /// A table has at most so many columns, and a definition so many parameters.
  static let mostColumns = 100

  private mutating func parseRow(isHeader: Bool) throws(Recovery) -> Int32 {
    let start = token
    var cells = Siblings()
    guard token.kind == .bar else { throw failExpecting("a row that starts with |") }
    advance()
    if isHeader, token.kind == .newline { throw failExpecting("the name of a column") }
    while token.kind != .newline, token.kind != .end {
      if isHeader {
        guard columnNames.count < Parser.mostColumns else {
          throw fail(.tooWide("columns", limit: Parser.mostColumns), token.span)
        }
        guard token.kind == .name else { throw failExpecting("the name of a column") }
        columnNames.append(token.payload)
        noteWrongName(token)
        add(append(Node(kind: .name, payload: token.payload, span: token.span)), to: &cells)
        let name = token
        advance()
        if token.kind != .bar, token.kind != .newline, touchesPrevious {
          throw fail(columnNotAWord(from: name), SourceRange(name.lower, wordEnd))
        }
      } else {
        guard token.kind != .bar else { throw fail(.emptyCell, token.span) }
        add(try parseExpression(), to: &cells)
      }
      guard token.kind == .bar else {
        throw isHeader ? failExpecting("“|” after the cell") : cellWithoutQuotes(in: start)
      }
      advance()
    }
    return append(
      Node(kind: .row, first: cells.first, span: SourceRange(start.lower, previousUpper)))
  }
}
