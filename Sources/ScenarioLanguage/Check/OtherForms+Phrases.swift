/// Statements that are written otherwise as a whole, and those that can't be said at all.
extension OtherForms {
  /// The statement as it is written here, for each line of the tables that it is like.
  static func phrases(of statement: SourceRange, in bytes: [UInt8]) -> [Form] {
    var other = OtherForms(
      statement: statement, words: StatementWords(statement, in: bytes).pieces, bytes: bytes)
    other.findPhrases()
    return other.forms
  }

  private mutating func findPhrases() {
    if let text = Self.calledCheck(words) { offer(text, for: words.indices) }
    for table in [Phrase.commands, Phrase.checks] {
      for line in table.split(separator: "\n") {
        guard let (pattern, meant) = Self.parts(of: line),
          let phrase = PhrasePattern(pattern, words: words, in: bytes)
        else { continue }
        say(phrase.filled(meant))
      }
    }
  }

  /// Offers the whole statement in another form, and marks what is told best.
  private mutating func say(_ text: String) {
    if text.contains(";") {
      forms.append(Form(span: self.text(words.indices), text: text))
      return
    }
    offer(text, for: words.indices, isLoose: text.hasPrefix("always "))
    guard let form = forms.last, case .missing(let missing) = form.reason, missing.contains(" "),
      let next = form.mark
    else { return }
    let other =
      "\(missing) \(String(decoding: bytes[Int(next.lower)..<Int(next.upper)], as: UTF8.self))"
    forms[forms.count - 1] = Form(span: next, text: other, isLoose: form.isLoose)
  }

  /// What is said of a statement that can't be said here.
  ///
  /// Where a name is not known, that must be a word of the pattern: another name is a mistake of its
  /// own.
  static func advice(
    on statement: SourceRange, in bytes: [UInt8], naming name: SourceRange?
  ) -> (problem: Problem, span: SourceRange)? {
    let words = StatementWords(statement, in: bytes).pieces
    guard let first = words.first, let last = words.last else { return nil }
    for line in Phrase.advice.split(separator: "\n") {
      guard let (pattern, meant) = parts(of: line),
        let phrase = PhrasePattern(pattern, words: words, in: bytes),
        name.map({ name in phrase.own.contains { $0 == name } }) != false
      else { continue }
      let said = sentences(of: phrase.filled(meant))
      guard said.count > 2 else { continue }
      let explained = Problem.explained(
        said[0], label: said[1], help: said[2], line: said.count > 3 ? said[3] : nil)
      return (explained, first.span.joined(last.span))
    }
    return nil
  }

  /// `expect(zoom).toBe(16)`, as other tools write a check.
  private static func calledCheck(_ words: [StatementWords.Piece]) -> String? {
    guard let first = words.first?.text, let last = words.last?.text, words.count < 6,
      let value = argument(of: first, named: ["expect", "assert"]),
      let other = argument(of: last, named: ["toBe", "toEqual", "equal", "equals", "eq", "be"])
    else { return nil }
    return "expect \(value) == \(other)"
  }

  private static func argument(of call: String, named names: [String]) -> Substring? {
    guard let open = call.firstIndex(of: "("), call.last == ")",
      let name = call[..<open].split(separator: ".").last, names.contains(String(name))
    else { return nil }
    return call[call.index(after: open)...].dropLast()
  }

  private static func parts(of line: Substring) -> (pattern: Substring, meant: Substring)? {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard let arrow = words.firstIndex(of: "=>"), arrow + 1 < words.count else { return nil }
    return (
      line[words[0].startIndex..<words[arrow].startIndex], line[words[arrow + 1].startIndex...]
    )
  }

  private static func sentences(of text: String) -> [String] {
    var result = [""]
    for word in text.split(separator: " ") {
      if word == "::" {
        result.append("")
      } else {
        let last = result.count - 1
        result[last] += result[last].isEmpty ? String(word) : " " + word
      }
    }
    return result
  }
}
