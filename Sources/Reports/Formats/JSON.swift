import ScenarioLanguage

/// Values as JSON, behind other bytes.
enum JSON {
  /// A text in quotes, on one line.
  static func quoted(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { quoted($0, to: &bytes) }
  }

  /// A text of valid UTF-8 in quotes, on one line.
  static func quoted(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    // Without a branch for each byte: most texts have nothing to escape.
    var found: UInt8 = 0
    for byte in text { found |= mark(byte) }
    if found == 0 {
      bytes.append(contentsOf: text)
    } else {
      bytes.add(String(decoding: text, as: UTF8.self), escaping: escaped)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Not 0 for a byte that is to be escaped, or begins something that may be.
  @inline(__always)
  private static func mark(_ byte: UInt8) -> UInt8 {
    let isQuote: UInt8 = byte == UInt8(ascii: "\"") ? 1 : 0
    let isBackslash: UInt8 = byte == UInt8(ascii: "\\") ? 1 : 0
    let isControl: UInt8 = byte < 0x20 ? 1 : 0
    let isFurther: UInt8 = byte == 0x7F ? 1 : 0
    let isLongBreak: UInt8 = byte == 0xE2 ? 1 : 0
    return isQuote | isBackslash | isControl | isFurther | isLongBreak
  }

  /// How a character stands in a text when it can't stand for itself.
  private static func escaped(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\0"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    default: return nil
    }
  }

  /// A number; JSON has none that is infinite.
  static func number(_ value: Double, to bytes: inout [UInt8]) {
    if value.isFinite { NumberText.writeExact(value, to: &bytes) } else { bytes.add("null") }
  }

  /// Texts as an array.
  static func array(of texts: [String], to bytes: inout [UInt8]) {
    array(of: texts, to: &bytes) { quoted($0, to: &$1) }
  }

  /// An array of what `write` makes of each element.
  static func array<Element>(
    of elements: [Element], to bytes: inout [UInt8],
    write: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: "["))
    for index in elements.indices {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(elements[index], &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }
}
