import Gazetteer

/// Small words of the grammar with a slip of the keys, and units that are written otherwise.
extension Parser {
  /// Whether the token is spelled nearly like a word.
  func isNearly(_ word: Word) -> Bool {
    guard token.kind == .name, token.command == nil, !definedCommands.contains(token.payload)
    else { return false }
    let written = CityName.fold(lexer.bytes[token.lower..<token.upper])
    return EditDistance.between(written, Array("\(word.spelling)".utf8), limit: 2) != nil
  }

  /// Whether what stands behind the block of an `if` was to be `else`; it is reported then.
  var takesElse: Bool {
    mutating get {
      guard token.kind == .name, lexer.leadsToBrace || lexer.leadsToIf, isNearly(.else) else {
        return false
      }
      report(otherWord(token.span, "else"), token.span)
      return true
    }
  }

  /// Whether what stands behind `expect` was to be `error`; it is reported then.
  var takesError: Bool {
    mutating get {
      guard token.kind == .name, lexer.leadsToBrace, isNearly(.error) else { return false }
      report(otherWord(token.span, "error"), token.span)
      return true
    }
  }

  /// The problem of a word that stands behind a number for a unit.
  var otherUnit: Problem? {
    guard token.kind == .name, !followsLineBreak, let number = syntax.numbers.last,
      Int(number.digitsEnd) == previousUpper
    else { return nil }
    let word = lexer.text(token.span)
    return Unit.meant(by: word).map { .unknownUnit(word, meant: $0) }
  }
}
