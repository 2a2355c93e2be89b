import ScenarioLanguage
import Testing

@testable import MapCamera
@testable import ScenarioRunner

/// A host that has no files.
struct NoFiles: SourceHost {
  mutating func read(
    _ path: String, from user: String
  ) throws(HostProblem) -> (name: String, bytes: [UInt8]) {
    throw HostProblem(.fileMissing(path))
  }

  mutating func route(_ text: String, from user: String) throws(HostProblem) -> [Coordinate] {
    throw HostProblem(.fileMissing(text))
  }
}

/// The program of a text without a mistake.
func program(
  _ text: String, settings: [Setting] = [], sourceLocation: SourceLocation = #_sourceLocation
) throws -> Program {
  var host = NoFiles()
  let checked = Program.check(
    name: "test.cam", bytes: Array(text.utf8), host: &host, settings: settings)
  let words = checked.diagnostics.map { $0.problem.words.message }
  return try #require(
    checked.program, "\(text): \(words)", sourceLocation: sourceLocation)
}

/// How every scenario of a text ends.
func outcomes(
  _ text: String, settings: [Setting] = [], budget: Budget = .standard,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> [ScenarioOutcome] {
  let program = try program(text, settings: settings, sourceLocation: sourceLocation)
  var machine = Machine(program, budget: budget)
  var outcomes: [ScenarioOutcome] = []
  for scenario in program.scenarios { outcomes.append(machine.run(scenario)) }
  return outcomes
}

/// How the only scenario of a text ends.
func run(
  _ text: String, settings: [Setting] = [], budget: Budget = .standard,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> ScenarioOutcome {
  let all = try outcomes(text, settings: settings, budget: budget, sourceLocation: sourceLocation)
  try #require(all.count == 1, sourceLocation: sourceLocation)
  return all[0]
}

/// Whether a condition holds after a set-up; that it can be asked at all is required.
func holds(
  _ condition: String, after setUp: String = "", sourceLocation: SourceLocation = #_sourceLocation
) throws -> Bool {
  let outcome = try run("\(setUp)\nassert \(condition)", sourceLocation: sourceLocation)
  try #require(
    outcome.breakdown == nil, "\(condition): \(outcome.words)", sourceLocation: sourceLocation)
  return outcome.verdict == .passed
}

/// What a text prints.
func printed(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String] {
  let outcome = try run(text, sourceLocation: sourceLocation)
  try #require(outcome.verdict == .passed, "\(outcome.words)", sourceLocation: sourceLocation)
  return outcome.printed
}

/// The value of an expression as it is printed.
func shown(
  _ expression: String, after setUp: String = "", sourceLocation: SourceLocation = #_sourceLocation
) throws -> String {
  try printed("\(setUp)\nprint \(expression)", sourceLocation: sourceLocation).joined()
}

extension ScenarioOutcome {
  /// What went wrong, in short.
  var words: String {
    let found = failures.flatMap { $0.findings }.map { $0.found }
    return (found + (breakdown.map { [$0.diagnostic.problem.words.message] } ?? []))
      .joined(separator: "; ")
  }

  /// The problem that ended it.
  var problem: Problem? { breakdown?.diagnostic.problem }

  /// Everything that it says, as one text that can be compared.
  var summary: String {
    let failures = failures.map {
      "\($0.location) \($0.callers) \($0.findings) \($0.reason ?? "-")"
    }
    let breakdown = breakdown.map { "\($0.diagnostic) \($0.callers)" } ?? "-"
    return "\(scenario.title) \(verdict) \(checks) \(failures) \(breakdown) \(printed)"
  }
}
