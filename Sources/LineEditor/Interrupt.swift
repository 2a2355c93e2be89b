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

  /// The same for the signals that ask a program to end, too: of a closed terminal, and of `kill`.
  public static func installEndings() { for signal in endings { Signals.catchSignal(signal) } }

  /// Whether one of them has come.
  public static var isEndWanted: Bool { endings.contains { Signals.isRaised($0) } }

  /// How a wait ended.
  public enum Wait { case readable, ended, timedOut }

  /// Waits until there is something to read, or the program is to end; with no descriptor (-1) for that alone.
  public static func wait(for descriptor: Int32, atMost milliseconds: Int?) -> Wait {
    switch Signals.wait(for: descriptor, or: endings, atMost: milliseconds) {
    case .readable: .readable
    case .timedOut: .timedOut
    // Another signal is as good as a moment that has passed.
    case .signalled: isEndWanted ? .ended : .timedOut
    }
  }

  private static let endings = [SIGINT, SIGTERM, SIGHUP]

  /// Lowers the flag.
  public static func clear() { Signals.take(SIGINT) }
}
