import ScenarioLanguage
import ScenarioRunner

/// What went wrong while something ran, with the lines it is about.
struct FailureText {
  let sources: [SourceText]
  let index: LineIndex
  let style: Style
  /// Stands before each line.
  let margin: String
  /// How its reader asks for help.
  var help = HelpCommand.program

  /// The checks that failed.
  func lines(_ outcome: ScenarioOutcome) -> [String] {
    var lines = outcome.failures.flatMap { self.lines($0) }
    if outcome.furtherFailures > 0 {
      lines.append("\(margin)… and \(outcome.furtherFailures) more failures")
    }
    return lines
  }

  private func lines(_ failure: CheckFailure) -> [String] {
    let excerpt = SourceExcerpt(failure.location, in: sources, index)
    let first = failure.findings.first
    let label = (first?.limit ?? first?.found ?? "").onOneLine
    var lines = excerpt.lines(label: label, margin: margin, style: style)
    let gutter = excerpt.gutter(margin)
    lines.append("\(gutter) \(style(.quiet, "│"))")
    for finding in failure.findings {
      var expected = finding.expected.onOneLine
      if let tolerance = finding.tolerance { expected += " (to within \(tolerance))" }
      var found = finding.found.onOneLine
      if let missed = finding.missed { found += ", missed by \(missed)" }
      lines.append("\(gutter) = expected: \(expected)")
      lines.append("\(gutter) = found:    \(found)")
      if let limit = finding.limit { lines.append("\(gutter) = limit:    \(limit.onOneLine)") }
    }
    if !failure.values.isEmpty {
      lines.append("\(gutter) = with:     \(failure.values.joined(separator: "; ").onOneLine)")
    }
    if let moment = failure.moment { lines.append("\(gutter) = when:     \(moment)") }
    if let reason = failure.reason { lines.append("\(gutter) = because:  \(reason.onOneLine)") }
    return lines + callers(failure.callers, gutter)
  }

  /// Why a scenario could not go on, without the message itself.
  func lines(_ breakdown: Breakdown) -> [String] {
    let words = breakdown.diagnostic.problem.words
    let excerpt = SourceExcerpt(breakdown.diagnostic.location, in: sources, index)
    let gutter = excerpt.gutter(margin)
    let lines = excerpt.lines(label: words.label.onOneLine, margin: margin, style: style)
    let notes = excerpt.notes(
      on: breakdown.diagnostic.problem, margin: margin, style: style, asking: help)
    return lines + notes.dropLast() + callers(breakdown.callers, gutter) + notes.suffix(1)
  }

  private func callers(_ callers: [Location], _ gutter: String) -> [String] {
    let shown = callers.prefix(5).map { location in
      "\(gutter) = called at \(SourceExcerpt(location, in: sources, index).place)"
    }
    return shown + (callers.count > 5 ? ["\(gutter) = … \(callers.count - 5) calls deeper"] : [])
  }
}
