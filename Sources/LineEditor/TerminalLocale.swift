import CEditline

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// The locale for characters, which libedit needs to be UTF-8.
enum TerminalLocale {
  /// Sets it from the environment, or to one that is UTF-8; false when the system has none.
  ///
  /// For characters alone: numbers and messages never depend on a locale.
  static func useUTF8() -> Bool {
    ["", "C.UTF-8", "en_US.UTF-8", "UTF-8"].contains { (name: String) in
      setlocale(LC_CTYPE, name) != nil && String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
    }
  }
}
