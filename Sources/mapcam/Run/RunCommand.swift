import LineEditor
import Reports
import ScenarioLanguage
import ScenarioRunner

/// `mapcam run` and `mapcam check`: texts in, reports and an exit code out.
struct RunCommand {
  let options: RunOptions
  /// Asked now and then whether the run is to be stopped.
  let isInterrupted: (@Sendable () -> Bool)?

  private let errorStyle = Platform.style(of: 2)
  private var told = ToldDiagnostics()
  var report = TerminalReport(style: Platform.style(of: 1))
  var code = ExitCode.passed
  var output = RunOutput()
  let reportFiles: ReportFiles
  /// A file that is read, which a report would replace.
  private var conflict: String?
  var progress: ProgressLine?
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
    do throws(Arguments.Misuse) {
      if let conflict { throw Arguments.Misuse(conflict) }
      // Where nothing could be read there is nothing to sum up.
      if !files.isEmpty || report.tally.refused > 0 { try perform(files) }
    } catch {
      reportFiles.discard()
      write()
      refuse(error.sentence)
      return code
    }
    finish()
    return code
  }

  private mutating func perform(_ files: [CheckedFile]) throws(Arguments.Misuse) {
    guard options.isRun else {
      let only = OnlyTags(files)
      if Platform.isCI, !only.isEmpty { fault(only) }
      let scenarios = files.reduce(0) { $0 + $1.program.scenarios.count }
      return say(report.checkedSummary(files: files.count, scenarios: scenarios))
    }
    if options.isList { return try list(files) }
    if options.bails, code != .passed {
      say("nothing was run: with --bail, an input with errors is the first that does not pass\n")
    } else {
      try run(files)
    }
    say(report.summary(seconds: Platform.seconds - start))
  }

  private var wasInterrupted: Bool { isInterrupted?() == true }

  // MARK: Reading and checking

  /// The programs of the inputs; what is wrong with the others is said.
  private mutating func checkedFiles() -> [CheckedFile] {
    let reader = InputReader(options.inputs)
    // Not before: until here there is nothing to lose, and reading standard input is to end at once.
    if isInterrupted != nil { Interrupt.installEndings() }
    for (name, sentence) in reader.problems { passOver(name, sentence) }
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
    case .unreadable(let sentence): passOver(text.name, sentence)
    case .read(let checked, let usedFiles):
      for file in (text.path.map { [$0] } ?? []) + usedFiles where conflict == nil {
        conflict = reportFiles.conflict(with: file)
      }
      if options.isWatched { used[text.name] = usedFiles }
      let untold = told.take(checked.diagnostics, in: checked.sources)
      if !untold.isEmpty {
        let words = DiagnosticText(sources: checked.sources, style: errorStyle)
        Platform.write(words.text(untold) + "\n", to: 2)
      }
      if let program = checked.program {
        files.append(
          CheckedFile(
            name: text.name, program: program, lines: text.lines,
            labeled: options.isList || !reportFiles.isEmpty))
      } else {
        code = code.worse(.refused)
        report.refuse()
        add(
          reportFiles.text(
            RunRecord(
              file: text.name, title: text.name, line: checked.firstErrorLine, tags: [],
              ending: .refused(checked), seconds: 0)))
      }
    }
  }

  /// An input that can't be read.
  private mutating func passOver(_ name: String, _ sentence: String) {
    refuse(sentence)
    report.passOver()
    add(
      reportFiles.text(
        RunRecord(
          file: name, title: name, line: 1, tags: [], ending: .faulty(sentence), seconds: 0)))
  }

  var threads: Int { options.jobs ?? WorkerThread.cores }

  /// Says why something can't be run.
  private mutating func refuse(_ sentence: String) {
    Platform.write(DiagnosticText.line(sentence, style: errorStyle), to: 2)
    code = code.worse(.refused)
  }

  // MARK: What is said

  /// Says it on standard output, with what else there is to write. A code host that reads it gets no
  /// command that stands in a text.
  mutating func say(_ text: String) {
    output.put(reportFiles.formats.contains(.github) ? text.withoutWorkflowCommands : text)
  }

  /// Adds to the reports, and says what is for the code host.
  mutating func add(_ text: RecordText?) {
    guard let text else { return }
    reportFiles.add(text)
    if !text.annotations.isEmpty { output.put(String(decoding: text.annotations, as: UTF8.self)) }
  }

  /// Fails the run, or the check, for what is left in files.
  mutating func fault(_ only: OnlyTags) {
    say(only.text)
    code = code.worse(.failed)
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

  /// Writes what there is of the report; one that can't be written fails the run.
  mutating func write() {
    guard output.isOpen, !output.isEmpty else { return }
    progress?.erase()
    if output.write() { return }
    if Platform.isPipeBroken {
      code = .cutOff
    } else {
      refuse("the report can't be written: \(Platform.lastError)")
    }
  }
}

extension Checked {
  /// The line of the first error in the file itself; 1 where the errors are in those it uses.
  fileprivate var firstErrorLine: Int {
    guard let location = diagnostics.first(where: { !$0.isWarning })?.location,
      location.source == 0, let source = sources.first
    else { return 1 }
    return source.line(of: Int(location.span.lower))
  }
}
