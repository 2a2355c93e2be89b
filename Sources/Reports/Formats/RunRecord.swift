import ScenarioLanguage
import ScenarioRunner

/// What came of one scenario of a run, or of a file that could not be run: what reports are made of.
///
/// A class, since each report looks at it and none changes it: an outcome has too many parts to be copied.
public final class RunRecord: Sendable {
  /// What came of it.
  public enum Ending: Sendable {
    /// It ran, and stands in these texts.
    case ran(ScenarioOutcome, in: [SourceText])
    case skipped
    /// The file has errors, so that nothing of it was run.
    case refused(Checked)
    /// Something is wrong with the file as a whole: it can't be read, or may not be as it is.
    case faulty(String)
  }

  /// The name of the file.
  public let file: String
  /// The title; of what is no scenario, its name.
  public let title: String
  /// The line of its head, or of its row of examples; of a file with errors that of the first one.
  public let line: Int
  /// The tags, without @.
  public let tags: [String]
  /// What came of it.
  public let ending: Ending
  /// How long it took.
  public let seconds: Double
  /// Whether another scenario of the file has the same title.
  public let sharesTitle: Bool
  /// Which of its runs it was, from 1; nil when it is the only one.
  public let turn: Int?

  /// Which scenario, how it ended, how long it took, and what tells it from others of its title.
  public init(
    file: String, title: String, line: Int, tags: [String], ending: Ending, seconds: Double,
    sharesTitle: Bool = false, turn: Int? = nil
  ) {
    self.file = file
    self.title = title
    self.line = line
    self.tags = tags
    self.ending = ending
    self.seconds = seconds
    self.sharesTitle = sharesTitle
    self.turn = turn
  }

  /// The title, with what tells it from others of its file: `Zoom (line 12) (run 2)`.
  var name: String {
    if !sharesTitle, turn == nil { return title }
    return title + (sharesTitle ? " (line \(line))" : "") + (turn.map { " (run \($0))" } ?? "")
  }

  /// Whether it passed without a check.
  var checkedNothing: Bool {
    if case .ran(let outcome, _) = ending {
      outcome.verdict == .passed && outcome.checks == 0
    } else {
      false
    }
  }

  /// How many checks were made.
  var checks: Int {
    if case .ran(let outcome, _) = ending { outcome.checks } else { 0 }
  }

  /// Passed, failed, broken, or skipped.
  var verdict: Verdict {
    switch ending {
    case .skipped: .skipped
    case .refused, .faulty: .broken
    case .ran(let outcome, _):
      switch outcome.verdict {
      case .passed: .passed
      case .failed: .failed
      case .broken: .broken
      }
    }
  }

  /// How reports count it.
  public enum Verdict: String, Sendable { case passed, failed, broken, skipped }

  /// In a line, why it did not pass.
  var headline: String {
    switch ending {
    case .skipped: return ""
    case .refused(let checked):
      return checked.diagnostics.first { !$0.isWarning }?.problem.words.message ?? ""
    case .faulty(let sentence): return sentence
    case .ran(let outcome, _):
      if let breakdown = outcome.breakdown {
        return breakdown.diagnostic.problem.words.message
      }
      return outcome.failures.first.map { $0.reason ?? $0.findings.first?.found ?? "" } ?? ""
    }
  }

  /// All of why it did not pass, as a person reads it in a terminal.
  ///
  /// `index` finds the lines of its file; the scenarios of one file share it.
  func details(_ index: LineIndex) -> String {
    let style = Style(isColored: false)
    switch ending {
    case .skipped: return ""
    case .refused(let checked):
      return DiagnosticText(sources: checked.sources, style: style).text(checked.diagnostics)
    case .faulty(let sentence): return DiagnosticText.line(sentence, style: style)
    case .ran(let outcome, let sources):
      let text = FailureText(
        sources: sources, index: index, style: style, margin: "")
      var lines = text.lines(outcome)
      if let breakdown = outcome.breakdown {
        lines.append(breakdown.diagnostic.problem.words.message.onOneLine)
        lines += text.lines(breakdown)
      }
      return lines.map { $0 + "\n" }.joined()
    }
  }
}

/// How a run ended.
public struct RunEnd: Sendable {
  /// How long it took.
  public let seconds: Double
  /// It was stopped, and what is reported is not all.
  public let isInterrupted: Bool

  /// After so long, whole or stopped.
  public init(seconds: Double, isInterrupted: Bool) {
    self.seconds = seconds
    self.isInterrupted = isInterrupted
  }
}
