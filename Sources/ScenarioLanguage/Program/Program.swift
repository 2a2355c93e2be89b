/// A checked text in the form in which it runs: instructions over numbered slots.
///
/// Every name is a slot and every value so many numbers side by side, whose kind the checker
/// knows; nothing is looked up and nothing is tested for its kind when it runs.
public struct Program: Sendable {
  /// The instructions of set-up, scenarios and definitions.
  public internal(set) var code: [Instruction] = []
  /// The place in the text that each instruction comes from.
  public internal(set) var spans: [SourceRange] = []
  /// The first instruction of each stretch that comes from one source.
  public internal(set) var origins: [Origin] = []
  /// What the slots hold at the start: constants, and nothing where values will be put.
  public internal(set) var slots: [Double] = []
  /// The bytes of all constant texts.
  public internal(set) var texts: [UInt8] = []
  public internal(set) var checks: [Check] = []
  public internal(set) var comparisons: [Comparison] = []
  public internal(set) var definitions: [Definition] = []
  public internal(set) var scenarios: [Scenario] = []
  /// Where the set-up begins.
  public internal(set) var setUp: Int32 = 0
  /// The texts that it was made from, the run file first.
  public internal(set) var sources: [SourceText] = []
  var trees: [Syntax] = []

  /// Where a stretch of code from one source begins.
  public struct Origin: Sendable {
    public let start: Int32
    public let source: Int32
  }

  /// One scenario, or one row of a scenario's examples.
  public struct Scenario: Sendable {
    public let title: String
    public let tags: [String]
    public let location: Location
    /// Its first instruction; the set-up runs before it.
    public let entry: Int32
  }

  /// A definition for arguments of certain kinds.
  public struct Definition: Sendable {
    public let name: String
    /// Its first instruction.
    public internal(set) var entry: Int32
    /// Its parameters lie here, one behind the other.
    public let parameters: Int32
    /// How many slots the parameters take.
    public let width: Int32
    /// The slots that are its own: kept when it calls itself.
    public internal(set) var slots: Range<Int32>
  }

  /// An `assert`, an `expect`, or an `expect error`.
  public struct Check: Sendable {
    public let location: Location
    /// Goes on after a failure.
    public let continues: Bool
    package let condition: Int32
    package let comparisons: Range<Int32>
  }

  /// What a check compares, with the slots that hold the values once it has been made.
  public struct Comparison: Sendable {
    package enum Form: UInt8 {
      case comparison, between, isVisible, wasLimited, truth
    }

    package let node: Int32
    package let form: Form
    package let op: Operator
    package let kind: Kind
    package let left: Int32
    package let right: Int32
    /// The upper end of `between`.
    package let high: Int32
    package let tolerance: Int32
    package let result: Int32
    package let property: Property?
  }

  /// The place in a text that an instruction comes from.
  public func location(of pc: Int) -> Location {
    var low = 0
    var high = origins.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(origins[middle].start) <= pc { low = middle } else { high = middle }
    }
    let source = origins.isEmpty ? 0 : origins[low].source
    return Location(
      source: source, span: pc < spans.count ? spans[pc] : .empty(at: 0))
  }
}
