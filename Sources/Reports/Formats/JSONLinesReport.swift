import JSONText
import MapCamera
import ScenarioLanguage
import ScenarioRunner

/// A run as JSON Lines: an object a line, its kind in `type`. `docs/reports.md` describes the members.
///
/// The first line is `run`, then there is a `scenario` for each, and the last one is `end`; without it the
/// report is not whole.
public struct JSONLinesReport {
  /// Changes when a reader of the version before could be misled.
  public static let version = 1

  private var lines = ""
  private var counts: [RunRecord.Verdict: Int] = [:]
  private var checks = 0
  /// The lines of the file whose scenarios are added now.
  private var index = LineIndex()
  private var file = ""

  /// A report with its first line.
  public init(program: String) {
    add([
      ("type", JSON.quoted("run")), ("version", "\(Self.version)"),
      ("program", JSON.quoted(program)),
    ])
  }

  /// Adds a scenario.
  public mutating func add(_ record: RunRecord) {
    counts[record.verdict, default: 0] += 1
    if record.file != file { (index, file) = (LineIndex(), record.file) }
    var members: [(name: String, value: String)] = [
      ("type", JSON.quoted("scenario")), ("file", JSON.quoted(record.file)),
      ("line", "\(record.line)"), ("title", JSON.quoted(record.title)),
      ("tags", JSON.array(record.tags.map(JSON.quoted))),
      ("verdict", JSON.quoted(record.verdict.rawValue)),
      ("seconds", ReportNumber.seconds(record.seconds)),
    ]
    switch record.ending {
    case .skipped: break
    case .refused(let checked):
      let errors = checked.diagnostics.map { problem($0, in: checked.sources) }
      members.append(("errors", JSON.array(errors)))
    case .ran(let outcome, let program): members += ran(outcome, program)
    }
    add(members)
  }

  /// The whole report.
  public func text(_ end: RunEnd) -> String {
    var report = self
    var members: [(name: String, value: String)] = [("type", JSON.quoted("end"))]
    for verdict in [RunRecord.Verdict.passed, .failed, .broken, .skipped] {
      members.append((verdict.rawValue, "\(counts[verdict] ?? 0)"))
    }
    members.append(("checks", "\(checks)"))
    members.append(("seconds", ReportNumber.seconds(end.seconds)))
    members.append(("interrupted", end.isInterrupted ? "true" : "false"))
    report.add(members)
    return report.lines
  }

  private mutating func add(_ members: [(name: String, value: String)]) {
    lines += JSON.object(members) + "\n"
  }

  // MARK: A scenario

  private mutating func ran(
    _ outcome: ScenarioOutcome, _ program: Program
  ) -> [(name: String, value: String)] {
    checks += outcome.checks
    let sources = program.sources
    var members: [(name: String, value: String)] = [("checks", "\(outcome.checks)")]
    if !outcome.failures.isEmpty {
      members.append(("failures", JSON.array(outcome.failures.map { failure($0, in: sources) })))
    }
    if outcome.furtherFailures > 0 { members.append(("more", "\(outcome.furtherFailures)")) }
    if let breakdown = outcome.breakdown {
      members.append(("errors", JSON.array([problem(breakdown.diagnostic, in: sources)])))
    }
    if !outcome.printed.isEmpty {
      members.append(("printed", JSON.array(outcome.printed.map(JSON.quoted))))
    }
    let statements = outcome.statements.map { statement($0, in: sources) }
    members.append(("statements", JSON.array(statements)))
    if outcome.furtherStatements > 0 {
      members.append(("moreStatements", "\(outcome.furtherStatements)"))
    }
    return members
  }

  private func place(
    _ location: Location, in sources: [SourceText]
  ) -> [(name: String, value: String)] {
    guard sources.indices.contains(Int(location.source)) else { return [] }
    let source = sources[Int(location.source)]
    let lower = min(max(0, Int(location.span.lower)), source.bytes.count)
    let line = index.line(of: lower, in: source, location.source)
    let column = index.column(
      of: lower, lineStart: line.start, in: source, location.source)
    return [
      ("file", JSON.quoted(source.name)), ("line", "\(line.number)"), ("column", "\(column)"),
    ]
  }

  private func problem(_ diagnostic: Diagnostic, in sources: [SourceText]) -> String {
    let words = diagnostic.problem.words
    var members = place(diagnostic.location, in: sources)
    members.append(("message", JSON.quoted(words.message)))
    if !words.label.isEmpty { members.append(("label", JSON.quoted(words.label))) }
    if let help = words.help { members.append(("help", JSON.quoted(help))) }
    if diagnostic.isWarning { members.append(("warning", "true")) }
    return JSON.object(members)
  }

  private func failure(_ failure: CheckFailure, in sources: [SourceText]) -> String {
    var members = place(failure.location, in: sources)
    let findings = failure.findings.map { finding in
      var parts = [
        ("expected", JSON.quoted(finding.expected)), ("found", JSON.quoted(finding.found)),
      ]
      let further = [
        ("missed", finding.missed), ("tolerance", finding.tolerance), ("limit", finding.limit),
      ]
      for case (let name, let text?) in further { parts.append((name, JSON.quoted(text))) }
      return JSON.object(parts.map { (name: $0.0, value: $0.1) })
    }
    members.append(("findings", JSON.array(findings)))
    if let reason = failure.reason { members.append(("because", JSON.quoted(reason))) }
    if let moment = failure.moment { members.append(("when", JSON.quoted(moment))) }
    return JSON.object(members)
  }

  // MARK: A statement

  private func statement(
    _ trace: StatementTrace, in sources: [SourceText]
  ) -> String {
    var members = place(trace.location, in: sources)
    let source = sources[Int(trace.location.source)]
    members.append(("text", JSON.quoted(source.text(trace.location.span))))
    members.append(("before", camera(trace.before)))
    members.append(("after", camera(trace.after)))
    members.append(("time", JSON.number(trace.time)))
    let adjustments = trace.adjustments.map { adjustment in
      JSON.object([
        ("property", JSON.quoted(adjustment.property.word)),
        ("asked", JSON.number(adjustment.asked)), ("given", JSON.number(adjustment.given)),
        ("rule", JSON.quoted(adjustment.rule.word)),
      ])
    }
    members.append(("adjustments", JSON.array(adjustments)))
    members.append(("events", JSON.array(trace.events.map { JSON.quoted($0.name) })))
    return JSON.object(members)
  }

  private func camera(_ camera: CameraPosition) -> String {
    JSON.object([
      ("lat", JSON.number(camera.target.latitude)), ("lon", JSON.number(camera.target.longitude)),
      ("zoom", JSON.number(camera.zoom)), ("bearing", JSON.number(camera.bearing)),
      ("tilt", JSON.number(camera.viewingAngle)),
    ])
  }
}
