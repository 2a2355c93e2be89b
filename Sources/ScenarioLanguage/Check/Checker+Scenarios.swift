import Gazetteer

/// The whole of a text: its set-up and its scenarios.
extension Checker {
  /// Makes the program of the source numbered 0 and of what it uses.
  mutating func text() {
    enter(source: 0)
    reserve(nodes: syntax.nodes.count)
    beginOrigin()
    program.setUp = here
    setUp(of: 0)
    globalCount = bindings.count
    reportUnusedSettings()
    var hasScenario = false
    var child = syntax[syntax.root].first
    while child >= 0 {
      if syntax[child].kind == .scenario {
        hasScenario = true
        scenario(child)
      }
      child = syntax[child].next
    }
    checkUncalledDefinitions()
    program.holdsOnlyNames = !hasScenario && givesOnlyNames
    if !hasScenario { addWholeText() }
  }

  /// Makes room for what so many nodes of ordinary scenarios come to.
  private mutating func reserve(nodes: Int) {
    program.code.reserveCapacity(nodes * 3 / 4)
    program.spans.reserveCapacity(nodes * 3 / 4)
    program.slots.reserveCapacity(program.slots.count + nodes / 2)
    program.checks.reserveCapacity(nodes / 8)
    program.comparisons.reserveCapacity(nodes / 8)
  }

  /// Whether the text is there for others to use: all it does is to give names.
  private var givesOnlyNames: Bool {
    var child = syntax[syntax.root].first
    while child >= 0 {
      guard givesName(child) || syntax[child].kind == .define || syntax[child].kind == .use else {
        return false
      }
      child = syntax[child].next
    }
    return true
  }

  /// A text without a scenario is one scenario: its set-up, named after the file.
  private mutating func addWholeText() {
    let entry = here
    emit(Instruction(.end))
    program.scenarios.append(
      Program.Scenario(
        title: program.sources[0].title, tags: [],
        location: Location(source: 0, span: .empty(at: 0)),
        extent: SourceRange(0, program.sources[0].bytes.count), isRow: false, entry: entry))
  }

  mutating func enter(source number: Int32) {
    source = number
    syntax = program.trees[Int(number)]
  }

  /// The statements of a text that stand outside its scenarios.
  private mutating func setUp(of number: Int32) {
    enterDefinitions(of: syntax.root)
    globalCount = bindings.count
    var child = syntax[syntax.root].first
    while child >= 0 {
      switch syntax[child].kind {
      case .scenario, .define: break
      case .use: use(child)
      default: statement(child)
      }
      globalCount = bindings.count
      child = syntax[child].next
    }
    emit(Instruction(.end))
  }

  /// The places, values and definitions of another text, as if they stood here.
  mutating func use(_ node: Int32) {
    guard let used = uses[Location(source: source, span: syntax[node].span)], used > 0 else {
      return
    }
    // A text that could not be read has no tree.
    guard taken.insert(used), program.trees[Int(used)].root >= 0 else { return }
    inside(used) { checker in
      checker.beginOrigin()
      checker.enterDefinitions(of: checker.syntax.root)
      checker.globalCount = checker.bindings.count
      var child = checker.syntax[checker.syntax.root].first
      while child >= 0 {
        if checker.givesName(child) {
          checker.statement(child)
        } else {
          checker.passOver(child)
        }
        checker.globalCount = checker.bindings.count
        child = checker.syntax[child].next
      }
    }
    beginOrigin()
  }

  /// What a text does when it is run itself is not done where it is used, but checked.
  private mutating func passOver(_ node: Int32) {
    switch syntax[node].kind {
    case .use: use(node)
    case .define: break
    default:
      let (scenarioCount, bindingCount) = (program.scenarios.count, bindings.count)
      let skip = emit(Instruction(.jump))
      if syntax[node].kind == .scenario { scenario(node) } else { statement(node) }
      land(skip)
      program.scenarios.removeSubrange(scenarioCount...)
      dropBindings(downTo: bindingCount)
    }
  }

  /// Whether a statement gives a name to something: those are taken by `use`.
  private func givesName(_ node: Int32) -> Bool {
    switch syntax[node].kind {
    case .letValue: true
    case .command:
      switch vocabulary.command(syntax[node].payload) {
      case .place, .marker, .line: true
      default: false
      }
    default: false
    }
  }

  // MARK: Values from outside

  /// The value given from outside for a name that the run file gives a value at its top.
  mutating func setting(_ name: Int32) -> Operand? {
    guard source == 0, scopeDepth == 0, let setting = settings[name] else { return nil }
    settings[name]?.isUsed = true
    return inside(setting.source) { checker in
      let statement = checker.syntax[checker.syntax.root].first
      return checker.expression(checker.syntax[statement].first)
    }
  }

  private mutating func reportUnusedSettings() {
    for (name, setting) in settings.sorted(by: { $0.value.source < $1.value.source })
    where !setting.isUsed {
      let span = SourceRange(4, 4 + spelling(name).utf8.count)
      report(.unknownSetting(spelling(name)), at: Location(source: setting.source, span: span))
    }
  }

  // MARK: Scenarios

  mutating func scenario(_ node: Int32) {
    let outerNames = unreadNames
    // What stands in a block that is not closed may be meant for all scenarios.
    defer { if syntax.openFrom == .max { unreadNames = outerNames } }
    var tags: [String] = []
    var child = syntax[node].first
    while syntax[child].kind == .tag {
      let tag = spelling(syntax[child].payload)
      if tags.contains(tag) { report(.givenTwice("@\(tag)"), syntax[child].span) }
      for known in ["skip", "only"] where tag != known {
        let distance = EditDistance.between(
          CityName.fold(tag.utf8), CityName.fold(known.utf8), limit: 1)
        if distance != nil { report(.nearlyATag(tag, meant: known), syntax[child].span) }
      }
      let opposite = tag == "skip" ? "only" : tag == "only" ? "skip" : ""
      if tags.contains(opposite) { report(.skipAndOnly, syntax[child].span) }
      tags.append(tag)
      child = syntax[child].next
    }
    let title = child
    child = syntax[title].next
    let head = Head(node: node, title: title, tags: tags, extent: extent(of: node))
    if syntax[child].kind == .examples {
      examples(child, head, block: syntax[child].next)
    } else {
      add(head, entry: here, columns: [], cells: [])
      body(child)
    }
  }

  /// What stands before the block of a scenario.
  private struct Head {
    let node: Int32
    let title: Int32
    let tags: [String]
    let extent: SourceRange
  }

  /// From its first tag to the end of its block.
  private func extent(of scenario: Int32) -> SourceRange {
    var lower = syntax[scenario].span.lower
    var child = syntax[scenario].first
    if syntax[child].kind == .tag { lower = syntax[child].span.lower }
    while syntax[child].next >= 0 { child = syntax[child].next }
    return SourceRange(Int(lower), Int(syntax[child].span.upper))
  }

  private mutating func body(_ block: Int32) {
    scope(block)
    emit(Instruction(.end))
  }

  /// The block is checked once; each row first puts its values where the block finds them.
  private mutating func examples(_ table: Int32, _ head: Head, block: Int32) {
    let header = syntax[table].first
    var columns: [Int32] = []
    var child = syntax[header].first
    while child >= 0 {
      let name = syntax[child].payload
      if vocabulary.isReserved(name) { report(.reservedName(spelling(name)), syntax[child].span) }
      if columns.contains(name) { report(.givenTwice(spelling(name)), syntax[child].span) }
      columns.append(name)
      child = syntax[child].next
    }
    guard let values = columnValues(header, columns) else { return }
    var jumps: [Int] = []
    var row = syntax[header].next
    while row >= 0 {
      var cells: [Int32] = []
      var cell = syntax[row].first
      while cell >= 0 {
        cells.append(cell)
        cell = syntax[cell].next
      }
      add(head, entry: here, columns: columns, cells: cells)
      scratchTop = 0
      for (cell, value) in zip(cells, values) {
        let operand = expression(cell, as: value.kind.written(false))
        let parts = layOut(operand, as: value.kind)
        emit(
          Instruction(.copy, value.slot, sideBySide(parts), extra: value.kind.width),
          syntax[cell].span)
      }
      jumps.append(emit(Instruction(.jump)))
      row = syntax[row].next
    }
    for jump in jumps { land(jump) }
    let outerStart = scopeStart
    scopeStart = bindings.count
    let start = scopeStart
    for (name, value) in zip(columns, values) {
      bind(
        name, .value(value.kind.isUnknown ? .unknown : stored(value.kind, at: value.slot)),
        syntax[header].span)
    }
    body(block)
    dropBindings(downTo: start)
    scopeStart = outerStart
  }

  /// The kind of each column, which all of its cells share, and slots for a value of it.
  private mutating func columnValues(_ header: Int32, _ columns: [Int32]) -> [Operand]? {
    var kinds = [Kind?](repeating: nil, count: columns.count)
    var isWritten = [Bool](repeating: false, count: columns.count)
    var row = syntax[header].next
    while row >= 0 {
      var cell = syntax[row].first
      for index in columns.indices where cell >= 0 {
        // Checked for its kind only: the code is made again, in its place.
        let (codeCount, slotCount) = (program.code.count, scratchTop)
        let operand = expression(cell)
        program.code.removeSubrange(codeCount...)
        program.spans.removeSubrange(codeCount...)
        scratchTop = slotCount
        if operand.tolerance >= 0 { isWritten[index] = true }
        if let common = common(kinds[index], operand.kind) {
          kinds[index] = operand.kind.isUnknown ? .unknown : common
        } else {
          report(
            .mixedColumn(
              spelling(columns[index]), first: kinds[index]?.described ?? "",
              other: operand.kind.described), syntax[cell].span)
        }
        cell = syntax[cell].next
      }
      row = syntax[row].next
    }
    return kinds.indices.map { index in
      let kind = (kinds[index] ?? .unknown)
      let whole = kind.isNumeric ? kind.written(isWritten[index]) : kind
      return Operand(kind: whole, slot: lasting(whole.width))
    }
  }

  private mutating func add(_ head: Head, entry: Int32, columns: [Int32], cells: [Int32]) {
    let location = Location(source: source, span: syntax[cells.isEmpty ? head.node : cells[0]].span)
    program.scenarios.append(
      Program.Scenario(
        title: title(head.title, columns, cells), tags: head.tags, location: location,
        extent: head.extent, isRow: !cells.isEmpty, entry: entry))
  }

  /// The title with the cells of its row filled in as they are written.
  private mutating func title(_ node: Int32, _ columns: [Int32], _ cells: [Int32]) -> String {
    if let title = constantText(of: node) { return title }
    var title = ""
    var child = syntax[node].first
    while child >= 0 {
      if syntax[child].kind == .textPiece {
        title += unescaped(syntax[child].span)
      } else if syntax[child].kind == .name,
        let column = columns.firstIndex(of: syntax[child].payload)
      {
        if column < cells.count { title += textOfCell(cells[column]) }
      } else if syntax[child].kind != .name || !isUnread(syntax[child].payload) {
        report(.titleNeedsColumn(written(child)), syntax[child].span)
        // Where it is used in the block, the same column is missing.
        if syntax[child].kind == .name { unreadNames.insert(syntax[child].payload) }
      }
      child = syntax[child].next
    }
    return title
  }

  /// A cell as it is written; a text without its quotes.
  private func textOfCell(_ cell: Int32) -> String {
    if syntax[cell].kind == .text, let text = constantText(of: cell) { return text }
    return written(cell)
  }
}
