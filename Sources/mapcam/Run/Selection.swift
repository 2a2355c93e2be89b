import ScenarioLanguage
import ScenarioRunner

/// A file that has been read and checked.
struct CheckedFile: Sendable {
  /// The name that reports show.
  let name: String
  let program: Program
  /// The lines whose scenarios alone are wanted; none for all.
  let lines: [Int]
  /// The line of each scenario, when reports want to know.
  let scenarioLines: [Int]

  func title(_ scenario: Int) -> String { program.scenarios[scenario].title }

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
  /// Which of its runs this is, from 1.
  var turn: Int32 = 1
  /// It is shown, and not run.
  var isSkipped = false

  init(file: Int, scenario: Int) {
    (fileNumber, scenarioNumber) = (Int32(file), Int32(scenario))
  }

  /// The number of the file.
  var file: Int { Int(fileNumber) }

  /// The number of the scenario in its program.
  var scenario: Int { Int(scenarioNumber) }
}

/// Which scenarios of the files are run.
struct Selection {
  var filter: TitleFilter?
  var tags: TagFilter?
  var shard: Shard?
  /// Those that failed the last time.
  var isOfFailed = false

  /// The scenarios to run, in the order of the files.
  ///
  /// Throws when a condition selects nothing, so that a slip does not look like success; only a shard
  /// may be empty.
  func items(
    of files: [CheckedFile], failed: FailedRecord
  ) throws(Arguments.Misuse) -> [RunItem] {
    var items: [RunItem] = []
    items.reserveCapacity(files.reduce(0) { $0 + $1.program.scenarios.count })
    for (number, file) in files.enumerated() {
      let wanted = try scenarios(of: file)
      for scenario in file.program.scenarios.indices where wanted?.contains(scenario) ?? true {
        items.append(RunItem(file: number, scenario: scenario))
      }
    }
    if isOfFailed {
      items = items.filter { failed.holds(files[$0.file].name, files[$0.file].title($0.scenario)) }
      if items.isEmpty {
        throw Arguments.Misuse("--failed: none of these failed the last time in this folder")
      }
    }
    if let filter {
      items = items.filter { filter.matches(files[$0.file].title($0.scenario)) }
      if items.isEmpty {
        throw Arguments.Misuse("no scenario has a title that matches --filter '\(filter.pattern)'")
      }
    }
    if let tags {
      items = items.filter { tags.matches(files[$0.file].tags($0.scenario)) }
      if items.isEmpty {
        throw Arguments.Misuse("no scenario has the tags of --tags '\(tags.text)'")
      }
    }
    let hasOnly = files.contains { file in
      file.program.scenarios.contains { $0.tags.contains("only") }
    }
    for index in items.indices {
      let tags = files[items[index].file].tags(items[index].scenario)
      items[index].isSkipped = tags.contains("skip") || (hasOnly && !tags.contains("only"))
    }
    if let shard {
      items = items.enumerated().filter { shard.holds($0.offset) }.map { $0.element }
    }
    return items
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
