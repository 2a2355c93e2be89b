extension String {
  /// A path as it is given to a command in a shell: quoted where it has to be, and not to be taken for an
  /// option.
  var quotedForShell: String {
    let path = hasPrefix("-") ? "./" + self : self
    if !path.isEmpty, path.utf8.allSatisfy(Self.isPlain) { return path }
    guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
      return "'"
        + path.split(separator: "'", omittingEmptySubsequences: false).map { String($0) }
        .listed(with: #"'\''"#) + "'"
    }
    // No code may reach the terminal, and no line end.
    var text = "$'"
    for scalar in path.unicodeScalars {
      switch scalar {
      case "'", "\\": text += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        text += "\\" + String(scalar.value + 0o1000, radix: 8).dropFirst()
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "'"
  }

  /// Whether a byte means nothing but itself, wherever it stands. Letters of all languages are such.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    default: "./_-+,:@%".utf8.contains(byte)
    }
  }
}
