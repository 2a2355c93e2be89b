import ScenarioLanguage
import Testing

@testable import MapCamera
@testable import ScenarioRunner

/// Expects that a text runs through and that everything it checks holds.
func expectPass(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let outcome = try run(text, sourceLocation: sourceLocation)
  #expect(
    outcome.verdict == .passed && outcome.checks > 0, "\(text): \(outcome.words)",
    sourceLocation: sourceLocation)
}

/// Expects that a text can't go on, for that reason and at the place between ‹ and ›.
func expectBreakdown(
  _ marked: String, _ problem: Problem, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let start = marked.prefix { $0 != "‹" }
  let spot = marked.dropFirst(start.count + 1).prefix { $0 != "›" }
  let text = marked.filter { $0 != "‹" && $0 != "›" }
  let outcome = try run(text, sourceLocation: sourceLocation)
  #expect(outcome.verdict == .broken, "\(text)", sourceLocation: sourceLocation)
  #expect(outcome.problem == problem, sourceLocation: sourceLocation)
  let location = try #require(
    outcome.breakdown?.diagnostic.location, sourceLocation: sourceLocation)
  #expect(Int(location.span.lower) == start.utf8.count, sourceLocation: sourceLocation)
  #expect(
    try program(text).sources[0].text(location.span) == spot, sourceLocation: sourceLocation)
}

/// What a text is refused for before anything runs.
func refusals(_ text: String) -> [String] {
  var host = NoFiles()
  let checked = Program.check(name: "test.cam", bytes: Array(text.utf8), host: &host, settings: [])
  return checked.diagnostics.map { $0.problem.words.message }
}

/// The map that the only scenario of a text leaves behind, to the last bit.
func mapAfter(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> MapView {
  let program = try program(text, sourceLocation: sourceLocation)
  var machine = Machine(program)
  let outcome = machine.run(program.scenarios[0])
  #expect(outcome.verdict == .passed, "\(outcome.words)", sourceLocation: sourceLocation)
  return machine.map
}

/// How many steps the only scenario of a text takes.
func stepsOf(_ text: String) throws -> Int {
  let program = try program(text)
  var machine = Machine(program)
  #expect(machine.run(program.scenarios[0]).verdict == .passed)
  return machine.steps
}
