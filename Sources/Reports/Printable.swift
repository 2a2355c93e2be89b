/// Texts from scenarios and files as they may be sent to a terminal.
extension String {
  /// The text without the characters that steer a terminal: each is shown as a dot. Line breaks
  /// and tabs stay.
  var printable: String {
    guard unicodeScalars.contains(where: Self.steers) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { Self.steers($0) ? "·" : $0 }))
  }

  /// The same on one line.
  var printableLine: String {
    let text = printable
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x09 }) else { return text }
    return String(text.map { $0.isNewline || $0 == "\t" ? "·" : $0 })
  }

  /// The control characters of ASCII and Latin-1, but for line breaks and tabs.
  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 ? scalar != "\n" && scalar != "\t" : (0x7F...0x9F).contains(scalar.value)
  }
}
