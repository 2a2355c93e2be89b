/// A page of help as a terminal shows it, in lines of at most 80 columns.
///
/// It has parts with a blank line between them: how something is written and what it does, its
/// arguments in two columns, and an example.
struct HelpPage {
  static let columns = 80

  private(set) var text = ""

  /// How something is written, and what it does.
  mutating func heading(_ usage: String, _ sentences: String) {
    beginPart()
    text += HelpPage.lines(Usage.parts(of: usage), first: 0, indent: 4)
    text += HelpPage.lines(sentences.split(separator: " "), first: 2, indent: 2)
  }

  /// A line of words, and ways to write something below it.
  mutating func list(_ title: String, _ usages: [String]) {
    beginPart()
    text += HelpPage.lines(title.split(separator: " "), first: 0, indent: 4)
    for usage in usages { text += HelpPage.lines(Usage.parts(of: usage), first: 2, indent: 6) }
  }

  /// Words and what they mean, in two columns. Words that follow each other and mean the same
  /// share a row.
  mutating func rows(_ rows: [(word: String, meaning: String)]) {
    guard !rows.isEmpty else { return }
    beginPart()
    var shared: [(word: String, meaning: String)] = []
    for row in rows {
      if let last = shared.last, last.meaning == row.meaning {
        shared[shared.count - 1].word += ", \(row.word)"
      } else {
        shared.append(row)
      }
    }
    let indent = shared.reduce(0) { max($0, $1.word.unicodeScalars.count) } + 4
    for (word, meaning) in shared {
      let gap = String(repeating: " ", count: indent - 2 - word.unicodeScalars.count)
      let lines = HelpPage.lines(meaning.split(separator: " "), first: indent, indent: indent)
      text += "  " + word + gap + lines.dropFirst(indent)
    }
  }

  /// A scenario text, a statement a line.
  mutating func example(_ code: String) {
    guard !code.isEmpty else { return }
    beginPart()
    text += "  for example\n"
    for line in HelpPage.statements(of: code) { text += "    \(line)\n" }
  }

  /// A scenario text as it is written.
  mutating func lines(_ code: String, titled title: String) {
    beginPart()
    text += "  \(title)\n"
    for line in code.split(separator: "\n") { text += "    \(line)\n" }
  }

  private mutating func beginPart() {
    if !text.isEmpty { text += "\n" }
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

  /// The statements of a text, one a line: it is broken at each `;` outside of blocks and quotes.
  static func statements(of code: String) -> [String] {
    var lines: [String] = []
    var line: [UInt8] = []
    var depth = 0
    var isQuoted = false
    for byte in code.utf8 {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "{") where !isQuoted: depth += 1
      case UInt8(ascii: "}") where !isQuoted: depth -= 1
      default: break
      }
      if byte == 0x0A || (byte == UInt8(ascii: ";") && depth == 0 && !isQuoted) {
        lines.append(String(decoding: line, as: UTF8.self))
        line = []
      } else if !line.isEmpty || byte != 0x20 || depth > 0 {
        line.append(byte)
      }
    }
    if !line.isEmpty { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }
}
