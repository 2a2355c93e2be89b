import JSONText
import ScenarioLanguage

struct PreparedRename: Written {
  let range: TextRange
  let placeholder: String

  var json: String {
    JSON.object([("range", range.json), ("placeholder", JSON.quoted(placeholder))])
  }
}

/// Giving a name of one's own another spelling, wherever it stands.
extension LanguageServer {
  func prepareRename(_ message: Incoming) throws(ResponseError) -> PreparedRename {
    let name = try renamedName(message)
    var finder = name.document.finder
    return PreparedRename(
      range: finder.range(of: name.occurrence.location.span),
      placeholder: name.analysis.sources[0].text(name.occurrence.location.span))
  }

  func rename(_ message: Incoming) throws(ResponseError) -> WorkspaceEdit {
    let newName = try message.present(try message["newName"].text)
    let name = try renamedName(message)
    if newName == name.declaration.spelling { return WorkspaceEdit(changes: []) }
    if let reason = whyNot(newName) { throw ResponseError(.requestFailed, reason) }
    let users = try users(of: name.file, from: name.document)
    for document in users { try check(newName, free: name, in: document) }
    var changes: [(uri: String, edits: [TextEdit])] = []
    for place in places(of: name, in: users) {
      if changes.last?.uri != place.uri { changes.append((place.uri, [])) }
      changes[changes.count - 1].edits.append(TextEdit(range: place.range, newText: newName))
    }
    return WorkspaceEdit(changes: changes)
  }

  private func renamedName(_ message: Incoming) throws(ResponseError) -> NameAtPlace {
    forgetChangedFiles()
    guard let name = try name(message) else {
      throw ResponseError(.requestFailed, "only names of your own can be changed")
    }
    return name
  }

  /// Why a spelling can't be a name; nil when it can.
  private func whyNot(_ name: String) -> String? {
    guard Analysis.isName(name) else {
      return "“\(name)” is no name: letters, digits and _, a letter first"
    }
    return words.isReserved(name) ? "“\(name)” is a word of the language" : nil
  }

  /// Throws an error for the editor when, in a text with the name, the new one means something
  /// already, or not every place of the name can be known.
  private func check(
    _ newName: String, free name: NameAtPlace, in document: OpenDocument
  ) throws(ResponseError) {
    let analysis = analysis(of: document)
    if analysis.names.declarations.contains(where: { $0.spelling == newName }) {
      throw ResponseError(.requestFailed, "“\(newName)” is taken")
    }
    // A word that is not reserved, like a city, keeps its meaning only where nothing else has it.
    if analysis.mentions(newName) {
      let title = analysis.sources[0].title
      throw ResponseError(
        .requestFailed, "“\(newName)” means something else in \(title).cam or in what it uses")
    }
    if let unread = analysis.unreadSources.first {
      let title = analysis.sources[Int(unread)].title
      throw ResponseError(
        .requestFailed, "a statement of \(title).cam can't be read yet, and may hold the name")
    }
  }
}
