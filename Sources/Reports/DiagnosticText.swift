import ScenarioLanguage

/// Diagnostics as the reader sees them.
public struct DiagnosticText {
  let sources: [SourceText]
  let style: Style
  private let index = LineIndex()

  /// For diagnostics about these texts.
  public init(sources: [SourceText], style: Style) {
    self.sources = sources
    self.style = style
  }

  /// A run shows at most so many, and says how many more there are.
  public static let most = 20

  /// The word that every error begins with.
  static func errorWord(_ style: Style) -> String { style(.bad, "error") }

  /// An error that has no place in a text: a sentence on a line of its own.
  public static func line(_ sentence: String, style: Style) -> String {
    "\(errorWord(style)): \(sentence.inShort)\n"
  }

  /// All of them, up to the most that are shown.
  public func text(_ diagnostics: [Diagnostic]) -> String {
    var text = diagnostics.prefix(Self.most).map { self.text($0) }.joined(separator: "\n")
    let more = diagnostics.count - Self.most
    if more > 0 { text += "\n… and \(more) more\n" }
    return text
  }

  /// One, with the line it is about.
  public func text(_ diagnostic: Diagnostic) -> String {
    let words = diagnostic.problem.words
    let kind = diagnostic.isWarning ? style(.warning, "warning") : Self.errorWord(style)
    var lines = ["\(kind): \(style(.strong, words.message.inShort))"]
    lines += excerpt(diagnostic.location, label: words.label.inShort, help: words.help?.inShort)
    return lines.joined(separator: "\n") + "\n"
  }

  private func excerpt(_ location: Location, label: String, help: String?) -> [String] {
    guard sources.indices.contains(Int(location.source)) else { return [] }
    let excerpt = SourceExcerpt(location, in: sources, index)
    var lines = excerpt.lines(label: label, style: style)
    if let help {
      lines.append("\(excerpt.gutter()) \(style(.quiet, "│"))")
      lines.append("\(excerpt.gutter()) = help: \(help.onOneLine)")
    }
    return lines
  }
}
