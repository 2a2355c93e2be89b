import MapCamera
import ScenarioLanguage
import ScenarioRunner

/// What a session answers to a statement, as a person reads it in a terminal.
public struct SessionReport {
  /// The style of answers.
  public let style: Style
  /// The style of mistakes, which may go elsewhere.
  public let errorStyle: Style

  /// A report in these styles.
  public init(style: Style, errorStyle: Style) {
    self.style = style
    self.errorStyle = errorStyle
  }

  /// What was found wrong or done: `output` is the answer, `errors` the mistakes.
  public struct Answer {
    /// What was printed, the value, or the camera.
    public var output = ""
    /// Why it did not work.
    public var errors = ""
  }

  /// What came of a statement.
  public func answer(
    to result: Session.Result, form: Statement.Form, in session: Session
  ) -> Answer {
    var answer = Answer()
    if !result.diagnostics.isEmpty {
      answer.errors = mistakes(result.diagnostics, in: session)
    }
    guard let outcome = result.outcome else { return answer }
    answer.output = outcome.printed.map { $0.withoutCodes + "\n" }.joined()
    if outcome.verdict == .passed {
      answer.output += done(form, result, in: session)
    } else {
      answer.errors += failures(outcome, in: session)
      if form == .change { answer.errors += "nothing was changed\n" }
    }
    if !result.scenarios.isEmpty {
      answer.output += scenarios(result.scenarios, in: session)
      let note = "it ran on a copy of the map, and is no part of what .list and .save write"
      answer.output += style(.quiet, note) + "\n"
    }
    return answer
  }

  /// Mistakes in what was entered.
  public func mistakes(_ diagnostics: [Diagnostic], in session: Session) -> String {
    DiagnosticText(sources: session.program.sources, style: errorStyle, asking: .session)
      .text(diagnostics)
  }

  /// The camera in one line, with what was limited in the last statement and why.
  public func camera(of session: Session, withLimits: Bool = true) -> String {
    let map = session.map
    var line = CameraText(map).line
    if map.time > 0 { line += " at \(NumberText.plain(map.time, decimals: 3)) s" }
    let limits = withLimits ? session.limits.filter { $0.isLimit }.map { $0.words } : []
    let note = limits.isEmpty ? "" : " " + style(.warning, "(\(limits.joined(separator: "; ")))")
    return style(.quiet, "→") + " \(line)\(note)\n"
  }

  private func done(
    _ form: Statement.Form, _ result: Session.Result, in session: Session
  ) -> String {
    switch form {
    case .change: camera(of: session)
    case .check: style(.good, "✓") + " it holds\n"
    case .naming: result.named.map { "\($0.name) is \($0.value)\n" }.joined()
    case .value, .print, .scenario: ""
    }
  }

  private func failures(_ outcome: ScenarioOutcome, in session: Session) -> String {
    let text = FailureText(
      sources: session.program.sources, index: LineIndex(), style: errorStyle, margin: "",
      help: .session)
    var lines: [String] = []
    if !outcome.failures.isEmpty {
      lines.append(errorStyle(.bad, "✗ it does not hold"))
      lines += text.lines(outcome)
    }
    if let breakdown = outcome.breakdown {
      let message = breakdown.diagnostic.problem.words.message.onOneLine
      lines.append("\(DiagnosticText.errorWord(errorStyle)): \(errorStyle(.strong, message))")
      lines += text.lines(breakdown)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func scenarios(_ outcomes: [ScenarioOutcome], in session: Session) -> String {
    var report = TerminalReport(style: style, asking: .session)
    _ = report.begin(nil)
    return outcomes.map { report.text($0, of: session.program) }.joined()
  }
}
