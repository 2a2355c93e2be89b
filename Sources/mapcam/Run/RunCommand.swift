import LineEditor
import Reports
import ScenarioLanguage
import ScenarioRunner

/// `mapcam run` and `mapcam check`: texts in, reports and an exit code out.
struct RunCommand {
  private let options: RunOptions
  /// Asked now and then whether the run is to be stopped.
  private let isInterrupted: (@Sendable () -> Bool)?

  private let errorStyle = Platform.style(of: 2)
  private var report = TerminalReport(style: Platform.style(of: 1))
  private var code = ExitCode.passed
  private var canReport = true
  /// What has not been written yet of the report.
  private var unwritten = ""
  private let reportFiles: ReportFiles
  private var progress: ProgressLine?
  /// The files that each file uses, when they are watched.
  private(set) var used: [String: [String]] = [:]
  private let start = Platform.seconds

  /// Throws when a report can't be written where it is wanted.
  init(
    _ options: RunOptions, isInterrupted: (@Sendable () -> Bool)? = nil
  ) throws(Arguments.Misuse) {
    self.options = options
    self.isInterrupted = isInterrupted
    reportFiles = try ReportFiles(options.reports)
    // The reports are written to their end even when nobody reads the output.
    if !reportFiles.isEmpty { Platform.ignoreBrokenPipes() }
  }

  /// Runs or checks all of the inputs.
  mutating func run() -> ExitCode {
    let files = checkedFiles()
    // Where nothing could be read there is nothing to sum up.
    if files.isEmpty, report.tally.refused == 0 { return code }
    if options.isRun {
      do throws(Arguments.Misuse) {
        try run(files)
      } catch {
        reportFiles.discard()
        refuse(error.sentence)
        return code
      }
      say(report.summary(seconds: Platform.seconds - start))
    } else {
      let scenarios = files.reduce(0) { $0 + $1.program.scenarios.count }
      say(report.checkedSummary(files: files.count, scenarios: scenarios))
    }
    finish()
    return code
  }

  private var wasInterrupted: Bool { isInterrupted?() == true }

  // MARK: Reading and checking

  /// The programs of the inputs; what is wrong with the others is said.
  private mutating func checkedFiles() -> [CheckedFile] {
    let reader = InputReader(options.inputs)
    // Not before: until here there is nothing to lose, and reading standard input is to end at once.
    if isInterrupted != nil { Interrupt.installEndings() }
    for sentence in reader.problems { refuse(sentence) }
    var files: [CheckedFile] = []
    let (texts, settings, isTraced) = (reader.texts, options.settings, reportFiles.isTraced)
    OrderedWork.run(
      texts.count, atATime: 1, threads: threads,
      worker: { { number in texts[number].check(settings, isTraced: isTraced) } },
      isStopped: { [isInterrupted] in isInterrupted?() == true },
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
    case .read(let checked, let usedFiles):
      if options.isWatched { used[text.name] = usedFiles }
      if !checked.diagnostics.isEmpty {
        let words = DiagnosticText(sources: checked.sources, style: errorStyle)
        Platform.write(words.text(checked.diagnostics) + "\n", to: 2)
      }
      if let program = checked.program {
        files.append(
          CheckedFile(
            name: text.name, program: program, lines: text.lines,
            scenarioLines: reportFiles.isEmpty ? [] : program.scenarioLines))
      } else {
        code = code.worse(.refused)
        report.refuse()
        add(
          reportFiles.text(
            RunRecord(
              file: text.name, title: text.name, line: 1, tags: [], ending: .refused(checked),
              seconds: 0)))
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
    let scenarios = try options.selection.items(of: files, failed: failed)
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
          add(report.begin(files.count > 1 ? files[item.file].name : nil))
          lastFile = item.file
        }
        take(result, of: item, in: files[item.file], &failed)
        progress?.update(
          done: number + 1, failed: report.tally.failed + report.tally.broken)
        return (canReport || !reportFiles.isEmpty) && !(options.bails && code != .passed)
      })
    progress?.erase()
    failed.save()
    sayWhatWasLeftOut(files, scenarios)
  }

  private mutating func take(
    _ result: ScenarioWorker.Result, of item: RunItem, in file: CheckedFile,
    _ failed: inout FailedRecord
  ) {
    let program = file.program
    let scenario = program.scenarios[item.scenario]
    defer { add(result.reportText) }
    guard let outcome = result.outcome else {
      add(report.skipped(scenario))
      return
    }
    switch outcome.verdict {
    case .passed: break
    case .failed: code = code.worse(.failed)
    case .broken: code = code.worse(.refused)
    }
    failed.note(file.name, scenario.title, passed: outcome.verdict == .passed)
    add(
      file.isOfNamesOnly(outcome)
        ? report.namesOnly()
        : report.text(outcome, of: program, turn: options.turns > 1 ? Int(item.turn) : nil))
    if unwritten.utf8.count > 65_536 { write() }
  }

  /// Adds to the report in the terminal. A code host that reads it gets no command that a text holds.
  private mutating func add(_ text: String) {
    unwritten += reportFiles.formats.contains(.github) ? text.withoutWorkflowCommands : text
  }

  /// Adds to the reports, and says what is for the code host.
  private mutating func add(_ text: RecordText?) {
    guard let text else { return }
    reportFiles.add(text)
    if !text.annotations.isEmpty { say(String(decoding: text.annotations, as: UTF8.self)) }
  }

  private mutating func sayWhatWasLeftOut(_ files: [CheckedFile], _ scenarios: [RunItem]) {
    let hasOnly = files.contains { $0.program.scenarios.contains { $0.tags.contains("only") } }
    if hasOnly, Platform.environment("CI") != nil {
      say("@only is left in a file, so that the others were not run\n")
      code = code.worse(.failed)
    }
    if let shard = options.selection.shard, scenarios.isEmpty {
      say("nothing was run: there is no scenario for shard \(shard.index) of \(shard.count)\n")
    } else if report.tally.ran == 0, report.tally.skipped > 0 {
      say("nothing was run: every scenario is skipped\n")
      if hasOnly { code = code.worse(.refused) }
    }
  }

  // MARK: The end

  /// Writes what is left of the report, and the reports in files.
  private mutating func finish() {
    if wasInterrupted {
      say("interrupted: what is reported is not all\n")
      code = code.worse(.interrupted)
    }
    let end = RunEnd(seconds: Platform.seconds - start, isInterrupted: wasInterrupted)
    let problems = reportFiles.finish(end)
    write()
    for problem in problems { refuse(problem) }
  }

  private mutating func say(_ text: String) { unwritten += text }

  /// Writes what there is of the report; one that can't be written fails the run.
  private mutating func write() {
    defer { unwritten = "" }
    guard canReport, !unwritten.isEmpty else { return }
    progress?.erase()
    if Platform.write(unwritten, to: 1) { return }
    canReport = false
    if Platform.isPipeBroken {
      code = .cutOff
    } else {
      refuse("the report can't be written: \(Platform.lastError)")
    }
  }
}
