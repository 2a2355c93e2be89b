/// What a condition was meant to be.
extension OtherForms {
  /// `a and b are visible`, as a list.
  ///
  /// A statement that begins with the places is given its command with a prefix.
  mutating func placesSeen(prefix: String = "") {
    let start = prefix.isEmpty ? 0 : -1
    guard let seen = words.firstIndex(where: { Self.seen($0.text) != nil }) else { return }
    var isSeen = Self.seen(words[seen].text) ?? true
    var index = seen - 1
    while index > start, let isNot = Self.verb(words[index].text) {
      if isNot { isSeen.toggle() }
      index -= 1
    }
    var places: [StatementWords.Piece] = []
    var isEither = false
    let last = index
    while index > start {
      let word = words[index]
      if Self.joins(word.text) {
        if word.text == "or" { isEither = true }
      } else if !Self.isSmallWord(word.text) {
        guard word.isValue else { break }
        places.insert(word, at: 0)
      }
      index -= 1
    }
    guard let first = places.first, last > start else { return }
    let span = first.span.joined(words[seen].span)
    let whole = words[index + 1].span.joined(words[seen].span)
    let state = isSeen ? "is visible" : "is not visible"
    let each = places.map { "\($0.text) \(state)" }
    let list = "[\(places.map { $0.text }.joined(separator: ", "))] \(state)"
    let text =
      prefix
      + (isEither
        ? each.joined(separator: " or ")
        : places.count == 1 ? each[0] : isSeen ? list : each.joined(separator: " and "))
    forms.append(Form(span: span, text: text))
    if whole != span { forms.append(Form(span: whole, text: text)) }
  }

  /// Whether a word says that something is seen, or that it is not.
  private static func seen(_ word: String) -> Bool? {
    switch word {
    case "visible", "shown", "seen", "displayed": true
    case "hidden", "invisible": false
    default: nil
    }
  }

  /// Whether a word before `visible` turns its meaning; nil when it is none of these.
  private static func verb(_ word: String) -> Bool? {
    switch word {
    case "is", "are", "be", "must", "should", "both", "all": false
    case "not", "isn't", "aren't": true
    default: nil
    }
  }

  private static func joins(_ word: String) -> Bool {
    word == "and" || word == "or" || word == "," || word == "&" || word == "&&" || word == "+"
  }

  /// Words of conditions that are written otherwise.
  mutating func conditionWords() {
    for word in words.dropFirst() where word.isWord {
      let match = bytes.withUnsafeBufferPointer {
        Synonym.match(.condition, in: $0, at: Int(word.span.lower))
      }
      if let match { forms.append(Form(span: match.span, text: match.meant)) }
    }
  }

  /// `distance a b < 3 km`, with its parentheses.
  mutating func callsWithoutBrackets() {
    for (index, word) in words.enumerated() where index > 0 {
      guard FunctionEntry.table.contains(where: { "\($0.spelling)" == word.text }) else { continue }
      var end = index + 1
      var arguments: [String] = []
      while end < words.count,
        words[end].isValue || words[end].isNumber
          || Self.joins(words[end].text), Self.verb(words[end].text) == nil
      {
        let isBetween = ["from", "of", "between", "to"].contains(words[end].text)
        if !isBetween, !Self.joins(words[end].text) { arguments.append(words[end].text) }
        end += 1
      }
      guard !arguments.isEmpty else { continue }
      forms.append(
        Form(
          span: text(index..<end), text: "\(word.text)(\(arguments.joined(separator: ", ")))"))
    }
  }

  /// `from 12 to 16`, as `between 12 and 16`.
  mutating func range() {
    for index in words.indices.dropLast(3) {
      let part = words[index..<index + 4].map { $0.text }
      guard ["from", "between", "is", "in"].contains(part[0]), words[index + 1].isNumber,
        ["to", "and", "-"].contains(part[2]), words[index + 3].isNumber
      else { continue }
      forms.append(Form(span: text(index..<index + 4), text: "between \(part[1]) and \(part[3])"))
    }
  }

  /// Words that mean nothing here.
  mutating func smallWords() {
    for word in words.dropFirst()
    where Self.meansNothing(word.text) || word.text == "level" {
      forms.append(Form(span: word.span, text: "", reason: .wordTooMany))
    }
  }

  /// `is about 12`, with how far off is still right.
  mutating func roughly() {
    for index in words.indices.dropFirst(2) where Self.isRough(words[index].text) {
      guard index + 1 < words.count else { return }
      let isSaid = ["is", "=="].contains(words[index - 1].text)
      forms.append(
        Form(
          span: text((isSaid ? index - 1 : index)..<index + 2),
          text: "== \(words[index + 1].text) within 0.5"))
    }
  }

  /// `assert zoom <= 16 always`: the word begins the line.
  mutating func watchWords() {
    for (index, word) in words.enumerated() where index > 0 && Self.isWatch(word.text) {
      let others = words.indices.filter { $0 != 0 && $0 != index }.map { words[$0].text }
      forms.append(
        Form(
          span: text(0..<words.count), text: "\(word.text) \(others.joined(separator: " "))",
          isLoose: true))
    }
  }

  static func isWatch(_ word: String) -> Bool {
    word == "always" || word == "never" || word == "eventually"
  }
}
