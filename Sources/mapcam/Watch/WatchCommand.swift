import LineEditor
import Reports

/// `mapcam run --watch`: runs, and runs again what a change touches, until it is interrupted. A change ends
/// the run that is under way, which begins anew.
struct WatchCommand {
  private let options: RunOptions
  private var watched: WatchedInputs
  private var states = FileStates()
  private let watcher = FileWatcher()
  /// Inputs that are gone, which has been said.
  private var missing: [String] = []
  /// The files whose run was ended by a change.
  private var unfinished: Set<String> = []

  init(_ options: RunOptions) {
    self.options = options
    watched = WatchedInputs(options.inputs)
  }

  /// Throws when the first run can't begin.
  mutating func run() throws(Arguments.Misuse) -> ExitCode {
    Interrupt.installEndings()
    _ = look()
    if let end = try perform(options.inputs) { return end }
    lookAtUsed()
    missing = watched.missing
    return waitAndRun()
  }

  private mutating func waitAndRun() -> ExitCode {
    sayWaiting()
    while watcher.wait() == .changed {
      let changes = look()
      let gone = newlyMissing()
      guard !changes.isEmpty || !gone.isEmpty else { continue }
      say("\n" + Self.sentence(changes, gone: gone))
      let inputs = watched.inputs(touchedBy: changes.files.union(unfinished))
      unfinished = []
      if !inputs.isEmpty {
        do throws(Arguments.Misuse) {
          if let end = try perform(inputs) { return end }
        } catch {
          Platform.write(DiagnosticText.line(error.sentence, style: Platform.style(of: 2)), to: 2)
        }
        lookAtUsed()
      }
      sayWaiting()
    }
    return .interrupted
  }

  /// Runs or checks these; how the program ends, if that ends it.
  private mutating func perform(
    _ inputs: [RunOptions.Input]
  ) throws(Arguments.Misuse) -> ExitCode? {
    var turn = options
    turn.inputs = inputs
    let edits = EditCheck(watcher, since: states)
    var command = try RunCommand(
      turn, isInterrupted: { Interrupt.isEndWanted || edits.isEdited })
    let code = command.run()
    watched.note(command.used)
    if code == .interrupted, !Interrupt.isEndWanted {
      var cut = WatchedInputs(inputs)
      unfinished = cut.files()
      return nil
    }
    return code == .interrupted || code == .cutOff ? code : nil
  }

  /// Watches what there is, and gives what has changed since the last time. Watching comes first, so that
  /// nothing happens unseen in between.
  private mutating func look() -> FileStates.Changes {
    let files = watched.files()
    watcher.watch(watched.folders(of: files))
    return states.look(at: watched.files())
  }

  /// Looks for the first time at what the run has found to be used.
  private mutating func lookAtUsed() {
    let files = watched.files()
    watcher.watch(watched.folders(of: files))
    states.lookForTheFirstTime(at: files)
  }

  private mutating func newlyMissing() -> [String] {
    let before = missing
    missing = watched.missing
    return missing.filter { !before.contains($0) }
  }

  // MARK: Words

  private func sayWaiting() {
    guard unfinished.isEmpty else { return }
    let count = watched.count
    say("watching \(count) file\(count == 1 ? "" : "s"); Ctrl-C ends\n")
  }

  private func say(_ text: String) { Platform.write(text, to: 1) }

  private static func sentence(_ changes: FileStates.Changes, gone: [String]) -> String {
    gone.map { "\($0.onOneLine) is gone; it is watched for until it is back\n" }.joined()
      + line(changes.changed, "has changed", "have changed")
      + line(changes.added, "is new", "are new")
      + line(changes.gone.filter { !gone.contains($0) }, "is gone", "are gone")
  }

  private static func line(_ files: [String], _ one: String, _ many: String) -> String {
    guard files.count != 1 else { return "\(files[0].onOneLine) \(one)\n" }
    guard !files.isEmpty else { return "" }
    let names = files.prefix(5).map { $0.onOneLine }.joined(separator: ", ")
    return "\(files.count) files \(many): \(names)\(files.count > 5 ? ", …" : "")\n"
  }
}
