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
    let isOption = topic.hasPrefix("-") && topic != "-"
    if !isOption, let text = WordHelp.text(for: topic) { return say(text) }
    if let option = Option.allCases.first(where: { $0.isMeant(by: topic) }) {
      return say(text(on: option))
    }
    let page = WordHelp.isCode(topic) ? " errors" : isOption ? " run" : " words"
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
    (0, "All passed."),
    (
      1,
      "A check failed, fmt --check or --diff found a file that is not formatted, or @only was left "
        + "in a file under CI."
    ),
    (2, "Something could not be run."), (130, "It was interrupted."),
    (141, "Whoever read the output left before its end."),
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

  /// What an option does, and which commands take it.
  private static func text(on option: Option) -> String {
    let commands = Subcommand.allCases.filter { Option.of($0).contains(option) }
      .map { "mapcam \($0.rawValue)" }
    let place = commands.isEmpty ? "mapcam" : commands.listed(with: ", ")
    return "\(written(option))\n  \(option.summary)\n\nAn option of: \(place)\n"
  }

  private static func written(_ option: Option) -> String {
    option.spellings.listed(with: ", ") + (option.argument.map { " " + $0 } ?? "")
  }

  /// How a command is written, and its options.
  private static func text(on command: Subcommand) -> String {
    let options = Option.of(command).map { ["  " + written($0), $0.summary] }
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
      on that line. What selects nothing is an error; only a shard may be empty. With
      --failed, what failed in this folder the last time is run. With --bail, nothing
      is run when an input has errors. Several reports may follow one --report;
      docs/reports.md describes them. --update changes the numbers beside == and is, and
      goes neither with --set nor with --bail; docs/formatting.md says more.
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
      WORD is a command of the program or an option of one, a word of the language,
      a city, or the code of a message. Whole pages are: words, errors, reference, man. For editors: vim,
      textmate.
      """
    case .check, .repl, .lsp: ""
    }
  }

  private static func say(_ text: String) -> ExitCode { Answer.write(text) }
}

extension Option {
  /// Whether a topic is its name, with hyphens or without.
  fileprivate func isMeant(by topic: String) -> Bool {
    let name = topic.drop { $0 == "-" }
    return !name.isEmpty && spellings.contains { $0.drop { $0 == "-" } == name }
  }
}
