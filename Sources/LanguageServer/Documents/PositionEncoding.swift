/// What the characters of a position are counted in.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// How many units the character takes that begins with this byte; 0 inside of a character.
  func units(ofLeadingByte byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    // A character of four bytes is beyond the first plane, and takes two units.
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}
