import Reports
import ScenarioLanguage
import ScenarioRunner

/// `mapcam run` and `mapcam check`: texts in, reports and an exit code out.
struct RunCommand {
  let options: RunOptions
  /// Asked now and then whether the run is to be stopped.
  private let isInterrupted: (@Sendable () -> Bool)?

  private let errorStyle = Platform.style(of: 2)
  private var report = TerminalReport(style: Platform.style(of: 1))
  private var code = ExitCode.passed
  private var canReport = true
  /// What has not been written yet of the report.
  private var unwritten = ""

  init(_ options: RunOptions, isInterrupted: (@Sendable () -> Bool)? = nil) {
    self.options = options
    self.isInterrupted = isInterrupted
  }

  /// Runs or checks all of the inputs.
  mutating func run() -> ExitCode {
    let start = Platform.seconds
    let files = checkedFiles()
    // Where nothing could be read there is nothing to sum up.
    if files.isEmpty, report.tally.refused == 0 { return code }
    if options.isRun {
      do throws(Arguments.Misuse) {
        try run(files)
      } catch {
        refuse(error.sentence)
        return code
      }
      say(report.summary(seconds: Platform.seconds - start))
    } else {
      let scenarios = files.reduce(0) { $0 + $1.program.scenarios.count }
      say(report.checkedSummary(files: files.count, scenarios: scenarios))
    }
    write()
    return code
  }

  // MARK: Reading and checking

  /// The programs of the inputs; what is wrong with the others is said.
  private mutating func checkedFiles() -> [CheckedFile] {
    let reader = InputReader(options.inputs)
    for sentence in reader.problems { refuse(sentence) }
    var files: [CheckedFile] = []
    let (texts, settings) = (reader.texts, options.settings)
    OrderedWork.run(
      Array(texts.indices), atATime: 1, threads: threads,
      worker: { { number in texts[number].check(settings) } },
      use: { number, result in
        take(result, of: texts[number], into: &files)
        return true
      })
    return files
  }

  private mutating func take(
    _ result: InputReader.Result, of text: InputReader.Text, into files: inout [CheckedFile]
  ) {
    switch result {
    case .unreadable(let sentence): refuse(sentence)
    case .read(let checked):
      if !checked.diagnostics.isEmpty {
        let words = DiagnosticText(sources: checked.sources, style: errorStyle)
        Platform.write(words.text(checked.diagnostics) + "\n", to: 2)
      }
      if let program = checked.program {
        files.append(CheckedFile(name: text.name, program: program, lines: text.lines))
      } else {
        code = code.worse(.refused)
        report.refuse()
      }
    }
  }

  private var threads: Int { options.jobs ?? WorkerThread.cores }

  private mutating func refuse(_ sentence: String) {
    Platform.write(DiagnosticText.line(sentence, style: errorStyle), to: 2)
    code = code.worse(.refused)
  }

  // MARK: Running

  private mutating func run(_ files: [CheckedFile]) throws(Arguments.Misuse) {
    var failed = FailedRecord()
    let items = try options.selection.items(of: files, failed: failed)
    let runs = RunList(items, options: options)
    var lastFile = -1
    OrderedWork.run(
      runs.order, atATime: 8, threads: threads,
      worker: { [budget = options.budget, isInterrupted] in
        let worker = ScenarioWorker(files, budget: budget, isInterrupted: isInterrupted)
        return { number in worker.run(runs.items[number]) }
      },
      use: { number, result in
        let item = runs.items[number]
        if item.file != lastFile {
          unwritten += report.begin(files.count > 1 ? files[item.file].name : nil)
          lastFile = item.file
        }
        take(result, of: item, in: files[item.file], &failed)
        return canReport && !(options.bails && code != .passed) && isInterrupted?() != true
      })
    failed.save()
    sayWhatWasLeftOut(files, items)
  }

  private mutating func take(
    _ outcome: ScenarioOutcome?, of item: RunItem, in file: CheckedFile,
    _ failed: inout FailedRecord
  ) {
    guard let outcome else {
      unwritten += report.skipped(file.program.scenarios[item.scenario])
      return
    }
    switch outcome.verdict {
    case .passed: break
    case .failed: code = code.worse(.failed)
    case .broken: code = code.worse(.refused)
    }
    failed.note(file.name, outcome.scenario.title, passed: outcome.verdict == .passed)
    unwritten +=
      file.program.holdsOnlyNames && outcome.verdict == .passed
      ? report.namesOnly()
      : report.text(outcome, of: file.program, turn: options.turns > 1 ? item.turn : nil)
    if unwritten.utf8.count > 65_536 { write() }
  }

  private mutating func sayWhatWasLeftOut(_ files: [CheckedFile], _ items: [RunItem]) {
    let hasOnly = files.contains { $0.program.scenarios.contains { $0.tags.contains("only") } }
    if hasOnly, Platform.environment("CI") != nil {
      say("@only is left in a file, so that the others were not run\n")
      code = code.worse(.failed)
    }
    if let shard = options.selection.shard, items.isEmpty {
      say("nothing was run: there is no scenario for shard \(shard.index) of \(shard.count)\n")
    } else if report.tally.ran == 0, report.tally.skipped > 0 {
      say("nothing was run: every scenario is skipped\n")
      if hasOnly { code = code.worse(.refused) }
    }
  }

  // MARK: The report

  private mutating func say(_ text: String) { unwritten += text }

  /// Writes what there is of the report; one that can't be written fails the run.
  private mutating func write() {
    defer { unwritten = "" }
    guard canReport, !Platform.write(unwritten, to: 1) else { return }
    canReport = false
    refuse("the report can't be written: \(Platform.lastError)")
  }
}
