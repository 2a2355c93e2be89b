import Gazetteer

/// Help on the words of the language, from the one table of them.
public enum WordHelp {
  /// All words by what they are for, on one screen.
  public static var overview: String {
    var text = ""
    for group in CommandGroup.allCases {
      text += line(
        group.rawValue, CommandEntry.table.filter { $0.group == group }.map { "\($0.spelling)" })
    }
    text += line("What can be asked", PropertyEntry.table.map { "\($0.spelling)" })
    text += line("Functions", FunctionEntry.table.map { "\($0.spelling)" })
    text += line("In conditions and values", GrammarEntry.table.flatMap { $0.topics })
    text += line("Units", Unit.allCases.filter { $0 != .none }.map { "\($0.spelling)" })
    return text
  }

  private static func line(_ title: String, _ words: [String]) -> String {
    // A command of two words is not broken.
    let words = words.enumerated().map { $0 == words.count - 1 ? $1 : $1 + "," }
    let title = "\(title):".split(separator: " ")
    return HelpPage.lines(title + words.map { $0[...] }, first: 0, indent: 2)
  }

  /// What a word does, how it is written, and an example; nil for a word that is none.
  ///
  /// The word may be a command, or the first of two, a property, a function, a sign or a small
  /// word of the grammar, a unit, an argument, a city, a word that has another name here, or the
  /// code of a mistake. Capitals don't matter when nothing is written with just these.
  public static func text(for topic: String) -> String? {
    pages(for: topic)?.map { $0.text }.joined(separator: "\n")
  }

  /// The same page in Markdown, as editors show it.
  public static func markdown(for topic: String) -> String? {
    pages(for: topic)?.map { $0.markdown }.joined(separator: "\n---\n\n")
  }

  private static func pages(for topic: String) -> [HelpPage]? {
    if let pages = pages(on: topic) ?? mistakePage(topic).map({ [$0] }) { return pages }
    let lowercase = topic.lowercased()
    if let word = topics.first(where: { $0.lowercased() == lowercase }) { return pages(on: word) }
    if let unit = Unit.meant(by: topic) { return pages(on: unit) }
    if let page = usesPage(topic) ?? cityPage(topic) { return [page] }
    return Synonym.meant(by: topic).flatMap { pages(on: $0) }
  }

  /// All that is written like this, one below the other.
  private static func pages(on topic: String) -> [HelpPage]? {
    var pages: [HelpPage] = []
    for entry in CommandEntry.table where "\(entry.spelling)" == topic {
      pages.append(page(on: entry))
    }
    for entry in PropertyEntry.table where "\(entry.spelling)" == topic {
      pages.append(page(on: entry))
    }
    for entry in FunctionEntry.table where "\(entry.spelling)" == topic {
      pages.append(page(on: entry))
    }
    for entry in GrammarEntry.table where entry.topics.contains(topic) {
      pages.append(page(on: entry))
    }
    for unit in Unit.written where "\(unit.spelling)" == topic || unit.sign == topic {
      pages.append(page(on: unit))
    }
    if let list = pairsPage(topic) { pages.append(list) }
    return pages.isEmpty ? nil : pages
  }

  /// The words that have a page of their own; some come more than once.
  public static var topics: [String] {
    CommandEntry.table.map { "\($0.spelling)" } + PropertyEntry.table.map { "\($0.spelling)" }
      + FunctionEntry.table.map { "\($0.spelling)" } + GrammarEntry.table.flatMap { $0.topics }
      + Unit.written.map { "\($0.spelling)" } + firstWords
  }

  /// The first words of commands of two.
  private static var firstWords: [String] {
    CommandEntry.table.compactMap { entry in
      let words = "\(entry.spelling)".split(separator: " ")
      return words.count > 1 ? String(words[0]) : nil
    }
  }

  /// The topic that was probably meant, for one that has no help.
  public static func suggestion(for topic: String) -> String? {
    if Mistake.isCode(topic.utf8) { return nearestCode(to: topic) }
    if let meant = Synonym.meant(by: topic), text(for: meant) != nil { return meant }
    let key = CityName.fold(topic.utf8)
    let limit = max(1, key.count / 3)
    let word = topics.compactMap { word in
      EditDistance.between(key, CityName.fold(word.utf8), limit: limit).map { (word, $0) }
    }.min { $0.1 < $1.1 }
    let city = Gazetteer.nearest(to: topic, maxDistance: (word?.1 ?? limit + 1) - 1)?.city
    return city?.name ?? word?.0
  }

  /// Every example of the table as a scenario text, with the word it belongs to.
  public static var examples: [(word: String, text: String)] {
    CommandEntry.table.filter { !$0.example.isEmpty }.map { ("\($0.spelling)", $0.example) }
      + PropertyEntry.table.map { ("\($0.spelling)", $0.example) }
      + FunctionEntry.table.map { ("\($0.spelling)", "assert " + $0.example) }
      + GrammarEntry.table.map { ($0.topics[0], $0.example) }
      + Unit.written.map { ("\($0.spelling)", $0.example) }
  }
}
