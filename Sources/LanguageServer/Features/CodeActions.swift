import JSONText
import ScenarioLanguage

/// A change that the editor offers where something is wrong.
struct CodeAction: Written {
  let title: String
  let edit: WorkspaceEdit

  var json: String {
    JSON.object([
      ("title", JSON.quoted(title)), ("kind", "\"quickfix\""), ("isPreferred", "true"),
      ("edit", edit.json),
    ])
  }
}

extension LanguageServer {
  /// “did you mean”: what was probably meant, in the place of what is wrong in a range.
  func codeActions(_ message: Incoming) throws(ResponseError) -> [CodeAction] {
    let document = try document(message)
    let range = try message.range
    var finder = document.finder
    let lower = finder.offset(of: range.start)
    let upper = finder.offset(of: range.end)
    return analysis(of: document).diagnostics.compactMap { diagnostic in
      let span = diagnostic.location.span
      guard diagnostic.location.source == 0, span.lower <= upper, span.upper >= lower,
        let replacement = diagnostic.problem.replacement
      else { return nil }
      let edit = TextEdit(range: finder.range(of: span), newText: replacement)
      return CodeAction(
        title: "Write \(replacement == " " ? "a plain space" : replacement)",
        edit: WorkspaceEdit(changes: [(document.text.uri, [edit])]))
    }
  }
}
