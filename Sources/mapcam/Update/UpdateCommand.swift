import LineDiff
import LineEditor
import Reports
import ScenarioLanguage

/// `mapcam run --update`: writes the numbers that were found in place of those that failed checks expect.
struct UpdateCommand {
  private let options: RunOptions

  init(_ options: RunOptions) { self.options = options }

  /// Throws when nothing may be written, or nobody can be asked.
  static func permit(_ options: RunOptions) throws(Arguments.Misuse) {
    if Platform.isCI {
      throw Arguments.Misuse(
        "--update changes no files under CI: run it where you can look at them")
    }
    if options.asks, !Platform.isTerminal(0) {
      throw Arguments.Misuse("--update asks first, and there is no terminal; to go ahead: --yes")
    }
    for input in options.inputs {
      if case .path = input { continue }
      throw Arguments.Misuse("--update writes files: mapcam run FILE --update")
    }
  }

  /// A file that is to be written.
  private struct Edit {
    let name: String
    let before: SourceText
    let after: [UInt8]
  }

  /// Shows what would change, asks, and writes.
  func run() throws(Arguments.Misuse) -> ExitCode {
    var search = UpdateSearch(options)
    guard try search.run() else { return Self.sayInterrupted() }
    let edits = edits(of: search)
    var text = UpdateRemarks(search).text
    guard !edits.isEmpty else { return Answer.write(text + "nothing to update\n", then: .failed) }
    var lines = 0
    for edit in edits {
      let diff = LineDiff(lineByLine: edit.before.bytes, with: edit.after)
      lines += diff.changes.reduce(0) { $0 + $1.new.count }
      text += DiffText(diff).text(name: edit.name)
    }
    // What nobody could see is not written.
    guard Answer.write(text) == .passed else { return .refused }
    let amount = Self.count(lines, "line") + " in " + Self.count(edits.count, "file")
    // What comes while the question is open ends the program: nothing has been written yet.
    if options.asks { Platform.endOnSignals() }
    if Interrupt.isEndWanted { return Self.sayInterrupted() }
    guard !options.asks || isWanted(amount) else {
      return Answer.write("nothing is changed\n", then: .failed)
    }
    // What is begun is written to its end.
    Interrupt.installEndings()
    try search.confirmFiles()
    guard write(edits) else { return .refused }
    search.noteInRecord()
    return Answer.write("updated \(amount)\n", then: search.failing.isEmpty ? .passed : .failed)
  }

  private func edits(of search: UpdateSearch) -> [Edit] {
    search.numbers.new.sorted { $0.key < $1.key }.compactMap { name, numbers in
      guard let source = search.sources[name], !numbers.isEmpty else { return nil }
      return Edit(
        name: name, before: source,
        after: Replacements(numbers, in: source.bytes).apply(to: source.bytes))
    }
  }

  private static func sayInterrupted() -> ExitCode {
    Answer.write("interrupted: nothing is updated\n", then: .interrupted)
  }

  /// Asks on the terminal.
  private func isWanted(_ amount: String) -> Bool {
    Platform.write("update \(amount)? [y/N] ", to: 2)
    var lines = InputLines(descriptor: 0)
    guard let line = try? lines.next() else { return false }
    return ["y", "yes"].contains(String(decoding: line, as: UTF8.self).lowercased())
  }

  private func write(_ edits: [Edit]) -> Bool {
    for (number, edit) in edits.enumerated() {
      do throws(Files.Failure) {
        let file = try Files.read(edit.name)
        let mark = file.prefix(max(0, file.count - edit.before.bytes.count))
        guard mark + edit.before.bytes == file else {
          throw Files.Failure(reason: "it has changed in the meantime")
        }
        try Files.rewrite(edit.name, with: mark + edit.after)
      } catch {
        let written = edits.prefix(number).map { "“\($0.name)”" }.listed(with: ", ")
        let sentence =
          "the file “\(edit.name)” can't be written: \(error.reason)"
          + (written.isEmpty ? "" : "; updated before it: \(written)")
        Platform.write(DiagnosticText.line(sentence, style: Platform.style(of: 2)), to: 2)
        return false
      }
    }
    return true
  }

  private static func count(_ number: Int, _ what: String) -> String {
    "\(number) \(what)\(number == 1 ? "" : "s")"
  }
}
