import Gazetteer

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
    for entry in grammar where entry.words.split(separator: " ").contains(Substring(word)) {
      parts.append("\(entry.usage)\n  \(entry.summary)\n")
    }
    if parts.isEmpty {
      // The first word of commands of two: `limit`, `gesture`.
      let pairs = CommandEntry.table.filter { "\($0.spelling)".hasPrefix(word + " ") }
      parts = pairs.map { "\($0.usage)\n  \($0.summary)\n" }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// The topic that was probably meant, for one that has no help.
  public static func suggestion(for topic: String) -> String? {
    let topics =
      CommandEntry.table.map { "\($0.spelling)" } + PropertyEntry.table.map { "\($0.spelling)" }
      + FunctionEntry.table.map { "\($0.spelling)" }
      + grammar.flatMap { $0.words.split(separator: " ").map { String($0) } }
    let key = CityName.fold(topic.utf8)
    return topics.compactMap { word in
      EditDistance.between(key, CityName.fold(word.utf8), limit: max(1, key.count / 3))
        .map { (word, $0) }
    }.min { $0.1 < $1.1 }?.0
  }

  /// The small words inside of statements.
  private static let grammar: [(words: String, usage: String, summary: String)] = [
    (
      "visible", "PLACE is visible | PLACE is not visible",
      "Whether it is on the screen, within the map's padding; of bounds, lines and lists all of it."
    ),
    (
      "limited", "zoom was limited | tilt was not limited",
      "Whether the last command asked for more than the map allows."
    ),
    ("between", "zoom between 5 and 7", "Whether a number lies between two, both included."),
    (
      "within", "zoom == 7 within 0.5 | target == vancouver within 2 km",
      "How far off is still right. Without it a number is matched to the decimals written."
    ),
    ("because", "assert tilt == 30 because \"WHY\"", "Your own words, shown when a check fails."),
    (
      "examples",
      "scenario \"TITLE {level}\" { examples, a line | level | … |, a line for each row of values }",
      "A table at the start of a scenario; each row is a scenario of its own."
    ),
    (
      "over ease", "animate zoomTo 12 over 2 s ease linear",
      "How long a movement lasts, and how it spends its time: default, linear, easeIn, easeOut, easeInOut."
    ),
    (
      "pad keep", "fit vancouver calgary pad 100 | pad top 10 left 20 | keep | keep bearing",
      "How much a fit leaves free on each side; and that bearing and tilt stay."
    ),
    (
      "tags skip only", "@skip scenario \"TITLE\" { … }",
      "Tags before a scenario: @skip leaves it out, @only leaves out all others; any others are yours."
    ),
    ("devices", "map \"iPhone 15\" sideways", Device.names.joined(separator: ", ")),
  ]

  /// Every example of the table as a scenario text, with the word it belongs to.
  public static var examples: [(word: String, text: String)] {
    CommandEntry.table.filter { !$0.example.isEmpty }.map { ("\($0.spelling)", $0.example) }
      + FunctionEntry.table.map { ("\($0.spelling)", "assert " + $0.example) }
  }
}
