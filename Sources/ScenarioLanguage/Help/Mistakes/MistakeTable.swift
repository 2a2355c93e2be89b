/// The one table of the mistakes: what each code means, with an example of it and of its remedy.
///
/// It is a text, since nothing of it is needed before someone asks. A row is a line with the code and
/// the title, lines that explain it, and examples: lines behind `-` are wrong and lines behind `+`
/// are right. A line behind `~` says where the wrong example has to stand to be wrong.
enum MistakeTable {
  /// The areas of the codes: the title of each, and its rows as a text.
  static var areas: [(title: String, text: String)] {
    [
      ("Characters and numbers", characters), ("Sentences", sentences), ("Names", names),
      ("Arguments", arguments), ("Kinds and units", kinds), ("Files", files), ("Runs", runs),
    ]
  }

  /// The rows of all areas, in the order of the table.
  static var rows: [Mistake] { areas.flatMap { rows(of: $0.text) } }

  /// The row of a code in any capitals.
  static func row(_ code: String) -> Mistake? {
    let code = code.uppercased()
    return rows.first { $0.code == code }
  }

  /// The rows of a text.
  static func rows(of text: String) -> [Mistake] {
    var rows: [Mistake] = []
    for line in text.split(separator: "\n") {
      let content = String(line.dropFirst(2))
      switch (line.utf8.first, rows.isEmpty) {
      case (UInt8(ascii: "-"), false): rows[rows.count - 1].wrong += content + "\n"
      case (UInt8(ascii: "+"), false): rows[rows.count - 1].right += content + "\n"
      case (UInt8(ascii: "~"), false): rows[rows.count - 1].setting = content
      default:
        if let code = Mistake.code(startOf: line) {
          rows.append(Mistake(code: code, title: String(line.dropFirst(5))))
        } else if !rows.isEmpty {
          rows[rows.count - 1].explanation += (rows[rows.count - 1].explanation.isEmpty ? "" : " ")
          rows[rows.count - 1].explanation += String(line)
        }
      }
    }
    return rows
  }
}

/// A row of the table of mistakes.
struct Mistake: Sendable {
  /// Its code, like `E302`.
  let code: String
  /// What is wrong, in a sentence.
  let title: String
  /// Why it is refused, and what to do.
  var explanation = ""
  /// Where the wrong example has to stand to be wrong; empty when it is wrong in any file.
  var setting = ""
  /// A text with the mistake, each line with its end.
  var wrong = ""
  /// A text without it.
  var right = ""

  init(code: String, title: String) {
    self.code = code
    self.title = title
  }

  /// The code that a line begins with.
  static func code(startOf line: Substring) -> String? {
    let code = line.utf8.prefix(4)
    guard isCode(code), line.utf8.dropFirst(4).first == UInt8(ascii: " ") else { return nil }
    return String(line.prefix(4))
  }

  /// Whether a text is `E` or `W` and three digits, in any capitals.
  static func isCode(_ text: some Collection<UInt8>) -> Bool {
    guard text.count == 4, let first = text.first else { return false }
    let letter = first & 0xDF
    return (letter == UInt8(ascii: "E") || letter == UInt8(ascii: "W"))
      && text.dropFirst().allSatisfy { $0.isDigit }
  }
}
