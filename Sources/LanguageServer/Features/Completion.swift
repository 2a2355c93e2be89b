import JSONText
import ScenarioLanguage

/// One thing that can be written at the cursor.
struct CompletionItem: Written {
  let label: String
  let kind: Int
  let sortText: String
  let filterText: String?
  let edit: TextEdit
  var documentation: MarkupContent?

  var json: String {
    JSON.object(present: [
      ("label", JSON.quoted(label)), ("kind", JSON.integer(kind)),
      ("sortText", JSON.quoted(sortText)), ("filterText", filterText.map { JSON.quoted($0) }),
      ("textEdit", edit.json), ("documentation", documentation?.json),
    ])
  }

  /// The numbers that the protocol has for kinds of items.
  enum Kind {
    static let function = 3
    static let variable = 6
    static let place = 7
    static let property = 10
    static let unit = 11
    static let keyword = 14
    static let file = 17
    static let folder = 19
  }
}

extension CompletionItem {
  /// An item as the editor sends it back.
  init(_ message: Incoming) throws(ResponseError) {
    let edit = try message["textEdit"]
    self.init(
      label: try message.present(try message["label"].text),
      kind: try message.present(try message["kind"].integer),
      sortText: try message.present(try message["sortText"].text),
      filterText: message.optional("filterText")?.text,
      edit: TextEdit(
        range: try message.present(TextRange(edit["range"])),
        newText: try message.present(edit["newText"]?.text)))
  }
}

struct CompletionList: Written {
  let items: [CompletionItem]

  /// With each letter others fit, and cities are only offered once there is one: so the list is
  /// never complete.
  var json: String { JSON.object([("isIncomplete", "true"), ("items", items.json)]) }
}

/// What can be written at the cursor.
extension LanguageServer {
  func completion(_ message: Incoming) throws(ResponseError) -> CompletionList {
    let document = try document(message)
    let analysis = analysis(of: document)
    let source = analysis.sources[0]
    var finder = document.finder
    let cursor = min(finder.offset(of: try message.position), source.bytes.count)
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
        edit: TextEdit(
          range: TextRange(
            start: start, end: closes(candidate, source.bytes, cursor) ? after(end) : end),
          newText: candidate.text))
    }
    return CompletionList(items: items)
  }

  /// The page on a word, for the one that is chosen in the list.
  func resolve(_ message: Incoming) throws(ResponseError) -> CompletionItem {
    var item = try CompletionItem(message)
    // Files and names of one's own have no page.
    guard
      ![CompletionItem.Kind.file, CompletionItem.Kind.folder, CompletionItem.Kind.variable]
        .contains(item.kind)
    else { return item }
    item.documentation = WordHelp.markdown(for: item.label).map {
      MarkupContent(kind: .markdown, value: $0)
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
    typealias Kind = CompletionItem.Kind
    if isFile { return candidate.label.hasSuffix("/") ? Kind.folder : Kind.file }
    return switch own[candidate.label] ?? words.form(of: candidate.label) {
    case .function, .definition: Kind.function
    case .value, .parameter: Kind.variable
    case .city: Kind.place
    case .property: Kind.property
    case .unit: Kind.unit
    default: Kind.keyword
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
