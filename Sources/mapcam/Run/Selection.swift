import Reports
import ScenarioLanguage
import ScenarioRunner

/// A file that has been read and checked.
///
/// A class, since each of its scenarios asks for it: a program has too many parts to be copied.
final class CheckedFile: Sendable {
  /// The name that reports show.
  let name: String
  let program: Program
  /// The lines whose scenarios alone are wanted; none for all.
  let lines: [Int]
  /// Where each scenario stands and which titles are shared, when that is to be told.
  private let labels: (lines: [Int], titles: SameTitles)?

  /// With what tells its scenarios apart in a report, if they are `labeled`.
  init(name: String, program: Program, lines: [Int], labeled: Bool) {
    (self.name, self.program, self.lines) = (name, program, lines)
    labels = labeled ? (program.scenarioLines, SameTitles(program)) : nil
  }

  func title(_ scenario: Int) -> String { program.scenarios[scenario].title }

  /// The line of a scenario of a file that is labeled.
  func line(_ scenario: Int) -> Int { labels?.lines[scenario] ?? 1 }

  /// Whether another scenario has the same title, in a file that is labeled.
  func sharesTitle(_ scenario: Int) -> Bool { labels?.titles.isShared[scenario] == true }

  func tags(_ scenario: Int) -> [String] { program.scenarios[scenario].tags }

  /// Whether an outcome is that of a file which only gives names for others, and no scenario at all.
  func isOfNamesOnly(_ outcome: ScenarioOutcome) -> Bool {
    program.holdsOnlyNames && outcome.verdict == .passed
  }
}

/// One scenario of a file, or one run of it; small, since there may be a million.
struct RunItem: Sendable {
  private let fileNumber: Int32
  private let scenarioNumber: Int32
  /// Which of its runs this is, from 1; 0 when it is the only one.
  private var turnNumber: Int32 = 0
  /// It is shown, and not run.
  var isSkipped = false

  init(file: Int, scenario: Int) {
    (fileNumber, scenarioNumber) = (Int32(file), Int32(scenario))
  }

  /// The number of the file.
  var file: Int { Int(fileNumber) }

  /// The number of the scenario in its program.
  var scenario: Int { Int(scenarioNumber) }

  /// Which of several runs this is, from 1; nil when it is the only one.
  var turn: Int? { turnNumber > 0 ? Int(turnNumber) : nil }

  /// So many runs of it; one that is skipped is skipped once.
  func turns(_ count: Int) -> [RunItem] {
    if isSkipped { return [self] }
    return (1...Int32(count)).map { turn in
      var item = self
      item.turnNumber = turn
      return item
    }
  }
}

/// Which scenarios of the files are run.
struct Selection {
  /// All of them must match.
  var filters: [TitleFilter] = []
  /// All of them must match.
  var tags: [TagFilter] = []
  var shard: Shard?
  /// Those that failed the last time.
  var isOfFailed = false

  /// The scenarios to run, in the order of the files.
  ///
  /// Throws when a condition selects nothing, so that a slip does not look like success; only a shard
  /// may be empty.
  func items(
    of files: [CheckedFile], failed: inout FailedRecord
  ) throws(Arguments.Misuse) -> [RunItem] {
    var items: [RunItem] = []
    items.reserveCapacity(files.reduce(0) { $0 + $1.program.scenarios.count })
    for (number, file) in files.enumerated() {
      let wanted = try scenarios(of: file)
      for scenario in file.program.scenarios.indices where wanted?.contains(scenario) ?? true {
        items.append(RunItem(file: number, scenario: scenario))
      }
    }
    if isOfFailed { items = items.filter { failed.holds($0.scenario, of: files[$0.file]) } }
    for filter in filters {
      items = items.filter { filter.matches(files[$0.file].title($0.scenario)) }
    }
    for tags in tags {
      items = items.filter { tags.matches(files[$0.file].tags($0.scenario)) }
    }
    // Files that can't be run have said why.
    if items.isEmpty, !files.isEmpty, let reason = whyEmpty { throw Arguments.Misuse(reason) }
    let hasOnly = files.contains { $0.hasOnly }
    for index in items.indices {
      let tags = files[items[index].file].tags(items[index].scenario)
      items[index].isSkipped = tags.contains("skip") || (hasOnly && !tags.contains("only"))
    }
    if let shard {
      items = items.enumerated().filter { shard.holds($0.offset) }.map { $0.element }
    }
    return items
  }

  /// Why the conditions select nothing, nil when there are none.
  private var whyEmpty: String? {
    let conditions =
      (isOfFailed ? ["--failed"] : []) + filters.map { "--filter '\($0.pattern)'" }
      + tags.map { "--tags '\($0.text)'" }
    guard let first = conditions.first else { return nil }
    if conditions.count > 1 {
      return "no scenario meets all of these: \(conditions.listed(with: ", "))"
    }
    if isOfFailed { return "--failed: none of these failed the last time in this folder" }
    return filters.isEmpty
      ? "no scenario has the tags of \(first)"
      : "no scenario has a title that matches \(first); capitals count"
  }

  /// The scenarios on the lines that are wanted of a file, nil for all.
  private func scenarios(of file: CheckedFile) throws(Arguments.Misuse) -> Set<Int>? {
    guard !file.lines.isEmpty else { return nil }
    var wanted = Set<Int>()
    for line in file.lines {
      let found = file.program.scenarios(on: line)
      if found.isEmpty { throw Arguments.Misuse("\(file.name) has no scenario on line \(line)") }
      wanted.formUnion(found)
    }
    return wanted
  }
}
