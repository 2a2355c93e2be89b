import Reports
import ScenarioLanguage
import ScenarioRunner

/// A session: what is entered is run at once, and answered.
///
/// Where the lines come from, and where the answers go, is settled by those who use it.
struct Repl {
  var session: Session
  /// The sessions before each `.reset`.
  var earlier: [Session] = []
  /// The sessions after each `.reset` that was taken back.
  var later: [Session] = []
  private var reader = StatementReader()
  /// The line of what is run, nil when nothing is that was entered.
  private var line: Int?
  /// The name of what is typed, for the places of mistakes.
  private let name: String
  let report: SessionReport
  /// How the gravest mistake so far ends the program.
  private(set) var code = ExitCode.passed
  /// Whether the first mistake is the end.
  private let bails: Bool
  /// Whether `.quit` was entered, or no one reads the answers any more.
  private var hasQuit = false
  /// Whether nothing more is to be run.
  var isOver: Bool { hasQuit || (bails && code != .passed) }
  let interruption: Interruption?
  /// The descriptor that mistakes go to: on a terminal the one of the answers, so that they stay in
  /// order.
  private let complaints: Int32

  /// A new session; `name` is shown with the places of mistakes, which go to `complaints`.
  init(
    name: String, report: SessionReport, complaints: Int32, bails: Bool = false,
    interruption: Interruption? = nil
  ) {
    self.name = name
    self.bails = bails
    self.complaints = complaints
    self.report = report
    self.interruption = interruption
    session = Session(isInterrupted: interruption?.isRaised)
  }

  /// How someone stops what runs.
  struct Interruption {
    /// Whether what runs is to be stopped.
    let isRaised: @Sendable () -> Bool
    /// Called when it has been.
    let clear: () -> Void
  }

  /// Whether what was entered last was stopped, with all that stood behind it.
  private(set) var wasInterrupted = false

  /// What is still open of what was entered, nil when a new statement begins.
  var openParts: String? { reader.isPending ? reader.open.description : nil }

  /// The lines of a statement that is not complete.
  var pending: [UInt8] { reader.bytes }

  // MARK: Entering

  /// Takes a line, and runs what is then complete; the whole of that as it was entered.
  @discardableResult
  mutating func enter(_ line: [UInt8], leadsToElse: () -> Bool) -> String? {
    guard let entry = reader.add(line, leadsToElse: leadsToElse) else { return nil }
    run(entry)
    switch entry {
    case .text(let bytes, _): return String(decoding: bytes, as: UTF8.self)
    case .dotCommand(let command, _): return "." + command
    case .tooLong: return nil
    }
  }

  /// Runs what was entered, complete or not: there is no more.
  mutating func finish() {
    if let entry = reader.takeAll() { run(entry) }
  }

  /// Forgets the lines of a statement that is not complete.
  mutating func dropPending() { reader.drop() }

  private mutating func run(_ entry: StatementReader.Entry) {
    wasInterrupted = false
    defer {
      line = nil
      noteInterruption()
    }
    switch entry {
    case .text(let bytes, let firstLine):
      line = firstLine
      run(bytes, firstLine: firstLine)
    case .dotCommand(let text, let number):
      line = number
      run(dotCommand: text)
    case .tooLong(let firstLine):
      line = firstLine
      refuse("a statement can't be longer than \(SourceText.largest >> 20) MB")
    }
  }

  mutating func noteInterruption() {
    guard let interruption, interruption.isRaised() else { return }
    wasInterrupted = true
    interruption.clear()
  }

  // MARK: Commands without their dot

  /// The command of the session that a line means which begins without a dot, and what stands behind its
  /// word; nil when the word is one of the language, or a name of the session.
  func dotless(
    _ line: some Collection<UInt8>
  ) -> (word: String, command: DotCommand, rest: String)? {
    let (word, rest) = DotCommand.split(String(decoding: line.prefix(100), as: UTF8.self))
    guard let command = DotCommand.dotless(word),
      !session.names.contains(where: { $0.spelling == word })
    else { return nil }
    return (word, command, rest)
  }

  /// Leaves, or helps, as one asks for it everywhere; says of others how they are written.
  private mutating func runDotless(_ bytes: [UInt8]) -> Bool {
    guard let (word, command, rest) = dotless(bytes) else { return false }
    switch word {
    case "exit" where rest.isEmpty, "quit" where rest.isEmpty: quit()
    case "help": run(dotCommand: String(decoding: bytes, as: UTF8.self))
    default:
      refuse("“\(word)” is no word of the language; in a session it is .\(command.rawValue)")
    }
    return true
  }

  // MARK: Running

  private mutating func run(_ bytes: [UInt8], firstLine: Int) {
    if runDotless(bytes) { return }
    do throws(SourceProblem) {
      run(try SourceText(name: name, bytes: bytes, firstLine: firstLine))
    } catch {
      let words = error.problem.words
      refuse("\(words.message): \(words.label)")
    }
  }

  /// Runs statements; what went wrong is said, and those behind it are run all the same.
  mutating func run(_ text: SourceText) {
    var host = FileHost(running: nil)
    let (statements, diagnostics) = session.read(text, host: &host)
    if !diagnostics.isEmpty {
      complain(report.mistakes(diagnostics, in: session))
      guard diagnostics.allSatisfy({ $0.isWarning }) else { return fail(.refused) }
    }
    for statement in statements where !wasInterrupted && !isOver {
      let result = session.run(statement)
      noteInterruption()
      take(result, form: statement.form)
    }
  }

  /// Says what came of statements.
  mutating func take(_ result: Session.Result, form: Statement.Form) {
    let answer = report.answer(to: result, form: form, in: session)
    say(answer.output)
    complain(answer.errors)
    guard !result.worked else {
      if form != .value, form != .scenario { later.removeAll() }
      return
    }
    let verdicts = [result.outcome?.verdict ?? .broken] + result.scenarios.map { $0.verdict }
    fail(verdicts.contains(.broken) ? .refused : .failed)
  }

  // MARK: Answering

  mutating func say(_ text: String) {
    var rest = text.utf8[...]
    // Bit by bit, so that what is far too long can be stopped.
    while !rest.isEmpty, interruption?.isRaised() != true {
      let part = rest.prefix(Self.longestPart)
      rest = rest.dropFirst(part.count)
      guard Platform.write(part, to: 1) else {
        hasQuit = true
        return fail(.refused)
      }
    }
  }

  private static var longestPart: Int { 1 << 12 }

  mutating func complain(_ text: String) {
    if complaints == 1 { say(text) } else { Platform.write(text, to: complaints) }
  }

  /// Says why something can't be done, and on which line when it was not typed just now.
  mutating func refuse(_ sentence: String) {
    let place = complaints == 1 ? "" : line.map { "\(name):\($0): " } ?? ""
    complain(DiagnosticText.line(place + sentence, style: report.errorStyle))
    fail(.refused)
  }

  mutating func fail(_ code: ExitCode) { self.code = self.code.worse(code) }

  mutating func quit() { hasQuit = true }

  /// A new session in place of this one, which `.undo` brings back.
  mutating func reset() {
    earlier.append(session)
    later.removeAll()
    session = Session(isInterrupted: interruption?.isRaised)
  }
}
