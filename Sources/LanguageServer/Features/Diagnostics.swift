import ScenarioLanguage

/// What is wrong with a text, as the protocol has it.
struct ProtocolDiagnostic: Encodable {
  struct Related: Encodable {
    let location: DocumentLocation
    let message: String
  }
  let range: TextRange
  /// 1 for an error, 2 for a warning.
  let severity: Int
  let source = "mapcam"
  let message: String
  let relatedInformation: [Related]?

  private enum CodingKeys: String, CodingKey {
    case range, severity, source, message, relatedInformation
  }
}

private struct PublishedDiagnostics: Encodable {
  let uri: String
  let version: Int?
  let diagnostics: [ProtocolDiagnostic]
}

extension LanguageServer {
  /// Tells what is wrong with the texts that have changed, or use one that has.
  func publishDiagnostics() {
    for document in documentsInOrder where document.awaitsDiagnostics {
      document.awaitsDiagnostics = false
      publish(
        diagnostics(of: document), of: document.text.uri, version: document.text.version)
    }
  }

  func publish(_ diagnostics: [ProtocolDiagnostic], of uri: String, version: Int?) {
    send(
      Notification(
        method: "textDocument/publishDiagnostics",
        params: PublishedDiagnostics(uri: uri, version: version, diagnostics: diagnostics)))
  }

  private func diagnostics(of document: OpenDocument) -> [ProtocolDiagnostic] {
    let analysis = analysis(of: document)
    var finder = document.finder
    var result: [ProtocolDiagnostic] = []
    for diagnostic in analysis.diagnostics {
      if diagnostic.location.source == 0 {
        let words = diagnostic.problem.words
        let parts = [words.label, words.help ?? ""].filter { !$0.isEmpty }
        result.append(
          ProtocolDiagnostic(
            range: finder.range(of: diagnostic.location.span),
            severity: diagnostic.isWarning ? 2 : 1,
            message: ([words.message] + parts).joined(separator: "\n"),
            relatedInformation: earlier(diagnostic, analysis, document)))
      } else if !diagnostic.isWarning,
        let use = analysis.use(reading: diagnostic.location.source)
      {
        result.append(elsewhere(diagnostic, range: finder.range(of: use), analysis, document))
      }
    }
    return result
  }

  /// A mistake in another text, at the `use` that reads it.
  private func elsewhere(
    _ diagnostic: Diagnostic, range: TextRange, _ analysis: Analysis, _ document: OpenDocument
  ) -> ProtocolDiagnostic {
    let source = analysis.sources[Int(diagnostic.location.source)]
    let message = diagnostic.problem.words.message
    let location = location(diagnostic.location, analysis, document)
    let line = location.range.start.line + 1
    return ProtocolDiagnostic(
      range: range, severity: 1, message: "\(source.title).cam, line \(line): \(message)",
      relatedInformation: [.init(location: location, message: message)])
  }

  /// Where a name that is given twice was given first.
  private func earlier(
    _ diagnostic: Diagnostic, _ analysis: Analysis, _ document: OpenDocument
  ) -> [ProtocolDiagnostic.Related]? {
    guard case .duplicateName(let name, _) = diagnostic.problem,
      let first = analysis.names.declarations.first(where: { $0.spelling == name }),
      first.location != diagnostic.location
    else { return nil }
    let location = location(first.location, analysis, document)
    return [.init(location: location, message: "“\(name)” is given here")]
  }

  /// A place of a text of an analysis of `document`.
  func location(
    _ location: Location, _ analysis: Analysis, _ document: OpenDocument
  ) -> DocumentLocation {
    let source = analysis.sources[Int(location.source)]
    var finder = finder(of: source, in: document)
    return DocumentLocation(
      uri: uri(of: source, in: document), range: finder.range(of: location.span))
  }
}
