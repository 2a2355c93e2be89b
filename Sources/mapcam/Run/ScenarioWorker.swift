import ScenarioRunner

/// Runs scenarios one after the other on one thread; those of one file share a machine.
final class ScenarioWorker {
  private let files: [CheckedFile]
  private let budget: Budget
  private let isInterrupted: (@Sendable () -> Bool)?
  private var machine: (file: Int, machine: Machine)?

  init(_ files: [CheckedFile], budget: Budget, isInterrupted: (@Sendable () -> Bool)?) {
    self.files = files
    self.budget = budget
    self.isInterrupted = isInterrupted
  }

  /// What came of a scenario, nil for one that is skipped.
  func run(_ item: RunItem) -> ScenarioOutcome? {
    if item.isSkipped { return nil }
    let program = files[item.file].program
    if machine?.file != item.file {
      machine = (item.file, Machine(program, budget: budget, isInterrupted: isInterrupted))
    }
    return machine?.machine.run(program.scenarios[item.scenario])
  }
}
