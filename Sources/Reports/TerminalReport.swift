import ScenarioLanguage
import ScenarioRunner

/// The report of a run as a person reads it in a terminal.
public struct TerminalReport {
  let style: Style
  let help: HelpCommand
  /// The lines of the program whose scenarios are reported now.
  private var index = LineIndex()
  /// The scenarios counted so far.
  public private(set) var tally = Tally()

  /// A report in that style, whose reader asks for help in that way.
  public init(style: Style, asking help: HelpCommand = .program) {
    self.style = style
    self.help = help
  }

  /// What a run came to.
  public struct Tally: Equatable, Sendable {
    /// Scenarios that passed, failed, could not run to their end, were skipped, checked nothing.
    public internal(set) var passed = 0, failed = 0, broken = 0, skipped = 0, unchecked = 0
    /// Texts with errors: nothing of them was run.
    public internal(set) var refused = 0
    /// Files, folders and other inputs that could not be read.
    public internal(set) var unread = 0
    /// Checks made.
    public internal(set) var checks = 0
    /// Scenarios that ran.
    public var ran: Int { passed + failed + broken }
  }

  /// Begins the scenarios of another file; `name` stands on a line before them unless it is nil.
  public mutating func begin(_ name: String?) -> String {
    index = LineIndex()
    return name.map { style(.strong, $0.onOneLine) + "\n" } ?? ""
  }

  /// A file that only names places, values and definitions for others.
  public func namesOnly() -> String {
    "  \(style(.quiet, "- nothing to run: the file only gives names, for others to use"))\n"
  }

  /// A scenario that was not run, because of its tag.
  public mutating func skipped(_ scenario: Program.Scenario) -> String {
    tally.skipped += 1
    return "  \(style(.quiet, "- \(scenario.title.onOneLine) (skipped)"))\n"
  }

  /// The line of a scenario, what it printed before it, and its failures after.
  ///
  /// Of a scenario that runs several times `turn` says which time it was.
  public mutating func text(
    _ outcome: ScenarioOutcome, of program: Program, turn: Int? = nil
  ) -> String {
    var lines = outcome.printed.map { $0.withoutCodes }
    let title = outcome.scenario.title.onOneLine + (turn.map { " (run \($0))" } ?? "")
    tally.checks += outcome.checks
    switch outcome.verdict {
    case .passed where outcome.checks == 0:
      tally.passed += 1
      tally.unchecked += 1
      lines.append(
        "  \(style(.warning, "?")) \(title) \(style(.warning, "(\(Self.nothingChecked))"))"
      )
    case .passed:
      tally.passed += 1
      lines.append("  \(style(.good, "✓")) \(title)")
    case .failed:
      tally.failed += 1
      lines.append("  \(style(.bad, "✗ \(title)"))")
    case .broken:
      tally.broken += 1
      lines.append("  \(style(.bad, "! \(title) (could not go on)"))")
    }
    let failures = FailureText(
      sources: program.sources, index: index, style: style, margin: "    ", help: help)
    lines += failures.lines(outcome)
    if let breakdown = outcome.breakdown {
      lines.append("    \(style(.strong, breakdown.diagnostic.problem.words.message.onOneLine))")
      lines += failures.lines(breakdown)
    }
    return lines.asText
  }

  /// A text with errors, of which nothing is run.
  public mutating func refuse() { tally.refused += 1 }

  /// An input that can't be read.
  public mutating func passOver() { tally.unread += 1 }

  /// The last line of a check that runs nothing.
  public func checkedSummary(files: Int, scenarios: Int) -> String {
    var errors: [String] = []
    if tally.refused > 0 { errors.append(style(.bad, "\(tally.refused) with errors")) }
    if tally.unread > 0 { errors.append(unread("checked")) }
    let counts =
      "\(Self.count(files + tally.refused, "file")), \(Self.count(scenarios, "scenario"))"
    return "\(counts): \(errors.isEmpty ? "no errors" : errors.listed(with: ", "))\n"
  }

  private func unread(_ what: String) -> String {
    style(.bad, "\(Self.count(tally.unread, "input")) not \(what)")
  }

  /// The last line: what it all came to.
  public func summary(seconds: Double) -> String {
    var parts: [String] = []
    if tally.passed > 0 {
      let unchecked =
        tally.unchecked > 0 ? style(.warning, " (\(tally.unchecked) checked nothing)") : ""
      parts.append(style(.good, "\(tally.passed) passed") + unchecked)
    }
    if tally.failed > 0 { parts.append(style(.bad, "\(tally.failed) failed")) }
    if tally.broken > 0 { parts.append(style(.bad, "\(tally.broken) could not go on")) }
    if tally.skipped > 0 { parts.append("\(tally.skipped) skipped") }
    if tally.refused > 0 {
      parts.append(style(.bad, "\(Self.count(tally.refused, "file")) with errors, not run"))
    }
    if tally.unread > 0 { parts.append(unread("run")) }
    let counts = parts.isEmpty ? "" : ": " + parts.listed(with: ", ")
    return "\(Self.count(tally.ran + tally.skipped, "scenario"))\(counts); "
      + "\(Self.count(tally.checks, "check")) in \(Self.time(seconds))\n"
  }

  // MARK: Words

  /// What is said of a scenario without a check.
  static let nothingChecked = "nothing was checked: it has no assert or expect"

  static func count(_ number: Int, _ what: String) -> String {
    "\(number) \(what)\(number == 1 ? "" : "s")"
  }

  static func time(_ seconds: Double) -> String {
    seconds < 1
      ? NumberText.plain(seconds * 1000, decimals: 1) + " ms"
      : NumberText.plain(seconds, decimals: 2) + " s"
  }
}
