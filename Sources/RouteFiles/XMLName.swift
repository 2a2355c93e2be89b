import CExpat

/// The name of a tag without its namespace, as long as its handler runs.
struct XMLName {
  /// What stands between namespace and name; no XML file can have this character.
  static let separator: UInt8 = 0x0C

  let bytes: UnsafeBufferPointer<UInt8>

  /// The name in a text of expat: namespace, separator and name, or the name alone.
  init(_ text: UnsafePointer<XML_Char>) {
    let whole = text.bytes
    let start = whole.lastIndex(of: Self.separator).map { $0 + 1 } ?? 0
    bytes = UnsafeBufferPointer(rebasing: whole[start...])
  }

  /// For `switch`: no text is made for each of a file's many tags.
  static func ~= (pattern: StaticString, name: XMLName) -> Bool { name.bytes.spell(pattern) }
}

extension UnsafePointer<XML_Char> {
  /// The bytes up to the zero that ends them.
  var bytes: UnsafeBufferPointer<UInt8> {
    var count = 0
    while self[count] != 0 { count += 1 }
    return UnsafeBufferPointer(
      start: UnsafeRawPointer(self).assumingMemoryBound(to: UInt8.self), count: count)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether these are the bytes of a text.
  func spell(_ text: StaticString) -> Bool {
    text.utf8CodeUnitCount == count && text.withUTF8Buffer { $0.elementsEqual(self) }
  }
}
