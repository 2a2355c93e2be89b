/// Operators and what they join; they are read by precedence.
extension Parser {
  /// A whole expression.
  mutating func parseExpression() throws(Recovery) -> Int32 {
    try goDeeper()
    defer { comeBack() }
    return try parseOperators(from: .disjunction)
  }

  /// An expression whose operators bind as tightly as `loosest` or more.
  ///
  /// What follows an operator on its right binds more tightly than the operator itself; so those
  /// of one precedence group from the left. Comparisons and ranges don't group at all.
  mutating func parseOperators(from loosest: Precedence) throws(Recovery) -> Int32 {
    var tightest = Precedence.product
    var left: Int32
    if loosest <= .negation, isWord(.not) {
      left = try parseNegation()
      tightest = .conjunction
    } else {
      left = try parseSign()
    }
    while let (precedence, op) = token.joiner, precedence >= loosest, precedence <= tightest {
      tightest = precedence
      switch precedence {
      case .disjunction: left = try parseRight(op, left, from: .conjunction)
      case .conjunction: left = try parseRight(op, left, from: .negation)
      case .comparison, .negation:
        left = try parseComparison(left, op)
        tightest = .conjunction
      case .range:
        left = try parseRange(left)
        tightest = .comparison
      case .sum: left = try parseRight(op, left, from: .product)
      case .product:
        advance(overLineBreaks: true)
        left = try binary(op, left, try parseSign())
      }
    }
    return left
  }

  /// The operator that the token is when it compares two values.
  var comparisonOperator: Operator? { token.comparisonOperator }

  private mutating func parseRight(
    _ op: Operator, _ left: Int32, from loosest: Precedence
  ) throws(Recovery) -> Int32 {
    advance(overLineBreaks: true)
    if comparisonOperator != nil, syntax[left].kind == .comparison {
      throw fail(wordMissing(lexer.text(syntax[syntax[left].first].span)), token.span)
    }
    if op == .add, token.kind == .minus, touchesPrevious {
      let signs = SourceRange(previousLower, token.upper)
      throw fail(otherWord(signs, "±"), signs)
    }
    let right = try parseOperators(from: loosest)
    return try binary(op, left, right)
  }

  mutating func binary(
    _ op: Operator, _ left: Int32, _ right: Int32, _ kind: NodeKind = .binary
  ) throws(Recovery) -> Int32 {
    try countLink(at: syntax[right].span)
    let span = syntax[left].span.joined(syntax[right].span)
    return parent(kind, op: op, left, right, span: span)
  }

  /// Chains are read in a loop, but checked by going down: their length has a limit too.
  mutating func countLink(at span: SourceRange) throws(Recovery) {
    links += 1
    guard links > Parser.mostLinks else { return }
    throw fail(.tooManyParts(limit: Parser.mostLinks), span)
  }

  private mutating func parseNegation() throws(Recovery) -> Int32 {
    try goDeeper()
    defer { comeBack() }
    let start = token.lower
    advance(overLineBreaks: true)
    let child = try parseOperators(from: .negation)
    return parent(.not, child, span: SourceRange(start, previousUpper))
  }

  private mutating func parseRange(_ low: Int32) throws(Recovery) -> Int32 {
    advance(overLineBreaks: true)
    if touchesPrevious, token.lower < lexer.bytes.count, lexer.bytes[token.lower] == 0x2E {
      let dots = SourceRange(previousLower, token.upper)
      throw fail(otherWord(dots, "." + lexer.text(token.span)), dots)
    }
    let high = try parseOperators(from: .sum)
    var step: Int32 = -1
    if isWord(.by) {
      advance(overLineBreaks: true)
      step = try parseOperators(from: .sum)
    }
    let span = SourceRange(Int(syntax[low].span.lower), previousUpper)
    return parent(.range, low, high, step, span: span)
  }

  /// A minus sign binds less than `^`, so that -2 ^ 2 is -4.
  private mutating func parseSign() throws(Recovery) -> Int32 {
    guard token.kind == .minus else { return try parsePower() }
    try goDeeper()
    defer { comeBack() }
    let start = token.lower
    advance()
    let child = try parseSign()
    return parent(.negate, child, span: SourceRange(start, previousUpper))
  }

  /// `^` groups from the right.
  private mutating func parsePower() throws(Recovery) -> Int32 {
    let base = try parseSingle()
    guard token.kind == .caret else { return base }
    try goDeeper()
    defer { comeBack() }
    advance(overLineBreaks: true)
    return try binary(.power, base, try parseSign())
  }
}
