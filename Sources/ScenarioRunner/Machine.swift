import MapCamera
import ScenarioLanguage

/// Runs the scenarios of a program, one after the other, each on a map of its own.
public struct Machine {
  private let interpreter: Interpreter

  /// A machine for a program whose scenarios may each spend `budget`; `isInterrupted` is asked now and
  /// then whether the scenario that runs is to be stopped.
  public init(
    _ program: Program, budget: Budget = .standard, isInterrupted: (() -> Bool)? = nil
  ) {
    interpreter = Interpreter(program, budget: budget, isInterrupted: isInterrupted)
  }

  /// Runs one scenario from its set-up on.
  public mutating func run(_ scenario: Program.Scenario) -> ScenarioOutcome {
    interpreter.run(scenario)
  }

  /// The map of the scenario that was run last.
  var map: MapView { interpreter.map }
  /// What the scenario has spent that was run last.
  var steps: Int { interpreter.steps }
}
