/// Reads statements with a mistake again, so that a message shows only what the program accepts.
///
/// A line that a message shows is put in the place of its statement, and the text is read and
/// checked again. A line that would lead to another mistake is mended in turn, or left out. Where
/// the first reading has none, ``OtherForms`` are tried. Only what is wrong is read twice.
struct SecondReading {
  /// Reads and checks a text, and gives what is wrong with it: of a place in it all that is known.
  typealias Check = ([UInt8], SourceRange) -> [Diagnostic]

  private let bytes: [UInt8]
  /// How many bytes are read each time: the text, and those that are read with it.
  private let cost: Int
  /// How many bytes may be read again: some times all of them.
  private var budget: Int
  /// Whether what was proven last is all that is wrong with its statement.
  private var isWholeStatement = false
  /// Whether what was proven last is accepted, with no name left in it that is not known.
  private var isAccepted = false

  /// A second reading of a text that is read together with so many bytes of others.
  init(_ bytes: [UInt8], with others: Int = 0) {
    self.bytes = bytes
    cost = Self.leastCost + bytes.count + others
    budget = 1 << 17 + 2 * cost
  }

  /// What it costs to begin, in bytes read.
  private static var leastCost: Int { 2048 }
  /// A reader looks at so many messages; those behind keep what was said at first.
  private static var mostMessages: Int { 50 }
  /// A longer statement is no phrase, in bytes.
  private static var longestPhrase: Int { 160 }
  /// So many mistakes of one line are mended one after the other.
  private static var mostSteps: Int { 4 }

  /// Improves what is said of the text numbered `source`.
  mutating func improve(_ diagnostics: inout [Diagnostic], of source: Int32, _ check: Check) {
    var read = 0
    var mended: [(statement: SourceRange, index: Int)] = []
    for index in diagnostics.indices where diagnostics[index].location.source == source {
      guard !diagnostics[index].isWarning, read < Self.mostMessages else { continue }
      let found = diagnostics[index]
      guard !mended.contains(where: { $0.statement.holds(found.location.span) }) else { continue }
      read += 1
      isWholeStatement = false
      if let better = better(found.problem, found.location.span, check) {
        diagnostics[index] = Diagnostic(
          better.problem, at: Location(source: source, span: better.span))
        if isWholeStatement { mended.append((statement(around: better.span), index)) }
      }
    }
    dropConsequences(in: &diagnostics, of: source, mended)
  }

  /// What else was found in a statement that one change makes right is no mistake of its own.
  private func dropConsequences(
    in diagnostics: inout [Diagnostic], of source: Int32,
    _ mended: [(statement: SourceRange, index: Int)]
  ) {
    guard !mended.isEmpty else { return }
    var index = -1
    diagnostics.removeAll { found in
      index += 1
      guard found.location.source == source, !found.isWarning else { return false }
      return mended.contains { $0.index != index && $0.statement.holds(found.location.span) }
    }
  }

  private mutating func better(
    _ problem: Problem, _ span: SourceRange, _ check: Check
  ) -> (problem: Problem, span: SourceRange)? {
    isAccepted = false
    let better = betterWord(problem, span, check)
    if better?.problem.line != nil, isAccepted { return better }
    let place = statement(around: span)
    if !problem.isOfFile, Int(place.upper) <= bytes.count,
      Int(place.upper - place.lower) <= Self.longestPhrase,
      let said = phrase(span, check) ?? advice(problem, span, check)
    {
      return said
    }
    isWholeStatement = false
    return better
  }

  /// The whole statement as it is written here.
  private mutating func phrase(
    _ span: SourceRange, _ check: Check
  ) -> (problem: Problem, span: SourceRange)? {
    for form in OtherForms.phrases(of: statement(around: span), in: bytes) {
      guard let line = rewritten(form.span, as: form.text),
        let proven = proven(line, around: form.span, isWhole: !form.isLoose, check)
      else { continue }
      return (form.problem(in: bytes).showing(proven), form.marked)
    }
    return nil
  }

  /// What is said of a statement that can't be said here, with a line where one is accepted.
  private mutating func advice(
    _ problem: Problem, _ span: SourceRange, _ check: Check
  ) -> (problem: Problem, span: SourceRange)? {
    let place = statement(around: span)
    guard
      let advice = OtherForms.advice(
        on: place, in: bytes, naming: problem.isOfAName ? span : nil)
    else { return nil }
    let line = advice.problem.line.flatMap { rewritten(advice.span, as: $0) }
      .flatMap { proven($0, around: advice.span, isWhole: true, check) }
    isWholeStatement = true
    return (advice.problem.showing(line), advice.span)
  }

  /// One word of the statement, or some, as they are written here.
  private mutating func betterWord(
    _ problem: Problem, _ span: SourceRange, _ check: Check
  ) -> (problem: Problem, span: SourceRange)? {
    if let line = problem.line {
      if let proven = proven(line, around: span, isWhole: problem.isGuess, check) {
        return (problem.showing(proven), span)
      }
      if let other = otherSynonym(problem, span, check) { return (other, span) }
    } else if !problem.isOpenToOthers {
      return nil
    }
    for form in OtherForms.of(statement(around: span), in: bytes, for: problem) {
      guard let line = rewritten(form.span, as: form.text),
        let proven = proven(line, around: form.span, isWhole: !form.isLoose, check)
      else { continue }
      return (form.problem(in: bytes).showing(proven), form.marked)
    }
    guard problem.line != nil else { return nil }
    if problem.isGuess, let name = unknownName(before: span, check) { return name }
    let marked = String(decoding: bytes[Int(span.lower)..<Int(span.upper)], as: UTF8.self)
    return (problem.withoutLine(at: marked), span)
  }

  /// A word before the place of a missing sign that is no value: that is what is wrong.
  ///
  /// Words that stand between others, like `all`, are left aside.
  private mutating func unknownName(
    before span: SourceRange, _ check: Check
  ) -> (problem: Problem, span: SourceRange)? {
    let words = StatementWords(statement(around: span), in: bytes).pieces
    guard let index = words.firstIndex(where: { $0.span.lower >= span.lower }), index > 0 else {
      return nil
    }
    let word =
      index > 1 && !OtherForms.isSmallWord(words[index - 1].text) ? words[index - 1] : words[index]
    guard word.isWord, !word.text.utf8.contains(UInt8(ascii: "(")),
      proven("print [\(word.text)]", around: span, isWhole: true, check) == nil, budget > 0
    else { return nil }
    return (.unknownName(word.text, suggestion: nil), word.span)
  }

  /// What else a word from elsewhere can mean.
  private mutating func otherSynonym(
    _ problem: Problem, _ span: SourceRange, _ check: Check
  ) -> Problem? {
    guard case .otherWord(let found, let meant, _) = problem else { return nil }
    for other in Synonym.others(of: found) where other != meant {
      guard let line = rewritten(span, as: other),
        let proven = proven(line, around: span, isWhole: true, check)
      else { continue }
      return .otherWord(found, meant: other, line: proven)
    }
    return nil
  }

  private func statement(around span: SourceRange) -> SourceRange {
    bytes.withUnsafeBufferPointer { Rewriting.extent(around: span, in: $0) }
  }

  private func rewritten(_ span: SourceRange, as text: String) -> String? {
    Rewriting.statement(around: span, in: bytes, with: text)
  }

  /// The line, mended where it needs it, that is accepted in the place of a statement.
  ///
  /// Unless it `isWhole`, a name that is not known may be left in it: that is another mistake.
  private mutating func proven(
    _ line: String, around span: SourceRange, isWhole: Bool, _ check: Check
  ) -> String? {
    var text = bytes
    var place = statement(around: span)
    var line = line
    for step in 0..<Self.mostSteps {
      guard budget > 0 else { return nil }
      budget -= cost
      text.replaceSubrange(Int(place.lower)..<Int(place.upper), with: Array(line.utf8))
      place = SourceRange(Int(place.lower), Int(place.lower) + line.utf8.count)
      let left = check(text, place).first {
        !$0.isWarning && $0.location.span.lower >= place.lower
          && $0.location.span.lower <= place.upper
      }
      guard let left else {
        isWholeStatement = step == 0
        isAccepted = true
        return line
      }
      guard let next = mended(left, in: text), next != line else {
        return !isWhole && left.isOfAName(in: text) ? line : nil
      }
      place = text.withUnsafeBufferPointer {
        Rewriting.extent(around: left.location.span, in: $0)
      }
      line = next
    }
    return nil
  }

  /// The line without the mistake in it.
  private func mended(_ found: Diagnostic, in text: [UInt8]) -> String? {
    if let line = found.problem.line { return line }
    guard case .unknownCommand(let name, let suggestion?) = found.problem,
      suggestion.word.lowercased() == name.lowercased()
    else { return nil }
    return Rewriting.statement(around: found.location.span, in: text, with: suggestion.word)
  }
}

extension Problem {
  /// Whether a name is not known.
  fileprivate var isOfAName: Bool {
    switch self {
    case .unknownName, .unknownPlaceText: true
    default: false
    }
  }
}

extension Diagnostic {
  /// Whether only a name is not known, or a line stands outside of a movement: the form is right.
  fileprivate func isOfAName(in text: [UInt8]) -> Bool {
    switch problem {
    case .unknownName(let name, _): !OtherForms.isSmallWord(name)
    case .unknownPlaceText, .outsideMovement, .routeUnreadable: true
    default: problem.isOfFile
    }
  }
}

extension Problem {
  /// Whether the statement may have been meant in another form.
  fileprivate var isOpenToOthers: Bool {
    switch self {
    case .expected, .badNumber, .checkWithoutAssert, .notInMovement, .chainedComparison, .wrongKind,
      .wrongArgument, .unitMissing, .notComparable, .noOrder, .unknownName, .functionAsValue,
      .extraArgument, .arithmeticNeedsParentheses, .lookalike, .unknownCommand, .notAnimated,
      .commandAsValue, .placeGivenTwice:
      true
    default: false
    }
  }

  /// Whether its line holds only when nothing is left to be said.
  fileprivate var isGuess: Bool { if case .wordMissing("==", _) = self { true } else { false } }

  /// What is said when no line can be shown.
  fileprivate func withoutLine(at text: String) -> Problem {
    if isGuess {
      return .expected("a sign like == or <, or “is visible”,", found: "“\(text)”")
    }
    return showing(nil)
  }
}
