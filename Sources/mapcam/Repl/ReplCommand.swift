import Reports
import ScenarioLanguage
import ScenarioRunner

/// `mapcam repl`: a session on a terminal, or with the lines that come in on standard input.
struct ReplCommand {
  /// Whether the first mistake ends a session that is not on a terminal.
  let bails: Bool

  /// Runs the statements of the files, and then what is entered.
  func run(_ files: [String]) -> ExitCode {
    if Platform.isTerminal(0) { return Dialogue().run(files) }
    var repl = Repl(
      name: "stdin",
      report: SessionReport(style: Platform.style(of: 1), errorStyle: Platform.style(of: 2)),
      complaints: 2, bails: bails)
    for file in files where !repl.isOver { repl.read(file) }
    if !repl.isOver { runLines(&repl) }
    return repl.code
  }

  /// Runs what comes in on standard input.
  private func runLines(_ repl: inout Repl) {
    var lines = InputLines(descriptor: 0)
    do throws(Files.Failure) {
      while !repl.isOver, let line = try lines.next() {
        repl.enter(line) { lines.leadsToElse() }
      }
      if !repl.isOver { repl.finish() }
    } catch {
      repl.refuse("standard input can't be read: \(error.reason)")
    }
  }
}
