/// Text that was pasted into the terminal: whole lines, and what stands behind the last of them.
struct Paste {
  private var lines: [String] = []
  private var next = 0
  /// What follows the last newline, for the line that is edited.
  private(set) var rest = ""

  /// Nothing.
  init() {}

  /// Lines end with a carriage return, a newline or both, as the terminal passes them on.
  init(_ bytes: [UInt8]) {
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0a || byte == 0x0d {
      defer { start = index + 1 }
      if byte == 0x0a, index == start, index > 0, bytes[index - 1] == 0x0d { continue }
      lines.append(Self.text(bytes[start..<index]))
    }
    rest = Self.text(bytes[start...])
  }

  /// No character of a text is 0 for libedit.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return bytes.contains(0)
      ? String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{fffd}" : $0 }))
      : text
  }

  /// Whether whole lines are left.
  var hasLines: Bool { next < lines.count }

  /// The whole lines that are left.
  var upcomingLines: ArraySlice<String> { lines[next...] }

  /// The next line, or what stands behind the last one; nil when nothing is left.
  var peek: String? { hasLines ? lines[next] : rest.isEmpty ? nil : rest }

  /// Takes the next line.
  mutating func takeLine() -> String? {
    guard hasLines else { return nil }
    next += 1
    return lines[next - 1]
  }

  /// Takes what stands behind the last line.
  mutating func takeRest() -> String {
    defer { rest = "" }
    return rest
  }
}
