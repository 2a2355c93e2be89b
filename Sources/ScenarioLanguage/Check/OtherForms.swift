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

  let statement: SourceRange
  let words: [StatementWords.Piece]
  let bytes: [UInt8]
  var forms: [Form] = []

  static func of(_ statement: SourceRange, in bytes: [UInt8], for problem: Problem) -> [Form] {
    var other = OtherForms(
      statement: statement, words: StatementWords(statement, in: bytes).pieces, bytes: bytes)
    other.find(for: problem)
    return other.forms
  }

  init(statement: SourceRange, words: [StatementWords.Piece], bytes: [UInt8]) {
    self.statement = statement
    self.words = words
    self.bytes = bytes
  }

  /// Words between others that stand for nothing of one's own.
  static func isSmallWord(_ word: String) -> Bool {
    switch word.lowercased() {
    case "the", "that", "then", "please", "all", "both", "everything", "level", "be",
      "are", "must", "should", "never", "always", "in", "on", "to":
      true
    default: isRough(word)
    }
  }

  /// Words that can be left out, and nothing changes.
  static func meansNothing(_ word: String) -> Bool {
    ["the", "a", "an", "that", "then", "please", "just"].contains(word)
  }

  static func isRough(_ word: String) -> Bool {
    ["around", "about", "roughly", "nearly", "approximately"].contains(word)
  }

  private mutating func find(for problem: Problem) {
    guard let first = words.first?.text else { return }
    if case .checkWithoutAssert = problem { return addBeginning("always") }
    degrees()
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

  /// Another text for some of the words; only what is not the same in both is marked.
  mutating func offer(_ text: String, for range: Range<Int>, isLoose: Bool = false) {
    let other = Array(text.utf8)
    let old = StatementWords.joined(words[range])
    let new = StatementWords.joined(
      StatementWords(SourceRange(0, other.count), in: other).pieces[...])
    let before = zip(old, new).prefix { $0.text == $1.text }.count
    let most = min(old.count, new.count) - before
    let after = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0.text == $1.text }.count
    let changed = old[before..<old.count - after]
    let changes = new[before..<new.count - after]
    var text = ""
    if let first = changes.first, let last = changes.last {
      text = String(decoding: other[Int(first.span.lower)..<Int(last.span.upper)], as: UTF8.self)
    }
    if let first = changed.first, let last = changed.last {
      forms.append(
        Form(
          span: first.span.joined(last.span), text: text,
          reason: text.isEmpty ? .wordTooMany : .otherWord, isLoose: isLoose))
    } else if before < old.count, !text.isEmpty {
      let next = old[before].span
      forms.append(
        Form(
          span: .empty(at: Int(next.lower)), text: text + " ", reason: .missing(text), mark: next,
          isLoose: isLoose))
    }
  }

  func text(_ range: Range<Int>) -> SourceRange {
    words[range.lowerBound].span.joined(words[range.upperBound - 1].span)
  }
}
