import LineDiff
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
    guard try search.run() else { return .interrupted }
    let edits = edits(of: search)
    var text = leftOut(search)
    guard !edits.isEmpty else { return Answer.write(text + "nothing to update\n", then: .failed) }
    var lines = 0
    for edit in edits {
      let diff = LineDiff(old: edit.before.bytes, new: edit.after)
      lines += diff.changes.reduce(0) { $0 + $1.new.count }
      text += DiffText(diff).text(name: edit.name)
    }
    // What nobody could see is not written.
    guard Answer.write(text) == .passed else { return .refused }
    let amount = Self.count(lines, "line") + " in " + Self.count(edits.count, "file")
    guard !options.asks || isWanted(amount) else {
      return Answer.write("nothing is changed\n", then: .failed)
    }
    guard write(edits) else { return .refused }
    return Answer.write("updated \(amount)\n", then: search.failing.isEmpty ? .passed : .failed)
  }

  private func edits(of search: UpdateSearch) -> [Edit] {
    search.numbers.new.sorted { $0.key < $1.key }.compactMap { name, numbers in
      guard let source = search.sources[name], !numbers.isEmpty else { return nil }
      return Edit(
        name: name, before: source, after: Replacements(numbers).apply(to: source.bytes))
    }
  }

  /// So many disputed numbers are shown.
  private static var mostShown: Int { 20 }

  /// What stays as it is, and why.
  private func leftOut(_ search: UpdateSearch) -> String {
    let disputed = search.numbers.disputed.sorted {
      ($0.key.file, $0.key.span.lower) < ($1.key.file, $1.key.span.lower)
    }
    var text = ""
    for (place, numbers) in disputed.prefix(Self.mostShown) {
      guard let source = search.sources[place.file] else { continue }
      let line = source.line(of: Int(place.span.lower))
      text += "\(place.file.onOneLine):\(line): \(source.text(place.span)) stays, since its runs "
      text += "find different numbers: \(numbers.prefix(5).joined(separator: ", "))\n"
    }
    let more = disputed.count - Self.mostShown
    if more > 0 { text += "… and \(Self.count(more, "number")) more for the same reason\n" }
    for reason in search.numbers.reasons { text += reason.onOneLine + "\n" }
    let others = search.failing.filter { $0.correction == nil }
    if !others.isEmpty {
      text += Self.count(Set(others.map { $0.check }).count, "failed check") + " can't be updated: "
      text += "only a number written out beside == or is can\n"
    }
    if !search.numbers.left.isEmpty {
      text += "more can be updated: run it again when this is written\n"
    }
    return text
  }

  /// Asks on the terminal. Ctrl-C is an answer, too: nothing has been written yet.
  private func isWanted(_ amount: String) -> Bool {
    Platform.endOnSignals()
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
