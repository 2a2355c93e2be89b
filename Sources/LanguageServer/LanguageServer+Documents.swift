import ScenarioLanguage

/// The texts that are open.
extension LanguageServer {
  /// A second opening of a text is taken for its new state.
  func didOpen(_ message: Incoming) throws(ResponseError) {
    let item = try message["textDocument"]
    let uri = try message.uri
    let text = try message.present(item["text"]?.text)
    let document = OpenDocument(
      TextDocument(
        uri: uri, version: item["version"]?.integer, bytes: Array(text.utf8), encoding: encoding),
      currentFolder: files.currentFolder)
    documents[uri] = document
    if let path = document.path { openFiles[path] = document }
    forgetUsers(of: [document.name])
  }

  func didChange(_ message: Incoming) throws(ResponseError) {
    let document = try document(message)
    let list = try message.present(try message["contentChanges"].list)
    var changes: [TextDocument.Change] = []
    for value in list { changes.append(try message.present(TextDocument.Change(value))) }
    // First, so that nobody else holds the bytes, and they need not be copied.
    forgetUsers(of: [document.name])
    document.text.apply(changes, version: try message["textDocument"]["version"]?.integer)
  }

  func didClose(_ message: Incoming) throws(ResponseError) {
    let document = try document(message)
    let uri = document.text.uri
    documents[uri] = nil
    if let path = document.path {
      // An editor may have called the same file by two addresses.
      openFiles[path] = documents.values.first { $0.path == path }
    }
    publish([], of: uri, version: nil)
    forgetUsers(of: [document.name])
  }

  /// A text is saved: the files that it uses may have been changed as well.
  func didSave(_ message: Incoming) throws(ResponseError) {
    forgetUsers(of: [try document(message).name])
  }

  /// Files on the disk have changed.
  func didChangeWatchedFiles(_ message: Incoming) throws(ResponseError) {
    let changes = try message.present(try message["changes"].list)
    forgetUsers(of: Set(changes.compactMap { $0["uri"]?.text.flatMap(DocumentURI.path) }))
  }

  /// Forgets what was found with files that are others by now.
  func forgetUsers(of files: Set<String>) {
    for document in documents.values where document.uses(anyOf: files) {
      document.analysis = nil
      document.awaitsDiagnostics = true
    }
  }

  /// What is known of a text as it now is.
  func analysis(of document: OpenDocument) -> Analysis {
    if let analysis = document.analysis { return analysis }
    var host = files.host(running: document.name) { [openFiles] in openFiles[$0]?.text.bytes }
    let analysis = Analysis.of(name: document.name, bytes: document.text.bytes, host: &host)
    document.analysis = analysis
    document.usedFiles = Set(host.files)
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
    return openFiles[source.name]?.text.uri ?? DocumentURI.uri(ofPath: source.name)
  }

  /// Finds positions in a text of an analysis of `document`.
  func finder(of source: SourceText, in document: OpenDocument) -> PositionFinder {
    if source.name == document.name { return document.finder }
    if let other = openFiles[source.name] { return other.finder }
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
