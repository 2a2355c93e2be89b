import ScenarioLanguage
import ScenarioRunner

/// The scenarios of a file as objects of JSON, a line each.
struct JSONRecord {
  private var places: JSONPlaces
  private var statements = JSONStatement()

  /// For a file whose lines `index` finds.
  init(_ index: LineIndex) { places = JSONPlaces(index) }

  /// Writes a scenario, or the file when it could not be run.
  mutating func write(_ record: RunRecord, to bytes: inout [UInt8]) {
    bytes.add("{\"type\":\"scenario\",\"file\":")
    JSON.quoted(record.file, to: &bytes)
    bytes.add(",\"line\":")
    bytes.add(record.line)
    bytes.add(",\"title\":")
    JSON.quoted(record.title, to: &bytes)
    bytes.add(",\"tags\":")
    JSON.array(of: record.tags, to: &bytes)
    bytes.add(",\"verdict\":\"")
    bytes.add(record.verdict.rawValue)
    bytes.add("\",\"seconds\":")
    bytes.add(seconds: record.seconds)
    switch record.ending {
    case .skipped: break
    case .refused(let checked):
      bytes.add(",\"errors\":")
      JSON.array(of: checked.diagnostics, to: &bytes) { problem($0, in: checked.sources, to: &$1) }
    case .ran(let outcome, let sources): write(outcome, in: sources, to: &bytes)
    }
    bytes.add("}\n")
  }

  private mutating func write(
    _ outcome: ScenarioOutcome, in sources: [SourceText], to bytes: inout [UInt8]
  ) {
    bytes.add(",\"checks\":")
    bytes.add(outcome.checks)
    if !outcome.failures.isEmpty {
      bytes.add(",\"failures\":")
      JSON.array(of: outcome.failures, to: &bytes) { failure($0, in: sources, to: &$1) }
    }
    if outcome.furtherFailures > 0 {
      bytes.add(",\"more\":")
      bytes.add(outcome.furtherFailures)
    }
    if let breakdown = outcome.breakdown {
      bytes.add(",\"errors\":")
      JSON.array(of: [breakdown.diagnostic], to: &bytes) { problem($0, in: sources, to: &$1) }
    }
    if !outcome.printed.isEmpty {
      bytes.add(",\"printed\":")
      JSON.array(of: outcome.printed, to: &bytes)
    }
    bytes.add(",\"statements\":")
    JSON.array(of: outcome.statements, to: &bytes) {
      statements.write($0, in: sources, places, to: &$1)
    }
    if outcome.furtherStatements > 0 {
      bytes.add(",\"moreStatements\":")
      bytes.add(outcome.furtherStatements)
    }
  }

  // MARK: What went wrong

  private func problem(
    _ diagnostic: Diagnostic, in sources: [SourceText], to bytes: inout [UInt8]
  ) {
    let words = diagnostic.problem.words
    bytes.add("{")
    places.write(diagnostic.location, in: sources, to: &bytes)
    bytes.add("\"message\":")
    JSON.quoted(words.message, to: &bytes)
    if !words.label.isEmpty { add(",\"label\":", words.label, to: &bytes) }
    add(",\"help\":", words.help, to: &bytes)
    bytes.add(diagnostic.isWarning ? ",\"warning\":true}" : "}")
  }

  private func failure(
    _ failure: CheckFailure, in sources: [SourceText], to bytes: inout [UInt8]
  ) {
    bytes.add("{")
    places.write(failure.location, in: sources, to: &bytes)
    bytes.add("\"findings\":")
    JSON.array(of: failure.findings, to: &bytes) { finding, bytes in
      add("{\"expected\":", finding.expected, to: &bytes)
      add(",\"found\":", finding.found, to: &bytes)
      add(",\"missed\":", finding.missed, to: &bytes)
      add(",\"tolerance\":", finding.tolerance, to: &bytes)
      add(",\"limit\":", finding.limit, to: &bytes)
      bytes.add("}")
    }
    add(",\"because\":", failure.reason, to: &bytes)
    add(",\"when\":", failure.moment, to: &bytes)
    bytes.add("}")
  }

  /// Adds a member, unless it is missing.
  private func add(_ name: StaticString, _ text: String?, to bytes: inout [UInt8]) {
    guard let text else { return }
    bytes.add(name)
    JSON.quoted(text, to: &bytes)
  }
}
