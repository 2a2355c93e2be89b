import ScenarioLanguage

/// One thing that can be written at the cursor.
struct CompletionItem: Codable {
  let label: String
  /// 3 function, 6 variable, 7 class, 10 property, 11 unit, 14 keyword, 17 file, 19 folder.
  let kind: Int
  let sortText: String
  let filterText: String?
  let textEdit: Edit
  var documentation: Documentation?

  struct Edit: Codable {
    let range: TextRange
    let newText: String
  }
  struct Documentation: Codable {
    let kind: String
    let value: String
  }
}

struct CompletionList: Encodable {
  /// With each letter others fit, and cities are only offered once there is one.
  let isIncomplete = true
  let items: [CompletionItem]

  private enum CodingKeys: String, CodingKey { case isIncomplete, items }
}

/// What can be written at the cursor.
extension LanguageServer {
  func completion(_ message: Incoming) throws(ResponseError) -> CompletionList {
    let given = try message.parameters(PositionParameters.self)
    let document = try document(given.textDocument)
    let analysis = analysis(of: document)
    let source = analysis.sources[0]
    var finder = document.finder
    let cursor = min(finder.offset(of: given.position), source.bytes.count)
    let offered = Completer(names: analysis.earlyNames).complete(Array(source.bytes[..<cursor]))
    var candidates = offered.candidates
    if let wanted = offered.wantedFile { candidates += self.files(wanted, from: document.name) }
    let typed = source.text(SourceRange(offered.replaced.lowerBound, cursor))
    let start = finder.position(of: offered.replaced.lowerBound)
    let end = finder.position(of: cursor)
    let own = ownForms(analysis)
    let items = candidates.enumerated().map { index, candidate in
      CompletionItem(
        label: candidate.label, kind: kind(of: candidate, own, isFile: offered.wantedFile != nil),
        sortText: sortText(index),
        filterText: candidate.label.hasPrefix(typed) ? nil : typed,
        textEdit: .init(
          range: TextRange(
            start: start, end: closes(candidate, source.bytes, cursor) ? after(end) : end),
          newText: candidate.text))
    }
    return CompletionList(items: items)
  }

  /// The page on a word, for the one that is chosen in the list.
  func resolve(_ message: Incoming) throws(ResponseError) -> CompletionItem {
    var item = try message.parameters(CompletionItem.self)
    if item.kind != 17, item.kind != 19 {
      item.documentation = WordHelp.markdown(for: item.label).map {
        .init(kind: "markdown", value: $0)
      }
    }
    return item
  }

  private func files(_ wanted: WantedFile, from user: String) -> [Candidate] {
    files.paths(startingWith: wanted.typed, endings: wanted.endings, from: user).map {
      Candidate($0.hasSuffix("/") ? $0 : $0 + "\"", label: $0, isFollowedByBlank: false)
    }
  }

  private func ownForms(_ analysis: Analysis) -> [String: WordForm] {
    var forms: [String: WordForm] = [:]
    for declaration in analysis.names.declarations {
      forms[declaration.spelling] = declaration.form.wordForm
    }
    return forms
  }

  private func kind(
    of candidate: Candidate, _ own: [String: WordForm], isFile: Bool
  ) -> Int {
    if isFile { return candidate.label.hasSuffix("/") ? 19 : 17 }
    switch own[candidate.label] ?? words.form(of: candidate.label) {
    case .function, .definition: return 3
    case .value, .parameter: return 6
    case .city: return 7
    case .property: return 10
    case .unit: return 11
    default: return 14
    }
  }

  /// The order of the list, by letters.
  private func sortText(_ index: Int) -> String {
    let digits = String(index)
    return String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits
  }

  /// Whether a candidate ends with the quote or parenthesis that stands behind the cursor already,
  /// since editors put in the second with the first.
  private func closes(_ candidate: Candidate, _ bytes: [UInt8], _ cursor: Int) -> Bool {
    guard cursor < bytes.count, let last = candidate.text.utf8.last else { return false }
    return last == bytes[cursor] && (last == UInt8(ascii: "\"") || last == UInt8(ascii: "("))
  }

  private func after(_ position: Position) -> Position {
    Position(line: position.line, character: position.character + 1)
  }
}
