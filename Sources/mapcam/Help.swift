import Reports
import ScenarioLanguage

/// `mapcam help`, and `mapcam help WORD` for every word of the language.
enum Help {
  private static let overview = """
    mapcam checks what a map's camera does, from files that read like English.

      mapcam run PATH…     run scenario files, and all *.cam files in folders
      mapcam check PATH…   check them, and run nothing
      mapcam repl [FILE…]  a session: what you type is run at once (--bail: up to the first error)
      mapcam -e 'TEXT'     run a text
      mapcam -             run what comes in on standard input
      mapcam help WORD     what a word of the language means
      mapcam --version

      --set NAME=VALUE     give a value at the top of the file another value

    It ends with 0 when all passed, 1 when a check failed, 2 when something could not be run.


    """

  static func show(_ topic: String?) -> ExitCode {
    guard let topic, Subcommand(rawValue: topic) == nil else {
      return say(overview + WordHelp.overview)
    }
    if topic == "reference" {
      return say(WordHelp.reference)
    }
    if let text = WordHelp.text(for: topic) {
      return say(text)
    }
    let hint = WordHelp.suggestion(for: topic).map { "did you mean \($0)?" } ?? "see: mapcam help"
    let sentence = "there is no help on “\(topic)”; \(hint)"
    Platform.write(DiagnosticText.line(sentence, style: Style(isColored: false)), to: 2)
    return .refused
  }

  /// Help that can't be written is no help.
  private static func say(_ text: String) -> ExitCode {
    Platform.write(text, to: 1) ? .passed : .refused
  }
}
