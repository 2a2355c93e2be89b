import ScenarioLanguage

/// Puts lines together until a statement, or what else was entered, is complete.
struct StatementReader {
  /// What was entered.
  enum Entry: Equatable {
    /// Statements: their text, and the number of its first line.
    case text([UInt8], firstLine: Int)
    /// A command of the session itself, without its dot.
    case dotCommand(String)
    /// Too much of a text was entered without its end.
    case tooLong
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
      let start = line.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? line.count
      if let command = Self.dotCommand(line[start...]) { return .dotCommand(command) }
      if start == line.count || line[start] == UInt8(ascii: "#") { return nil }
      firstLine = lineCount
    } else {
      bytes += open.isInText ? Array("\\n".utf8) : [0x0A]
    }
    bytes += line
    guard bytes.count <= SourceText.largest else {
      drop()
      return .tooLong
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

  /// Whether `else` is the first word of the line, nil when there is none.
  static func beginsWithElse(_ line: ArraySlice<UInt8>) -> Bool? {
    let words = line.drop { $0 == 0x20 || $0 == 0x09 }
    if words.isEmpty || words.first == UInt8(ascii: "#") || words.elementsEqual([0x0D]) {
      return nil
    }
    return words.starts(with: "else".utf8)
  }

  /// A dot and a letter; a dot and a digit is a number.
  private static func dotCommand(_ line: ArraySlice<UInt8>) -> String? {
    guard line.first == UInt8(ascii: "."), let second = line.dropFirst().first,
      !(0x30...0x39).contains(second)
    else { return line.count == 1 && line.first == UInt8(ascii: ".") ? "" : nil }
    return String(decoding: line.dropFirst(), as: UTF8.self)
  }
}
