/// Checks and their reasons, and what is printed.
extension Parser {
  mutating func parseCheck(_ kind: NodeKind) throws(Recovery) -> Int32 {
    let start = token
    advance()
    if kind == .expect, isWord(.error) || takesError {
      advance()
      let block = try parseBlock()
      return try parseReason(.expectError, block, from: start.lower)
    }
    let condition = try parseExpression()
    return try parseReason(kind, condition, from: start.lower)
  }

  /// What ends a check: the author's reason, if one is given.
  mutating func parseReason(
    _ kind: NodeKind, payload: Int32 = -1, _ child: Int32, from lower: Int
  ) throws(Recovery) -> Int32 {
    var reason: Int32 = -1
    if isWord(.because) {
      advance()
      guard token.kind == .textStart else {
        throw token.kind == .name
          ? fail(unquoted("a reason"), token.span) : failExpecting("the reason in double quotes")
      }
      reason = try parseTextLiteral()
    }
    return parent(
      kind, payload: payload, child, reason, span: SourceRange(lower, previousUpper))
  }

  mutating func parsePrint() throws(Recovery) -> Int32 {
    let start = token
    advance()
    let value = try parseExpression()
    return parent(.print, value, span: SourceRange(start.lower, previousUpper))
  }
}
