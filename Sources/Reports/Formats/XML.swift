/// Text as it can stand in XML, written to reports.
enum XML {
  /// For an attribute: a line break there would become a blank.
  static func attribute(_ text: String, to out: ByteWriter) {
    write(text, to: out) { scalar in
      scalar == "\n" || scalar == "\t" ? "&#\(scalar.value);" : escaped(scalar)
    }
  }

  /// For the text of an element.
  static func text(_ text: String, to out: ByteWriter) {
    write(text, to: out) { scalar in
      scalar == "\n" || scalar == "\t" ? nil : escaped(scalar)
    }
  }

  private static func write(
    _ text: String, to out: ByteWriter, escaping escape: (Unicode.Scalar) -> String?
  ) {
    var text = text
    let isWritten = text.withUTF8 { bytes in
      guard bytes.allSatisfy(isPlain) else { return false }
      out.put(bytes)
      return true
    }
    if !isWritten { out.put(text: text, escaping: escape) }
  }

  /// Whether a byte stands for itself, alone.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: byte >= 0x20 && byte < 0x7F
    }
  }

  /// XML 1.0 has no way to write most control characters: a mark stands for them.
  private static func escaped(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": return "&amp;"
    case "<": return "&lt;"
    case ">": return "&gt;"
    case "\"": return "&quot;"
    case "\r": return "&#13;"
    default:
      let isAllowed =
        scalar.value >= 0x20 && !scalar.isNoncharacter
        && !(0x7F...0x9F).contains(scalar.value)
      return isAllowed ? nil : "\u{FFFD}"
    }
  }
}
