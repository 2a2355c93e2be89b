extension String {
  /// The text with a mark in place of U+FFFE, U+FFFF and the like, which XML and YAML can't hold.
  var withoutNoncharacters: String {
    guard unicodeScalars.contains(where: { $0.isNoncharacter }) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { $0.isNoncharacter ? "\u{FFFD}" : $0 }))
  }
}

extension Unicode.Scalar {
  /// Whether it is one of the last two of a plane, which are no characters.
  var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE }
}
