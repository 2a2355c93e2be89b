/// A statement with a part of it written in another way, as a message shows it.
enum Rewriting {
  /// A longer line helps nobody.
  private static var longest: Int { 72 }

  /// The statement around `span`, with `text` in its place; nil when it is too long to be shown, or
  /// not one line.
  static func statement(
    around span: SourceRange, in bytes: UnsafeBufferPointer<UInt8>, with text: String
  ) -> String? {
    let whole = extent(around: span, in: bytes)
    let before = bytes[Int(whole.lower)..<Int(span.lower)]
    let after = bytes[Int(span.upper)..<max(Int(span.upper), Int(whole.upper))]
    let needsBlank = !text.isEmpty && after.first.map { $0.isNameByte } == true
    let parts = [Array(before), text.utf8.map { $0 }, needsBlank ? [0x20] : [], Array(after)]
    let line = String(decoding: parts.flatMap { $0 }, as: UTF8.self).onceBlank
    guard line.utf8.count <= longest, !line.isEmpty,
      line.utf8.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 0
    else { return nil }
    return line
  }

  /// The statement around `span`, or as much of it as could be shown.
  static func extent(
    around span: SourceRange, in bytes: UnsafeBufferPointer<UInt8>
  ) -> SourceRange {
    SourceRange(
      start(before: Int(span.lower), in: bytes), end(after: span, in: bytes))
  }

  /// The same for the text of a file.
  static func statement(
    around span: SourceRange, in bytes: [UInt8], with text: String
  ) -> String? {
    bytes.withUnsafeBufferPointer { statement(around: span, in: $0, with: text) }
  }

  private static func start(before upper: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var lower = upper
    while lower > 0, upper - lower <= longest, !endsStatement(bytes[lower - 1]),
      bytes[lower - 1] != UInt8(ascii: "{"), bytes[lower - 1] != UInt8(ascii: "}")
    {
      lower -= 1
    }
    return lower
  }

  private static func end(after span: SourceRange, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let lower = Int(span.upper)
    var upper = lower
    // A block that begins in the span ends behind it.
    var depth = bytes[Int(span.lower)..<lower].reduce(0) {
      $0 + ($1 == UInt8(ascii: "{") ? 1 : $1 == UInt8(ascii: "}") ? -1 : 0)
    }
    depth = max(0, depth)
    while upper < bytes.count, upper - lower <= longest {
      switch bytes[upper] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "#"): return upper
      case let byte where endsStatement(byte) && (depth == 0 || byte == 0x0A): return upper
      default: break
      }
      if depth < 0 { break }
      upper += 1
    }
    return upper
  }

  private static func endsStatement(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: ";")
  }
}

extension String {
  /// Without blanks at the ends, and with one between words.
  fileprivate var onceBlank: String {
    var result: [UInt8] = []
    for byte in utf8 where !(byte.isBlank && (result.isEmpty || result.last == 0x20)) {
      result.append(byte.isBlank ? 0x20 : byte)
    }
    if result.last == 0x20 { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}
