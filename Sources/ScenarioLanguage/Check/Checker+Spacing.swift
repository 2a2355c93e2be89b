/// Blanks that are one too many, or one too few, between a number and a letter.
extension Checker {
  /// Reports a letter of the compass apart from its number, and an `x` that touches one.
  mutating func reportSpacing(_ node: Int32, _ command: Command) -> Bool {
    guard syntax[node].kind == .name else { return false }
    let word = spelling(syntax[node].payload)
    switch word {
    case "N", "S", "E", "W": return !takesTime(command) && reportApart(node, word)
    default: return reportTouching(node, word)
    }
  }

  /// Whether a time is among the arguments: an `S` means seconds there.
  private func takesTime(_ command: Command) -> Bool {
    command.entry.parameters.contains { $0.value.kinds == KindSet(.time) }
  }

  /// `49.26 N` in the place of `49.26N`.
  private mutating func reportApart(_ node: Int32, _ letter: String) -> Bool {
    let bytes = program.sources[Int(source)].bytes
    var upper = Int(syntax[node].span.lower)
    while upper > 0, bytes[upper - 1].isSpace { upper -= 1 }
    var lower = upper
    while lower > 0, bytes[lower - 1].isDigit || bytes[lower - 1] == UInt8(ascii: ".") {
      lower -= 1
    }
    guard lower < upper else { return false }
    let span = SourceRange(lower, Int(syntax[node].span.upper))
    let text = program.sources[Int(source)].text(SourceRange(lower, upper))
    reportRewritten(span, as: text + letter)
    return true
  }

  /// `x844` in the place of `x 844`.
  private mutating func reportTouching(_ node: Int32, _ word: String) -> Bool {
    let digits = word.utf8.dropFirst()
    guard word.utf8.first == UInt8(ascii: "x"), !digits.isEmpty,
      digits.allSatisfy({ $0.isDigit })
    else { return false }
    reportRewritten(syntax[node].span, as: "x \(String(decoding: digits, as: UTF8.self))")
    return true
  }

  private mutating func reportRewritten(_ span: SourceRange, as meant: String) {
    let found = program.sources[Int(source)].text(span)
    report(.otherWord(found, meant: meant, line: rewritten(span, as: meant)), span)
  }
}
