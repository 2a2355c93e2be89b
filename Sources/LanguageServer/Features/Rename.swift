import Gazetteer
import ScenarioLanguage

struct WorkspaceEdit: Encodable {
  let changes: [String: [TextEdit]]
}

struct PreparedRename: Encodable {
  let range: TextRange
  let placeholder: String
}

/// Giving a name of one's own another spelling, wherever it stands.
extension LanguageServer {
  private struct NewName: Decodable { let newName: String }

  func prepareRename(_ message: Incoming) throws(ResponseError) -> PreparedRename {
    let name = try renamedName(at: try message.parameters(PositionParameters.self))
    var finder = name.document.finder
    return PreparedRename(
      range: finder.range(of: name.occurrence.location.span),
      placeholder: name.analysis.sources[0].text(name.occurrence.location.span))
  }

  func rename(_ message: Incoming) throws(ResponseError) -> WorkspaceEdit {
    let given = try message.parameters(PositionParameters.self)
    let newName = try message.parameters(NewName.self).newName
    let name = try renamedName(at: given)
    if newName == name.declaration.spelling { return WorkspaceEdit(changes: [:]) }
    if let reason = whyNot(newName) { throw ResponseError(.requestFailed, reason) }
    for document in documentsInOrder { try check(newName, free: name, in: document) }
    var changes: [String: [TextEdit]] = [:]
    for place in places(of: name) {
      changes[place.uri, default: []].append(TextEdit(range: place.range, newText: newName))
    }
    return WorkspaceEdit(changes: changes)
  }

  private func renamedName(at given: PositionParameters) throws(ResponseError) -> NameAtPlace {
    // The files on the disk may have changed.
    for document in documents.values { document.analysis = nil }
    guard let name = try name(at: given) else {
      throw ResponseError(.requestFailed, "only names of your own can be changed")
    }
    return name
  }

  /// Why a spelling can't be a name; nil when it can.
  private func whyNot(_ name: String) -> String? {
    guard Analysis.isName(name) else {
      return "“\(name)” is no name: letters, digits and _, a letter first"
    }
    switch words.form(of: name) {
    case nil: return nil
    case .city: return "“\(name)” is a city"
    default: return "“\(name)” is a word of the language"
    }
  }

  /// Throws an error for the editor when, in a text with the name, the new one means something
  /// already, or not every place of the name can be known.
  private func check(
    _ newName: String, free name: NameAtPlace, in document: OpenDocument
  ) throws(ResponseError) {
    let analysis = analysis(of: document)
    let file = name.analysis.sources[Int(name.declaration.location.source)].name
    guard analysis.sources.contains(where: { $0.name == file }) else { return }
    if analysis.names.declarations.contains(where: { $0.spelling == newName }) {
      throw ResponseError(.requestFailed, "“\(newName)” is taken")
    }
    if let unread = analysis.unreadSources.first {
      let title = analysis.sources[Int(unread)].title
      throw ResponseError(
        .requestFailed, "a statement of \(title).cam can't be read yet, and may hold the name")
    }
  }
}
