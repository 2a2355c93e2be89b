import JSONText

/// Values as JSON, written to reports.
enum JSON {
  /// A text in quotes, on one line.
  static func quoted(_ text: String, to out: ByteWriter) {
    var text = text
    text.withUTF8 { quoted($0, to: out) }
  }

  /// A text of valid UTF-8 in quotes, on one line.
  static func quoted(_ text: UnsafeBufferPointer<UInt8>, to out: ByteWriter) {
    out.put("\"")
    // Without a branch for each byte: most texts have nothing to escape.
    var found: UInt8 = 0
    for byte in text { found |= mark(byte) }
    if found == 0 {
      out.put(text)
    } else {
      out.put(text: String(decoding: text, as: UTF8.self), escaping: JSONText.JSON.escaped)
    }
    out.put("\"")
  }

  /// Not 0 for a byte that is to be escaped, or begins something that may be.
  @inline(__always)
  private static func mark(_ byte: UInt8) -> UInt8 {
    let isQuote: UInt8 = byte == UInt8(ascii: "\"") ? 1 : 0
    let isBackslash: UInt8 = byte == UInt8(ascii: "\\") ? 1 : 0
    let isControl: UInt8 = byte < 0x20 ? 1 : 0
    let isFurther: UInt8 = byte == 0x7F ? 1 : 0
    let mayBeC1: UInt8 = byte == 0xC2 ? 1 : 0
    let isLongBreak: UInt8 = byte == 0xE2 ? 1 : 0
    return isQuote | isBackslash | isControl | isFurther | mayBeC1 | isLongBreak
  }

  /// A number; JSON has none that is infinite.
  static func number(_ value: Double, to out: ByteWriter) {
    if value.isFinite { out.put(exact: value) } else { out.put("null") }
  }

  /// Texts as an array.
  static func array(of texts: [String], to out: ByteWriter) {
    array(of: texts, to: out) { quoted($0, to: out) }
  }

  /// An array of what `write` makes of each element.
  static func array<Element>(
    of elements: [Element], to out: ByteWriter,
    write: (Element) -> Void
  ) {
    out.put("[")
    for index in elements.indices {
      if index > 0 { out.put(",") }
      write(elements[index])
    }
    out.put("]")
  }
}
