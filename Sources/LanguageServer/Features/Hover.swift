import Gazetteer
import JSONText
import ScenarioLanguage

struct HoverResult: Written {
  let contents: MarkupContent
  let range: TextRange

  var json: String { JSON.object([("contents", contents.json), ("range", range.json)]) }
}

/// What the word under the pointer means.
extension LanguageServer {
  func hover(_ message: Incoming) throws(ResponseError) -> HoverResult? {
    let document = try document(message)
    let analysis = analysis(of: document)
    var finder = document.finder
    let offset = finder.offset(of: try message.position)
    guard let (text, span) = explanation(at: offset, analysis) else { return nil }
    return HoverResult(contents: text, range: finder.range(of: span))
  }

  private func explanation(at offset: Int, _ analysis: Analysis) -> (MarkupContent, SourceRange)? {
    if let occurrence = analysis.names.occurrence(at: offset) {
      let declaration = analysis.names.declarations[occurrence.declaration]
      return (explanation(of: declaration, analysis), occurrence.location.span)
    }
    let source = analysis.sources[0]
    guard !source.isInComment(offset) else { return nil }
    if let text = analysis.text(at: offset) {
      guard Gazetteer.city(named: text.reading) != nil else { return nil }
      return help(on: text.reading).map { ($0, text.span) }
    }
    guard let word = source.word(around: offset) else { return nil }
    for span in source.pairs(with: word) + [word] {
      if let help = help(on: source.text(span)) { return (help, span) }
    }
    return nil
  }

  /// The page on a word of the language or on a city.
  private func help(on topic: String) -> MarkupContent? {
    client.showsMarkdown
      ? WordHelp.markdown(for: topic).map { MarkupContent(kind: .markdown, value: $0) }
      : WordHelp.text(for: topic).map { MarkupContent(kind: .plaintext, value: $0) }
  }

  /// A name of one's own: the statement that gives it, and its value where that is known.
  private func explanation(of declaration: Declaration, _ analysis: Analysis) -> MarkupContent {
    let source = analysis.sources[Int(declaration.location.source)]
    let statement = source.text(declaration.statement)
    var sentences: [String] = []
    if let meaning = analysis.meaning(of: declaration) {
      let value = meaning.value.map { ": \($0)" } ?? ""
      sentences.append("\(declaration.spelling) is \(meaning.kind.described)\(value).")
    }
    if declaration.location.source != 0 { sentences.append("It comes from \(source.title).cam.") }
    let rest = sentences.joined(separator: " ")
    return client.showsMarkdown
      ? MarkupContent(kind: .markdown, value: "```mapcam\n\(statement)\n```\n\(rest)\n")
      : MarkupContent(kind: .plaintext, value: statement + "\n" + rest)
  }
}
