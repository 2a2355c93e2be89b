import JSONText
import ScenarioLanguage

/// What the words of a text are, five numbers a word: lines and characters from the word before,
/// length, the number of its type, and its modifiers.
struct SemanticTokens: Written {
  private static let types = [
    "keyword", "property", "function", "number", "string", "variable", "parameter", "enumMember",
  ]
  private static let modifiers = ["declaration"]

  /// What the numbers of types and modifiers mean.
  static var legend: String {
    JSON.object([
      ("tokenTypes", JSON.array(types.map { JSON.quoted($0) })),
      ("tokenModifiers", JSON.array(modifiers.map { JSON.quoted($0) })),
    ])
  }

  let data: [Int]

  var json: String { JSON.object([("data", JSON.array(data.map { JSON.integer($0) }))]) }

  /// The number of the type of a word in ``types``.
  static func type(of form: WordForm) -> Int {
    switch form {
    case .keyword, .unit: 0
    case .property: 1
    case .function, .definition: 2
    case .number: 3
    case .text: 4
    case .value: 5
    case .parameter: 6
    case .city: 7
    }
  }
}

extension LanguageServer {
  func semanticTokens(_ message: Incoming) throws(ResponseError) -> SemanticTokens {
    let document = try document(message)
    return tokens(analysis(of: document).highlights[...], document)
  }

  func semanticTokensInRange(_ message: Incoming) throws(ResponseError) -> SemanticTokens {
    let document = try document(message)
    let range = try message.range
    let (lower, upper) = (
      document.finder.offset(of: range.start), document.finder.offset(of: range.end)
    )
    let highlights = analysis(of: document).highlights.filter {
      $0.span.upper > lower && $0.span.lower < upper
    }
    return tokens(highlights[...], document)
  }

  private func tokens(
    _ highlights: ArraySlice<Highlight>, _ document: OpenDocument
  ) -> SemanticTokens {
    var finder = document.finder
    var data: [Int] = []
    data.reserveCapacity(highlights.count * 5)
    var last = Position(line: 0, character: 0)
    for highlight in highlights {
      let range = finder.range(of: highlight.span)
      let start = range.start
      let isSameLine = start.line == last.line
      data += [
        start.line - last.line, isSameLine ? start.character - last.character : start.character,
        range.end.character - start.character, SemanticTokens.type(of: highlight.form),
        highlight.isDeclaration ? 1 : 0,
      ]
      last = start
    }
    return SemanticTokens(data: data)
  }
}
