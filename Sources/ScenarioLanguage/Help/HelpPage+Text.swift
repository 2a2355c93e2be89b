/// A page of help as a terminal shows it.
extension HelpPage {
  /// The page in lines of at most ``columns`` columns.
  var text: String { parts.map { HelpPage.text($0) }.joined(separator: "\n") }

  private static func text(_ part: Part) -> String {
    switch part {
    case .heading(let usage, let sentences):
      return lines(Usage.parts(of: usage), first: 0, indent: 4)
        + lines(sentences.split(separator: " "), first: 2, indent: 2)
    case .list(let title, let usages):
      return usages.reduce(lines(title.split(separator: " "), first: 0, indent: 4)) {
        $0 + lines(Usage.parts(of: $1), first: 2, indent: 6)
      }
    case .rows(let rows): return text(rows)
    case .example(let statements):
      return text(of: statements, titled: "for example")
    case .code(let title, let lines): return text(of: lines, titled: title)
    }
  }

  private static func text(of lines: [String], titled title: String) -> String {
    lines.reduce("  \(title)\n") { $0 + "    \($1)\n" }
  }

  private static func text(_ rows: [(word: String, meaning: String)]) -> String {
    let indent = rows.reduce(0) { max($0, $1.word.unicodeScalars.count) } + 4
    var text = ""
    for (word, meaning) in rows {
      let gap = String(repeating: " ", count: indent - 2 - word.unicodeScalars.count)
      let lines = lines(meaning.split(separator: " "), first: indent, indent: indent)
      text += "  " + word + gap + lines.dropFirst(indent)
    }
    return text
  }

  /// Words in lines, with so many blanks before the first line and before the others.
  static func lines(_ words: [Substring], first: Int, indent: Int) -> String {
    var lines = ""
    var line = String(repeating: " ", count: first)
    var width = first
    var isEmpty = true
    for word in words {
      let length = word.unicodeScalars.count
      if !isEmpty, width + 1 + length > columns {
        lines += line + "\n"
        line = String(repeating: " ", count: indent)
        width = indent
        isEmpty = true
      }
      line += isEmpty ? String(word) : " " + word
      width += isEmpty ? length : length + 1
      isEmpty = false
    }
    return lines + line + "\n"
  }
}
