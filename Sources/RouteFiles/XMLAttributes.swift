import CExpat

/// The attributes of a tag, as long as its handler runs.
struct XMLAttributes {
  /// Names and values by turns, nil behind the last.
  let pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?

  /// The value of an attribute by its name without a prefix, empty when it is absent.
  subscript(name: StaticString) -> UnsafeBufferPointer<UInt8> {
    var index = 0
    while let key = pairs?[index], let value = pairs?[index + 1] {
      if key.bytes.spell(name) { return value.bytes }
      index += 2
    }
    return UnsafeBufferPointer(start: nil, count: 0)
  }
}
