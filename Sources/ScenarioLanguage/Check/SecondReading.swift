/// Reads statements with a mistake again, so that a message shows only what the program accepts.
///
/// A line that a message shows is put in the place of its statement, and the text is read and
/// checked again. A line that would lead to another mistake is mended in turn, or left out. Where
/// the first reading has none, ``OtherForms`` are tried. Only what is wrong is read twice.
struct SecondReading {
  /// Reads and checks a text, and gives what is wrong with it: of a place in it all that is known.
  typealias Check = ([UInt8], SourceRange) -> [Diagnostic]

  let bytes: [UInt8]
  /// How many bytes are read each time: the text, and those that are read with it.
  private let cost: Int
  /// How many bytes may be read again: some times all of them.
  private(set) var budget: Int
  /// Whether what was proven last is all that is wrong with its statement.
  var isWholeStatement = false
  /// Whether what was proven last is accepted, with no name left in it that is not known.
  var isAccepted = false

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
        if isWholeStatement {
          mended.append((Self.statement(around: better.span, in: bytes), index))
        }
      }
    }
    dropConsequences(in: &diagnostics, of: source, mended)
  }

  private mutating func better(
    _ problem: Problem, _ span: SourceRange, _ check: Check
  ) -> (problem: Problem, span: SourceRange)? {
    isAccepted = false
    let better = betterWord(problem, span, check)
    let isAccepted = better?.problem.line != nil && self.isAccepted
    if isAccepted, isWholeStatement { return better }
    if !problem.isOfFile, Int(span.upper) <= bytes.count, isShort(span) {
      if let phrase = phrase(span, check) { return phrase }
      if !isAccepted, !problem.isOfArguments, let advice = advice(problem, span, check) {
        return advice
      }
    }
    isWholeStatement = false
    return better
  }

  /// Whether the statement around a place may be a phrase.
  private func isShort(_ span: SourceRange) -> Bool {
    let statement = Self.statement(around: span, in: bytes)
    return Int(statement.upper - statement.lower) <= Self.longestPhrase
  }

  /// One word of the statement, or some, as they are written here.
  private mutating func betterWord(
    _ problem: Problem, _ span: SourceRange, _ check: Check
  ) -> (problem: Problem, span: SourceRange)? {
    if let line = problem.line {
      if let proven = proven(line, in: bytes, around: span, isWhole: problem.isGuess, check) {
        return (problem.showing(proven), span)
      }
      if let other = otherSynonym(problem, span, check) { return (other, span) }
    } else if !problem.isOpenToOthers {
      return nil
    }
    for form in OtherForms.of(Self.statement(around: span, in: bytes), in: bytes, for: problem) {
      guard let line = rewritten(form.span, as: form.text),
        let proven = proven(
          line, in: bytes, around: form.span, isWhole: !form.isLoose,
          mayGuess: form.reason.leavesOut, check)
      else { continue }
      return form.improved(problem, showing: proven, in: bytes, at: span)
    }
    guard problem.line != nil else { return nil }
    if problem.isGuess, let name = unknownName(before: span, check) { return name }
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
        let proven = proven(line, in: bytes, around: span, isWhole: true, check)
      else { continue }
      return .otherWord(found, meant: other, line: proven)
    }
    return nil
  }

  static func statement(around span: SourceRange, in bytes: [UInt8]) -> SourceRange {
    bytes.withUnsafeBufferPointer { Rewriting.extent(around: span, in: $0) }
  }

  /// The first other form of what is wrong with a line that is accepted.
  private mutating func guessed(
    _ left: Diagnostic, in text: [UInt8], _ isWhole: Bool, _ check: Check
  ) -> String? {
    guard left.problem.isOpenToOthers else { return nil }
    let place = Self.statement(around: left.location.span, in: text)
    for form in OtherForms.of(place, in: text, for: left.problem) {
      guard let line = Rewriting.statement(around: form.span, in: text, with: form.text),
        let proven = proven(line, in: text, around: form.span, isWhole: isWhole, check)
      else { continue }
      return proven
    }
    return nil
  }

  func rewritten(_ span: SourceRange, as text: String) -> String? {
    Rewriting.statement(around: span, in: bytes, with: text)
  }

  /// The line, mended where it needs it, that is accepted in the place of a statement.
  ///
  /// Unless it `isWhole`, a name that is not known may be left in it: that is another mistake.
  /// Where it `mayGuess`, other forms are tried for what is still wrong with it.
  mutating func proven(
    _ line: String, in bytes: [UInt8], around span: SourceRange, isWhole: Bool,
    mayGuess: Bool = false, _ check: Check
  ) -> String? {
    var text = bytes
    var place = Self.statement(around: span, in: bytes)
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
        if !isWhole, left.isOfAName(in: text) { return line }
        return mayGuess ? guessed(left, in: text, isWhole, check) : nil
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
    let meant: String
    switch found.problem {
    case .unknownCommand(let name, let suggestion?)
    where suggestion.word.lowercased() == name.lowercased():
      meant = suggestion.word
    case .unknownUnit(_, let unit): meant = unit
    default: return nil
    }
    return Rewriting.statement(around: found.location.span, in: text, with: meant)
  }
}
