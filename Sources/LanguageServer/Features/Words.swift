import ScenarioLanguage

/// The word at a place of a text.
extension SourceText {
  /// The letters, digits and `_` on both sides of a byte; nil when there are none.
  func word(around offset: Int) -> SourceRange? {
    var lower = min(offset, bytes.count)
    var upper = lower
    while lower > 0, bytes[lower - 1].isOfWord { lower -= 1 }
    while upper < bytes.count, bytes[upper].isOfWord { upper += 1 }
    return lower < upper ? SourceRange(lower, upper) : nil
  }

  /// The word with the one that follows on its line, or else the one before it: of `limit zoom` and
  /// `gesture pan` neither stands alone.
  func pairs(with word: SourceRange) -> [SourceRange] {
    var pairs: [SourceRange] = []
    var next = Int(word.upper)
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    if next > Int(word.upper), next < bytes.count, bytes[next].isOfWord,
      let following = self.word(around: next)
    {
      pairs.append(word.joined(following))
    }
    var previous = Int(word.lower)
    while previous > 0, bytes[previous - 1] == 0x20 { previous -= 1 }
    if previous < Int(word.lower), previous > 0, bytes[previous - 1].isOfWord,
      let preceding = self.word(around: previous)
    {
      pairs.append(word.joined(preceding))
    }
    return pairs
  }

  /// Whether a byte stands in a comment.
  func isInComment(_ offset: Int) -> Bool {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    var isQuoted = false
    var isEscaped = false
    for byte in bytes[start..<min(offset, bytes.count)] {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if byte == UInt8(ascii: "\\"), isQuoted {
        isEscaped = true
      } else if byte == UInt8(ascii: "#"), !isQuoted {
        return true
      }
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isOfWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}
