/// A pattern of a ``Phrase``, and what of a statement its letters stand for.
struct PhrasePattern {
  private let words: [StatementWords.Piece]
  private let bytes: [UInt8]
  private let tokens: [Substring]
  private var bound: [(letter: UInt8, text: String)] = []
  /// The words of the statement that the pattern holds itself.
  private(set) var own: [SourceRange] = []

  /// The match of a pattern with the words of a statement; nil when it is another.
  init?(_ pattern: Substring, words: [StatementWords.Piece], in bytes: [UInt8]) {
    self.words = words
    self.bytes = bytes
    tokens = pattern.split(separator: " ")
    guard matches(0, from: 0) else { return nil }
  }

  private mutating func matches(_ token: Int, from index: Int) -> Bool {
    guard token < tokens.count else { return index == words.count }
    let pattern = tokens[token]
    if let letter = Self.letter(of: pattern) {
      for end in ends(of: letter, from: index) {
        bound.append((letter, text(letter, index..<end)))
        if matches(token + 1, from: end) { return true }
        bound.removeLast()
      }
      return false
    }
    let isOptional = pattern.utf8.last == UInt8(ascii: "?")
    let choices = (isOptional ? pattern.dropLast() : pattern).split(separator: "|")
    if index < words.count {
      let word = words[index].text.lowercased()
      if choices.contains(where: { $0 == word }) {
        own.append(words[index].span)
        if matches(token + 1, from: index + 1) { return true }
        own.removeLast()
      }
    }
    return isOptional && matches(token + 1, from: index)
  }

  private static func letter(of pattern: Substring) -> UInt8? {
    guard pattern.utf8.count == 1, let byte = pattern.utf8.first, byte.isCapital else { return nil }
    return byte
  }

  /// Where what a letter stands for can end.
  private func ends(of letter: UInt8, from index: Int) -> [Int] {
    switch letter {
    case UInt8(ascii: "X"): return index < words.count ? Array(index + 1...words.count) : []
    case UInt8(ascii: "Y"), UInt8(ascii: "Z"): return Array(index...words.count)
    default: break
    }
    guard index < words.count else { return [] }
    let word = words[index]
    let fits =
      switch letter {
      case UInt8(ascii: "N"): word.isNumber && word.text.utf8.last?.isDigit == true
      case UInt8(ascii: "V"): word.isWord
      case UInt8(ascii: "U"): Self.isUnit(word.text)
      case UInt8(ascii: "S"): scale(word.text) != nil
      case UInt8(ascii: "C"): command(word.text) != nil
      case UInt8(ascii: "M"): command(word.text)?.group == .moving
      default: word.isNumber || word.isValue
      }
    guard fits else { return [] }
    if letter == UInt8(ascii: "T"), index + 1 < words.count, word.isNumber,
      ["s", "ms", "min"].contains(words[index + 1].text)
    {
      return [index + 2]
    }
    return [index + 1]
  }

  private static func isUnit(_ word: String) -> Bool {
    Unit.allCases.contains { $0 != .none && !$0.isCompass && "\($0.spelling)" == word }
  }

  private func command(_ word: String) -> CommandEntry? {
    CommandEntry.table.first { "\($0.spelling)" == word }
  }

  /// The number of `2x`, `x2` and `2×`.
  private func scale(_ word: String) -> String? {
    let signs: [Character] = ["x", "X", "×"]
    let number =
      word.last.map(signs.contains) == true
      ? word.dropLast() : word.first.map(signs.contains) == true ? word.dropFirst() : ""
    return !number.isEmpty && number.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
      ? String(number) : nil
  }

  private func text(_ letter: UInt8, _ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    if letter == UInt8(ascii: "S") { return scale(words[first].text) ?? "" }
    let span = words[first].span.joined(words[last].span)
    return String(decoding: bytes[Int(span.lower)..<Int(span.upper)], as: UTF8.self)
  }

  /// A text with what its letters stand for: capital letters that stand alone.
  func filled(_ meant: Substring) -> String {
    var result: [UInt8] = []
    let letters = Array(meant.utf8)
    for (index, byte) in letters.enumerated() {
      let isAlone =
        byte.isCapital && (index == 0 || !letters[index - 1].isNameByte)
        && (index + 1 == letters.count || !letters[index + 1].isNameByte)
      if isAlone, let value = bound.last(where: { $0.letter == byte }) {
        result += Array(value.text.utf8)
      } else if byte == 0x20, result.last == 0x20 {
        continue
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
}
