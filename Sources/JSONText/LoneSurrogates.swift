/// Halves of characters: a text of JSON may end between the two escapes of a character beyond the
/// first plane, where an editor counts in units of UTF-16.
enum LoneSurrogates {
  /// The text with U+FFFD for each escape of a surrogate that has no partner. Nothing moves: the
  /// escape of U+FFFD is as long.
  static func replaced(in text: [UInt8]) -> [UInt8] {
    var text = text
    var index = 0
    while index < text.count, let backslash = text[index...].firstIndex(of: UInt8(ascii: "\\")) {
      guard let unit = unit(at: backslash, in: text) else {
        // Another escape; the backslash of an escaped one begins nothing.
        index = backslash + 2
        continue
      }
      index = backslash + 6
      if UTF16.isLeadSurrogate(unit), let next = self.unit(at: index, in: text),
        UTF16.isTrailSurrogate(next)
      {
        index += 6
      } else if UTF16.isSurrogate(unit) {
        text.replaceSubrange(backslash..<index, with: "\\ufffd".utf8)
      }
    }
    return text
  }

  /// The unit that an escape with four digits stands for; nil where there is none.
  private static func unit(at backslash: Int, in text: [UInt8]) -> UInt16? {
    guard backslash + 6 <= text.count, text[backslash] == UInt8(ascii: "\\"),
      text[backslash + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in text[(backslash + 2)..<(backslash + 6)] {
      switch byte {
      case 0x30...0x39: unit = unit << 4 | UInt16(byte - 0x30)
      case 0x41...0x46, 0x61...0x66: unit = unit << 4 | UInt16((byte | 0x20) - 0x57)
      default: return nil
      }
    }
    return unit
  }
}
