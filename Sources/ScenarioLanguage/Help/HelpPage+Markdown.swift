/// A page of help as editors show it.
extension HelpPage {
  /// The page in Markdown.
  var markdown: String { parts.map { HelpPage.markdown($0) }.joined(separator: "\n") }

  private static func markdown(_ part: Part) -> String {
    switch part {
    case .heading(let usage, let sentences): return code(usage) + "\n\(sentences)\n"
    case .list(let title, let usages):
      return usages.reduce("\(title)\n\n") { $0 + "- `\($1)`\n" }
    case .rows(let rows): return rows.reduce("") { $0 + "- `\($1.word)`: \($1.meaning)\n" }
    case .example(let statements):
      return "For example:\n\n" + code(statements.joined(separator: "\n"), language: "mapcam")
    case .code(let title, let lines):
      return "\(capitalized(title)):\n\n" + code(lines.joined(separator: "\n"), language: "mapcam")
    }
  }

  private static func capitalized(_ title: String) -> String {
    title.prefix(1).uppercased() + title.dropFirst()
  }

  private static func code(_ text: String, language: String = "text") -> String {
    "```\(language)\n\(text)\n```\n"
  }
}
