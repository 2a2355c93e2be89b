import JSONText
import ScenarioLanguage

struct DocumentHighlight: Written {
  let range: TextRange
  /// Whether the name is given here.
  let isDeclaration: Bool

  var json: String {
    // 3 stands for writing, 2 for reading.
    JSON.object([("range", range.json), ("kind", isDeclaration ? "3" : "2")])
  }
}

struct DocumentLink: Written {
  let range: TextRange
  let target: String

  var json: String { JSON.object([("range", range.json), ("target", JSON.quoted(target))]) }
}

/// Where names are given, and where they stand.
extension LanguageServer {
  /// The name at a place, with what is known of the text.
  struct NameAtPlace {
    let document: OpenDocument
    let analysis: Analysis
    let occurrence: Occurrence
    var declaration: Declaration { analysis.names.declarations[occurrence.declaration] }
    /// The text in which it is given.
    var file: String { analysis.sources[Int(declaration.location.source)].name }
  }

  func name(_ message: Incoming) throws(ResponseError) -> NameAtPlace? {
    let document = try document(message)
    let analysis = analysis(of: document)
    let offset = document.finder.offset(of: try message.position)
    return analysis.names.occurrence(at: offset).map {
      NameAtPlace(document: document, analysis: analysis, occurrence: $0)
    }
  }

  func definition(_ message: Incoming) throws(ResponseError) -> DocumentLocation? {
    if let name = try name(message) {
      return location(name.declaration.location, name.analysis, name.document)
    }
    let document = try document(message)
    let offset = Int32(truncatingIfNeeded: document.finder.offset(of: try message.position))
    let link = analysis(of: document).fileLinks.first {
      $0.span.lower <= offset && offset <= $0.span.upper
    }
    guard let link, let target = target(of: link, in: document) else { return nil }
    let start = Position(line: 0, character: 0)
    return DocumentLocation(uri: target, range: TextRange(start: start, end: start))
  }

  func documentLinks(_ message: Incoming) throws(ResponseError) -> [DocumentLink] {
    let document = try document(message)
    var finder = document.finder
    return analysis(of: document).fileLinks.compactMap { link in
      target(of: link, in: document).map {
        DocumentLink(range: finder.range(of: link.span), target: $0)
      }
    }
  }

  /// The address of a file that a text names; nil when there is none.
  private func target(of link: FileLink, in document: OpenDocument) -> String? {
    let path = files.path(link.path, from: document.name)
    if let open = openFiles[path] { return open.text.uri }
    return files.exists(path) ? DocumentURI.uri(ofPath: path) : nil
  }

  // MARK: All places

  func references(_ message: Incoming) throws(ResponseError) -> [DocumentLocation] {
    forgetChangedFiles()
    guard let name = try name(message) else { return [] }
    let context = message.optional("context")
    return places(
      of: name, in: try users(of: name.file, from: name.document),
      withDeclaration: context?["includeDeclaration"]?.truth ?? true)
  }

  /// All places of a name in some texts and in those that they use, in their order.
  func places(
    of name: NameAtPlace, in documents: [OpenDocument], withDeclaration: Bool = true
  ) -> [DocumentLocation] {
    var found: [String: PlacesInText] = [:]
    let wanted = name.declaration.location.span
    for document in documents {
      let analysis = analysis(of: document)
      for occurrence in analysis.names.occurrences
      where withDeclaration || !occurrence.isDeclaration {
        let declaration = analysis.names.declarations[occurrence.declaration].location
        guard declaration.span == wanted,
          analysis.sources[Int(declaration.source)].name == name.file
        else { continue }
        let source = analysis.sources[Int(occurrence.location.source)]
        found[
          source.name,
          default: PlacesInText(
            uri: uri(of: source, in: document), finder: finder(of: source, in: document))
        ].spans.insert(occurrence.location.span)
      }
    }
    return found.values.sorted { $0.uri < $1.uri }.flatMap { text in
      var finder = text.finder
      return text.spans.sorted { $0.lower < $1.lower }.map {
        DocumentLocation(uri: text.uri, range: finder.range(of: $0))
      }
    }
  }

  func documentHighlights(_ message: Incoming) throws(ResponseError) -> [DocumentHighlight] {
    guard let name = try name(message) else { return [] }
    var finder = name.document.finder
    return name.analysis.names.occurrences(of: name.occurrence.declaration)
      .filter { $0.location.source == 0 }
      .map {
        DocumentHighlight(
          range: finder.range(of: $0.location.span), isDeclaration: $0.isDeclaration)
      }
  }
}

/// The places of a name in one text, which many others may use.
private struct PlacesInText {
  let uri: String
  var finder: PositionFinder
  var spans: Set<SourceRange> = []
}
