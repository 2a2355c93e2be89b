/// How many cells of a terminal characters take.
package enum DisplayWidth {
  /// 0 for what joins the character before, 2 for wide characters and emoji, else 1.
  package static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return first.properties.generalCategory == .control ? 0 : 1 }
    let isEmoji = character.unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0.value == 0xFE0F
    }
    if isEmoji || isWide(first.value) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return 1
    }
  }

  /// The width of a text.
  package static func of(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + of($1) } }

  /// The width of valid UTF-8.
  static func of(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.allSatisfy { $0 < 0x80 && $0 >= 0x20 }
      ? bytes.count : of(String(decoding: bytes, as: UTF8.self))
  }

  /// The blocks whose characters are wide or full-width (Unicode annex 11), as whole ranges.
  private static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
