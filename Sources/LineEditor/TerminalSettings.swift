import CEditline

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// How the terminal was set before a line is typed, and what it is set to for that.
struct TerminalSettings {
  private let before: termios

  /// Nil when standard input is no terminal, or no longer one.
  init?() {
    var settings = termios()
    guard tcgetattr(0, &settings) == 0 else { return nil }
    before = settings
  }

  /// Has the terminal give every byte at once and as it is. The keys for signals are bytes like others, so
  /// that they mean nothing in a pasted text.
  func beginTyping() {
    var settings = before
    settings.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | ISTRIP | IXON)
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    withUnsafeMutableBytes(of: &settings.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
    }
    tcsetattr(0, TCSANOW, &settings)
  }

  /// Sets the terminal as it was before.
  func endTyping() {
    var settings = before
    tcsetattr(0, TCSANOW, &settings)
  }

  /// The key that is Ctrl-C, where there is one.
  var interruptKey: UInt8? { key(VINTR) }

  /// The key that is Ctrl-Z, where there is one.
  var suspendKey: UInt8? { key(VSUSP) }

  private func key(_ index: Int32) -> UInt8? {
    withUnsafeBytes(of: before.c_cc) { keys in
      keys[Int(index)] == editline_no_key() ? nil : keys[Int(index)]
    }
  }
}
