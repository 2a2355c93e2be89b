import ScenarioLanguage

/// A part of a text, as an outline shows it.
struct DocumentSymbol: Encodable {
  let name: String
  /// 5 class for a scenario, 12 function, 13 variable, 20 key for a place.
  let kind: Int
  let range: TextRange
  let selectionRange: TextRange
}

extension LanguageServer {
  func documentSymbols(_ message: Incoming) throws(ResponseError) -> [DocumentSymbol] {
    let document = try document(try message.parameters(DocumentParameters.self).textDocument)
    var finder = document.finder
    return analysis(of: document).outline.map { item in
      let kind =
        switch item.form {
        case .scenario: 5
        case .definition: 12
        case .value: 13
        case .place: 20
        }
      return DocumentSymbol(
        name: item.name.isEmpty ? "scenario" : item.name, kind: kind,
        range: finder.range(of: item.extent), selectionRange: finder.range(of: item.selection))
    }
  }
}
