/// The statements that have a form of their own.
extension CursorReader {
  /// A name that the statement defines.
  private mutating func newName() -> Int32? {
    guard token.kind == .name else {
      if isAtCursor { isClosed = true }
      return nil
    }
    let name = token.payload
    advance()
    return name
  }

  mutating func letValue() {
    let name = newName()
    guard token.kind == .assign else { return skip() }
    advance(overLineBreaks: true)
    let value = expression(Expected(.any))
    bind(name, .value(value.kind))
  }

  mutating func thing(_ command: Command, _ kind: Kind) {
    let name = newName()
    arguments(command)
    bind(name, .value(kind))
  }

  mutating func forEach() {
    let name = newName()
    guard accept(.in, offered: name != nil) else { return skipToBlock(.block) }
    let list = expression(Expected([.lists, .line])).kind
    let element: Kind = list.isList ? list.element : list == .line ? .place : .unknown
    bind(name, .value(element), inBlock: true)
    block(.block)
  }

  mutating func define() {
    let name = newName()
    var parameters: [Int32] = []
    if token.kind == .leftParenthesis {
      openBrackets += 1
      advance()
      while token.kind == .name {
        parameters.append(token.payload)
        advance()
        if token.kind == .assign {
          advance()
          _ = expression(Expected(.any))
        }
        if token.kind == .comma { advance() }
      }
      close(.rightParenthesis)
    }
    bind(name, .definition(parameters: parameters.map { vocabulary.names.spelling($0) }))
    for parameter in parameters { bind(parameter, .value(.unknown), inBlock: true) }
    block(.block)
  }

  mutating func ifElse() {
    _ = expression(Expected(.any))
    block(.block)
    guard previous.kind == .rightBrace else { return }
    skipLinesBeforeElse()
    guard accept(.else) else { return }
    if token.kind == .name, vocabulary.command(token.payload) == .if {
      advance()
      nested(()) { $0.ifElse() }
    } else {
      if isAtCursor { offers.offer(Command.if.entry.spelling) }
      block(.block)
    }
  }

  /// An `else` may stand on a line of its own.
  private mutating func skipLinesBeforeElse() {
    var ahead = self
    while ahead.token.kind == .newline { ahead.advance() }
    if ahead.isWord(.else) || ahead.isAtCursor { self = ahead }
  }

  mutating func check() {
    let condition = expression(Expected(.any, text: .place))
    if condition.isCondition { reason() }
  }

  mutating func reason() {
    if accept(.because), token.kind == .textStart { text(.plain) }
  }

  mutating func tag() {
    advance()
    if isAtCursor, touchesPrevious {
      for tag in ["skip", "only"] { offers.offer(tag) }
    }
    if token.kind == .end { isClosed = true } else if token.kind == .name { advance() }
  }

  /// A table: the names of its columns, and rows of values.
  mutating func examples() {
    advance()
    var isHeader = true
    while token.kind == .newline || token.kind == .bar {
      if token.kind == .bar {
        row(isHeader: isHeader)
        isHeader = false
      } else {
        guard upcoming.kind == .newline || upcoming.kind == .bar else { return }
        advance()
      }
    }
  }

  private mutating func row(isHeader: Bool) {
    while token.kind == .bar {
      advance()
      if isHeader {
        bind(newName(), .value(.unknown))
      } else if token.kind != .newline {
        _ = expression(Expected(.any, text: .place))
      }
    }
    skip()
  }

  // MARK: Movements

  mutating func animate() {
    if token.kind == .name, vocabulary.command(token.payload) == .move { advance() }
    if isAtCursor { offers.offer(Command.move.entry.spelling) }
    movingCommand(isAnimated: true)
    arguments(.animate)
  }

  mutating func movingCommand(isAnimated: Bool = false) {
    if isAtCursor {
      for entry in CommandEntry.table where entry.group == .moving {
        offers.offer(entry.spelling)
      }
      isClosed = true
    } else if token.kind == .name, let command = vocabulary.command(token.payload) {
      advance()
      arguments(command, isAnimated: isAnimated)
    }
  }
}
