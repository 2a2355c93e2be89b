import LineDiff
import ScenarioLanguage

/// The one canonical layout.
extension LanguageServer {
  /// The lines that are laid out otherwise, so that the cursor and the folded parts stay where they are.
  func formatting(_ message: Incoming) throws(ResponseError) -> [TextEdit] {
    let document = try document(message)
    let bytes = document.text.bytes
    let laidOut: [UInt8]
    do throws(Formatter.Refusal) {
      laidOut = try Formatter.format(name: document.name, file: bytes)
    } catch {
      let reason = error.diagnostics.first?.problem.words.message ?? "it can't be read"
      throw ResponseError(.requestFailed, "a text with mistakes is not laid out: \(reason)")
    }
    let diff = LineDiff(old: bytes, new: laidOut)
    var finder = document.finder
    // Where each line of the text begins, and where the last one ends.
    var starts = [0]
    for line in diff.old { starts.append(starts[starts.count - 1] + line.count) }
    return diff.changes.map { change in
      let (lower, upper) = (starts[change.old.lowerBound], starts[change.old.upperBound])
      let start = finder.position(ofByte: lower)
      return TextEdit(
        range: TextRange(start: start, end: finder.position(ofByte: upper)),
        newText: String(decoding: diff.new[change.new].joined(), as: UTF8.self))
    }
  }
}
