import Reports
import ScenarioLanguage

/// `mapcam help`, `mapcam help COMMAND`, and `mapcam help WORD` for every word of the language.
enum Help {
  static func show(_ topic: String?) -> ExitCode {
    guard let topic else { return say(overview + WordHelp.overview) }
    if let command = Subcommand(rawValue: topic) { return say(text(on: command)) }
    if topic == "reference" { return say(WordHelp.reference) }
    if topic == "errors" { return say(WordHelp.mistakes) }
    if topic == "textmate" { return say(EditorSyntax.textMate) }
    if topic == "vim" { return say(EditorSyntax.vim) }
    if let text = WordHelp.text(for: topic) { return say(text) }
    let hint = WordHelp.suggestion(for: topic).map { "did you mean \($0)?" } ?? "see: mapcam help"
    let sentence = "there is no help on “\(topic)”; \(hint)"
    Platform.write(DiagnosticText.line(sentence, style: Style(isColored: false)), to: 2)
    return .refused
  }

  private static var overview: String {
    var rows = Subcommand.allCases.map { ["  mapcam \($0.rawValue) \($0.operands)", $0.summary] }
    rows.append(["  mapcam -e 'TEXT'", "run a text; mapcam - runs what comes in on standard input"])
    rows.append(["  mapcam --version", Option.version.summary])
    return """
      mapcam checks what a map's camera does, from files that read like English.

      \(Columns.text(rows))
      \(endings)

      """
  }

  private static let endings = """
    mapcam help COMMAND shows its options. A run ends with 0 when all passed, 1 when a check
    failed, 2 when something could not be run, 130 when it was interrupted.

    """

  /// How a command is written, and its options.
  private static func text(on command: Subcommand) -> String {
    let options = Option.of(command).map { option in
      [
        "  " + ([option.rawValue] + (option.argument.map { [$0] } ?? [])).listed(with: " "),
        option.summary,
      ]
    }
    return "mapcam \(command.rawValue) \(command.operands)\n  \(command.summary)\n\n"
      + Columns.text(options) + details(of: command)
  }

  private static func details(of command: Subcommand) -> String {
    switch command {
    case .run: runDetails
    case .fmt: formatDetails
    case .check, .repl, .lsp, .help: ""
    }
  }

  private static let formatDetails = """

    Without a path, or with -, what comes in on standard input is written to standard output. A file
    that can't be read as scenarios is left as it is and ends the call with 2; its names need not be
    known. docs/formatting.md describes the layout.

    """

  private static let runDetails = """

    A path is a file, a folder, or a line of a file: tour.cam:12 runs the scenario on that line.
    What selects nothing is an error. With --failed, what failed in this folder the last time is
    run. Several reports may follow one --report; docs/reports.md describes them. --update changes the
    numbers beside == and is; docs/formatting.md says which.

    """

  /// Help that can't be written is no help.
  private static func say(_ text: String) -> ExitCode {
    Platform.write(text, to: 1) ? .passed : .refused
  }
}
