#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs programs, and says what they took.
///
/// A program gets no environment and no input, and its output is thrown away, so that none of the
/// peers is held up by a terminal or by settings.
enum Child {
  /// What one run took.
  struct Usage {
    /// From before the start to after the end.
    let seconds: Double
    /// What the processor spent on it: the same on a busy machine as on a quiet one.
    let processorSeconds: Double
    /// The most memory that was in use at once, in bytes.
    let peakMemory: Double
  }

  /// Runs a program to its end.
  ///
  /// - Throws: `BenchmarkError` when it can't be started or does not end with 0.
  static func run(_ path: String, _ arguments: [String]) throws(BenchmarkError) -> Usage {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)

    var argumentPointers = ([path] + arguments).map { strdup($0) }
    argumentPointers.append(nil)
    defer { for pointer in argumentPointers { free(pointer) } }
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]

    var child = pid_t()
    let start = Clock.seconds
    let error = posix_spawn(&child, path, &actions, nil, argumentPointers, &environment)
    guard error == 0 else { throw .notStarted(path, reason: String(cString: strerror(error))) }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    let seconds = Clock.seconds - start
    guard status == 0 else {
      throw .endedBadly(([path] + arguments).joined(separator: " "), status: status)
    }
    return Usage(
      seconds: seconds,
      processorSeconds: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime),
      peakMemory: bytes(usage.ru_maxrss))
  }

  /// The most memory that this process itself has had in use.
  ///
  /// Linux counts it for a child, too, from before the child becomes a program of its own; so what
  /// a child took is known only where it is more than this.
  static var ownPeakMemory: Double {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(RUSAGE_SELF.rawValue, &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    return bytes(usage.ru_maxrss)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  private static func bytes(_ maximum: Int) -> Double {
    #if canImport(Darwin)
      Double(maximum)
    #else
      Double(maximum) * 1024
    #endif
  }
}

/// Why a benchmark has no figure.
enum BenchmarkError: Error {
  case notStarted(String, reason: String)
  case endedBadly(String, status: Int32)
  case notWritten(String, reason: String)
  /// A text or a scenario that must pass does not.
  case wrong(String)

  /// The reason in words.
  var sentence: String {
    switch self {
    case .notStarted(let path, let reason): "\(path) can't be started: \(reason)"
    case .endedBadly(let call, let status): "“\(call)” ended with status \(status)"
    case .notWritten(let path, let reason): "\(path) can't be written: \(reason)"
    case .wrong(let what): what
    }
  }
}
