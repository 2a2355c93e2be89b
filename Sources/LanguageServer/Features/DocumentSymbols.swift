import JSONText
import ScenarioLanguage

/// A part of a text, as an outline shows it.
struct DocumentSymbol: Written {
  let name: String
  let form: OutlineItem.Form
  let range: TextRange
  let selectionRange: TextRange

  var json: String {
    JSON.object([
      ("name", JSON.quoted(name)), ("kind", JSON.integer(kind)), ("range", range.json),
      ("selectionRange", selectionRange.json),
    ])
  }

  /// The number that the protocol has for symbols of this kind.
  private var kind: Int {
    switch form {
    // A class: what holds others.
    case .scenario: 5
    // A function.
    case .definition: 12
    // A variable.
    case .value: 13
    // A key.
    case .place: 20
    }
  }
}

extension LanguageServer {
  func documentSymbols(_ message: Incoming) throws(ResponseError) -> [DocumentSymbol] {
    let document = try document(message)
    var finder = document.finder
    return analysis(of: document).outline.map { item in
      DocumentSymbol(
        name: item.name.isEmpty ? "scenario" : item.name, form: item.form,
        range: finder.range(of: item.extent), selectionRange: finder.range(of: item.selection))
    }
  }
}
