import Reports
import ScenarioLanguage

/// `mapcam help`, with a command of the program, a word of the language, the code of a mistake, or a
/// page.
enum Help {
  /// The pages that are asked for by name.
  enum Page: String, CaseIterable {
    case words, errors, reference, man, vim, textmate

    var text: String {
      switch self {
      case .words: WordHelp.overview
      case .errors: WordHelp.mistakes
      case .reference: WordHelp.reference
      case .man: ManualPage.text
      case .vim: EditorSyntax.vim
      case .textmate: EditorSyntax.textMate
      }
    }
  }

  static func show(_ topic: String?) -> ExitCode {
    guard let topic else { return say(overview) }
    if let command = Subcommand(rawValue: topic) { return say(text(on: command)) }
    if let page = Page(rawValue: topic) { return say(page.text) }
    if let text = WordHelp.text(for: topic) { return say(text) }
    let page = WordHelp.isCode(topic) ? " errors" : ""
    let hint = suggestion(for: topic).map { "did you mean \($0)?" } ?? "see: mapcam help\(page)"
    let sentence = "there is no help on “\(topic)”; \(hint)"
    Platform.write(DiagnosticText.line(sentence, style: Style(isColored: false)), to: 2)
    return .refused
  }

  private static func suggestion(for topic: String) -> String? {
    let names = Subcommand.allCases.map { $0.rawValue } + Page.allCases.map { $0.rawValue }
    return WordHelp.suggestion(for: topic) ?? SpellingHint.nearest(to: topic, among: names)
  }

  // MARK: The overview

  /// What the program is for.
  static let purpose = "mapcam checks what a map's camera does, from files that read like English."

  /// What a call without a command does.
  static let withoutCommand = """
    Without a command it is a session on a terminal, and else runs what comes in on standard input.
    """

  /// The exit codes.
  static let exitCodes: [(code: Int, meaning: String)] = [
    (0, "All passed."), (1, "A check failed."), (2, "Something could not be run."),
    (130, "It was interrupted."),
  ]

  /// On one screen: the commands of the program, and where to look next.
  static var overview: String {
    var rows = Subcommand.allCases.map { ["  mapcam \($0.rawValue) \($0.operands)", $0.summary] }
    rows.append(["  mapcam", "the same as mapcam repl, on a terminal"])
    rows.append(["  mapcam -e 'TEXT'", "run a text; mapcam - runs standard input"])
    rows.append(["  mapcam --version", Option.version.summary])
    return """
      \(purpose)

      \(Columns.text(rows))
      To go on:
      \(Columns.text(next))
      A run ends with 0 when all passed, 1 when a check failed, 2 when something
      could not be run, 130 when it was interrupted.

      """
  }

  private static let next = [
    ["  mapcam help words", "every word of the language, on one screen"],
    ["  mapcam help fit", "one of them: what it does, how it is written, an example"],
    ["  mapcam help run", "the options of a command of the program"],
    ["  mapcam help E302", "what a message means; mapcam help errors lists all"],
  ]

  // MARK: Commands

  /// How a command is written, and its options.
  private static func text(on command: Subcommand) -> String {
    let options = Option.of(command).map { option in
      [
        "  " + (option.spellings.listed(with: ", ") + (option.argument.map { " " + $0 } ?? "")),
        option.summary,
      ]
    }
    let details = details(of: command)
    return "mapcam \(command.rawValue) \(command.operands)\n  \(command.summary)\n\n"
      + Columns.text(options) + (details.isEmpty ? "" : "\n" + details + "\n")
  }

  /// What there is to know about a command beside its options.
  static func details(of command: Subcommand) -> String {
    switch command {
    case .run:
      """
      A path is a file, a folder, or a line of a file: tour.cam:12 runs the scenario
      on that line. What selects nothing is an error. With --failed, what failed in
      this folder the last time is run. Several reports may follow one --report;
      docs/reports.md describes them. --update changes the numbers beside == and is;
      docs/formatting.md says which.
      """
    case .fmt:
      """
      Without a path, or with -, what comes in on standard input is written to
      standard output. A file that can't be read as scenarios is left as it is and
      ends the call with 2; its names need not be known. docs/formatting.md describes
      the layout.
      """
    case .new:
      """
      A name without an ending gets .cam. A file that is there is left as it is.
      """
    case .completions:
      """
      SHELL is bash, zsh or fish. For this shell: source <(mapcam completions bash).
      To keep it, write it where the shell looks: for bash to the file
      ~/.local/share/bash-completion/completions/mapcam, for zsh to a file _mapcam in
      a folder of $fpath, for fish to ~/.config/fish/completions/mapcam.fish.
      """
    case .help:
      """
      WORD is a command of the program, a word of the language, a city, or the code
      of a message. Whole pages are: words, errors, reference, man. For editors: vim,
      textmate.
      """
    case .check, .repl, .lsp: ""
    }
  }

  private static func say(_ text: String) -> ExitCode { Answer.write(text) }
}
