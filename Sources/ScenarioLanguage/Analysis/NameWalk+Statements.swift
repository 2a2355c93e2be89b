/// The names in statements and values.
extension NameWalk {
  mutating func block(_ node: Int32) { scope { $0.statements(of: node) } }

  mutating func statements(of block: Int32) {
    guard block >= 0 else { return }
    var child = syntax[block].first
    while child >= 0 {
      statement(child)
      child = syntax[child].next
    }
  }

  mutating func statement(_ node: Int32) {
    let first = syntax[node].first
    let span = syntax[node].span
    switch syntax[node].kind {
    case .command: command(node)
    case .move: statement(first)
    case .animate:
      statement(first)
      arguments(of: .animate, from: syntax[first].next)
    case .letValue:
      expression(first)
      declare(syntax[node].payload, .value, at: nameSpan(behind: 3, of: node), statement: span)
    case .forEach:
      expression(first)
      scope { walk in
        let name = walk.nameSpan(behind: 3, of: node)
        walk.declare(walk.syntax[node].payload, .loop, at: name, statement: span)
        walk.statements(of: walk.syntax[first].next)
      }
    case .ifElse:
      expression(first)
      let then = syntax[first].next
      block(then)
      let otherwise = syntax[then].next
      guard otherwise >= 0 else { return }
      if syntax[otherwise].kind == .ifElse { statement(otherwise) } else { block(otherwise) }
    case .define, .use, .scenario: break
    default: expressions(from: first)
    }
  }

  /// A node and those behind it, each a value or a block.
  mutating func expressions(from first: Int32) {
    var child = first
    while child >= 0 {
      part(child)
      child = syntax[child].next
    }
  }

  private mutating func part(_ node: Int32) {
    if syntax[node].kind == .block { block(node) } else { expression(node) }
  }

  mutating func expression(_ node: Int32) {
    if syntax[node].kind == .name, let meaning = meaning(of: syntax[node].payload) {
      note(meaning, at: syntax[node].span)
    }
    expressions(from: syntax[node].first)
  }

  // MARK: Commands

  private mutating func command(_ node: Int32) {
    let name = syntax[node].payload
    var first = syntax[node].first
    var command = vocabulary.command(name)
    if command == nil {
      if let parameters = parameters(of: name), let meaning = meaning(of: name) {
        note(meaning, at: wordSpan(at: Int(syntax[node].span.lower)))
        return call(parameters, from: first)
      }
      guard first >= 0, syntax[first].kind == .name else { return expressions(from: first) }
      let second = syntax[first].payload
      command = vocabulary.pairs(beginningWith: name).first { $0.second == second }?.command
      if command != nil { first = syntax[first].next }
    }
    guard let command else { return expressions(from: first) }
    switch command {
    case .place: thing(command, .place, first, node)
    case .marker: thing(command, .marker, first, node)
    case .line: thing(command, .line, first, node)
    default: arguments(of: command, from: first)
    }
  }

  /// A command that gives a name.
  private mutating func thing(
    _ command: Command, _ form: Declaration.Form, _ first: Int32, _ node: Int32
  ) {
    guard first >= 0, syntax[first].kind == .name else { return expressions(from: first) }
    arguments(of: command, from: syntax[first].next)
    declare(
      syntax[first].payload, form, at: syntax[first].span, statement: syntax[node].span)
  }

  /// Names of arguments and words of a choice are words of the command.
  private mutating func arguments(of command: Command, from first: Int32) {
    let range = vocabulary.parameterRange(of: command)
    var child = first
    while child >= 0 {
      let next = syntax[child].next
      if let index = named(child, range) {
        child = next
        let parameter = vocabulary.parameter(index)
        // `pad top 10`: no value of its own.
        guard parameter.style == .named, next >= 0, named(next, range) ?? index == index else {
          continue
        }
        if case .choice = parameter.value {} else { part(next) }
        child = syntax[next].next
      } else {
        if !isChoice(child, range) { part(child) }
        child = next
      }
    }
  }

  /// The parameter whose name a node is.
  private func named(_ node: Int32, _ range: Range<Int>) -> Int? {
    guard syntax[node].kind == .name else { return nil }
    return range.first {
      vocabulary.parameter($0).style != .positional
        && vocabulary.parameter($0).name == syntax[node].payload
    }
  }

  /// Whether a node is one of the words that a parameter can be.
  private func isChoice(_ node: Int32, _ range: Range<Int>) -> Bool {
    guard syntax[node].kind == .name else { return false }
    let word = vocabulary.names.spelling(syntax[node].payload)
    return range.contains { index in
      guard case .choice(let choice) = vocabulary.parameter(index).value else { return false }
      return choice.words.contains(word)
    }
  }

  /// The arguments of a definition's call, which may be named as in ``Checker``.
  private mutating func call(_ parameters: [Int], from first: Int32) {
    let count = syntax.count(from: first)
    var child = first
    while child >= 0 {
      let node = syntax[child]
      if node.kind == .name, node.next >= 0,
        let named = parameters.first(where: { declarations[$0].number == node.payload }),
        meaning(of: node.payload) == nil || count > parameters.count
      {
        note(named, at: node.span)
      } else {
        part(child)
      }
      child = node.next
    }
  }
}
