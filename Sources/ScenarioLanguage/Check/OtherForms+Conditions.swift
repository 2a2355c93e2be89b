/// What a condition was meant to be.
extension OtherForms {
  /// `a and b are visible`, as a list.
  ///
  /// A statement that begins with the places is given its command with a prefix.
  mutating func placesSeen(prefix: String = "") {
    let start = prefix.isEmpty ? 0 : -1
    guard let (seen, end) = seenWords else { return }
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
      if word.text == "neither" {
        isSeen.toggle()
      } else if Self.joins(word.text) {
        if word.text == "or" { isEither = true }
      } else if !Self.isSmallWord(word.text) {
        guard word.isValue else { break }
        places.insert(word, at: 0)
      }
      index -= 1
    }
    if let open = words.firstIndex(where: { $0.text == "[" }), index > open, places.isEmpty {
      let list = written(text(open..<index + 1))
      return forms.append(
        Form(span: text(start + 1..<end + 1), text: "\(prefix)\(list) is visible"))
    }
    guard let first = places.first, last > start else { return }
    let span = first.span.joined(words[end].span)
    let whole = words[index + 1].span.joined(words[end].span)
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

  /// The first and the last word that say so: `visible`, `on the screen`.
  private var seenWords: (first: Int, last: Int)? {
    for index in words.indices {
      if Self.seen(words[index].text) != nil { return (index, onScreen(index + 1) ?? index) }
      if let last = onScreen(index) { return (index, last) }
    }
    return nil
  }

  /// The last word of `on the screen` or `in view`, when it stands there.
  private func onScreen(_ index: Int) -> Int? {
    guard index + 1 < words.count, ["on", "in"].contains(words[index].text) else { return nil }
    let last = words[index + 1].text == "the" ? index + 2 : index + 1
    guard last < words.count, ["screen", "view", "map"].contains(words[last].text) else {
      return nil
    }
    return last
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
      || word == "nor"
  }

  /// Words of conditions that are written otherwise.
  mutating func conditionWords() {
    for word in words.dropFirst() where word.isWord {
      let match = bytes.withUnsafeBufferPointer {
        Synonym.match(.condition, in: $0, at: Int(word.span.lower))
      }
      if let match { forms.append(Form(span: match.span, text: match.meant)) }
      let sentence = bytes.withUnsafeBufferPointer {
        Synonym.match(.sentence, in: $0, at: Int(word.span.lower))
      }
      if let sentence { forms.append(Form(span: sentence.span, text: sentence.meant)) }
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

  /// Words that mean nothing here.
  mutating func smallWords() {
    let isNaming = ["let", "place", "marker", "line", "define"].contains(words[0].text)
    let isCondition = Self.isCondition(words[0].text)
    for (index, word) in words.enumerated() {
      let meansNothing =
        index == 0
        ? Self.isStep(word.text)
        : word.text == "the" || !isNaming && ["level", "all"].contains(word.text)
          || isCondition && Self.meansNothing(word.text)
      guard meansNothing else { continue }
      forms.append(Form(span: word.span, text: "", reason: .wordTooMany))
    }
  }

  /// `assert zoom <= 16 always`: the word begins the line.
  mutating func watchWords(from first: Int = 1) {
    for (index, word) in words.enumerated() where index > 0 && Self.isWatch(word.text) {
      let others = words.indices.filter { $0 >= first && $0 != index }.map { words[$0].text }
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
