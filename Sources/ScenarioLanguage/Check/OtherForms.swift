/// Other forms in which a statement with a mistake may have been meant.
///
/// They are guesses, the likeliest first: ``SecondReading`` shows one only when it is accepted.
struct OtherForms {
  /// A part of the statement, and what may be written there.
  struct Form {
    /// What is said about it.
    enum Reason {
      case otherWord, wordTooMany, quotes, missing(String), unit, name
      /// The value named is not to be changed.
      case kept(String)
      /// What was said at first holds.
      case asFound

      /// Whether something is left out: what stays may be written otherwise, too.
      var leavesOut: Bool { if case .wordTooMany = self { true } else { false } }
    }

    let span: SourceRange
    let text: String
    var reason = Reason.otherWord
    /// What is marked, where that is not the whole part.
    var mark: SourceRange?
    /// What is said to be meant, where that is not the whole text.
    var meant: String?
    /// A line outside of a movement, which is another mistake, may be left in it.
    var isLoose = false

    var marked: SourceRange { mark ?? span }

    /// What is said in place of a problem, and where.
    func improved(
      _ problem: Problem, showing line: String, in bytes: [UInt8], at span: SourceRange
    ) -> (problem: Problem, span: SourceRange) {
      if case .asFound = reason { return (problem.showing(line), span) }
      return (self.problem(in: bytes).showing(line), marked)
    }

    private func problem(in bytes: [UInt8]) -> Problem {
      let found = String(
        decoding: bytes[Int(marked.lower)..<Int(marked.upper)], as: UTF8.self)
      switch reason {
      case .otherWord, .asFound: return .otherWord(found, meant: meant ?? text, line: nil)
      case .wordTooMany: return .wordTooMany(found, line: nil)
      case .quotes: return .quotesNeeded("a name with a blank or a sign in it", line: nil)
      case .missing(let word): return .wordMissing(word, line: nil)
      case .unit: return .unknownUnit(found, meant: text)
      case .name: return .nameNotAWord(found)
      case .kept(let name): return .valueKept(name, sign: "=", line: nil)
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
    default: isRough(word) || angle(of: word) != nil
    }
  }

  /// Words that can be left out, and nothing changes.
  static func meansNothing(_ word: String) -> Bool {
    ["the", "a", "an", "that", "then", "please", "just"].contains(word)
  }

  /// Words that other languages begin a step with.
  static func isStep(_ word: String) -> Bool {
    ["given", "when", "then", "and", "but", "next", "please"].contains(word.lowercased())
  }

  static func isRough(_ word: String) -> Bool {
    ["around", "about", "roughly", "nearly", "approximately", "close", "~", "≈"].contains(word)
  }

  /// Another text for some of the words; only what is not the same in both is marked.
  mutating func offer(_ text: String, for range: Range<Int>, isLoose: Bool = false) {
    let other = Array(text.utf8)
    let old = StatementWords.joined(words[range])
    let new = StatementWords.joined(
      StatementWords(SourceRange(0, other.count), in: other).pieces[...])
    let before = zip(old, new).prefix { $0.text == $1.text }.count
    let most = min(old.count, new.count) - before
    let same = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0.text == $1.text }.count
    // Of several words that change the whole rest is shown: parts of it would say nothing.
    let after = old.count - before - same > 1 ? 0 : same
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

  func written(_ span: SourceRange) -> String {
    String(decoding: bytes[Int(span.lower)..<Int(span.upper)], as: UTF8.self)
  }

  func text(_ range: Range<Int>) -> SourceRange {
    words[range.lowerBound].span.joined(words[range.upperBound - 1].span)
  }
}
