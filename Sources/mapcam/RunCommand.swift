import Reports
import ScenarioLanguage
import ScenarioRunner

/// `mapcam run` and `mapcam check`: texts in, reports and an exit code out.
struct RunCommand {
  let settings: [Setting]
  /// Whether scenarios are run, or texts only checked.
  let isRun: Bool

  private let style = Platform.style(of: 1)
  private let errorStyle = Platform.style(of: 2)
  private var code = ExitCode.passed
  private var canReport = true

  /// Asked now and then whether the run is to be stopped.
  private let isInterrupted: (() -> Bool)?

  init(settings: [Setting], isRun: Bool, isInterrupted: (() -> Bool)? = nil) {
    self.settings = settings
    self.isRun = isRun
    self.isInterrupted = isInterrupted
  }

  /// A text that has been read.
  private struct Text {
    let name: String
    let path: String?
    let bytes: [UInt8]
  }

  /// Runs or checks all of the inputs.
  mutating func run(_ inputs: [Invocation.Input]) -> ExitCode {
    let start = Platform.seconds
    var report = TerminalReport(style: style)
    var checked: [(name: String, program: Program)] = []
    for input in inputs {
      for text in texts(input) {
        if let program = check(text) {
          checked.append((text.name, program))
        } else {
          report.refuse()
        }
      }
    }
    // Where nothing could be read there is nothing to sum up.
    if checked.isEmpty, report.tally.refused == 0 { return code }
    if isRun {
      run(checked, &report)
      say(report.summary(seconds: Platform.seconds - start))
    } else {
      let scenarios = checked.reduce(0) { $0 + $1.program.scenarios.count }
      say(report.checkedSummary(files: checked.count, scenarios: scenarios))
    }
    return code
  }

  // MARK: Reading and checking

  private mutating func texts(_ input: Invocation.Input) -> [Text] {
    switch input {
    case .text(let text): return [Text(name: "-e", path: nil, bytes: Array(text.utf8))]
    case .standardInput:
      do throws(Files.Failure) {
        return [Text(name: "stdin", path: nil, bytes: try Files.readStandardInput())]
      } catch {
        refuse("standard input can't be read: \(error.reason)")
        return []
      }
    case .path(let path):
      return paths(path).compactMap { read($0) }
    }
  }

  /// The path itself, or the scenario files in the folder that it is.
  private mutating func paths(_ path: String) -> [String] {
    guard Files.isFolder(path) else { return [path] }
    do throws(Files.Failure) {
      let found = try Files.scenarios(in: path)
      if found.isEmpty { refuse("there is no scenario file (*.cam) in the folder “\(path)”") }
      return found
    } catch {
      refuse("the folder “\(path)” can't be read: \(error.reason)")
      return []
    }
  }

  private mutating func read(_ path: String) -> Text? {
    do throws(Files.Failure) {
      let name = Path.normalized(path)
      return Text(name: name, path: name, bytes: try Files.read(path))
    } catch {
      refuse(
        error.isMissing
          ? "there is no file “\(path)”" : "the file “\(path)” can't be read: \(error.reason)")
      return nil
    }
  }

  /// The program of a text, nil when it has errors: then they have been said.
  private mutating func check(_ text: Text) -> Program? {
    var host = FileHost(running: text.path)
    let checked = Program.check(
      name: text.name, bytes: text.bytes, host: &host, settings: settings)
    if !checked.diagnostics.isEmpty {
      let words = DiagnosticText(sources: checked.sources, style: errorStyle)
      Platform.write(words.text(checked.diagnostics) + "\n", to: 2)
    }
    if checked.program == nil { code = code.worse(.refused) }
    return checked.program
  }

  private mutating func refuse(_ sentence: String) {
    Platform.write(DiagnosticText.line(sentence, style: errorStyle), to: 2)
    code = code.worse(.refused)
  }

  // MARK: Running

  private mutating func run(
    _ checked: [(name: String, program: Program)], _ report: inout TerminalReport
  ) {
    let hasOnly = checked.contains { $0.program.scenarios.contains { $0.tags.contains("only") } }
    for (name, program) in checked {
      var text = report.begin(checked.count > 1 ? name : nil)
      var machine = Machine(program, isInterrupted: isInterrupted)
      for scenario in program.scenarios where isInterrupted?() != true {
        if scenario.tags.contains("skip") || (hasOnly && !scenario.tags.contains("only")) {
          text += report.skipped(scenario)
          continue
        }
        let outcome = machine.run(scenario)
        switch outcome.verdict {
        case .passed: break
        case .failed: code = code.worse(.failed)
        case .broken: code = code.worse(.refused)
        }
        text +=
          program.holdsOnlyNames && outcome.verdict == .passed
          ? report.namesOnly() : report.text(outcome, of: program)
        if text.utf8.count > 65_536 {
          say(text)
          text = ""
        }
      }
      say(text)
    }
    if hasOnly, Platform.environment("CI") != nil {
      say("@only is left in a file, so that the others were not run\n")
      code = code.worse(.failed)
    }
    if report.tally.ran == 0, report.tally.skipped > 0 {
      say("nothing was run: every scenario is skipped\n")
      if hasOnly { code = code.worse(.refused) }
    }
  }

  /// Writes a part of the report; one that can't be written fails the run.
  private mutating func say(_ text: String) {
    guard canReport, !Platform.write(text, to: 1) else { return }
    canReport = false
    refuse("the report can't be written: \(Platform.lastError)")
  }
}
