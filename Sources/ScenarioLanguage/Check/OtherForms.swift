import Gazetteer

/// Other forms in which a statement with a mistake may have been meant.
///
/// They are guesses, the likeliest first: ``SecondReading`` shows one only when it is accepted.
struct OtherForms {
  /// A part of the statement, and what may be written there.
  struct Form {
    /// What is said about it.
    enum Reason {
      case otherWord, wordTooMany, quotes, missing(String), unit, name
    }

    let span: SourceRange
    let text: String
    var reason = Reason.otherWord
    /// What is marked, where that is not the whole part.
    var mark: SourceRange?
    /// A line outside of a movement, which is another mistake, may be left in it.
    var isLoose = false

    var marked: SourceRange { mark ?? span }

    func problem(in bytes: [UInt8]) -> Problem {
      let found = String(
        decoding: bytes[Int(marked.lower)..<Int(marked.upper)], as: UTF8.self)
      switch reason {
      case .otherWord: return .otherWord(found, meant: text, line: nil)
      case .wordTooMany: return .wordTooMany(found, line: nil)
      case .quotes: return .quotesNeeded("a name with a blank or a sign in it", line: nil)
      case .missing(let word): return .wordMissing(word, line: nil)
      case .unit: return .unknownUnit(found, meant: text)
      case .name: return .nameNotAWord(found)
      }
    }
  }

  private let words: [StatementWords.Piece]
  private let bytes: [UInt8]
  private var forms: [Form] = []

  static func of(_ statement: SourceRange, in bytes: [UInt8], for problem: Problem) -> [Form] {
    var other = OtherForms(
      words: StatementWords(statement, in: bytes).pieces, bytes: bytes)
    other.find(for: problem)
    return other.forms
  }

  private init(words: [StatementWords.Piece], bytes: [UInt8]) {
    self.words = words
    self.bytes = bytes
  }

  /// Words between others that stand for nothing of one's own.
  static func isSmallWord(_ word: String) -> Bool {
    switch word.lowercased() {
    case "the", "a", "an", "that", "then", "please", "all", "both", "everything", "level", "be",
      "are", "must", "should", "never", "always", "in", "on", "to":
      true
    default: isRough(word)
    }
  }

  /// Words that can be left out, and nothing changes.
  private static func meansNothing(_ word: String) -> Bool {
    ["the", "a", "an", "that", "then", "please", "just"].contains(word)
  }

  private static func isRough(_ word: String) -> Bool {
    ["around", "about", "roughly", "nearly", "approximately"].contains(word)
  }

  private mutating func find(for problem: Problem) {
    guard let first = words.first?.text else { return }
    if case .checkWithoutAssert = problem { return addBeginning("always") }
    switch first {
    case "assert", "expect", "if", "always", "never", "eventually":
      if case .notInMovement = problem, let word = words.first {
        return forms.append(Form(span: word.span, text: "always"))
      }
      placesSeen()
      conditionWords()
      callsWithoutBrackets()
      range()
      roughly()
      watchWords()
      smallWords()
    case "animate", "fly", "wait", "drive":
      watches()
      if first == "animate" { targets() }
    case "place", "marker":
      bareNumbers()
      numberedName()
    case "zoom": zooms()
    default: placesSeen(prefix: "assert ")
    }
    quotes()
    units()
  }

  private mutating func addBeginning(_ word: String) {
    guard let first = words.first else { return }
    forms.append(
      Form(
        span: .empty(at: Int(first.span.lower)), text: word + " ", reason: .missing(word),
        mark: first.span))
  }

  private func text(_ range: Range<Int>) -> SourceRange {
    words[range.lowerBound].span.joined(words[range.upperBound - 1].span)
  }

  // MARK: Conditions

  /// `a and b are visible`, as a list.
  ///
  /// A statement that begins with the places is given its command with a prefix.
  private mutating func placesSeen(prefix: String = "") {
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
  private mutating func conditionWords() {
    for word in words.dropFirst() where word.isWord {
      let match = bytes.withUnsafeBufferPointer {
        Synonym.match(.condition, in: $0, at: Int(word.span.lower))
      }
      if let match { forms.append(Form(span: match.span, text: match.meant)) }
    }
  }

  /// `distance a b < 3 km`, with its parentheses.
  private mutating func callsWithoutBrackets() {
    for (index, word) in words.enumerated() where index > 0 {
      guard FunctionEntry.table.contains(where: { "\($0.spelling)" == word.text }) else { continue }
      var end = index + 1
      var arguments: [String] = []
      while end < words.count, words[end].isValue || words[end].isNumber
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
  private mutating func range() {
    for index in words.indices.dropLast(3) {
      let part = words[index..<index + 4].map { $0.text }
      guard ["from", "between", "is", "in"].contains(part[0]), words[index + 1].isNumber,
        ["to", "and", "-"].contains(part[2]), words[index + 3].isNumber
      else { continue }
      forms.append(Form(span: text(index..<index + 4), text: "between \(part[1]) and \(part[3])"))
    }
  }

  /// Words that mean nothing here.
  private mutating func smallWords() {
    for word in words.dropFirst() 
    where Self.meansNothing(word.text) || word.text == "level" {
      forms.append(Form(span: word.span, text: "", reason: .wordTooMany))
    }
  }

  /// `is about 12`, with how far off is still right.
  private mutating func roughly() {
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
  private mutating func watchWords() {
    for (index, word) in words.enumerated() where index > 0 && Self.isWatch(word.text) {
      let others = words.indices.filter { $0 != 0 && $0 != index }.map { words[$0].text }
      forms.append(
        Form(
          span: text(0..<words.count), text: "\(word.text) \(others.joined(separator: " "))",
          isLoose: true))
    }
  }

  private static func isWatch(_ word: String) -> Bool {
    word == "always" || word == "never" || word == "eventually"
  }

  // MARK: Commands

  /// What is to hold during a movement, in its block.
  private mutating func watches() {
    guard
      let index = words.dropFirst().firstIndex(where: { Self.isWatch($0.text) })
    else { return }
    let span = text(index..<words.count)
    let condition = String(
      decoding: bytes[Int(span.lower)..<Int(span.upper)], as: UTF8.self)
    forms.append(Form(span: span, text: "{ \(condition) }"))
  }

  /// A place behind `animate`, which is to be the target.
  private mutating func targets() {
    guard words.count > 1 else { return }
    forms.append(
      Form(
        span: .empty(at: Int(words[1].span.lower)), text: "target ", reason: .missing("target"),
        mark: words[1].span))
  }

  /// `zoom min 12 max 16` and `zoom 12 lyon`, with their commands.
  private mutating func zooms() {
    let numbers = words.filter { $0.isNumber }.map { $0.text }
    let names = words.dropFirst().filter { $0.isValue && !Self.isOfZoom($0.text) }
    let whole = text(0..<words.count)
    if numbers.count == 2, names.isEmpty, words.count > 3 {
      forms.append(Form(span: whole, text: "limit zoom \(numbers[0]) to \(numbers[1])"))
    } else if numbers.count == 1, names.count == 1, let place = names.first {
      forms.append(Form(span: whole, text: "target \(place.text) zoom \(numbers[0])"))
    } else if numbers.isEmpty, names.count == 1, let place = names.first {
      forms.append(Form(span: whole, text: "target \(place.text)"))
    }
  }

  private static func isOfZoom(_ word: String) -> Bool {
    [
      "zoom", "min", "max", "minimum", "maximum", "from", "to", "and", "between", "at", "in", "on",
      "level", "into",
    ].contains(word)
  }

  /// `marker a lat 45.76 lon 4.85`: the numbers of a place stand without names.
  private mutating func bareNumbers() {
    let numbers = words.filter { $0.isNumber }
    guard words.count > 4, numbers.count == 2, let last = words.last, last.isNumber else { return }
    let span = words[2].span.joined(last.span)
    forms.append(Form(span: span, text: numbers.map { $0.text }.joined(separator: " ")))
  }

  // MARK: Names

  /// The names of cities that hold a hyphen, an apostrophe or a blank.
  private mutating func quotes() {
    for index in words.indices.dropFirst() where words[index].isWord {
      for count in stride(from: min(4, words.count - index), to: 0, by: -1) {
        let part = words[index..<index + count]
        guard part.allSatisfy({ $0.isWord }) else { continue }
        let name = part.map { $0.text }.joined(separator: " ")
        guard count > 1 || name.utf8.contains(where: { $0 == 0x2D || $0 == 0x27 }),
          Gazetteer.city(named: name) != nil
        else { continue }
        forms.append(
          Form(span: text(index..<index + count), text: "\"\(name)\"", reason: .quotes))
        break
      }
    }
  }

  /// A unit behind its number that is spelled otherwise.
  private mutating func units() {
    for index in words.indices.dropFirst() where words[index - 1].isNumber {
      guard let unit = Unit.meant(by: words[index].text) else { continue }
      forms.append(Form(span: words[index].span, text: unit, reason: .unit))
    }
  }

  /// A name of several words, or with a sign in it, before the numbers of its place.
  private mutating func numberedName() {
    let end = words.count - 2
    guard end > 1, words[end...].allSatisfy({ $0.isNumber }) else { return }
    named(1..<end)
  }

  private mutating func named(_ range: Range<Int>) {
    let span = text(range)
    let written = String(
      decoding: bytes[Int(span.lower)..<Int(span.upper)], as: UTF8.self)
    forms.append(Form(span: span, text: Words.asName(written), reason: .name))
  }
}
