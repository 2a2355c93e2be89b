import ScenarioLanguage
import ScenarioRunner

/// What `mapcam run` and `mapcam check` are asked to do.
struct RunOptions {
  /// A text to run: a path, a text given in the call, or standard input.
  enum Input: Equatable {
    case path(String)
    case text(String)
    case standardInput
  }

  var inputs: [Input] = []
  var settings: [Setting] = []
  /// Whether scenarios are run, or texts only checked.
  var isRun = true
  var selection = Selection()
  /// Whether the scenarios are only named.
  var isList = false
  /// How many scenarios are run at once; nil for as many as there are cores.
  var jobs: Int?
  var bails = false
  /// How often each scenario is run.
  var turns = 1
  /// The seed of another order.
  var shuffleSeed: UInt64?
  /// What a scenario may take.
  var maxSteps: Int?
  var reports: [ReportFiles.Wish] = []
  /// Whether the numbers that failed checks expect are updated.
  var updates = false
  /// Whether it is asked before files are written.
  var asks = true
  /// To be run again when something changes.
  var isWatched = false

  /// What each scenario may spend.
  var budget: Budget {
    var budget = Budget.standard
    if let maxSteps { budget.steps = maxSteps }
    return budget
  }

  /// To run these, and nothing else.
  init(inputs: [Input]) { self.inputs = inputs }

  /// What follows `run` or `check` on the command line.
  init(_ arguments: Arguments, isRun: Bool) throws(Arguments.Misuse) {
    self.isRun = isRun
    for part in arguments.parts {
      switch part {
      case .operand("-"):
        if inputs.contains(.standardInput) { throw Arguments.Misuse("- is given twice") }
        inputs.append(.standardInput)
      case .operand(let path): inputs.append(.path(path))
      case .option(let option, let value): try take(option, value)
      }
    }
    let command = isRun ? "run" : "check"
    guard !inputs.isEmpty else {
      throw Arguments.Misuse(
        "\(command) needs a file or a folder: mapcam \(command) scenarios")
    }
    if !asks, !updates {
      throw Arguments.Misuse("--yes is an answer to --update, and there is none")
    }
    if isList, !reports.isEmpty || updates {
      throw Arguments.Misuse(
        "--list runs nothing: there is nothing to \(updates ? "update" : "report")")
    }
    if isWatched, !inputs.allSatisfy({ if case .path = $0 { true } else { false } }) {
      throw Arguments.Misuse("--watch needs files or folders: only they can change")
    }
    if updates { try permitUpdate() }
  }

  /// Throws when another option is in the way of an update.
  private func permitUpdate() throws(Arguments.Misuse) {
    if isWatched {
      throw Arguments.Misuse(
        "--update writes files, --watch waits for changes: give one of them")
    }
    if let setting = settings.first {
      throw Arguments.Misuse(
        "--update writes numbers that hold without --set: leave out --set \(setting.name)=…")
    }
    if bails {
      throw Arguments.Misuse(
        "--update looks at all that fails, --bail stops at the first: give one of them")
    }
  }

  private mutating func take(_ option: Option, _ value: String) throws(Arguments.Misuse) {
    switch option {
    case .text: inputs.append(.text(value))
    case .set: settings.append(try Self.setting(value))
    case .filter: selection.filters.append(try TitleFilter(value))
    case .tags: selection.tags.append(try TagFilter(value))
    case .shard: selection.shard = try Shard(value)
    case .failed: selection.isOfFailed = true
    case .list: isList = true
    case .jobs: jobs = try Self.count(option, value, atMost: 1024)
    case .bail: bails = true
    case .repeated: turns = try Self.count(option, value, atMost: 1_000_000)
    case .shuffle:
      guard let seed = UInt64(value) else {
        throw Arguments.Misuse("--shuffle needs a whole number from 0 on, not “\(value)”")
      }
      shuffleSeed = seed
    case .maxSteps: maxSteps = try Self.count(option, value, atMost: 1_000_000_000_000)
    case .report:
      guard let wish = ReportFiles.Wish(value) else {
        throw Arguments.Misuse(
          "--report needs \(ReportFiles.Wish.usage), and not “\(value)”")
      }
      reports.append(wish)
    case .watch: isWatched = true
    case .update: updates = true
    case .yes: asks = false
    case .check, .diff, .stdio, .help, .version: break
    }
  }

  private static func setting(_ text: String) throws(Arguments.Misuse) -> Setting {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex,
      text.index(after: equals) < text.endIndex
    else { throw Arguments.Misuse("--set needs a name and a value: --set level=9") }
    return Setting(
      name: String(text[..<equals]), value: String(text[text.index(after: equals)...]))
  }

  private static func count(
    _ option: Option, _ value: String, atMost most: Int
  ) throws(Arguments.Misuse) -> Int {
    guard let count = Int(value), (1...most).contains(count) else {
      throw Arguments.Misuse(
        "\(option.rawValue) needs a whole number from 1 to \(most), not “\(value)”")
    }
    return count
  }
}
