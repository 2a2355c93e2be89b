import Gazetteer

/// Going on behind a mistake, so that one mistake is one error.
extension Parser {
  /// Goes on behind a mistake: at the next line or `;`, over blocks that open on the way. Gives those
  /// whose statements have lines of their own: they are read, though what they belong to is lost.
  ///
  /// A token on a new line begins the next statement, unless it is the mistake itself, or the one
  /// that this statement began with.
  mutating func skipStatement(from start: Int) -> [Int32] {
    openBrackets = 0
    if token.lower == start || problems.last?.1 == token.span { followsLineBreak = false }
    isSkipping = true
    defer { isSkipping = false }
    var lostBlocks: [Int32] = []
    var openBraces = 0
    while token.kind != .end {
      if openBraces == 0 {
        if token.kind == .newline || token.kind == .semicolon { return lostBlocks }
        if token.kind == .rightBrace, !standsInWord { return lostBlocks }
        if followsLineBreak { return lostBlocks }
        if token.kind == .leftBrace, opensLines, let block = parseLostBlock(from: start) {
          lostBlocks.append(block)
          if token.kind == .newline, lexer.leadsToElse {
            while token.kind == .newline { advance() }
            followsLineBreak = false
          }
          continue
        }
      }
      if token.kind == .leftBrace { openBraces += 1 }
      if token.kind == .rightBrace, openBraces > 0 { openBraces -= 1 }
      if token.kind == .textStart { skipText() }
      advance()
    }
    return lostBlocks
  }

  /// Whether nothing stands behind the `{` on its line.
  private var opensLines: Bool {
    lexer.bytes[restOfLine(from: token.upper)].allSatisfy { $0.isSpace }
  }

  /// Reads a block behind a mistake. What that mistake may have named counts as known in it.
  private mutating func parseLostBlock(from start: Int) -> Int32? {
    guard !isSession, nesting + 1 < Parser.deepest else { return nil }
    nesting += 1
    isSkipping = false
    defer {
      nesting -= 1
      isSkipping = true
    }
    let brace = token
    for word in words(in: start..<brace.lower, between: { $0.isSpace || $0 == UInt8(ascii: ",") }) {
      noteName(word)
    }
    advance()
    while token.kind == .newline { advance() }
    if isWord(.examples) { skipTable() }
    var statements = Siblings()
    parseStatements(into: &statements, isTopLevel: false)
    if token.kind == .rightBrace { advance() }
    return append(
      Node(
        kind: .block, first: statements.first, span: SourceRange(brace.lower, previousUpper)))
  }

  /// Goes on behind a text that is not read: after its closing quote, or at the end of the line.
  mutating func skipText() {
    while lexer.position < lexer.bytes.count, lexer.peek() != 0x0A {
      let byte = lexer.peek()
      lexer.position += byte == UInt8(ascii: "\\") && lexer.peek(1) > 0x1F ? 2 : 1
      if byte == UInt8(ascii: "\"") { return }
    }
  }

  /// Whether the token is a sign that slipped into a word: `finge}r`.
  private var standsInWord: Bool {
    token.lower > 0 && lexer.bytes[token.lower - 1].isNameByte && lexer.peek().isNameByte
  }

  /// Goes to the end of a line on which there is a mistake.
  mutating func skipLine(notesNames: Bool = false) {
    isSkipping = true
    defer { isSkipping = false }
    openBrackets = 0
    while token.kind != .newline, token.kind != .end {
      if token.kind == .textStart { skipText() }
      if notesNames, token.kind == .name { syntax.unreadNames.insert(token.payload) }
      advance()
    }
  }

  /// Reads what a block holds whose `{` is missing, so that its `}` closes nothing else.
  ///
  /// The statements belong to nothing; their mistakes are reported.
  mutating func parseUnopenedBlock() {
    guard braceBalance < 0,
      !lexer.bytes[restOfLine(from: token.lower)].contains(UInt8(ascii: "}"))
    else { return }
    countedBraces = braceBalance + 1
    skipLine()
    var statements = Siblings()
    parseStatements(into: &statements, isTopLevel: false)
    if token.kind == .rightBrace { advance() }
  }

  // MARK: Lost names

  /// What a statement that could not be read was to define counts as known, and nothing is known of it.
  mutating func noteLostNames(from start: Token) {
    if newName >= 0 { syntax.unreadNames.insert(newName) }
    // A sign may have slipped into a word: what stands between the blanks is put together again.
    let words = words(in: restOfLine(from: start.lower)) {
      $0.isSpace || $0 == UInt8(ascii: "(")
    }
    guard let command = words.prefix(2).lazy.compactMap(Parser.definer).first else { return }
    if command == .use {
      syntax.isIncomplete = true
    } else {
      for word in words.prefix(4) { noteName(word) }
    }
  }

  /// The names in a header with a mistake count as known.
  ///
  /// A sign or a blank may have slipped into a name, also a “|”, or a “|” be missing between two.
  mutating func noteColumns(_ header: Range<Int>) {
    let cells = words(in: header) { $0 == UInt8(ascii: "|") }
    for cell in cells + words(in: header, between: { $0.isSpace }) { noteName(cell) }
    for (left, right) in zip(cells, cells.dropFirst()) { noteName(left + right) }
  }

  private mutating func noteName(_ word: [UInt8]) {
    let name = word.withUnsafeBufferPointer { vocabulary.names.number($0) }
    guard !vocabulary.isReserved(name), vocabulary.pairs(beginningWith: name).isEmpty else {
      return
    }
    syntax.unreadNames.insert(name)
  }

  /// What stands between separators, without the signs that may have slipped in.
  private func words(in range: Range<Int>, between separates: (UInt8) -> Bool) -> [[UInt8]] {
    lexer.bytes[range].split(whereSeparator: separates)
      .map { word in word.filter { $0.isNameByte || $0 >= 0x80 } }.filter { !$0.isEmpty }
  }

  /// The command that gives a name, or takes a file's, and is spelled like a word.
  private static func definer(_ word: [UInt8]) -> Command? {
    (Command.definers + [.use]).first { command in
      let spelling = Array("\(command.entry.spelling)".utf8)
      let limit = max(1, spelling.count / 3)
      return EditDistance.between(CityName.fold(word), spelling, limit: limit) != nil
    }
  }

  // MARK: What lies ahead

  /// So far is looked ahead on a line: one of many statements would be looked at for each of them.
  private static let longestLine = 4096

  /// From a byte up to the end of its line, or to a comment.
  func restOfLine(from lower: Int) -> Range<Int> {
    let limit = min(lexer.bytes.count, lower + Parser.longestLine)
    var upper = lower
    while upper < limit, lexer.bytes[upper] != 0x0A, lexer.bytes[upper] != UInt8(ascii: "#") {
      upper += 1
    }
    return lower..<upper
  }

  /// Whether a line has a “|” from a byte on, and not in a text.
  func lineHoldsBar(from lower: Int) -> Bool {
    var isText = false
    for byte in lexer.bytes[restOfLine(from: lower)] {
      if byte == UInt8(ascii: "\"") { isText.toggle() }
      if byte == UInt8(ascii: "|"), !isText { return true }
    }
    return false
  }

  /// How many more braces the text opens than it closes; counted when it is first asked for.
  var braceBalance: Int {
    mutating get {
      if let known = countedBraces { return known }
      let balance = countBraces()
      countedBraces = balance
      return balance
    }
  }

  private func countBraces() -> Int {
    var balance = 0
    var braces = Braces(bytes: lexer.bytes, position: 0, end: lexer.bytes.count)
    while let brace = braces.next() {
      balance += lexer.bytes[brace] == UInt8(ascii: "{") ? 1 : -1
    }
    return balance
  }
}

extension UInt8 {
  /// What stands between words.
  var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
