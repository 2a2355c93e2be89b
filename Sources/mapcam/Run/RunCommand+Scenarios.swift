import Reports
import ScenarioLanguage
import ScenarioRunner

/// The scenarios of the files that could be checked.
extension RunCommand {
  /// Runs the scenarios that are selected, and takes their results in the order of the files.
  mutating func run(_ files: [CheckedFile]) throws(Arguments.Misuse) {
    var failed = FailedRecord()
    let scenarios = try options.selection.items(of: files, failed: &failed)
    var only = OnlyTags(files)
    let runs = RunList(scenarios, options: options)
    var lastFile = -1
    progress = ProgressLine(total: runs.items.count)
    OrderedWork.run(
      runs.items.count, order: runs.order, atATime: 8, threads: threads,
      size: { $0.size },
      worker: { [budget = options.budget, formats = reportFiles.formats, isInterrupted] in
        let worker = ScenarioWorker(
          files, budget: budget, formats: formats, isInterrupted: isInterrupted)
        return { number in worker.run(runs.items[number]) }
      },
      isStopped: { [isInterrupted] in isInterrupted?() == true },
      use: { number, result in
        // What was stopped in the middle says nothing about the map.
        if result.outcome?.isInterrupted == true { return false }
        let item = runs.items[number]
        if item.file != lastFile {
          let name = files[item.file].name
          say(report.begin(files.count > 1 ? name : nil))
          lastFile = item.file
          if Platform.isCI, let record = only.takeRecord(of: name) { add(reportFiles.text(record)) }
        }
        take(result, of: item, in: files[item.file], &failed)
        progress?.update(
          done: number + 1, failed: report.tally.failed + report.tally.broken)
        return (output.isOpen || !reportFiles.isEmpty) && !(options.bails && code != .passed)
      })
    progress?.erase()
    failed.save()
    sayWhatWasLeftOut(&only, scenarios)
  }

  /// Names the scenarios that would be run.
  mutating func list(_ files: [CheckedFile]) throws(Arguments.Misuse) {
    var failed = FailedRecord()
    for item in try options.selection.items(of: files, failed: &failed) {
      let file = files[item.file]
      if file.program.holdsOnlyNames { continue }
      let place = "\(file.name.onOneLine):\(file.line(item.scenario))"
      say("\(place) \(file.title(item.scenario).onOneLine)\(item.isSkipped ? " (skipped)" : "")\n")
      if output.isDue { write() }
    }
  }

  private mutating func take(
    _ result: ScenarioWorker.Result, of item: RunItem, in file: CheckedFile,
    _ failed: inout FailedRecord
  ) {
    let program = file.program
    let scenario = program.scenarios[item.scenario]
    defer { add(result.reportText) }
    guard let outcome = result.outcome else {
      return say(report.skipped(scenario))
    }
    switch outcome.verdict {
    case .passed: break
    case .failed: code = code.worse(.failed)
    case .broken: code = code.worse(.refused)
    }
    failed.note(item.scenario, of: file, passed: outcome.verdict == .passed)
    if !file.isOfNamesOnly(outcome) {
      say(report.text(outcome, of: program, turn: item.turn))
    } else if item.turn ?? 1 == 1 {
      say(report.namesOnly())
    }
    if output.isDue { write() }
  }

  private mutating func sayWhatWasLeftOut(_ only: inout OnlyTags, _ scenarios: [RunItem]) {
    var isFault = Platform.isCI && !only.isEmpty
    if isFault { fault(only) }
    if let shard = options.selection.shard, scenarios.isEmpty {
      say("nothing was run: there is no scenario for shard \(shard.index) of \(shard.count)\n")
    } else if report.tally.ran == 0, report.tally.skipped > 0 {
      say("nothing was run: every scenario is skipped\n")
      if !only.isEmpty {
        if !isFault { say(only.text) }
        isFault = true
        code = code.worse(.refused)
      }
    }
    guard isFault else { return }
    for record in only.takeRecords() { add(reportFiles.text(record)) }
  }
}
