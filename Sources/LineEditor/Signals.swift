import CEditline

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Signals that have come, as flags: a handler may do no more than set one.
enum Signals {
  /// A flag for each signal number. Never freed, since a handler may run at any time.
  private nonisolated(unsafe) static let flags: UnsafeMutablePointer<sig_atomic_t> = {
    let flags = UnsafeMutablePointer<sig_atomic_t>.allocate(capacity: 128)
    flags.initialize(repeating: 0, count: 128)
    return flags
  }()

  /// Has the signal set its flag from now on; gives what was done with it before.
  @discardableResult
  static func catchSignal(_ signal: Int32) -> sigaction {
    // So that the handler finds the flags made.
    _ = isRaised(signal)
    var before = sigaction()
    editline_catch(signal, { editline_set_flag(Signals.flags + Int($0), 1) }, &before)
    return before
  }

  /// Whether the signal has come since it was last taken.
  static func isRaised(_ signal: Int32) -> Bool { editline_flag(flags + Int(signal)) != 0 }

  /// Sets the flag as the signal would.
  static func raise(_ signal: Int32) { editline_set_flag(flags + Int(signal), 1) }

  /// Whether the signal has come, and clears its flag.
  @discardableResult
  static func take(_ signal: Int32) -> Bool {
    guard isRaised(signal) else { return false }
    editline_set_flag(flags + Int(signal), 0)
    return true
  }

  /// How a wait ended.
  enum Wait { case readable, signalled, timedOut }

  /// Waits for input or for one of the signals, whichever comes first.
  ///
  /// The signals are blocked but while the system waits, so that none comes unseen in between.
  static func wait(
    for descriptor: Int32, or signals: [Int32], atMost milliseconds: Int? = nil
  ) -> Wait {
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    for signal in signals { sigaddset(&blocked, signal) }
    sigprocmask(SIG_BLOCK, &blocked, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }
    if signals.contains(where: isRaised) { return .signalled }
    let limit = milliseconds.map { timespec(tv_sec: $0 / 1000, tv_nsec: $0 % 1000 * 1_000_000) }
    let count =
      if var limit {
        editline_wait(descriptor, &limit, &before)
      } else {
        editline_wait(descriptor, nil, &before)
      }
    // Any other error is found by the read that follows.
    return count == 0 ? .timedOut : count < 0 && errno == EINTR ? .signalled : .readable
  }
}

/// The signals that matter while a line is typed, for as long as it is.
struct TypingSignals {
  static let all = [SIGINT, SIGWINCH, SIGCONT, SIGHUP, SIGTERM]
  private let before = all.map { ($0, Signals.catchSignal($0)) }

  /// Gives them back.
  func release() {
    for (signal, action) in before {
      var action = action
      sigaction(signal, &action, nil)
    }
  }
}
