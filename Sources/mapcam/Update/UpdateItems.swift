/// The scenarios that `--update` runs: all that the files have, but for those that are skipped.
struct UpdateItems: Sendable {
  let all: [RunItem]
  /// Whether each is one of those that are to be updated.
  let isSelected: [Bool]

  /// Throws when nothing is selected.
  init(_ files: [CheckedFile], _ options: RunOptions) throws(Arguments.Misuse) {
    var selected = files.map { Array(repeating: false, count: $0.program.scenarios.count) }
    var failed = FailedRecord()
    for item in try options.selection.items(of: files, failed: &failed) {
      selected[item.file][item.scenario] = !item.isSkipped
    }
    var all: [RunItem] = []
    for (number, file) in files.enumerated() {
      for scenario in file.program.scenarios.indices where !file.tags(scenario).contains("skip") {
        all.append(RunItem(file: number, scenario: scenario))
      }
    }
    self.all = all
    isSelected = all.map { selected[$0.file][$0.scenario] }
  }
}
