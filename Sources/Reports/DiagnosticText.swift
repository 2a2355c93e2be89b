import ScenarioLanguage

/// Diagnostics as the reader sees them.
public struct DiagnosticText {
  let sources: [SourceText]
  let style: Style
  let help: HelpCommand
  private let index = LineIndex()

  /// For diagnostics about these texts, whose reader asks for help in that way.
  public init(sources: [SourceText], style: Style, asking help: HelpCommand = .program) {
    self.sources = sources
    self.style = style
    self.help = help
  }

  /// A run shows at most so many, and says how many more there are.
  public static let most = 20

  /// The word that every error begins with.
  static func errorWord(_ style: Style) -> String { style(.bad, "error") }

  /// An error that has no place in a text: a sentence on a line of its own.
  public static func line(_ sentence: String, style: Style) -> String {
    "\(errorWord(style)): \(sentence.onOneLine.withoutMiddle)\n"
  }

  /// All of them, up to the most that are shown.
  public func text(_ diagnostics: [Diagnostic]) -> String {
    var text = diagnostics.prefix(Self.most).map { self.text($0) }.joined(separator: "\n")
    let more = diagnostics.count - Self.most
    if more > 0 {
      let isCut = diagnostics.count >= Diagnostic.most
      text += "\n… and \(isCut ? "at least " : "")\(more) more\(help.forAllMistakes)\n"
    }
    return text
  }

  /// One, with the line it is about.
  public func text(_ diagnostic: Diagnostic) -> String {
    let words = diagnostic.problem.words
    let kind = diagnostic.isWarning ? style(.warning, "warning") : Self.errorWord(style)
    var lines = ["\(kind): \(style(.strong, words.message.inShort))"]
    lines += excerpt(of: diagnostic, label: words.label.inShort)
    return lines.joined(separator: "\n") + "\n"
  }

  private func excerpt(of diagnostic: Diagnostic, label: String) -> [String] {
    guard sources.indices.contains(Int(diagnostic.location.source)) else { return [] }
    let excerpt = SourceExcerpt(diagnostic.location, in: sources, index)
    return excerpt.lines(label: label, style: style)
      + excerpt.notes(on: diagnostic.problem, style: style, asking: help)
  }
}
