import Reports

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// What the program needs of the operating system.
enum Platform {
  /// Seconds on a clock that never goes back.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Whether a file descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) != 0 }

  /// How the words are marked that go to a file descriptor.
  static func style(of descriptor: Int32) -> Style {
    Style(
      isColored: isTerminal(descriptor) && environment("NO_COLOR") == nil && !isDumb)
  }

  /// Whether the terminal understands no codes.
  static var isDumb: Bool { environment("TERM").map { $0 == "dumb" } ?? true }

  /// The value of an environment variable, nil when it is unset or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Whether the program runs on a machine for continuous integration, as the variable `CI` says.
  static var isCI: Bool {
    environment("CI").map { $0 != "0" && $0.lowercased() != "false" } ?? false
  }

  /// The words for the last error of the system.
  static var lastError: String { String(cString: strerror(errno)) }

  /// From now on writing to a pipe that nobody reads is an error, and does not end the program.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Whether the last error was that nobody reads.
  static var isPipeBroken: Bool { errno == EPIPE }

  /// Writes all of the text; false when the other end takes no more.
  @discardableResult
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    write(text.utf8, to: descriptor)
  }

  /// Writes all of the bytes; false when the other end takes no more.
  static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Bool {
    bytes.withContiguousStorageIfAvailable { writeAll($0, to: descriptor) }
      ?? Array(bytes).withUnsafeBufferPointer { writeAll($0, to: descriptor) }
  }

  private static func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = SystemCalls.writeBytes(
        descriptor, bytes.baseAddress! + written, bytes.count - written)
      if count < 0, errno == EINTR || isLater(POLLOUT, descriptor) { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }

  /// Whether the last error was that a descriptor which does not wait had to; then it is waited for.
  static func isLater(_ event: Int32, _ descriptor: Int32) -> Bool {
    guard errno == EAGAIN || errno == EWOULDBLOCK else { return false }
    var wanted = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    poll(&wanted, 1, -1)
    return true
  }

  /// Whether there is something to read of a descriptor, or its end, without waiting.
  static func hasInput(_ descriptor: Int32) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, 0) > 0
  }

  /// From now on Ctrl-C ends the program, and so do the other signals that ask it to.
  static func endOnSignals() {
    for ending in [SIGINT, SIGTERM, SIGHUP] { signal(ending, SIG_DFL) }
  }

  /// Ends the program.
  static func exit(_ code: ExitCode) -> Never { SystemCalls.endProcess(code.rawValue) }
}

/// How the program ends.
enum ExitCode: Int32 {
  /// All passed.
  case passed = 0
  /// A check failed.
  case failed = 1
  /// Something could not be run: wrong usage, an unreadable file, a text with errors.
  case refused = 2
  /// It was stopped by Ctrl-C.
  case interrupted = 130
  /// Whoever read the output left before its end, as of a program that a broken pipe ends.
  case cutOff = 141

  /// The graver of the two.
  func worse(_ other: ExitCode) -> ExitCode { rawValue > other.rawValue ? self : other }
}
