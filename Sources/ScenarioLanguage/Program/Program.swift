import MapCamera

/// A checked text in the form in which it runs: instructions over numbered slots.
///
/// Every name is a slot and every value so many numbers side by side, whose kind the checker
/// knows; nothing is looked up and nothing is tested for its kind when it runs.
public struct Program: Sendable {
  /// The instructions of set-up, scenarios and definitions.
  package internal(set) var code: [Instruction] = []
  /// The place in the text that each instruction comes from.
  package internal(set) var spans: [SourceRange] = []
  /// The first instruction of each stretch that comes from one source.
  package internal(set) var origins: [Origin] = []
  /// What the slots hold at the start: constants, and nothing where values will be put.
  package internal(set) var slots: [Double] = []
  /// The bytes of all constant texts.
  package internal(set) var texts: [UInt8] = []
  package internal(set) var checks: [Check] = []
  package internal(set) var comparisons: [Comparison] = []
  package internal(set) var definitions: [Definition] = []
  /// What checks see of the loops and definitions around them, in the order of their beginnings.
  var surroundings: [Surroundings] = []
  package internal(set) var timelines: [Timeline] = []
  /// The routes that were read from files.
  package internal(set) var routes: [Route] = []
  /// The scenarios in the order of the text; each row of examples is one.
  public internal(set) var scenarios: [Scenario] = []
  /// The text only names places, values and definitions, for others to use.
  public internal(set) var holdsOnlyNames = false
  /// Where the set-up begins.
  package internal(set) var setUp: Int32 = 0
  /// The texts that it was made from, the run file first.
  public internal(set) var sources: [SourceText] = []
  var trees: [Syntax] = []

  /// Where a stretch of code from one source begins.
  package struct Origin: Sendable {
    package let start: Int32
    package let source: Int32
  }

  /// One scenario, or one row of a scenario's examples.
  public struct Scenario: Sendable {
    /// The title, with the row of its examples filled in.
    public let title: String
    /// The tags before it, without @.
    public let tags: [String]
    /// Where it stands: its head, or its row.
    public let location: Location
    /// All of the scenario, with its tags and its block.
    public let extent: SourceRange
    /// It is a row of examples.
    let isRow: Bool
    /// Its first instruction; the set-up runs before it.
    package let entry: Int32
  }

  /// A definition for arguments of certain kinds.
  package struct Definition: Sendable {
    package let name: String
    /// Its first instruction.
    package internal(set) var entry: Int32
    /// Its parameters lie here, one behind the other.
    package let parameters: Int32
    /// How many slots the parameters take.
    package let width: Int32
    /// The slots that are its own: kept when it calls itself.
    package internal(set) var slots: Range<Int32>
  }

  /// An `assert`, an `expect`, or an `expect error`.
  package struct Check: Sendable {
    package let location: Location
    /// Goes on after a failure.
    package let continues: Bool
    package let condition: Int32
    package let comparisons: Range<Int32>
  }

  /// What a check compares, with the slots that hold the values once it has been made.
  package struct Comparison: Sendable {
    package enum Form: UInt8 {
      case comparison, between, isVisible, wasLimited, truth
    }

    package let node: Int32
    package let left: Int32
    package let right: Int32
    /// The upper end of `between`.
    package let high: Int32
    package let tolerance: Int32
    package let result: Int32
    package let form: Form
    package let op: Operator
    package let kind: Kind
    package let property: Property?
  }

  /// What hangs on a movement: conditions to watch, and things to do at certain moments.
  package struct Timeline: Sendable {
    package internal(set) var watches: [Watch] = []
    package internal(set) var moments: [Moment] = []
  }

  /// A condition that is looked at on every frame.
  package struct Watch: Sendable {
    package enum Form: Sendable {
      case always, never, eventually
    }

    package let form: Form
    /// Its code, up to an `endWatch`.
    package let entry: Int32
    /// The number of its check.
    package let check: Int32
    /// The code for the author's reason and the slot it fills, -1 for none.
    package let reasonEntry: Int32
    package let reason: Int32
  }

  /// A block that runs so long after the start.
  package struct Moment: Sendable {
    /// The slot with the time.
    package let time: Int32
    /// Its code, up to an `end`.
    package let entry: Int32
    package let location: Location
  }

  /// The line that each scenario begins on, or that its row is on.
  public var scenarioLines: [Int] {
    guard let source = sources.first else { return [] }
    var (line, position) = (source.firstLine, 0)
    return scenarios.map { scenario in
      // They come in the order of the text, which is read once.
      let start = Int(scenario.location.span.lower)
      for byte in source.bytes[min(position, start)..<start] where byte == 0x0A { line += 1 }
      position = start
      return line
    }
  }

  /// The numbers of the scenarios on a line of the run file: of an example's row that one, elsewhere in a
  /// scenario all of its rows.
  public func scenarios(on line: Int) -> [Int] {
    guard let source = sources.first, let span = source.span(ofLine: line) else { return [] }
    let onLine = scenarios.indices.filter { scenarios[$0].extent.overlaps(span) }
    let rows = onLine.filter { index in
      scenarios[index].isRow && span.contains(scenarios[index].location.span.lower)
    }
    return rows.isEmpty ? onLine : rows
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
