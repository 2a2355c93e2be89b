extension String {
  /// The text as it can stand on one line of a report: a line break and the blanks behind it are
  /// one blank, and no code reaches the terminal.
  public var onOneLine: String {
    if isPlain || !unicodeScalars.contains(where: { $0.isControl }) { return self }
    var result = String.UnicodeScalarView()
    var isBehindBreak = false
    for scalar in unicodeScalars {
      if scalar == "\n" || scalar == "\r" {
        if !isBehindBreak { result.append(" ") }
        isBehindBreak = true
      } else if !(isBehindBreak && (scalar == " " || scalar == "\t")) {
        result.append(scalar.isControl ? "·" : scalar)
        isBehindBreak = false
      }
    }
    return String(result)
  }

  /// Whether it is all printable ASCII, as most texts are: then it stands on one line as it is.
  var isPlain: Bool {
    var text = self
    return text.withUTF8 { $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
  }

  /// Whether one of two bytes occurs in its UTF-8.
  func contains(_ byte: UInt8, or other: UInt8) -> Bool {
    var text = self
    return text.withUTF8 { $0.contains { $0 == byte || $0 == other } }
  }

  /// The text on one line; of a very long one its beginning, since what it is about stands below it.
  var inShort: String {
    utf8.count <= 1000 ? onOneLine : String(prefix(500)).onOneLine + "…"
  }

  /// The text; of a very long one its beginning and its end, which says what to do.
  var withoutMiddle: String {
    utf8.count <= 1000 ? self : String(prefix(500)) + "…" + String(suffix(250))
  }

  /// The text without codes for the terminal; it may have lines and tabs.
  public var withoutCodes: String {
    func isCode(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isControl && scalar != "\n" && scalar != "\t"
    }
    guard unicodeScalars.contains(where: isCode) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { isCode($0) ? "·" : $0 }))
  }
}

extension Unicode.Scalar {
  /// C0, DEL and C1, which a terminal may take for a command, and what turns the order of letters
  /// or breaks lines unseen.
  fileprivate var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension [String] {
  /// Lines as a text, each with its line break.
  var asText: String { listed(with: "\n") + "\n" }

  /// The texts with a separator between them. `joined` would ask the runtime for the types of its parts,
  /// which takes as long as running a small scenario.
  public func listed(with separator: String) -> String {
    var text = ""
    for index in indices {
      if index > 0 { text += separator }
      text += self[index]
    }
    return text
  }
}
