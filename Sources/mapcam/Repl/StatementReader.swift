import ScenarioLanguage

/// Puts lines together until a statement, or what else was entered, is complete.
struct StatementReader {
  /// What was entered.
  enum Entry: Equatable {
    /// Statements: their text, and the number of its first line.
    case text([UInt8], firstLine: Int)
    /// A command of the session itself, without its dot.
    case dotCommand(String, line: Int)
    /// Too much of a text was entered without its end.
    case tooLong(firstLine: Int)
  }

  /// The lines of the statement so far.
  private(set) var bytes: [UInt8] = []
  private var firstLine = 1
  private var lineCount = 0
  private(set) var open = OpenParts()

  /// Whether more lines belong to what was entered so far.
  var isPending: Bool { !bytes.isEmpty }

  /// Takes the next line, without its line break; what is then complete, if it is.
  ///
  /// Where an `else` could follow, `leadsToElse` says whether it does.
  mutating func add(_ line: [UInt8], leadsToElse: () -> Bool) -> Entry? {
    lineCount += 1
    if bytes.isEmpty {
      if let start = Self.dotCommandStart(line) {
        return .dotCommand(String(decoding: line[start...], as: UTF8.self), line: lineCount)
      }
      let start = line.first { $0 != 0x20 && $0 != 0x09 }
      if start == nil || start == UInt8(ascii: "#") { return nil }
      firstLine = lineCount
    } else {
      bytes += open.isInText && !endsInEscape ? Array("\\n".utf8) : [0x0A]
    }
    bytes += line
    guard bytes.count <= SourceText.largest else {
      drop()
      return .tooLong(firstLine: firstLine)
    }
    open.read(line)
    return open.isEmpty && !(open.mayTakeElse && leadsToElse()) ? takeAll() : nil
  }

  /// What there is, complete or not.
  mutating func takeAll() -> Entry? {
    guard isPending else { return nil }
    defer { drop() }
    return .text(bytes, firstLine: firstLine)
  }

  /// Forgets what was entered so far.
  mutating func drop() {
    bytes = []
    open = OpenParts()
  }

  /// Whether the last character is a backslash that stands for no other one.
  private var endsInEscape: Bool {
    var count = 0
    for byte in bytes.reversed() {
      guard byte == UInt8(ascii: "\\") else { break }
      count += 1
    }
    return count % 2 == 1
  }

  /// Whether `else` is the first word of the line, nil when there is none.
  static func beginsWithElse(_ line: some Collection<UInt8>) -> Bool? {
    let words = line.drop { $0 == 0x20 || $0 == 0x09 }
    if words.isEmpty || words.first == UInt8(ascii: "#") || words.elementsEqual([0x0D]) {
      return nil
    }
    return words.starts(with: "else".utf8)
  }

  /// Where the name of a command with a dot begins, nil in a line that is none: a dot and a digit are a
  /// number.
  static func dotCommandStart(_ line: [UInt8]) -> Int? {
    guard let dot = line.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
      line[dot] == UInt8(ascii: "."), !line[(dot + 1)...].prefix(1).contains(where: Self.isDigit)
    else { return nil }
    return dot + 1
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
