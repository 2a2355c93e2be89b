import MapCamera
import ScenarioLanguage

/// A map that statements are given to one after the other, each run as soon as it is there.
///
///     var session = Session()
///     let input = session.read(text, host: &files)
///     for statement in input.statements { print(session.run(statement).outcome.verdict) }
///     session.undo()
///
/// A statement works or changes nothing: after a mistake, a failed check or an interruption the map,
/// its clock and all names are what they were before it. What worked can be taken back, in a time
/// that does not depend on how much there is, since the map is a value.
public struct Session {
  var checker = SessionChecker()
  let interpreter: Interpreter
  /// What worked, in order.
  var steps: [Step] = []
  /// What the last of them that are no values are taken back to.
  var befores: [State] = []
  /// What was taken back, the last one taken back at the end.
  var undone: [UndoneStep] = []
  /// The number of the last value shown, and how many were shown in all.
  var lastValue = 0
  var shownValues = 0
  /// The limits that took part in the last statement, in words.
  public private(set) var limits: [LimitMet] = []

  /// All that a statement can change.
  struct State {
    let map: MapView
    let standing: StandingLimits
    let names: SessionChecker.Mark
    let lastValue: Int
  }

  /// A new map, whose statements may each spend `budget`; `isInterrupted` is asked now and then
  /// whether a statement that runs is to be stopped.
  public init(budget: Budget = .standard, isInterrupted: (() -> Bool)? = nil) {
    interpreter = Interpreter(checker.program, budget: budget, isInterrupted: isInterrupted)
  }

  /// The map as it now is.
  public var map: MapView { interpreter.map }

  /// The names that its statements have given, in order.
  public var names: [SessionName] { checker.names }

  /// The program that statements have come to, with the texts that they stand in.
  public var program: Program { checker.program }

  var state: State {
    State(
      map: interpreter.map, standing: interpreter.standing, names: checker.mark,
      lastValue: lastValue)
  }

  // MARK: Reading

  /// Reads what was entered, and the files that it names. With a mistake nothing is to be run.
  public mutating func read<Host: SourceHost>(
    _ text: SourceText, host: inout Host
  ) -> (statements: [Statement], diagnostics: [Diagnostic]) {
    checker.read(text, host: &host)
  }

  // MARK: Running

  /// What came of a statement, or of the statements of a file.
  public struct Result {
    /// Mistakes and warnings; with a mistake nothing was run.
    public let diagnostics: [Diagnostic]
    /// What came of running it; nil when it was not run.
    public let outcome: ScenarioOutcome?
    /// What came of the scenarios that it holds.
    public var scenarios: [ScenarioOutcome] = []
    /// The names that it gave, each with its value as readers see it, if that is short.
    public var named: [(name: String, value: String)] = []
    /// Scenarios of a file, which were not run.
    public var leftOut = 0

    /// Whether it did what it says; otherwise it changed nothing.
    public var worked: Bool {
      outcome?.verdict == .passed && scenarios.allSatisfy { $0.verdict == .passed }
    }
  }

  /// Checks a statement, and runs it.
  ///
  /// A scenario runs on a copy of the map, and leaves the session as it is.
  public mutating func run(_ statement: Statement) -> Result {
    statement.form == .scenario ? runScenario(statement) : run(together: [statement])
  }

  /// Checks statements that belong together, and runs them: they work as one, and are taken back as one.
  public mutating func run(together statements: [Statement]) -> Result {
    run(statements, isFile: false)
  }

  /// Reads a file and runs its statements as one; its scenarios are left out.
  public mutating func run<Host: SourceHost>(file: SourceText, host: inout Host) -> Result {
    let (read, diagnostics) = checker.readFile(file, host: &host)
    if diagnostics.contains(where: { !$0.isWarning }) {
      return Result(diagnostics: diagnostics, outcome: nil)
    }
    var result = run(read.statements, isFile: true, warnings: diagnostics)
    result.leftOut = read.scenarios
    return result
  }

  private mutating func run(
    _ statements: [Statement], isFile: Bool, warnings: [Diagnostic] = []
  ) -> Result {
    let before = state
    let (entry, found) = checker.check(statements)
    if found.contains(where: { !$0.isWarning }) {
      return Result(diagnostics: warnings + found, outcome: nil)
    }
    let outcome = perform(keepingFrom: before.names) { $0.run(from: Int(entry)) }
    var result = Result(diagnostics: warnings + found, outcome: outcome)
    if outcome.verdict == .passed {
      if !isFile, let last = statements.last, last.form == .naming {
        result.named = named(by: last, since: before.names)
      }
      record(statements, before: before, isFile: isFile)
    } else {
      _ = takeBack(to: before)
    }
    return result
  }

  /// Lists and texts may be of any length, and are left out.
  private func named(
    by statement: Statement, since mark: SessionChecker.Mark
  ) -> [(name: String, value: String)] {
    checker.named(by: statement, since: mark).compactMap { name, kind, slot in
      guard !kind.isList, kind != .line, kind != .text else { return nil }
      return (name, interpreter.text(of: kind, at: interpreter.slots + Int(slot)))
    }
  }

  private mutating func runScenario(_ statement: Statement) -> Result {
    let before = state
    let (_, found) = checker.check([statement])
    if found.contains(where: { !$0.isWarning }) {
      return Result(diagnostics: found, outcome: nil)
    }
    var outcomes: [ScenarioOutcome] = []
    for scenario in checker.program.scenarios {
      outcomes.append(
        perform(scenario, keepingFrom: checker.mark) { $0.run(from: Int(scenario.entry)) })
      interpreter.map = before.map
      interpreter.standing = before.standing
    }
    _ = takeBack(to: before)
    var result = Result(
      diagnostics: found, outcome: ScenarioOutcome(scenario: checker.program.placeholder))
    result.scenarios = outcomes
    return result
  }

  /// Lets the machine have the program, without a copy of it, for as long as it runs.
  ///
  /// The lists and texts that it makes are kept when names were given since `names`.
  private mutating func perform(
    _ scenario: Program.Scenario? = nil, keepingFrom names: SessionChecker.Mark,
    _ body: (Interpreter) -> Bool
  ) -> ScenarioOutcome {
    swap(&checker.program, &interpreter.program)
    interpreter.extend()
    let (listCount, textCount) = (interpreter.lists.count, interpreter.texts.count)
    interpreter.limitsMet = []
    interpreter.begin(scenario ?? interpreter.program.placeholder)
    _ = body(interpreter)
    limits = interpreter.limitsMet ?? []
    interpreter.limitsMet = nil
    swap(&checker.program, &interpreter.program)
    if interpreter.outcome.verdict != .passed || !checker.hasNamed(since: names) {
      interpreter.release(lists: listCount, texts: textCount)
    }
    checker.keep(interpreter.texts[checker.program.texts.count...])
    return interpreter.outcome
  }
}
