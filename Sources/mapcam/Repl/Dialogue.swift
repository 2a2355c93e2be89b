import LineEditor
import Reports
import ScenarioLanguage

/// A session on a terminal: prompts, completion, and a history that is kept.
final class Dialogue {
  private var repl: Repl
  private let editor = LineEditor(program: "mapcam")
  private var history = HistoryFile(path: StateFolder.history)
  private let style = Platform.style(of: 1)
  /// How often Ctrl-C was typed on an empty line, one time after the other.
  private var interruptions = 0

  init() {
    Interrupt.install()
    repl = Repl(
      name: "session", report: SessionReport(style: style, errorStyle: style), complaints: 1,
      interruption: Repl.Interruption(
        isRaised: { Interrupt.isRaised }, clear: { Interrupt.clear() }))
  }

  /// Runs the statements of the files, and then what is entered.
  func run(_ files: [String]) -> ExitCode {
    repl.say("mapcam \(version): type a command, or .help; Ctrl-D leaves\n")
    let (entries, problem) = history.load()
    if let problem { say(problem) }
    editor.remember(contentsOf: entries)
    editor.complete = { [unowned self] line, cursor in completion(line, cursor) }
    for file in files { repl.read(file) }
    while !repl.isOver {
      switch editor.read(prompt: prompt) {
      case .text(let text): enter(text)
      case .interrupted(let wasEmpty): interrupt(wasEmpty: wasEmpty)
      case .end:
        if repl.openParts == nil { return .passed }
        dropPending()
      }
    }
    return .passed
  }

  private func say(_ sentence: String) { repl.say(style.subdued(sentence) + "\n") }

  // MARK: Lines

  private var prompt: String {
    guard let open = repl.openParts else {
      return style.subdued(CameraText(repl.session.map).brief) + "> "
    }
    return "  " + style.subdued(open + "…") + " "
  }

  /// Takes a line; one from the history may be several.
  private func enter(_ text: String) {
    interruptions = 0
    var rest = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    while let line = rest.popFirst(), !repl.isOver {
      let entry = repl.enter(Array(line)) {
        let isElse = rest.lazy.compactMap { StatementReader.beginsWithElse($0) }.first
        return isElse ?? editor.firstPasted { StatementReader.beginsWithElse($0.utf8) } ?? false
      }
      if let entry { remember(entry) } else { showWayOut(line) }
      if repl.wasInterrupted { return editor.dropPasted() }
    }
  }

  private func dropPending() {
    repl.dropPending()
    say("the statement that was not complete is dropped")
  }

  private func remember(_ entry: String) {
    editor.remember(entry)
    if let problem = history.append(entry) { say(problem) }
  }

  /// Who enters nothing, or a command of the session, in the middle of a statement may want to be out of it.
  private func showWayOut(_ line: some Collection<UInt8>) {
    guard let open = repl.openParts, !editor.hasPastedLines else { return }
    let isCommand =
      StatementReader.dotCommandStart(Array(line)) != nil
      || repl.dotless(line)?.rest.isEmpty == true
    guard line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) || isCommand else { return }
    say("the statement goes on\(open.isEmpty ? "" : ", with \(open) open"); Ctrl-C drops it")
  }

  /// Ctrl-C drops the lines of a statement that is not complete; on an empty line it leaves when it is
  /// typed twice.
  private func interrupt(wasEmpty: Bool) {
    guard wasEmpty, repl.openParts == nil else {
      interruptions = 0
      if repl.openParts != nil { dropPending() }
      return
    }
    interruptions += 1
    if interruptions == 2 { repl.quit() } else { say("Ctrl-C once more leaves") }
  }

  // MARK: Completion

  private func completion(_ line: [UInt8], _ cursor: Int) -> Completion {
    let completions = repl.completions(of: Array(line[..<cursor]))
    return Completion(
      replacing: completions.replaced,
      with: completions.candidates.map {
        Completion.Candidate($0.text, label: $0.label, isComplete: $0.isFollowedByBlank)
      })
  }
}
