/// One code point of a name: how many bytes it takes, and what becomes of it in the key.
struct FoldedScalar {
  enum Folding: Equatable {
    /// It leaves nothing: an accent, an apostrophe.
    case dropped
    /// It leaves nothing in the key, and `_` in an identifier: a space, a hyphen.
    case separator
    /// It becomes one plain letter or two.
    case letters(UInt8, UInt8?)
    /// Its bytes stay as they are.
    case kept
  }

  let length: Int
  let folding: Folding

  /// Reads the code point at an offset; a byte that begins none is kept, alone.
  init(in bytes: Bytes, at index: Int) {
    let lead = bytes[index]
    if lead < 0x80 {
      self.init(ascii: lead)
    } else if let second = Self.continuation(in: bytes, at: index + 1), (0xC2...0xDF) ~= lead {
      self.init(scalar: UInt32(lead & 0x1F) << 6 | second, length: 2)
    } else if let second = Self.continuation(in: bytes, at: index + 1),
      let third = Self.continuation(in: bytes, at: index + 2), (0xE0...0xEF) ~= lead,
      // Less would be a code point of two bytes, written in three to pass for another.
      lead > 0xE0 || second >= 0x20
    {
      self.init(scalar: UInt32(lead & 0x0F) << 12 | second << 6 | third, length: 3)
    } else {
      self.init(length: 1, folding: .kept)
    }
  }

  private init(length: Int, folding: Folding) {
    self.length = length
    self.folding = folding
  }

  private init(ascii byte: UInt8) {
    length = 1
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): folding = .letters(byte | 0x20, nil)
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: ")"):
      folding = .separator
    case UInt8(ascii: "'"), UInt8(ascii: "`"): folding = .dropped
    default: folding = .kept
    }
  }

  private init(scalar: UInt32, length: Int) {
    self.length = length
    folding = Self.typography(scalar) ?? Self.letters(scalar) ?? .kept
  }

  private static func letters(_ scalar: UInt32) -> Folding? {
    FoldingTable.letters(for: scalar).map { .letters($0.first, $0.second) }
  }

  private static func continuation(in bytes: Bytes, at index: Int) -> UInt32? {
    index < bytes.count && bytes[index] & 0xC0 == 0x80 ? UInt32(bytes[index] & 0x3F) : nil
  }

  /// Combining accents, and what typography writes for spaces, hyphens and apostrophes.
  private static func typography(_ scalar: UInt32) -> Folding? {
    switch scalar {
    case 0x0300...0x036F: .dropped  // combining accents
    case 0x00B4, 0x02B9...0x02BF, 0x02C8, 0x2018...0x201B, 0x2032: .dropped  // apostrophes
    case 0x00B7: .dropped  // the Catalan middle dot
    case 0x00AD, 0x200B...0x200D: .dropped  // what only guides line breaks and ligatures
    case 0x00A0, 0x2000...0x200A, 0x202F: .separator  // spaces of all widths
    case 0x2010...0x2015, 0x2212: .separator  // hyphens, dashes, the minus sign
    default: nil
    }
  }
}
