extension CursorReader {
  /// The arguments of a command, and the block behind them if it takes one.
  ///
  /// The command of an `animate` ends before the arguments of `animate` itself.
  mutating func arguments(_ command: Command, isAnimated: Bool = false) {
    let names = vocabulary.parameterNames(command)
    var given = GivenArguments(command.entry.parameters)
    while true {
      let start = token.lower
      switch token.kind {
      case .newline, .semicolon, .rightBrace: return
      case .leftBrace:
        if !isAnimated { block(command.takesTimeline ? .timeline : .block) }
        return
      case .end:
        offerArguments(of: command, given)
        return
      case .name where isAnimated && (isWord(.over) || isWord(.ease)): return
      case .comma: advance(overLineBreaks: true)
      default:
        if !namedArgument(&given, names, command),
          let index = given.nextPositional(isText: token.kind == .textStart)
        {
          value(given.parameters[index], of: command)
          given.takeValue(of: index)
        }
      }
      if token.lower == start { advance() }
    }
  }

  /// Takes a word that is the name of an argument, and its value; false when it is none.
  private mutating func namedArgument(
    _ given: inout GivenArguments, _ names: [Int32], _ command: Command
  ) -> Bool {
    guard token.kind == .name,
      let index = names.indices.first(where: {
        names[$0] == token.payload && given.parameters[$0].style != .positional
      })
    else { return false }
    advance()
    given.takeWord(of: index)
    let parameter = given.parameters[index]
    guard parameter.style == .named else { return true }
    // `pad` is followed by a length, or by the sides.
    let followers = given.followers(of: index)
    if isAtCursor {
      for follower in followers { offers.offer(given.parameters[follower].name) }
    } else if token.kind == .name, followers.contains(where: { names[$0] == token.payload }) {
      return true
    }
    value(parameter, of: command)
    given.takeValue(of: index)
    return true
  }

  private mutating func offerArguments(of command: Command, _ given: GivenArguments) {
    guard isAtCursor else { return }
    let parameters = given.parameters
    let next = given.nextPositional(isText: true)
    if let next, parameters[next].isRequired, !given.isGiven(next) {
      return value(parameters[next], of: command)
    }
    for index in parameters.indices
    where parameters[index].style != .positional && given.isFree(index) {
      offers.offer(parameters[index].name)
    }
    if let next { offerValues(Expected(parameters[next].value.kinds)) }
    // What is no text may be the next argument but one.
    if let other = given.nextPositional(isText: false), other != next {
      offerValues(Expected(parameters[other].value.kinds))
    }
  }

  /// The value of an argument: one value, or two numbers that make a place or a point.
  private mutating func value(_ parameter: Parameter, of command: Command) {
    switch parameter.value {
    case .none: break
    case .choice(let choice):
      if isAtCursor { for word in choice.words { offers.offer(word) } }
      if token.kind == .end { isClosed = true } else { advance() }
    case .place, .view, .places: pair(Expected(parameter.value.kinds), .angle)
    case .point: pair(Expected(.point), .screenLength)
    case .text: _ = operand(Expected(.text, text: command == .map ? .device : .routeFile))
    default: _ = operand(Expected(parameter.value.kinds))
    }
  }

  private mutating func pair(_ expected: Expected, _ part: KindSet) {
    let isNumber = operand(expected).kind.isNumeric
    switch token.kind {
    case .end where isNumber, .number where isNumber, .minus where isNumber,
      .leftParenthesis where isNumber, .name where isNumber && isOwnName:
      _ = operand(Expected(part))
    default: break
    }
  }

  private var isOwnName: Bool { meaning(of: token.payload) != nil }

  /// The arguments of a command of the text's own, by position or by name.
  mutating func callArguments(_ parameters: [String]) {
    var missing = parameters
    while true {
      let start = token.lower
      switch token.kind {
      case .newline, .semicolon, .rightBrace, .leftBrace: return
      case .end:
        guard isAtCursor, !missing.isEmpty else { return }
        for name in missing { offers.offer(name) }
        offerValues(Expected(.any, text: .place))
        return
      case .comma: advance(overLineBreaks: true)
      default:
        var index = missing.startIndex
        if token.kind == .name,
          let named = missing.firstIndex(of: vocabulary.names.spelling(token.payload))
        {
          index = named
          advance()
        }
        _ = operand(Expected(.any, text: .place))
        if index < missing.endIndex { missing.remove(at: index) }
      }
      if token.lower == start { advance() }
    }
  }
}
