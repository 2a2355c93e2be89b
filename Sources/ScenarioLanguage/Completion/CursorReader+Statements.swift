extension CursorReader {
  /// What a block holds.
  enum Surroundings {
    /// The whole text.
    case text
    case scenario, block
    /// What hangs on a movement.
    case timeline
  }

  mutating func readText() {
    advance()
    statements(in: .text)
  }

  private mutating func statements(in surroundings: Surroundings) {
    var isFirst = true
    while true {
      let start = token.lower
      switch token.kind {
      case .end:
        if isAtCursor { offerStatements(in: surroundings, isFirst: isFirst) }
        isClosed = true
        return
      case .newline, .semicolon:
        advance()
        continue
      case .rightBrace where surroundings != .text:
        return
      case .leftBrace: block(.block)
      case .at:
        tag()
        continue
      case .name where isFirst && surroundings == .scenario && isWord(.examples): examples()
      default: statement()
      }
      if token.lower == start { advance() }
      // Only behind a block another statement may follow on the same line.
      if !previous.kind.mayEndStatement { skip(toBlock: true) }
      isFirst = false
    }
  }

  /// `{`, statements, `}`.
  mutating func block(_ surroundings: Surroundings) {
    guard token.kind == .leftBrace else { return skipToBlock(surroundings) }
    nested(()) { reader in
      let outerBrackets = reader.openBrackets
      reader.openBrackets = 0
      reader.depth += 1
      reader.advance()
      reader.statements(in: surroundings)
      reader.openBrackets = outerBrackets
      reader.leaveBlock()
      if reader.token.kind == .rightBrace { reader.advance() }
    }
  }

  /// Passes over what can't be read, to the block of the statement or to the statement's end.
  mutating func skipToBlock(_ surroundings: Surroundings) {
    skip(toBlock: true)
    if token.kind == .leftBrace { block(surroundings) }
  }

  mutating func skip(toBlock: Bool = false) {
    while true {
      switch token.kind {
      case .newline, .semicolon, .rightBrace: return
      case .leftBrace where toBlock: return
      case .end:
        isClosed = true
        return
      case .textStart: text(.plain)
      default: advance()
      }
    }
  }

  private mutating func statement() {
    guard token.kind == .name else {
      _ = expression(Expected(.any))
      return
    }
    if startsExpression {
      _ = expression(Expected(.any))
      return
    }
    let name = token.payload
    advance()
    guard let command = vocabulary.command(name) else { return otherCommand(name) }
    switch command {
    case .scenario:
      if token.kind == .textStart { text(.plain) }
      block(.scenario)
    case .let: letValue()
    case .define: define()
    case .for: forEach()
    case .repeat:
      _ = expression(Expected(.number))
      block(.block)
    case .if: ifElse()
    case .expect where accept(.error):
      block(.block)
      reason()
    case .assert, .expect, .always, .never, .eventually: check()
    case .print: _ = expression(Expected(.any))
    case .use: if token.kind == .textStart { text(.file(endings: [".cam"])) }
    case .move: movingCommand()
    case .animate: animate()
    case .at:
      _ = expression(Expected(.time))
      block(.block)
    case .place, .marker: thing(command, .place)
    case .line: thing(command, .line)
    default: arguments(command)
    }
  }

  /// Whether a statement is a value to be shown, as a session does.
  private var startsExpression: Bool {
    mutating get {
      let next = upcoming
      switch next.kind {
      case .equal, .assign, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .plus,
        .star, .slash, .caret:
        return true
      case .dot, .leftParenthesis: return next.lower == token.upper
      case .name:
        switch vocabulary.word(next.payload) {
        case .is, .was, .between: return true
        default: break
        }
      default: break
      }
      if case .definition = meaning(of: token.payload) { return false }
      return vocabulary.command(token.payload) == nil
        && vocabulary.pairs(beginningWith: token.payload).isEmpty
    }
  }

  /// A command of two words, or one of the text's own.
  private mutating func otherCommand(_ name: Int32) {
    if case .definition(let parameters) = meaning(of: name) {
      return callArguments(parameters)
    }
    let pairs = vocabulary.pairs(beginningWith: name)
    if isAtCursor {
      for pair in pairs { offers.offer(vocabulary.names.spelling(pair.second)) }
      isClosed = true
    } else if token.kind == .name, let pair = pairs.first(where: { $0.second == token.payload }) {
      advance()
      arguments(pair.command)
    }
  }

  // MARK: What can begin here

  private mutating func offerStatements(in surroundings: Surroundings, isFirst: Bool) {
    if isFirst, surroundings == .scenario { offers.offer(Word.examples.spelling) }
    for entry in CommandEntry.table where entry.command.canStand(in: surroundings) {
      let word = "\(entry.spelling)".split(separator: " ").first ?? ""
      offers.offer(String(word))
    }
    guard surroundings != .timeline else { return }
    for name in names {
      if case .definition = name.meaning { offers.offer(vocabulary.names.spelling(name.number)) }
    }
    if !offers.isNothingTyped { offerValues(Expected(.any), fit: .near) }
  }
}

extension Command {
  /// Whether a statement of that block can begin with it.
  fileprivate func canStand(in surroundings: CursorReader.Surroundings) -> Bool {
    switch self {
    case .always, .never, .eventually, .at: surroundings == .timeline
    case .scenario, .define, .use: surroundings == .text
    default: surroundings != .timeline
    }
  }
}

extension TokenKind {
  /// Whether another statement may follow behind it.
  fileprivate var mayEndStatement: Bool { self == .rightBrace || self == .newline }
}
