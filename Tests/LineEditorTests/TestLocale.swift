@testable import LineEditor

/// The locale in which the C library knows the widths of characters.
enum TestLocale {
  private static let isUTF8 = TerminalLocale.useUTF8()

  static func use() { precondition(isUTF8) }
}
