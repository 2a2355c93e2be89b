import MapCamera
import ScenarioLanguage

/// How a scenario ended, as data; reports put it into words and files.
public struct ScenarioOutcome: Sendable {
  /// A check that failed and a scenario that could not be run to its end are two things.
  public enum Verdict: Sendable {
    case passed, failed, broken
  }

  /// The scenario that was run.
  public let scenario: Program.Scenario
  /// How many checks were made.
  public internal(set) var checks = 0
  /// The checks that failed, in the order in which they were made.
  public internal(set) var failures: [CheckFailure] = []
  /// Failures beyond those that are kept.
  public internal(set) var furtherFailures = 0
  /// Why the scenario could not go on.
  public internal(set) var breakdown: Breakdown?
  /// Whether that was because someone stopped it.
  public internal(set) var isInterrupted = false
  /// What was printed, a text a `print`.
  public internal(set) var printed: [String] = []
  /// The statements of a traced program as they ran, up to some 100 000.
  public internal(set) var statements: [StatementTrace] = []
  /// Statements beyond those that are kept.
  public internal(set) var furtherStatements = 0

  /// Lets go of the statements, which take more room than all else.
  public mutating func forgetStatements() { statements = [] }

  /// What the reports say of the scenario.
  public var verdict: Verdict {
    breakdown != nil ? .broken : failures.isEmpty ? .passed : .failed
  }
}

/// A statement that ran: what the camera was before and after it, and what the map made of it.
public struct StatementTrace: Sendable {
  /// The statement.
  public let location: Location
  /// The camera before it.
  public let before: CameraPosition
  /// The camera after it.
  public let after: CameraPosition
  /// The scenario's clock after it, in seconds.
  public let time: Double
  /// What the limits changed in what it asked for; nothing for a statement that is no command.
  public let adjustments: Adjustments
  /// What the map reported; nothing for a statement that is no command.
  public var events: [MapEvent] { eventLog.events }
  /// The same, as the map keeps it: copying it takes no memory.
  package let eventLog: EventLog
}

/// Why a scenario could not go on, and where.
public struct Breakdown: Sendable {
  /// What happened, and where.
  public let diagnostic: Diagnostic
  /// Where the definitions were called in which it happened, the innermost first.
  public let callers: [Location]
}

/// A check that did not hold, in the reader's terms.
public struct CheckFailure: Sendable {
  /// The condition.
  public let location: Location
  /// Where the definitions were called in which it stands, the innermost first.
  public let callers: [Location]
  /// The parts of the condition that decided, one or more.
  public let findings: [Finding]
  /// What the loops around it, and the definition it stands in, gave to names: `city is 51.05, -114.07`.
  public let values: [String]
  /// The author's own words.
  public let reason: String?
  /// For a check on the way: when it was, and what the camera was.
  public let moment: String?
  /// The number that would make it hold, or why there is none.
  public let correction: Result<Correction, NoCorrection>

  /// A number that is written in a check, and what would have to be written in its place.
  public struct Correction: Equatable, Sendable {
    /// Its sign and its digits, without the unit.
    public let location: Location
    /// The number that was found, to as many decimals.
    public let number: String
  }

  /// Why there is no number to write in place of another.
  public enum NoCorrection: Error, Sendable {
    /// None is written out beside `==` or `is`.
    case noNumber
    /// More than one comparison would have to hold.
    case severalParts
    /// The comparison was not to hold: any other number would do.
    case negated
    /// The number has a letter of the compass, and what was found lies on the other side.
    case otherSide
    /// No number with the decimals that are written matches what was found.
    case noMatch
    /// It was checked at many moments.
    case onTheWay
  }

  /// What one comparison expected and found.
  public struct Finding: Equatable, Sendable {
    /// What was asked for: `zoom == 7.3`.
    public let expected: String
    /// What was found instead.
    public let found: String
    /// By how much it missed, where that is a number.
    public let missed: String?
    /// The tolerance in force.
    public let tolerance: String?
    /// The limit that took part.
    public let limit: String?
  }
}
