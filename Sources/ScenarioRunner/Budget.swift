/// What a scenario may spend, so that every run ends.
public struct Budget: Sendable {
  /// Statements in turns of loops and calls of definitions. What asks the map or moves it weighs
  /// ten, and what goes through a list or a text as much as it has parts.
  public var steps: Int
  /// Calls of definitions one inside the other.
  public var calls: Int
  /// Bytes for lists, texts and what is printed.
  public var memory: Int
  /// Failed checks of a scenario that are kept, as a loop could make millions; the others are counted.
  public var failures = 100

  /// What a scenario gets unless said otherwise.
  public static let standard = Budget(steps: 100_000_000, calls: 200, memory: 64 << 20)

  /// So many steps, calls and bytes.
  public init(steps: Int, calls: Int, memory: Int) {
    self.steps = steps
    self.calls = calls
    self.memory = memory
  }
}
