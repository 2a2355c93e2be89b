import ScenarioLanguage

/// The texts that are open.
extension LanguageServer {
  /// A second opening of a text is taken for its new state.
  func didOpen(_ message: Incoming) throws(ResponseError) {
    let item = try message["textDocument"]
    let uri = try message.uri
    documents[uri] = OpenDocument(
      TextDocument(
        uri: uri, version: item["version"]?.integer, text: try message.present(item["text"]?.text),
        encoding: encoding),
      currentFolder: files.currentFolder)
    forgetAnalyses()
  }

  func didChange(_ message: Incoming) throws(ResponseError) {
    let document = try document(message)
    let list = try message.present(try message["contentChanges"].list)
    var changes: [TextDocument.Change] = []
    for value in list { changes.append(try message.present(TextDocument.Change(value))) }
    // First, so that nobody else holds the bytes, and they need not be copied.
    for other in documents.values {
      let usesIt = other.analysis?.sources.contains { $0.name == document.name } ?? true
      if other === document || usesIt { forget(other) }
    }
    document.text.apply(changes, version: try message["textDocument"]["version"]?.integer)
  }

  func didClose(_ message: Incoming) throws(ResponseError) {
    let uri = try document(message).text.uri
    documents[uri] = nil
    publish([], of: uri, version: nil)
    forgetAnalyses()
  }

  /// The files on the disk, or which texts are open, have changed.
  func forgetAnalyses() {
    for document in documents.values { forget(document) }
  }

  private func forget(_ document: OpenDocument) {
    document.analysis = nil
    document.awaitsDiagnostics = true
  }

  /// What is known of a text as it now is.
  func analysis(of document: OpenDocument) -> Analysis {
    if let analysis = document.analysis { return analysis }
    var open: [String: [UInt8]] = [:]
    for other in documents.values { if let path = other.path { open[path] = other.text.bytes } }
    var host = files.host(running: document.name, open: open)
    let analysis = Analysis.of(name: document.name, bytes: document.text.bytes, host: &host)
    document.analysis = analysis
    return analysis
  }

  /// The text that a request is about. Throws an error for the editor when it is not open.
  func document(_ message: Incoming) throws(ResponseError) -> OpenDocument {
    let uri = try message.uri
    guard let document = documents[uri] else {
      throw ResponseError(.invalidParams, "the document \(uri) is not open")
    }
    return document
  }

  /// The texts in the order of their addresses, so that what is sent does not hang on chance.
  var documentsInOrder: [OpenDocument] {
    documents.values.sorted { $0.text.uri < $1.text.uri }
  }

  /// The address of a text of an analysis of `document`.
  func uri(of source: SourceText, in document: OpenDocument) -> String {
    if source.name == document.name { return document.text.uri }
    return documents.values.first { $0.path == source.name }?.text.uri
      ?? DocumentURI.uri(ofPath: source.name)
  }

  /// Finds positions in a text of an analysis of `document`.
  func finder(of source: SourceText, in document: OpenDocument) -> PositionFinder {
    if source.name == document.name { return document.finder }
    if let other = documents.values.first(where: { $0.path == source.name }) { return other.finder }
    return PositionFinder(source.bytes, LineTable(source.bytes, encoding: encoding))
  }
}

extension PositionFinder {
  /// The range of some bytes of the source text.
  mutating func range(of span: SourceRange) -> TextRange {
    let start = position(of: Int(span.lower))
    return TextRange(start: start, end: position(of: Int(span.upper)))
  }
}
