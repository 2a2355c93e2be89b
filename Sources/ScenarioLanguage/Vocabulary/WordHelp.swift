/// Help on the words of the language, from the one table of them.
public enum WordHelp {
  /// All commands, properties and functions, by group.
  public static var overview: String {
    var text = ""
    for group in CommandGroup.allCases {
      let words = CommandEntry.table.filter { $0.group == group }.map { "\($0.spelling)" }
      text += section(group.rawValue, words)
    }
    text += section("What can be asked", PropertyEntry.table.map { "\($0.spelling)" })
    text += section("Functions", FunctionEntry.table.map { "\($0.spelling)" })
    return text
  }

  private static func section(_ title: String, _ words: [String]) -> String {
    "\(title)\n  \(words.joined(separator: ", "))\n"
  }

  /// What a word does, how it is written, and an example; nil for a word that is none.
  public static func text(for word: String) -> String? {
    var parts: [String] = []
    for entry in CommandEntry.table where "\(entry.spelling)" == word {
      var text = "\(entry.usage)\n  \(entry.summary)\n"
      if !entry.example.isEmpty {
        text += "\n  " + entry.example.split(separator: "\n").joined(separator: "\n  ") + "\n"
      }
      parts.append(text)
    }
    for entry in PropertyEntry.table where "\(entry.spelling)" == word {
      parts.append("\(entry.spelling): \(entry.kind.described)\n  \(entry.summary)\n")
    }
    for entry in FunctionEntry.table where "\(entry.spelling)" == word {
      parts.append("\(entry.usage)\n  \(entry.summary)\n\n  assert \(entry.example)\n")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// Every example of the table as a scenario text, with the word it belongs to.
  public static var examples: [(word: String, text: String)] {
    CommandEntry.table.filter { !$0.example.isEmpty }.map { ("\($0.spelling)", $0.example) }
      + FunctionEntry.table.map { ("\($0.spelling)", "assert " + $0.example) }
  }
}
