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
  /// So many mistakes of one line are mended one after the other.
  private static var mostSteps: Int { 4 }

  /// Improves what is said of the text numbered `source`.
  mutating func improve(_ diagnostics: inout [Diagnostic], of source: Int32, _ check: Check) {
    var read = 0
    for index in diagnostics.indices where diagnostics[index].location.source == source {
      guard !diagnostics[index].isWarning, read < Self.mostMessages else { continue }
      read += 1
      let found = diagnostics[index]
      if let better = better(found.problem, found.location.span, check) {
        diagnostics[index] = Diagnostic(
          better.problem, at: Location(source: source, span: better.span))
      }
    }
  }

  private mutating func better(
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
    let marked = String(decoding: bytes[Int(span.lower)..<Int(span.upper)], as: UTF8.self)
    return (problem.withoutLine(at: marked), span)
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
    for _ in 0..<Self.mostSteps {
      guard budget > 0 else { return nil }
      budget -= cost
      text.replaceSubrange(Int(place.lower)..<Int(place.upper), with: Array(line.utf8))
      place = SourceRange(Int(place.lower), Int(place.lower) + line.utf8.count)
      let left = check(text, place).first {
        !$0.isWarning && $0.location.span.lower >= place.lower
          && $0.location.span.lower <= place.upper
      }
      guard let left else { return line }
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
