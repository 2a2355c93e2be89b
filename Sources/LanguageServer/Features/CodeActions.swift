import ScenarioLanguage

/// A change that the editor offers where something is wrong.
struct CodeAction: Encodable {
  let title: String
  let kind = "quickfix"
  let isPreferred = true
  let edit: WorkspaceEdit

  private enum CodingKeys: String, CodingKey { case title, kind, isPreferred, edit }
}

extension LanguageServer {
  private struct ActionParameters: Decodable {
    let textDocument: DocumentIdentifier
    let range: TextRange
  }

  /// “did you mean”: what was probably meant, in the place of what is wrong in a range.
  func codeActions(_ message: Incoming) throws(ResponseError) -> [CodeAction] {
    let given = try message.parameters(ActionParameters.self)
    let document = try document(given.textDocument)
    var finder = document.finder
    let lower = finder.offset(of: given.range.start)
    let upper = finder.offset(of: given.range.end)
    return analysis(of: document).diagnostics.compactMap { diagnostic in
      let span = diagnostic.location.span
      guard diagnostic.location.source == 0, span.lower <= upper, span.upper >= lower,
        let replacement = diagnostic.problem.replacement
      else { return nil }
      let edit = TextEdit(range: finder.range(of: span), newText: replacement)
      return CodeAction(
        title: "Write \(replacement == " " ? "a plain space" : replacement)",
        edit: WorkspaceEdit(changes: [document.text.uri: [edit]]))
    }
  }
}
