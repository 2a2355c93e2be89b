import JSONText
import ScenarioLanguage

/// What is wrong with a text, as the protocol has it.
struct ProtocolDiagnostic: Written {
  struct Related: Written {
    let location: DocumentLocation
    let message: String

    var json: String {
      JSON.object([("location", location.json), ("message", JSON.quoted(message))])
    }
  }

  let range: TextRange
  let isWarning: Bool
  /// The short name of the mistake, like `E302`.
  let code: String
  let message: String
  let related: [Related]

  var json: String {
    JSON.object(present: [
      ("range", range.json),
      // 1 stands for an error, 2 for a warning.
      ("severity", isWarning ? "2" : "1"),
      ("code", JSON.quoted(code)),
      ("source", "\"mapcam\""),
      ("message", JSON.quoted(message)),
      ("relatedInformation", related.isEmpty ? nil : related.json),
    ])
  }
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
    let params = JSON.object(present: [
      ("uri", JSON.quoted(uri)), ("version", version.map { JSON.integer($0) }),
      ("diagnostics", diagnostics.json),
    ])
    send([("method", "\"textDocument/publishDiagnostics\""), ("params", params)])
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
            isWarning: diagnostic.isWarning, code: diagnostic.problem.code,
            message: ([words.message] + parts).joined(separator: "\n"),
            related: earlier(diagnostic, analysis, document)))
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
      range: range, isWarning: false, code: diagnostic.problem.code,
      message: "\(source.title).cam, line \(line): \(message)",
      related: [.init(location: location, message: message)])
  }

  /// Where a name that is given twice was given first.
  private func earlier(
    _ diagnostic: Diagnostic, _ analysis: Analysis, _ document: OpenDocument
  ) -> [ProtocolDiagnostic.Related] {
    guard case .duplicateName(let name, _) = diagnostic.problem,
      let first = analysis.names.declarations.first(where: { $0.spelling == name }),
      first.location != diagnostic.location
    else { return [] }
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
