/// Words that readers bring along from elsewhere, and what is written for them here.
///
/// The tables are texts that are only read when something is wrong: a line holds the words found, in
/// small letters, and behind the `=` what is meant; behind a `|` what else it can be.
enum Synonym {
  /// What was found in a text, and what is meant.
  struct Match {
    let span: SourceRange
    let meant: String
  }

  /// Where words stand that could be others.
  enum Place {
    case beginning, argument, condition, value
    /// A condition that is said without naming a value.
    case sentence

    var table: String {
      switch self {
      case .beginning: Synonym.beginnings
      case .argument: Synonym.arguments
      case .condition: Synonym.conditions
      case .value: Synonym.values
      case .sentence: Synonym.sentences
      }
    }
  }

  /// All words of one line of a table take fewer bytes.
  static let longest = 40

  /// The longest of the words in a table that a text has at an offset.
  static func match(
    _ place: Place, in bytes: UnsafeBufferPointer<UInt8>, at lower: Int
  ) -> Match? {
    let words = Words(bytes, from: lower)
    var best: Match?
    // Most lines are passed by at their first letter: a text may have thousands of words to look up.
    for line in place.table.utf8.split(separator: 0x0A) where line.first == words.firstByte {
      let line = Substring(line)
      guard let equals = line.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let found = line[..<equals].split(separator: " ")
      guard let upper = words.end(of: found), upper > best.map({ Int($0.span.upper) }) ?? 0 else {
        continue
      }
      best = Match(span: SourceRange(lower, upper), meant: meanings(of: line, after: equals)[0])
    }
    return best
  }

  /// What words at the beginning of a statement can mean besides the first.
  static func others(of found: String) -> [String] {
    let found = found.lowercased()
    for line in (beginnings + "\n" + signs).split(separator: "\n") {
      guard let equals = line.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      if line[..<equals].dropLast() == found {
        return Array(meanings(of: line, after: equals).dropFirst())
      }
    }
    return []
  }

  private static func meanings(of line: Substring, after equals: Substring.Index) -> [String] {
    let meant = line[line.utf8.index(after: equals)...]
    return meant.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
  }

  /// What is meant by a whole text, wherever it is written.
  static func meant(by text: String) -> String? {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      let places: [Place] = [.beginning, .argument, .condition]
      return places.lazy.compactMap { match($0, in: bytes, at: 0) }
        .first { $0.span.upper == bytes.count }?.meant
    }
  }

  /// The words of a text from an offset on, with nothing but blanks between them.
  private struct Words {
    /// No line of the tables has more.
    private static let most = 6
    private var words: [(text: String, upper: Int)] = []

    /// What the first of them begins with.
    var firstByte: UInt8? { words.first?.text.utf8.first }

    init(_ bytes: UnsafeBufferPointer<UInt8>, from lower: Int) {
      var position = lower
      while words.count < Self.most {
        let start = position
        while position < bytes.count,
          bytes[position].isNameByte || bytes[position] >= 0x80
            || bytes[position] == UInt8(ascii: "'") && position > start
        {
          position += 1
          guard position - lower <= Synonym.longest else { return }
        }
        guard position > start else { break }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        words.append((word.lowercased(), position))
        while position < bytes.count, Self.parts(bytes, at: position) {
          position += 1
          guard position - lower <= Synonym.longest else { return }
        }
      }
    }

    /// Whether a blank stands here, or a hyphen as in `zoom-in`.
    private static func parts(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
      let byte = bytes[position]
      if byte == 0x20 || byte == 0x09 { return true }
      guard byte == UInt8(ascii: "-"), position > 0, position + 1 < bytes.count else {
        return false
      }
      let next = bytes[position + 1] | 0x20
      return bytes[position - 1].isNameByte && next >= 0x61 && next <= 0x7A
    }

    /// Where the words end when they are the first of these.
    func end(of wanted: [Substring]) -> Int? {
      guard !wanted.isEmpty, wanted.count <= words.count else { return nil }
      for (word, wanted) in zip(words, wanted) where word.text != wanted { return nil }
      return words[wanted.count - 1].upper
    }
  }
}
