/// The pages on commands.
extension WordHelp {
  static func page(on entry: CommandEntry) -> HelpPage {
    var page = HelpPage()
    page.heading(entry.usage, entry.summary)
    page.rows(rows(of: entry))
    page.example(entry.example)
    return page
  }

  /// The arguments: those in capitals in the order they are written, then those with a name.
  private static func rows(of entry: CommandEntry) -> [(word: String, meaning: String)] {
    let usage = entry.usage
    var rows: [(word: String, meaning: String)] = []
    for (word, isOptional) in Placeholder.words(in: usage) {
      let name = word.lowercased()
      let parameter = entry.parameters.first { $0.style == .positional && "\($0.name)" == name }
      let meaning = parameter?.meaning ?? Placeholder.meaning(of: word) ?? "a value"
      rows.append((String(word), meaning + (isOptional ? "; may be left out" : "")))
    }
    let words = Usage.words(of: usage)
    for parameter in entry.parameters where parameter.style == .named {
      let name = "\(parameter.name)"
      guard let index = words.firstIndex(where: { $0.word == name }) else { continue }
      // What its value is has been said where it is written in capitals.
      if index + 1 < words.count, words[index + 1].word.isInCapitals { continue }
      rows.append((name, (parameter.meaning ?? "") + parameter.note(words[index].isOptional)))
    }
    if entry.command.takesTimeline { rows.append(("{ … }", "always, never, eventually and at")) }
    return rows
  }

  /// The commands of two words that begin with this one, a line each.
  static func pairsPage(_ word: String) -> HelpPage? {
    let entries = CommandEntry.table.filter { "\($0.spelling)".hasPrefix(word + " ") }
    guard !entries.isEmpty else { return nil }
    var page = HelpPage()
    page.list("\(word) is the first word of:", [])
    page.rows(entries.map { ("\($0.spelling)", $0.firstSentence) })
    return page
  }

  /// The commands that have this word among their arguments.
  static func usesPage(_ word: String) -> HelpPage? {
    let entries = CommandEntry.table.filter { entry in
      !word.isEmpty
        && (entry.parameters.contains { $0.style != .positional && "\($0.name)" == word }
          || entry.parameters.contains { $0.choices.contains(word) }
          || Usage.words(of: entry.usage).contains { $0.word == word && !$0.word.isInCapitals })
    }
    guard !entries.isEmpty else { return nil }
    var page = HelpPage()
    page.list("\(word) is a word of:", entries.map { $0.usage })
    return page
  }
}

extension Parameter {
  /// What it takes, in plain words; nil where the words for a text say more.
  fileprivate var meaning: String? {
    switch value {
    case .text: nil
    case .choice, .distance, .speed: value.described
    default: "\(value.described), like \(value.example)"
    }
  }

  fileprivate func note(_ isOptional: Bool) -> String {
    if let leader { return "; only after \(leader)" }
    return isOptional ? "; may be left out" : ""
  }

  fileprivate var choices: [String] {
    if case .choice(let choice) = value { choice.words } else { [] }
  }
}

extension CommandEntry {
  /// The summary up to its first full stop or semicolon.
  fileprivate var firstSentence: String {
    let end = summary.utf8.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ";") }
    return String(summary[..<(end ?? summary.endIndex)])
  }
}
