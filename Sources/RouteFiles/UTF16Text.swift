/// A text in UTF-16, in which some programs save JSON.
struct UTF16Text {
  let text: String

  /// The text of a file, nil when it is not in UTF-16.
  ///
  /// A byte order mark tells, or a zero beside the first character, which is ASCII in JSON.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 2 else { return nil }
    let isBigEndian: Bool
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0, 1...): isBigEndian = true
    case (0xFF, 0xFE), (1..., 0): isBigEndian = false
    default: return nil
    }
    let units = (0..<bytes.count / 2).lazy.map { index in
      let high = bytes[2 * index + (isBigEndian ? 0 : 1)]
      let low = bytes[2 * index + (isBigEndian ? 1 : 0)]
      return UInt16(high) << 8 | UInt16(low)
    }
    text = String(decoding: units, as: UTF16.self)
  }
}
