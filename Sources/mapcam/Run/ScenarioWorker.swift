import ScenarioRunner

/// Runs scenarios one after the other on one thread; those of one file share a machine.
final class ScenarioWorker {
  private let files: [CheckedFile]
  private let budget: Budget
  private let isInterrupted: (@Sendable () -> Bool)?
  private var current: (file: Int, machine: Machine)?

  init(_ files: [CheckedFile], budget: Budget, isInterrupted: (@Sendable () -> Bool)?) {
    self.files = files
    self.budget = budget
    self.isInterrupted = isInterrupted
  }

  /// What came of a scenario that was run, and how long it took.
  final class Result: Sendable {
    let outcome: ScenarioOutcome
    let seconds: Double

    init(outcome: ScenarioOutcome, seconds: Double) {
      self.outcome = outcome
      self.seconds = seconds
    }
  }

  /// Runs a scenario; nil for one that is skipped.
  func run(_ item: RunItem) -> Result? {
    if item.isSkipped { return nil }
    let start = Platform.seconds
    let program = files[item.file].program
    var machine =
      current?.file == item.file
      ? current!.machine : Machine(program, budget: budget, isInterrupted: isInterrupted)
    current = (item.file, machine)
    let outcome = machine.run(program.scenarios[item.scenario])
    return Result(outcome: outcome, seconds: Platform.seconds - start)
  }
}
