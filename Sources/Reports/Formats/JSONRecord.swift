import ScenarioLanguage
import ScenarioRunner

/// The scenarios of a file as objects of JSON, a line each.
struct JSONRecord {
  private let places: JSONPlaces
  private let statements: JSONStatements

  /// For a file whose lines `index` finds.
  init(_ index: LineIndex) {
    places = JSONPlaces(index)
    statements = JSONStatements(places)
  }

  /// Writes a scenario, or the file when it could not be run.
  func write(_ record: RunRecord, to out: ByteWriter) {
    out.put("{\"type\":\"scenario\",\"file\":")
    JSON.quoted(record.file, to: out)
    out.put(",\"line\":")
    out.put(number: record.line)
    out.put(",\"title\":")
    JSON.quoted(record.title, to: out)
    if let turn = record.turn {
      out.put(",\"run\":")
      out.put(number: turn)
    }
    out.put(",\"tags\":")
    JSON.array(of: record.tags, to: out)
    out.put(",\"verdict\":\"")
    out.put(text: record.verdict.rawValue)
    out.put("\",\"seconds\":")
    out.put(seconds: record.seconds)
    switch record.ending {
    case .skipped: break
    case .refused(let checked):
      out.put(",\"errors\":")
      JSON.array(of: checked.diagnostics, to: out) { problem($0, in: checked.sources, to: out) }
    case .faulty(let sentence):
      add(",\"errors\":[{\"file\":", record.file, to: out)
      out.put(",\"line\":")
      out.put(number: record.line)
      add(",\"message\":", sentence, to: out)
      out.put("}]")
    case .ran(let outcome, let sources): write(outcome, in: sources, to: out)
    }
    out.put("}\n")
  }

  private func write(
    _ outcome: ScenarioOutcome, in sources: [SourceText], to out: ByteWriter
  ) {
    out.put(",\"checks\":")
    out.put(number: outcome.checks)
    if !outcome.failures.isEmpty {
      out.put(",\"failures\":")
      JSON.array(of: outcome.failures, to: out) { failure($0, in: sources, to: out) }
    }
    if outcome.furtherFailures > 0 {
      out.put(",\"more\":")
      out.put(number: outcome.furtherFailures)
    }
    if let breakdown = outcome.breakdown {
      out.put(",\"errors\":")
      JSON.array(of: [breakdown.diagnostic], to: out) { problem($0, in: sources, to: out) }
    }
    if !outcome.printed.isEmpty {
      out.put(",\"printed\":")
      JSON.array(of: outcome.printed, to: out)
    }
    out.put(",\"statements\":")
    statements.write(outcome.statements, in: sources, to: out)
    if outcome.furtherStatements > 0 {
      out.put(",\"moreStatements\":")
      out.put(number: outcome.furtherStatements)
    }
  }

  // MARK: What went wrong

  private func problem(
    _ diagnostic: Diagnostic, in sources: [SourceText], to out: ByteWriter
  ) {
    let words = diagnostic.problem.words
    out.put("{")
    places.write(diagnostic.location, in: sources, to: out)
    out.put("\"code\":\"")
    out.put(text: diagnostic.problem.code)
    out.put("\",\"message\":")
    JSON.quoted(words.message, to: out)
    if !words.label.isEmpty { add(",\"label\":", words.label, to: out) }
    add(",\"help\":", words.help, to: out)
    out.put(diagnostic.isWarning ? ",\"warning\":true}" : "}")
  }

  private func failure(
    _ failure: CheckFailure, in sources: [SourceText], to out: ByteWriter
  ) {
    out.put("{")
    places.write(failure.location, in: sources, to: out)
    out.put("\"findings\":")
    JSON.array(of: failure.findings, to: out) { finding in
      add("{\"expected\":", finding.expected, to: out)
      add(",\"found\":", finding.found, to: out)
      add(",\"missed\":", finding.missed, to: out)
      add(",\"tolerance\":", finding.tolerance, to: out)
      add(",\"limit\":", finding.limit, to: out)
      out.put("}")
    }
    if !failure.values.isEmpty {
      out.put(",\"with\":")
      JSON.array(of: failure.values, to: out) { JSON.quoted($0, to: out) }
    }
    add(",\"because\":", failure.reason, to: out)
    add(",\"when\":", failure.moment, to: out)
    out.put("}")
  }

  /// Adds a member, unless it is missing.
  private func add(_ name: StaticString, _ text: String?, to out: ByteWriter) {
    guard let text else { return }
    out.put(name)
    JSON.quoted(text, to: out)
  }
}
