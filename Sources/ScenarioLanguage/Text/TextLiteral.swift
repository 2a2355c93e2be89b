/// The texts between double quotes.
enum TextLiteral {
  /// A piece of a text as it reads: `\\n` and `\\t` as what they stand for, no other backslashes.
  static func unescaped(_ source: [UInt8], _ span: SourceRange) -> String {
    let bytes = source[Int(span.lower)..<Int(span.upper)]
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        switch byte {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x09)
        default: result.append(byte)
        }
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
