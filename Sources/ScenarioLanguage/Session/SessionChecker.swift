/// Checks the statements of a session one after the other, each with all that came before in force.
///
/// Instructions, slots and texts are only ever added to the program; taking a statement back drops
/// the names that it gave, and leaves the rest lying.
package struct SessionChecker {
  private var loader = Loader()
  /// The commands that the session has defined, which the parser tells from values.
  private var ownCommands = NumberSet()

  package init() {}

  /// The program so far. It is taken away while it runs, so that nothing of it is copied.
  package var program: Program {
    _read { yield loader.checker.program }
    _modify { yield &loader.checker.program }
  }

  private var checker: Checker {
    _read { yield loader.checker }
    _modify { yield &loader.checker }
  }

  // MARK: Reading

  /// Reads what was entered, and the files that it names. Without mistakes it gives statements.
  package mutating func read<Host: SourceHost>(
    _ source: SourceText, host: inout Host
  ) -> (statements: [Statement], diagnostics: [Diagnostic]) {
    let number = Int32(loader.sources.count)
    let (statements, found) = readOnce(source, host: &host)
    return (statements, readAgain(found, in: number))
  }

  private mutating func readOnce<Host: SourceHost>(
    _ source: SourceText, host: inout Host
  ) -> (statements: [Statement], diagnostics: [Diagnostic]) {
    let number = loader.append(source)
    let tree = parse(number, source, isSession: true)
    loader.loadFiles(of: tree, number, host: &host)
    let statements = statements(of: tree, number)
    for statement in statements where tree[statement.node].kind == .define {
      for span in lastValues(in: statement) {
        loader.diagnostics.append(
          Diagnostic(.lastValueInDefinition, at: Location(source: number, span: span)))
      }
    }
    return (statements, loader.takeDiagnostics())
  }

  /// What is wrong with a text, with lines that the session would accept.
  private func readAgain(_ found: [Diagnostic], in number: Int32) -> [Diagnostic] {
    guard found.contains(where: { !$0.isWarning }) else { return found }
    var found = found
    let source = program.sources[Int(number)]
    var reading = SecondReading(source.bytes)
    reading.improve(&found, of: number) { bytes, _ in
      var other = self
      other.loader.checker.suggestsCities = false
      var host = NoFiles()
      let (statements, mistakes) = other.readOnce(
        SourceText(name: source.name, readable: String(decoding: bytes, as: UTF8.self)),
        host: &host)
      let again = mistakes.isEmpty ? other.checkOnce(statements).diagnostics : mistakes
      return again.filter { $0.location.source == Int32(program.sources.count) }
    }
    return found
  }

  /// Reads a file, whose statements belong together; its scenarios are counted and left out.
  package mutating func readFile<Host: SourceHost>(
    _ source: SourceText, host: inout Host
  ) -> (file: File, diagnostics: [Diagnostic]) {
    let number = loader.append(source)
    let tree = parse(number, source, isSession: false)
    loader.loadFiles(of: tree, number, host: &host)
    // A file means the same wherever it is read.
    for node in tree.nodes where isLastValue(node) {
      loader.diagnostics.append(
        Diagnostic(.noLastValue, at: Location(source: number, span: node.span)))
    }
    let all = statements(of: tree, number)
    let kept = all.filter { $0.form != .scenario }
    return (File(statements: kept, scenarios: all.count - kept.count), loader.takeDiagnostics())
  }

  /// What a file holds.
  package struct File {
    package let statements: [Statement]
    package let scenarios: Int
  }

  private mutating func parse(
    _ number: Int32, _ source: SourceText, isSession: Bool
  ) -> Syntax {
    let tree = Parser.parse(
      source, number: number, vocabulary: &loader.checker.vocabulary,
      diagnostics: &loader.diagnostics, isSession: isSession, ownCommands: ownCommands)
    program.trees[Int(number)] = tree
    checker.unreadNames = tree.unreadNames
    return tree
  }

  private func statements(of tree: Syntax, _ number: Int32) -> [Statement] {
    var statements: [Statement] = []
    var node = tree.root < 0 ? -1 : tree[tree.root].first
    for end in tree.ends where node >= 0 {
      let location = Location(
        source: number, span: SourceRange(Int(tree[node].span.lower), Int(end)))
      statements.append(Statement(node: node, location: location, form: form(of: node, in: tree)))
      node = tree[node].next
    }
    return statements
  }

  private func form(of node: Int32, in tree: Syntax) -> Statement.Form {
    switch tree[node].kind {
    case .value: return .value
    case .print: return .print
    case .assert, .expect, .expectError: return .check
    case .letValue, .define, .use: return .naming
    case .scenario: return .scenario
    case .command:
      switch checker.vocabulary.command(tree[node].payload) {
      case .place, .marker, .line: return .naming
      default: return .change
      }
    default: return .change
    }
  }

  // MARK: Checking

  /// How many there are of what a statement can add.
  package struct Mark: Sendable {
    let bindings: Int
    let definitions: Int
    let scenarios: Int
    let taken: NumberSet
  }

  /// The state before the next statement.
  package var mark: Mark {
    Mark(
      bindings: checker.bindings.count, definitions: program.definitions.count,
      scenarios: program.scenarios.count, taken: checker.taken)
  }

  /// Makes the instructions of statements that belong together, which begin at the entry.
  ///
  /// With a mistake in any of them all names that they give are forgotten.
  package mutating func check(
    _ statements: [Statement]
  ) -> (entry: Int32, diagnostics: [Diagnostic]) {
    let (entry, found) = checkOnce(statements)
    guard let number = statements.first?.location.source else { return (entry, found) }
    return (entry, readAgain(found, in: number))
  }

  private mutating func checkOnce(
    _ statements: [Statement]
  ) -> (entry: Int32, diagnostics: [Diagnostic]) {
    let before = mark
    let entry = checker.here
    let definitionCount = checker.definitions.count
    if let first = statements.first {
      checker.enter(source: first.location.source)
      checker.beginOrigin()
      for statement in statements where checker.syntax[statement.node].kind == .define {
        refuseUsedCity(statement)
        checker.enter(statement.node)
      }
      checker.globalCount = checker.bindings.count
    }
    for statement in statements { check(statement) }
    checker.emit(Instruction(.end))
    let instanceCount = program.definitions.count
    checker.checkUncalledDefinitions(from: definitionCount)
    // They are made again for the kinds of their first call.
    checker.forgetInstances(from: instanceCount)
    let found = loader.takeDiagnostics()
    if found.contains(where: { !$0.isWarning }) {
      checker.forgetInstances(from: before.definitions)
      _ = takeBack(to: before)
    }
    noteCommands(from: before.bindings)
    return (entry, found)
  }

  /// In a file a definition counts from the first line on, so that a name which has meant a city
  /// would mean something else there.
  private mutating func refuseUsedCity(_ statement: Statement) {
    let name = checker.syntax[statement.node].payload
    guard checker.hasMeantCity(name) else { return }
    checker.report(.cityInUse(checker.spelling(name)), checker.syntax[statement.node].span)
  }

  private mutating func check(_ statement: Statement) {
    switch checker.syntax[statement.node].kind {
    case .define: break
    case .use: checker.use(statement.node)
    case .scenario: checker.scenario(statement.node)
    default: checker.statement(statement.node)
    }
    checker.globalCount = checker.bindings.count
  }

  // MARK: Names

  /// The names that were given since a mark, which are forgotten.
  package struct Forgotten: Sendable {
    let bindings: [Binding]
    let taken: NumberSet
  }

  /// Forgets the names given since a mark.
  package mutating func takeBack(to mark: Mark) -> Forgotten {
    let forgotten = Forgotten(
      bindings: Array(checker.bindings[mark.bindings...]), taken: checker.taken)
    for binding in forgotten.bindings {
      if case .definition = binding.meaning { ownCommands.remove(binding.name) }
    }
    checker.dropBindings(downTo: mark.bindings)
    checker.globalCount = mark.bindings
    checker.taken = mark.taken
    program.scenarios.removeSubrange(mark.scenarios...)
    return forgotten
  }

  /// Gives names again that were taken back, in the state in which that was done.
  package mutating func giveBack(_ forgotten: Forgotten) {
    let first = checker.bindings.count
    for binding in forgotten.bindings {
      checker.bind(binding.name, binding.meaning, at: binding.location)
    }
    checker.globalCount = checker.bindings.count
    checker.taken = forgotten.taken
    noteCommands(from: first)
  }

  private mutating func noteCommands(from first: Int) {
    for binding in checker.bindings[first...] {
      if case .definition = binding.meaning { ownCommands.insert(binding.name) }
    }
  }

  /// The names that are known, in the order in which they were given.
  package var names: [SessionName] {
    checker.bindings.indices.compactMap { index in
      let binding = checker.bindings[index]
      guard checker.innermost[Int(binding.name)] == index, binding.name != lastValue else {
        return nil
      }
      let spelling = checker.spelling(binding.name)
      switch binding.meaning {
      case .value(let operand): return SessionName(spelling, .value(operand.kind))
      case .definition(let number):
        let parameters = checker.definitions[number].parameters.map { checker.spelling($0) }
        return SessionName(spelling, .definition(parameters: parameters))
      }
    }
  }

  /// The values that a statement itself gave names to since a mark, and not a file that it uses.
  package func named(
    by statement: Statement, since mark: Mark
  ) -> [(name: String, kind: Kind, slot: Int32)] {
    checker.bindings[mark.bindings...].compactMap { binding in
      guard case .value(let operand) = binding.meaning,
        binding.location.source == statement.location.source
      else { return nil }
      return (checker.spelling(binding.name), operand.kind, operand.slot)
    }
  }

  private var lastValue: Int32 { checker.vocabulary.lastValue }

  /// Whether names were given since a mark: what they stand for is kept.
  package func hasNamed(since mark: Mark) -> Bool { checker.bindings.count > mark.bindings }

  // MARK: Texts

  /// Texts that were made while a statement ran, and are kept for what it named.
  package mutating func keep(_ texts: ArraySlice<UInt8>) {
    program.texts.append(contentsOf: texts)
  }

  /// The places in a statement that stand for the last value shown.
  package func lastValues(in statement: Statement) -> [SourceRange] {
    let whole = statement.location.span
    return program.trees[Int(statement.location.source)].nodes.filter { node in
      isLastValue(node) && node.span.lower >= whole.lower && node.span.upper <= whole.upper
    }.map { $0.span }
  }

  private func isLastValue(_ node: Node) -> Bool {
    node.kind == .name && node.payload == lastValue
  }

  /// The files that a text names, each the span between its quotes.
  package func filePaths(in source: Int32) -> [SourceRange] {
    program.trees[Int(source)].filePaths(checker.vocabulary)
  }

  /// Every name that stands in a text of the session.
  package var spelledNames: NumberSet {
    var names = NumberSet()
    for tree in program.trees {
      for node in tree.nodes where node.kind != .number && node.payload >= 0 {
        names.insert(node.payload)
      }
    }
    return names
  }

  /// Whether a name is free for a value of the script; `taken` are those that stand in its texts.
  package mutating func isFree(_ name: String, of taken: NumberSet) -> Bool {
    let number = checker.vocabulary.names.number(name)
    return !taken.contains(number) && checker.meaning(of: number) == nil
      && !checker.vocabulary.isReserved(number)
  }
}

/// A statement that was entered in a session.
public struct Statement: Sendable {
  /// What a statement does, as far as a session tells statements apart.
  public enum Form: Sendable {
    /// A value that stands alone.
    case value
    case print
    /// `assert` and `expect`.
    case check
    /// Gives names to things.
    case naming
    case scenario
    /// Changes the map, or may do so.
    case change
  }

  let node: Int32
  /// Where it stands in what was entered.
  public let location: Location
  /// What it does.
  public let form: Form
}
