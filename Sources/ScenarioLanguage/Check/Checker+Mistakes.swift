import Gazetteer

/// What a reader most often meant by words that are known nowhere.
extension Checker {
  /// Words that people put between the others, and that mean nothing here.
  private static var fillers: [String] {
    [
      "to", "the", "a", "an", "of", "at", "from", "for", "with", "then", "please", "and", "lat",
      "lon",
    ]
  }

  /// The statement with something else in the place of a node.
  func rewritten(_ node: Int32, as text: String) -> String? {
    rewritten(syntax[node].span, as: text)
  }

  func rewritten(_ span: SourceRange, as text: String) -> String? {
    Rewriting.statement(around: span, in: program.sources[Int(source)].bytes, with: text)
  }

  private func match(_ place: Synonym.Place, at lower: Int) -> Synonym.Match? {
    program.sources[Int(source)].bytes.withUnsafeBufferPointer {
      Synonym.match(place, in: $0, at: lower)
    }
  }

  private mutating func report(_ match: Synonym.Match) {
    let found = program.sources[Int(source)].text(match.span)
    report(
      .otherWord(found, meant: match.meant, line: rewritten(match.span, as: match.meant)),
      match.span)
  }

  // MARK: Commands

  /// Reports a statement that begins with words which have another name here.
  mutating func reportBeginning(of node: Int32) -> Bool {
    reportBeginning(at: Int(syntax[node].span.lower), upTo: 0)
  }

  /// The same when the words go on up to a node.
  mutating func reportBeginning(before node: Int32) -> Bool {
    reportBeginning(at: Int(currentSpan.lower), upTo: Int(syntax[node].span.upper))
  }

  private mutating func reportBeginning(at lower: Int, upTo upper: Int) -> Bool {
    guard let match = match(.beginning, at: lower), match.span.upper >= upper else { return false }
    report(match)
    return true
  }

  /// Reports a command that gives a name, written as one word with it.
  mutating func reportJoined(_ word: SourceRange) -> Bool {
    let joined = program.sources[Int(source)].bytes.withUnsafeBufferPointer {
      Command.joinedDefiner(word, in: $0)
    }
    guard let joined else { return false }
    let meant = "\(joined.command) \(joined.name)"
    let found = program.sources[Int(source)].text(word)
    report(.otherWord(found, meant: meant, line: rewritten(word, as: meant)), word)
    unreadNames.insert(vocabulary.names.number(joined.name))
    return true
  }

  /// A line that shows a value which stands where a command is expected.
  func valueShown(_ name: Int32, _ node: Int32) -> String? {
    var arguments: [String] = []
    var child = syntax[node].first
    while child >= 0 {
      arguments.append(written(child))
      child = syntax[child].next
    }
    guard !arguments.isEmpty, vocabulary.function(name) != nil else { return nil }
    return "print \(spelling(name))(\(arguments.joined(separator: ", ")))"
  }

  // MARK: Arguments

  /// Whether a word among the arguments means nothing, and others follow it.
  mutating func isFiller(_ node: Int32) -> Bool {
    guard syntax[node].kind == .name, syntax[node].next >= 0 else { return false }
    let name = syntax[node].payload
    guard meaning(of: name) == nil, city(name) == nil, vocabulary.function(name) == nil,
      vocabulary.property(name).map({ $0 == .lat || $0 == .lon }) != false
    else { return false }
    return Self.fillers.contains(spelling(name))
  }

  /// Reports a word that has another name among the arguments of a command.
  mutating func reportOtherWord(_ node: Int32, _ command: Command) -> Bool {
    guard syntax[node].kind == .name, meaning(of: syntax[node].payload) == nil else { return false }
    if isOptionOfAnimate(node), command.entry.group == .moving {
      let start = Int(currentSpan.lower)
      report(
        .wordMissing("animate", line: rewritten(.empty(at: start), as: "animate ")),
        wordSpan(at: start))
      return true
    }
    let isAnimated = program.sources[Int(source)].text(currentSpan).hasPrefix("animate")
    let word = spelling(syntax[node].payload)
    guard let meant = Synonym.argument(word, of: command, isAnimated: isAnimated) else {
      return false
    }
    report(
      .otherWord(word, meant: meant, line: rewritten(node, as: meant)), syntax[node].span)
    return true
  }

  private func isOptionOfAnimate(_ node: Int32) -> Bool {
    syntax[node].payload == Word.over.name || syntax[node].payload == Word.ease.name
  }

  /// Reports a number whose name is missing before it: `fly calgary 3 s`.
  mutating func reportMissingName(_ node: Int32, _ command: Command, _ first: Int32) -> Bool {
    guard syntax[node].kind == .number else { return false }
    let kind = KindSet(syntax.numbers[Int(syntax[node].payload)].unit.kind)
    let isAnimated = program.sources[Int(source)].text(currentSpan).hasPrefix("animate")
    let parameters =
      command.entry.parameters + (isAnimated ? Command.animate.entry.parameters : [])
    let rivals = parameters.filter { $0.style == .positional }.flatMap { $0.rivals }
    let names = parameters.filter { $0.style == .named && $0.value.kinds == kind }
      .map { "\($0.name)" }.filter { name in !rivals.contains { "\($0)" == name } }
    guard names.count == 1, !isGiven(names[0], from: first) else { return false }
    let start = SourceRange.empty(at: Int(syntax[node].span.lower))
    report(
      .wordMissing(names[0], line: rewritten(start, as: names[0] + " ")), syntax[node].span)
    return true
  }

  private func isGiven(_ name: String, from first: Int32) -> Bool {
    var child = first
    while child >= 0 {
      if syntax[child].kind == .name, spelling(syntax[child].payload) == name { return true }
      child = syntax[child].next
    }
    return false
  }

  // MARK: Quotes

  /// Reports a city or a device of several words without quotes.
  mutating func reportUnquoted(_ node: Int32, _ command: Command) -> Bool {
    guard syntax[node].kind == .name else { return false }
    for lower in [Int(syntax[node].span.lower), wordBefore(node)] where lower >= 0 {
      guard let (span, what) = unquoted(from: lower, command), span.upper >= syntax[node].span.upper
      else { continue }
      let text = program.sources[Int(source)].text(span)
      report(.quotesNeeded(what, line: rewritten(span, as: "\"\(text)\"")), span)
      return true
    }
    return false
  }

  /// Reports a word behind `map` that is no device.
  mutating func reportUnknownDevice(_ node: Int32, _ command: Command) -> Bool {
    guard command == .map else { return false }
    var span = syntax[node].span
    var next = syntax[node].next
    while next >= 0, syntax[next].kind == .name || syntax[next].kind == .number {
      span = span.joined(syntax[next].span)
      next = syntax[next].next
    }
    let name = program.sources[Int(source)].text(span)
    report(.unknownDevice(name, suggestion: Device.suggestion(for: name)), span)
    return true
  }

  /// Whether a word is the first behind `map`: the size of a screen begins with no unit.
  func beginsDevice(_ node: Int32, _ command: Command) -> Bool {
    command == .map && wordBefore(node) == Int(currentSpan.lower)
  }

  /// The most words from an offset on that name a city or, for a map, a device.
  private func unquoted(from lower: Int, _ command: Command) -> (SourceRange, String)? {
    var found: (SourceRange, String)?
    var upper = wordEnd(lower)
    for count in 1...5 {
      let span = SourceRange(lower, upper)
      let text = program.sources[Int(source)].text(span)
      if command == .map {
        if Device.size(of: text) != nil { found = (span, "the name of a device") }
      } else if count > 1, Gazetteer.city(named: text) != nil {
        found = (span, "a city of several words")
      }
      let bytes = program.sources[Int(source)].bytes
      guard upper + 1 < bytes.count, bytes[upper] == 0x20 else { break }
      let next = wordEnd(upper + 1)
      guard next > upper + 1 else { break }
      upper = next
    }
    return found
  }

  private func wordEnd(_ lower: Int) -> Int { Int(wordSpan(at: lower).upper) }

  /// Where the word begins that stands before a node, -1 for none.
  private func wordBefore(_ node: Int32) -> Int {
    let bytes = program.sources[Int(source)].bytes
    var lower = Int(syntax[node].span.lower) - 1
    guard lower > 0, bytes[lower] == 0x20 else { return -1 }
    while lower > 0, bytes[lower - 1].isNameByte || bytes[lower - 1] >= 0x80 { lower -= 1 }
    return lower < Int(syntax[node].span.lower) - 1 ? lower : -1
  }

  /// A word that print was to show as it is.
  mutating func unquotedText(_ node: Int32) -> Problem? {
    guard syntax[node].kind == .name else { return nil }
    let name = syntax[node].payload
    guard !isKnown(name), vocabulary.word(name) == nil, !isUnread(name),
      name != vocabulary.lastValue
    else { return nil }
    let problem = unknownName(name, wanting: .text)
    guard case .unknownName(_, suggestion: nil) = problem else { return problem }
    return .quotesNeeded("a text", line: rewritten(node, as: "\"\(written(node))\""))
  }

  /// Reports the second word of a name that was written in two: `marker My Store 49 -123`.
  mutating func reportSecondWord(of first: Int32, _ command: Command) -> Bool {
    let second = syntax[first].next
    guard second >= 0, syntax[second].kind == .name, syntax[second].next >= 0,
      !isKnown(syntax[second].payload), !isUnread(syntax[second].payload), !isFiller(second)
    else { return false }
    if reportUnquoted(second, command) { return true }
    let span = syntax[first].span.joined(syntax[second].span)
    report(.nameNotAWord(program.sources[Int(source)].text(span)), span)
    return true
  }

  // MARK: Values

  /// The text that a sum of texts and values was to be.
  func textOfSum(_ left: Int32, _ right: Int32) -> String {
    let parts = [left, right].map { node in
      syntax[node].kind == .text
        ? String(written(node).dropFirst().dropLast()) : "{\(written(node))}"
    }
    return "\"\(parts.joined())\""
  }

  /// The value that is meant by a word from elsewhere.
  func otherValue(_ name: Int32) -> String? {
    Array(spelling(name).utf8).withUnsafeBufferPointer { Synonym.match(.value, in: $0, at: 0) }
      .map { $0.meant }
  }

  // MARK: Conditions

  /// Reports what stands behind `is` and is nearly `visible` or `limited`.
  mutating func reportPredicate(_ node: Int32) -> Bool {
    guard syntax[node].kind == .name else { return false }
    let name = syntax[node].payload
    guard vocabulary.word(name) == nil, !isKnown(name), !isUnread(name) else { return false }
    let lower = wordBefore(node)
    guard lower >= 0 else { return false }
    if let match = match(.condition, at: lower), match.span.upper >= syntax[node].span.upper {
      report(match)
      return true
    }
    let before = program.sources[Int(source)].text(wordSpan(at: lower))
    guard before == "is" || before == "not" || before == "was" else { return false }
    let word = Array(spelling(name).utf8)
    for meant in ["visible", "limited"]
    where EditDistance.between(word, Array(meant.utf8), limit: 2) != nil {
      report(
        .otherWord(written(node), meant: meant, line: rewritten(node, as: meant)),
        syntax[node].span)
      return true
    }
    return false
  }
}
