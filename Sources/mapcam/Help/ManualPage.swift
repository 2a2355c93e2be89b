/// The manual page of the program, for `man mapcam`, made from the tables of commands and options.
enum ManualPage {
  /// The page in the macros of man(7).
  static var text: String {
    var page = """
      .\\" Made by: mapcam help man > docs/mapcam.1
      .TH MAPCAM 1 "" "mapcam \(version)" "User Commands"
      .SH NAME
      mapcam \\- check what the camera of a map does
      .SH SYNOPSIS

      """
    for command in Subcommand.allCases {
      page += ".B mapcam \(command.rawValue)\n"
      page +=
        escaped("\(Option.of(command).isEmpty ? "" : "[OPTION]… ")\(command.operands)") + "\n.br\n"
    }
    page += ".B mapcam \\-e\n.I TEXT\n"
    page += section("DESCRIPTION", Help.purpose + "\n" + Help.withoutCommand)
    page += ".SH COMMANDS\n"
    for command in Subcommand.allCases { page += part(on: command) }
    page += section("EXIT STATUS", "")
    for (code, meaning) in Help.exitCodes { page += item("\(code)", meaning) }
    page += section("ENVIRONMENT", "")
    for (name, meaning) in environment { page += item(name, meaning) }
    page += section("FILES", "")
    for (name, meaning) in files { page += item(name, meaning) }
    page += ".SH EXAMPLES\n"
    for (line, meaning) in examples { page += item(line, meaning) }
    return page
  }

  private static func part(on command: Subcommand) -> String {
    var text = ".SS \"mapcam \(escaped("\(command.rawValue) \(command.operands)"))\"\n"
    text += escaped("\(command.summary.capitalized).") + "\n"
    for option in Option.of(command) where option != .help {
      let names = option.spellings.map { "\\fB\(escaped($0))\\fR" }.listed(with: ", ")
      let argument = option.argument.map { " \\fI\(escaped($0))\\fR" } ?? ""
      text += ".TP\n\(names)\(argument)\n\(escaped("\(option.summary.capitalized)."))\n"
    }
    let details = Help.details(of: command)
    if !details.isEmpty { text += ".PP\n\(escaped(details))\n" }
    return text
  }

  private static func section(_ title: String, _ text: String) -> String {
    ".SH \"\(title)\"\n" + (text.isEmpty ? "" : escaped(text) + "\n")
  }

  private static func item(_ name: String, _ meaning: String) -> String {
    ".TP\n.B \(escaped(name))\n\(escaped(meaning))\n"
  }

  private static let environment = [
    (
      "CI",
      "When it is set, @only left in a file fails a run or a check, and nothing is updated. "
        + "Empty, 0 and false count as not set."
    ),
    ("NO_COLOR", "When it is set, nothing is printed in colour."),
    ("XDG_STATE_HOME", "The folder for what is kept between calls, in place of ~/.local/state."),
  ]

  private static let files = [
    ("~/.local/state/mapcam/history", "The statements of sessions."),
    (
      "~/.local/state/mapcam/failed%...",
      "What failed the last time, a file for each folder in which it did; "
        + "the last \(FailedRecord.mostRecords) are kept."
    ),
    ("~/.editrc", "Keys for sessions; see editrc(5)."),
  ]

  private static let examples = [
    ("mapcam new tour.cam", "Write a first scenario."),
    ("mapcam run tour.cam", "Run it."),
    ("mapcam run scenarios --report junit=report.xml", "Run a folder, and write a report for CI."),
    ("mapcam help fit", "Show what the command fit of the language does."),
  ]

  /// A text as the formatter takes it: no line begins a command, and a dash stays one.
  private static func escaped(_ text: String) -> String {
    var result = ""
    var isLineStart = true
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "~": result += "\\(ti"
      case "…": result += "..."
      case ".", "'":
        result += (isLineStart ? "\\&" : "") + (character == "'" ? "\\(aq" : ".")
      default: result.append(character)
      }
      isLineStart = character == "\n"
    }
    return result
  }
}

extension String {
  /// With a capital letter at its beginning.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
