/// What a reader most often meant by a statement that can't be read.
extension Parser {
  /// Puts what was meant in place of what was reported of a statement, where that is known.
  ///
  /// The statement begins with `start`; what was reported of it are the problems from `first` on.
  mutating func nameWhatWasMeant(by start: Token, from first: Int) {
    if let command = inCapitals(start) {
      problems.removeSubrange(first...)
      return report(.unknownCommand(lexer.text(start.span), suggestion: command), start.span)
    }
    if start.kind == .name, start.command == nil, !definedCommands.contains(start.payload),
      problems.count == first + 1,
      let joined = Command.joinedDefiner(start.span, in: lexer.bytes)
    {
      let meant = "\(joined.command) \(joined.name)"
      problems[first] = (otherWord(start.span, meant), start.span)
      syntax.unreadNames.insert(vocabulary.names.number(joined.name))
      return
    }
    guard problems.count == first + 1 else { return }
    // Where the line is known, no word in it means another.
    var isTold = false
    if case .otherWord(_, _, _?) = problems[first].0 { isTold = true }
    switch problems[first].0 {
    case .expected, .valueAsCommand, .arithmeticNeedsParentheses, .assignedArgument, .wordMissing,
      .wordTooMany, .otherWord:
      break
    default: return
    }
    if let match = otherBeginning(start)
      ?? (isTold ? nil : otherCondition(start, at: problems[first].1))
    {
      problems[first] = (otherWord(match.span, match.meant), match.span)
    } else if let command = misspelledCommand(start) {
      problems[first] = (
        .unknownCommand(lexer.text(start.span), suggestion: command), start.span
      )
      noteName(behind: start)
    }
  }

  /// The name behind a word that may have been to define it counts as known.
  private mutating func noteName(behind start: Token) {
    var first: Int32?
    for node in syntax.nodes.reversed() {
      guard node.span.lower > start.span.lower else { break }
      if node.kind == .name { first = node.payload }
    }
    if let first { syntax.unreadNames.insert(first) }
  }

  /// The command that was meant by the first word of a statement, as far as its letters tell.
  private func misspelledCommand(_ start: Token) -> Suggestion? {
    guard start.kind == .name, start.command == nil, !definedCommands.contains(start.payload),
      vocabulary.pairs(beginningWith: start.payload).isEmpty
    else { return nil }
    return .command(like: lexer.text(start.span))
  }

  /// The command that a word is but for its capitals.
  private func inCapitals(_ start: Token) -> Suggestion? {
    guard start.kind == .name, start.command == nil, !definedCommands.contains(start.payload),
      vocabulary.property(start.payload) == nil
    else { return nil }
    let word = lexer.text(start.span).lowercased()
    let entry = CommandEntry.table.first { "\($0.spelling)".lowercased() == word }
    return entry.map { Suggestion(word: "\($0.spelling)", namespace: .command) }
  }

  /// The words that a statement begins with, which have another name here.
  private func otherBeginning(_ start: Token) -> Synonym.Match? {
    guard start.kind == .name, start.command == nil, !definedCommands.contains(start.payload) else {
      return nil
    }
    return Synonym.match(.beginning, in: lexer.bytes, at: start.lower)
  }

  /// The words in a condition, up to the place of a mistake, which are written otherwise here.
  private func otherCondition(_ start: Token, at mistake: SourceRange) -> Synonym.Match? {
    switch start.command {
    case .assert, .expect, .if, .always, .never, .eventually: break
    default: return nil
    }
    var best: Synonym.Match?
    let first = max(start.upper, Int(mistake.lower) - Synonym.longest)
    for lower in first...max(first, Int(mistake.lower))
    where !lexer.bytes[lower - 1].isNameByte {
      guard let match = Synonym.match(.condition, in: lexer.bytes, at: lower),
        match.span.upper > mistake.lower, match.span.upper > best?.span.upper ?? 0
      else { continue }
      best = match
    }
    return best
  }

  /// The problem of something that is written otherwise.
  func otherWord(_ span: SourceRange, _ meant: String) -> Problem {
    .otherWord(lexer.text(span), meant: meant, line: rewritten(span, as: meant))
  }

  /// The statement with something else in a place of it, for a message.
  func rewritten(_ span: SourceRange, as text: String) -> String? {
    Rewriting.statement(around: span, in: lexer.bytes, with: text)
  }

  /// A word that is missing before the token.
  func wordMissing(_ word: String) -> Problem {
    .wordMissing(
      word, line: rewritten(.empty(at: token.lower), as: word + " "))
  }

  /// A word that joins values and stands among the arguments of a command.
  func joiningWord(of command: Command?) -> Problem {
    let word = lexer.text(token.span)
    if token.word == .mod { return .arithmeticNeedsParentheses }
    if let meant = Synonym.argument(word, of: command ?? .target, isAnimated: true) {
      return otherWord(token.span, meant)
    }
    switch token.word {
    case .and, .or, .in, .by: return .wordTooMany(word, line: rewritten(token.span, as: ""))
    default: return expected("a value")
    }
  }

  /// The words from the token on, or from `lower`, up to the next sign, which were to stand in quotes.
  func unquoted(_ what: String, from lower: Int? = nil) -> Problem {
    var upper = token.upper
    while upper < lexer.bytes.count, !lexer.bytes[upper].endsWords { upper += 1 }
    while upper > token.upper, lexer.bytes[upper - 1] == 0x20 { upper -= 1 }
    let span = SourceRange(lower ?? token.lower, upper)
    let text = "\"\(lexer.text(span))\""
    let isClosed = upper == lexer.bytes.count || lexer.bytes[upper] != UInt8(ascii: "{")
    return .quotesNeeded(what, line: rewritten(span, as: isClosed ? text : text + " "))
  }

  /// A value that is set with `=`, as other languages do.
  mutating func assignment(to start: Token) -> Problem {
    let name = lexer.text(start.span)
    let whole = SourceRange(start.lower, token.upper)
    let match = Synonym.match(.beginning, in: lexer.bytes, at: start.lower)
    let command =
      start.command != nil
      ? name : vocabulary.property(start.payload) == nil ? nil : match?.meant
    return .assigned(
      name, change: command.flatMap { rewritten(whole, as: $0 + " ") },
      check: vocabulary.property(start.payload) == nil ? nil : rewritten(token.span, as: "=="),
      name: rewritten(.empty(at: start.lower), as: "let "))
  }

  /// Whether the token and the byte behind it are `+=` or one of its kind.
  var isCompoundAssignment: Bool {
    switch token.kind {
    case .plus, .minus, .star, .slash: lexer.peek() == UInt8(ascii: "=") && lexer.peek(1) != 0x3D
    default: false
    }
  }

  // MARK: Sentences

  /// More than one value behind `print`, or words without quotes.
  func printsOne(from start: Token) -> Problem {
    let isOneWord = lexer.bytes[previousLower..<previousUpper].allSatisfy {
      $0.isNameByte || $0 >= 0x80
    }
    let first = syntax.nodes.last.map { Int(syntax[$0.first].span.lower) }
    guard token.kind == .name, isOneWord, first == previousLower else { return .printsOne }
    return unquoted("a text", from: previousLower)
  }

  /// The parameters of a definition without their parentheses.
  mutating func bareParameters(of name: Token) -> Recovery {
    let lower = token.lower
    var names: [String] = []
    while token.kind == .name || token.kind == .comma {
      if token.kind == .name { names.append(lexer.text(token.span)) }
      advance()
    }
    let span = SourceRange(name.lower, previousUpper)
    let meant = "\(lexer.text(name.span))(\(names.joined(separator: ", ")))"
    return fail(
      .otherWord(lexer.text(span), meant: meant, line: rewritten(span, as: meant + " ")),
      SourceRange(lower, previousUpper))
  }

  /// A title in the place of the name of a definition: `define "tap store {store}"`.
  ///
  /// Its first word, and the name that it is to have, count as known where it is used.
  mutating func definedTitle() throws(Recovery) -> Recovery {
    let lower = token.lower
    _ = try parseTextLiteral()
    let span = SourceRange(lower, previousUpper)
    let text = lexer.text(span).dropFirst().dropLast()
    let words = text.split(separator: " ")
    let given = words.filter { $0.utf8.first == UInt8(ascii: "{") }
    let spoken = words.filter { $0.utf8.allSatisfy { $0.isNameByte } }
    guard let first = spoken.first, let initial = first.utf8.first, !initial.isDigit,
      given.count + spoken.count == words.count
    else { return fail(.nameNotAWord(String(text)), span) }
    let name = spoken.dropFirst().reduce(first.lowercased()) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
    for name in [name, String(first)] {
      syntax.unreadNames.insert(vocabulary.names.number(name))
    }
    let parameters = given.map { $0.dropFirst().dropLast() }.joined(separator: ", ")
    let meant = given.isEmpty ? name : "\(name)(\(parameters))"
    return fail(
      .otherWord(lexer.text(span), meant: meant, line: rewritten(span, as: meant)), span)
  }

  /// `1 to 5` in place of `1..5`.
  mutating func rangeInWords(_ first: Int32) throws(Recovery) -> Recovery {
    let to = token.span
    advance()
    let last = try parseExpression()
    let span = syntax[first].span.joined(syntax[last].span)
    let meant = "\(lexer.text(syntax[first].span))..\(lexer.text(syntax[last].span))"
    return fail(
      .otherWord(lexer.text(span), meant: meant, line: rewritten(span, as: meant)), to)
  }

  /// Goes on at a `{` on a line of its own, as if it stood where it belongs, and says so.
  mutating func takeBraceBelow() {
    guard lexer.leadsToBrace else { return }
    report(
      .expected("“{” on this line", found: "the end of the line"), .empty(at: previousUpper))
    while token.kind == .newline { advance() }
  }

  /// What stands where a block begins: a word too many before it, or what was to be in it.
  mutating func blockMissing() -> Recovery {
    guard token.kind == .name else { return failExpecting("a block in { }") }
    let word = token
    let text = lexer.text(word.span)
    let isFiller = text == "then" || text == "do" || text == "times" || text == "time"
    if isFiller {
      advance()
      if token.kind == .leftBrace {
        return fail(.wordTooMany(text, line: rewritten(word.span, as: "")), word.span)
      }
    }
    guard token.kind == .name else { return failExpecting("a block in { }") }
    var upper = token.upper
    while upper < lexer.bytes.count, !endsLine(lexer.bytes[upper]) { upper += 1 }
    let rest = SourceRange(word.lower, upper)
    let block = "{ \(lexer.text(SourceRange(token.lower, upper)))"
    return fail(
      .otherWord(lexer.text(rest), meant: block + " }", line: rewritten(rest, as: block + " }")),
      word.span)
  }

  func endsLine(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "#")
  }
}

extension Synonym {
  /// The argument of a command that is meant by a word; nil when it has none of that name.
  static func argument(_ word: String, of command: Command?, isAnimated: Bool = false) -> String? {
    guard let command, let meant = argument(word) else { return nil }
    let isOfAnimate = isAnimated && command.entry.group == .moving
    let commands = isOfAnimate ? [command, .animate] : [command]
    let isKnown = commands.contains { command in
      command.entry.parameters.contains { $0.style != .positional && "\($0.name)" == meant }
    }
    return isKnown ? meant : nil
  }

  private static func argument(_ word: String) -> String? {
    Array(word.utf8).withUnsafeBufferPointer { match(.argument, in: $0, at: 0)?.meant }
  }
}

extension UInt8 {
  /// A sign that no words in quotes would go beyond.
  fileprivate var endsWords: Bool {
    switch self {
    case 0x0A, 0x0D, UInt8(ascii: ";"), UInt8(ascii: "#"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "\""):
      true
    default: false
    }
  }
}
