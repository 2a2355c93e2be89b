/// The reference of the language in Markdown, made from the one table of words.
extension WordHelp {
  /// Every command, property, function, unit, operator and device, with its help and an example.
  public static var reference: String {
    var text = """
      ## Every word

      This part is what `mapcam help reference` prints, from the program's own table of words.
      `mapcam help WORD` shows one of them.


      """
    for group in CommandGroup.allCases {
      text += "### \(group.rawValue)\n\n"
      for entry in CommandEntry.table where entry.group == group {
        text += section("\(entry.spelling)", entry.usage, entry.summary, example: entry.example)
      }
    }
    return text + properties + functions + members + grammar + units + devices
  }

  private static func section(
    _ title: String, _ usage: String, _ summary: String, example: String
  ) -> String {
    let text = "#### \(title)\n\n```text\n\(usage)\n```\n\n\(summary)\n\n"
    let lines = HelpPage.statements(of: example)
    return lines.isEmpty ? text : text + "```cam\n\(lines.joined(separator: "\n"))\n```\n\n"
  }

  private static var properties: String {
    var text = "### What can be asked\n\n| name | kind | what it is | for example |\n"
    text += "| --- | --- | --- | --- |\n"
    for entry in PropertyEntry.table {
      text += "| `\(entry.spelling)` | \(entry.kind.described) | \(entry.summary) | "
      text += "`\(entry.example)` |\n"
    }
    return text + "\n"
  }

  private static var functions: String {
    var text = "### Functions\n\n| written | what it gives | for example |\n| --- | --- | --- |\n"
    for entry in FunctionEntry.table {
      let usage = entry.usage.split(separator: "|").map { "`\($0.trimmed)`" }
        .joined(separator: " or ")
      text += "| \(usage) | \(entry.summary) | `\(entry.example)` |\n"
    }
    return text + "\n"
  }

  private static var members: String {
    var text = "### Parts of values\n\n| of | parts |\n| --- | --- |\n"
    for kind in [Kind.place, .point, .bounds, .camera, .text, .line, Kind.number.list] {
      let names = kind.members.map { "`.\($0.name)`" }.joined(separator: " ")
      text += "| \(kind.isList ? "a list" : kind.described) | \(names) |\n"
    }
    return text + "\n"
  }

  private static var grammar: String {
    var text = "### Signs and small words\n\n"
    for entry in GrammarEntry.table where entry.topics != ["devices"] {
      let topics = entry.topics.map { "`\($0)`" }.joined(separator: " ")
      text += section(topics, entry.usage, entry.summary, example: entry.example)
    }
    return text
  }

  private static var units: String {
    var text = "### Units\n\n| for | written behind the number |\n| --- | --- |\n"
    for kind in [Kind.angle, .screenLength, .distance, .time, .speed] {
      let names = Unit.allCases.filter { $0 != .none && $0.kind == kind }
        .map { "`\($0.spelling)`" }.joined(separator: " ")
      text += "| \(kind.described) | \(names)\(kind == .angle ? " `°`" : "") |\n"
    }
    return text + "\n"
  }

  private static var devices: String {
    "### Devices\n\nFor `map \"NAME\"`: " + Device.names.joined(separator: ", ") + ".\n"
  }
}

extension Substring {
  /// Without the blanks at either end.
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
