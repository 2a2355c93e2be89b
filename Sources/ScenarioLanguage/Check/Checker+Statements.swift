/// Statements that hold others, and those that name values.
extension Checker {
  mutating func statements(of block: Int32) {
    var child = syntax[block].first
    while child >= 0 {
      statement(child)
      child = syntax[child].next
    }
  }

  mutating func statement(_ node: Int32) {
    // After so many mistakes no more are looked for: every guess at a word takes its time.
    guard diagnostics.count < Parser.mostProblems else { return }
    scratchTop = 0
    steps += 1
    currentSpan = syntax[node].span
    if isTraced { tracedStatement(node) } else { plainStatement(node) }
  }

  /// A statement whose camera before and after it is noted when it runs.
  private mutating func tracedStatement(_ node: Int32) {
    let isCommand: Bool
    switch syntax[node].kind {
    case .command, .move, .animate: isCommand = true
    case .letValue, .assert, .expect, .print: isCommand = false
    // What they hold is noted.
    default: return plainStatement(node)
    }
    let span = syntax[node].span
    let camera = spareCameras.popLast() ?? lasting(Kind.camera.width)
    emit(Instruction(.traceBegin, camera), span)
    plainStatement(node)
    emit(Instruction(.trace, camera, extra: isCommand ? 1 : 0), span)
    spareCameras.append(camera)
  }

  private mutating func plainStatement(_ node: Int32) {
    switch syntax[node].kind {
    case .command: command(node)
    case .move: moveCommand(node)
    case .letValue: letValue(node)
    case .forEach: forEach(node)
    case .repeatTimes: repeatTimes(node)
    case .ifElse: ifElse(node)
    case .assert, .expect: check(node)
    case .expectError: expectError(node)
    case .print: print(syntax[node].first)
    case .value: value(node)
    case .animate: animate(node)
    case .block: lostBlock(node)
    case .watch, .moment:
      // It may be the block of a movement.
      if isInLostBlock { return }
      report(
        .outsideMovement(
          firstWord(of: node), line: rewritten(.empty(at: Int(currentSpan.lower)), as: "")),
        syntax[node].span)
    case .define where syntax[node].span.lower > syntax.openFrom:
      unreadNames.insert(syntax[node].payload)
    case .use where syntax[node].span.lower > syntax.openFrom: isIncomplete = true
    case .define: report(.misplaced("define"), syntax[node].span)
    case .use: report(.misplaced("use"), syntax[node].span)
    case .scenario: report(.misplaced("scenario"), syntax[node].span)
    default: break
    }
  }

  private mutating func moveCommand(_ node: Int32) {
    let command = syntax[node].first
    if let known = vocabulary.command(syntax[command].payload), known.entry.group != .moving {
      report(.notAMove("\(known.entry.spelling)"), syntax[command].span)
      return
    }
    plainStatement(command)
  }

  /// A block behind a mistake: its statements have mistakes of their own.
  private mutating func lostBlock(_ node: Int32) {
    let outer = isInLostBlock
    isInLostBlock = true
    scope(node)
    isInLostBlock = outer
  }

  private mutating func letValue(_ node: Int32) {
    let name = syntax[node].payload
    let nameSpan = program.sources[Int(source)].word(behind: Int(syntax[node].span.lower) + 3)
    let isFree = canDefine(name, nameSpan, scope: scopeStart)
    let value = kept(setting(name) ?? expression(syntax[node].first))
    if isFree { bind(name, .value(value), nameSpan) }
  }

  /// A block with names of its own.
  mutating func scope(_ block: Int32, _ prepare: (inout Checker) -> Void = { _ in }) {
    let outerStart = scopeStart
    scopeStart = bindings.count
    scopeDepth += 1
    prepare(&self)
    let start = scopeStart
    statements(of: block)
    dropBindings(downTo: start)
    scopeStart = outerStart
    scopeDepth -= 1
  }

  // MARK: Loops

  private mutating func repeatTimes(_ node: Int32) {
    let countNode = syntax[node].first
    var count = expression(countNode, as: .number)
    guard !count.kind.isUnknown else { return skipBody(syntax[countNode].next) }
    count = kept(count)
    emit(Instruction(.repeatCount, count.slot), syntax[countNode].span)
    loop(count.slot, over: syntax[countNode].next, span: syntax[node].span) { _, _ in }
  }

  private mutating func forEach(_ node: Int32) {
    let listNode = syntax[node].first
    let name = syntax[node].payload
    let block = syntax[listNode].next
    if vocabulary.isReserved(name) {
      let span = program.sources[Int(source)].word(behind: Int(syntax[node].span.lower) + 3)
      report(.reservedName(spelling(name)), span)
      return
    }
    var inner = listNode
    while syntax[inner].kind == .group { inner = syntax[inner].first }
    if syntax[inner].kind == .range {
      guard let range = rangeParts(inner) else { return skipBody(block, naming: name) }
      let count = lasting(1)
      emit(Instruction(.rangeCount, count, range.slot), syntax[inner].span)
      let value = Operand(kind: range.kind, slot: lasting(1))
      surrounded(by: [(name, value)]) { checker in
        checker.loop(count, over: block, span: checker.syntax[node].span) { checker, counter in
          checker.emit(Instruction(.rangeValue, value.slot, range.slot, counter))
          checker.bind(name, .value(value), checker.syntax[node].span)
        }
      }
      return
    }
    let list = kept(expression(listNode))
    guard !list.kind.isUnknown else { return skipBody(block, naming: name) }
    guard list.kind.isList || list.kind == .line else {
      report(
        .wrongKind(wanted: "a list", found: found(list, listNode)), syntax[listNode].span)
      return skipBody(block, naming: name)
    }
    let kind = list.kind == .line ? Kind.place : list.kind.element
    let value = stored(kind, at: lasting(kind.width))
    surrounded(by: [(name, value)]) { checker in
      checker.loop(list.slot + 1, over: block, span: checker.syntax[node].span) {
        checker, counter in
        checker.emit(
          Instruction(.element, value.slot, list.slot, counter, extra: kind.width))
        checker.bind(name, .value(value), checker.syntax[node].span)
      }
    }
  }

  /// Checks the block of a loop whose head has a mistake, for the mistakes of its own.
  private mutating func skipBody(_ block: Int32, naming name: Int32 = -1) {
    scope(block) { checker in
      if name >= 0 { checker.bind(name, .value(.unknown), checker.syntax[block].span) }
    }
  }

  /// The turns of a loop, with the memory of texts and lists given back after each.
  private mutating func loop(
    _ count: Int32, over block: Int32, span: SourceRange,
    _ prepare: (inout Checker, Int32) -> Void
  ) {
    let outerUse = usesMemory
    let outerSteps = steps
    usesMemory = false
    steps = 0
    let counter = lasting(1)
    let mark = lasting(2)
    emit(Instruction(.markMemory, mark), span)
    let enter = emit(Instruction(.enterLoop, counter, count), span)
    let start = here
    scope(block) { checker in prepare(&checker, counter) }
    if usesMemory { emit(Instruction(.releaseMemory, mark)) }
    emit(Instruction(.nextTurn, counter, count, start, extra: min(steps + 1, 0xFFFF)), span)
    land(enter)
    usesMemory = usesMemory || outerUse
    steps = outerSteps
  }

  private mutating func ifElse(_ node: Int32) {
    let conditionNode = syntax[node].first
    let block = syntax[conditionNode].next
    let otherwise = syntax[block].next
    let condition = expression(conditionNode, as: .truth)
    let jump = emit(Instruction(.jumpIfFalse, condition.slot))
    scope(block)
    guard otherwise >= 0 else { return land(jump) }
    let end = emit(Instruction(.jump))
    land(jump)
    if syntax[otherwise].kind == .ifElse { statement(otherwise) } else { scope(otherwise) }
    land(end)
  }

  // MARK: Checks

  private mutating func check(_ node: Int32) {
    let conditionNode = syntax[node].first
    let span = syntax[conditionNode].span
    let reason = syntax[conditionNode].next
    let opcode: Opcode = reason < 0 ? .check : .checkWithReason
    var holds = 0
    let number = noted(conditionNode, continues: syntax[node].kind == .expect) {
      checker, condition in
      holds = checker.emit(
        Instruction(opcode, condition.slot, Int32(checker.program.checks.count)), span)
    }
    guard reason >= 0 else { return }
    emit(Instruction(.fail, -1, number, self.reason(reason)), span)
    land(holds)
  }

  /// A condition with all that it compares noted down under the number of a check.
  mutating func noted(
    _ node: Int32, continues: Bool, _ use: (inout Checker, Operand) -> Void
  ) -> Int32 {
    let first = Int32(program.comparisons.count)
    isChecking = true
    let condition = self.condition(node)
    isChecking = false
    use(&self, condition)
    program.checks.append(
      Program.Check(
        location: Location(source: source, span: syntax[node].span), continues: continues,
        condition: node, comparisons: first..<Int32(program.comparisons.count)))
    return Int32(program.checks.count - 1)
  }

  /// The author's own words behind `because`.
  mutating func reason(_ node: Int32) -> Int32 {
    node >= 0 ? expression(node).slot : -1
  }

  private mutating func expectError(_ node: Int32) {
    let block = syntax[node].first
    let number = Int32(program.checks.count)
    program.checks.append(
      Program.Check(
        location: Location(source: source, span: syntax[node].span), continues: false,
        condition: -1, comparisons: 0..<0))
    let attempt = emit(Instruction(.beginAttempt), syntax[node].span)
    scope(block)
    currentSpan = syntax[node].span
    let end = emit(Instruction(.endAttempt))
    let reason = self.reason(syntax[block].next)
    emit(Instruction(.failAttempt, -1, number, reason))
    land(attempt)
    program.code[end].c = here
  }

  /// A value that stands alone, in a session: it is shown, and `_` is its name.
  private mutating func value(_ node: Int32) {
    let child = syntax[node].first
    let value = kept(expression(child))
    guard !value.kind.isUnknown else { return }
    print(value)
    bind(vocabulary.lastValue, .value(value), syntax[child].span)
  }

  private mutating func print(_ node: Int32) {
    if let problem = unquotedText(node) { return report(problem, syntax[node].span) }
    print(expression(node))
  }

  private mutating func print(_ value: Operand) {
    var value = value
    guard !value.kind.isUnknown else { return }
    if value.kind != .text {
      usesMemory = true
      emit(Instruction(.beginText))
      emit(Instruction(.appendText, -1, value.slot, value.tolerance, extra: value.kind.code))
      value = emitResult(.text, .endText)
    }
    emit(Instruction(.print, -1, value.slot))
  }
}
