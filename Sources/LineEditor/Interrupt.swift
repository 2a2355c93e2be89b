#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Ctrl-C as a flag to look at, instead of the end of the program.
public enum Interrupt {
  /// From now on Ctrl-C raises the flag and does nothing else. A system call that waits comes back.
  public static func install() { Signals.catchSignal(SIGINT) }

  /// Whether Ctrl-C was pressed since the flag was cleared.
  public static var isRaised: Bool { Signals.isRaised(SIGINT) }

  /// Lowers the flag.
  public static func clear() { Signals.take(SIGINT) }
}
