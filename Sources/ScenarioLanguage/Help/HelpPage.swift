/// A page of help, for a terminal or in Markdown.
///
/// It has parts with a blank line between them: how something is written and what it does, its
/// arguments in two columns, and an example.
struct HelpPage {
  /// A terminal shows it in lines of at most so many columns.
  static let columns = 80

  enum Part {
    case heading(usage: String, sentences: String)
    case list(title: String, usages: [String])
    case rows([(word: String, meaning: String)])
    case example([String])
    case code(title: String, lines: [String])
  }

  private(set) var parts: [Part] = []

  /// How something is written, and what it does.
  mutating func heading(_ usage: String, _ sentences: String) {
    parts.append(.heading(usage: usage, sentences: sentences))
  }

  /// A line of words, and ways to write something below it.
  mutating func list(_ title: String, _ usages: [String]) {
    parts.append(.list(title: title, usages: usages))
  }

  /// Words and what they mean, in two columns. Words that follow each other and mean the same
  /// share a row.
  mutating func rows(_ rows: [(word: String, meaning: String)]) {
    guard !rows.isEmpty else { return }
    var shared: [(word: String, meaning: String)] = []
    for row in rows {
      if let last = shared.last, last.meaning == row.meaning {
        shared[shared.count - 1].word += ", \(row.word)"
      } else {
        shared.append(row)
      }
    }
    parts.append(.rows(shared))
  }

  /// A scenario text, a statement a line.
  mutating func example(_ code: String) {
    guard !code.isEmpty else { return }
    parts.append(.example(HelpPage.statements(of: code)))
  }

  /// A scenario text as it is written.
  mutating func lines(_ code: String, titled title: String) {
    parts.append(.code(title: title, lines: code.split(separator: "\n").map { String($0) }))
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
