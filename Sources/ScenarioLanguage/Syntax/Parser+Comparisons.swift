/// Comparisons, and the predicates that read like them.
extension Parser {
  mutating func parseComparison(
    _ left: Int32, _ op: Operator
  ) throws(Recovery) -> Int32 {
    let result: Int32
    if op != .none {
      // Read on as if == had been written, so that one mistake is one error.
      if token.kind == .assign { report(.assignmentForComparison, token.span) }
      advance(overLineBreaks: true)
      result = try parseOtherSide(op, left)
    } else if isWord(.is) {
      result = try parseIs(left)
    } else if isWord(.was) {
      advance(overLineBreaks: true)
      let isNot = takeNot()
      guard isWord(.limited) else {
        throw isNearly(.limited)
          ? fail(otherWord(token.span, "limited"), token.span) : failExpecting("“limited”")
      }
      result = predicate(.wasLimited, isNot, left)
    } else {
      result = try parseBetween(left)
    }
    if comparisonOperator != nil || isWord(.is) {
      throw fail(.chainedComparison(line: nil), token.span)
    }
    return result
  }

  private mutating func takeNot() -> Bool {
    guard isWord(.not) else { return false }
    advance(overLineBreaks: true)
    return true
  }

  private mutating func predicate(_ kind: NodeKind, _ isNot: Bool, _ child: Int32) -> Int32 {
    advance()
    let span = SourceRange(Int(syntax[child].span.lower), previousUpper)
    return parent(kind, op: isNot ? .isNot : .none, child, span: span)
  }

  /// `is` and `is not`: a predicate, or the same as == and !=.
  private mutating func parseIs(_ left: Int32) throws(Recovery) -> Int32 {
    advance(overLineBreaks: true)
    let isNot = takeNot()
    if isWord(.visible) { return predicate(.isVisible, isNot, left) }
    return try parseOtherSide(isNot ? .isNot : .equal, left)
  }

  /// What a value is compared with, and the tolerance if there is one.
  private mutating func parseOtherSide(_ op: Operator, _ left: Int32) throws(Recovery) -> Int32 {
    let opening = SourceRange(previousLower, previousUpper)
    let right = try parseOperators(from: .range)
    if token.kind == .name, token.word == nil, syntax[right].kind == .number,
      lexer.text(token.span) == "to"
    {
      throw try betweenInWords(right, from: opening)
    }
    var tolerance: Int32 = -1
    if token.kind == .plusMinus || isWord(.within) {
      advance(overLineBreaks: true)
      tolerance = try parseOperators(from: .range)
    }
    let span = SourceRange(Int(syntax[left].span.lower), previousUpper)
    return parent(.comparison, op: op, left, right, tolerance, span: span)
  }

  /// `is 7 to 8` in place of `between 7 and 8`.
  private mutating func betweenInWords(
    _ low: Int32, from sign: SourceRange
  ) throws(Recovery) -> Recovery {
    let to = token.span
    advance()
    guard startsArgument else { return failExpecting("a value") }
    let high = try parseOperators(from: .sum)
    let span = sign.joined(syntax[high].span)
    let meant =
      "between \(lexer.text(syntax[low].span)) and \(lexer.text(syntax[high].span))"
    return fail(.otherWord(lexer.text(span), meant: meant, line: rewritten(span, as: meant)), to)
  }

  private mutating func parseBetween(_ value: Int32) throws(Recovery) -> Int32 {
    advance(overLineBreaks: true)
    let low = try parseOperators(from: .sum)
    if token.kind == .name, lexer.text(token.span) == "to" {
      throw fail(otherWord(token.span, "and"), token.span)
    }
    guard isWord(.and) else { throw failExpecting("“and”, as in “between 5 and 7”,") }
    advance(overLineBreaks: true)
    let high = try parseOperators(from: .sum)
    let span = SourceRange(Int(syntax[value].span.lower), previousUpper)
    return parent(.between, value, low, high, span: span)
  }

  /// `visible calgary` in place of `calgary is visible`.
  mutating func visibleFirst() throws(Recovery) -> Recovery {
    let visible = token
    advance()
    guard startsArgument else {
      token = visible
      return failExpecting("a value")
    }
    let place = try parseSingle()
    let span = visible.span.joined(syntax[place].span)
    let inner = syntax[place].kind == .group ? syntax[place].first : place
    let meant = "\(lexer.text(syntax[inner].span)) is visible"
    return fail(
      .otherWord(lexer.text(span), meant: meant, line: rewritten(span, as: meant)), visible.span)
  }
}
