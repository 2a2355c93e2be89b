/// Blanks that are missing before a number.
extension Checker {
  /// `x844` in the place of `x 844`.
  mutating func reportTouching(_ node: Int32) -> Bool {
    guard syntax[node].kind == .name else { return false }
    let word = spelling(syntax[node].payload)
    let digits = word.utf8.dropFirst()
    guard word.utf8.first == UInt8(ascii: "x"), !digits.isEmpty,
      digits.allSatisfy({ $0.isDigit })
    else { return false }
    let meant = "x \(String(decoding: digits, as: UTF8.self))"
    report(.otherWord(word, meant: meant, line: rewritten(node, as: meant)), syntax[node].span)
    return true
  }
}
