#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs programs, and says what they took.
///
/// A program gets no input and no environment of this run's, and its output goes nowhere or to a
/// file, so that none of the peers is held up by a terminal or by settings.
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
  static func run(_ contestant: Contestant) throws(BenchmarkError) -> Usage {
    let (usage, status) = try run(contestant, output: "/dev/null")
    guard status == 0 else { throw .endedBadly(contestant.call, status: status) }
    return usage
  }

  /// What a program writes to its standard output, however it ends.
  ///
  /// - Throws: `BenchmarkError` when it can't be started.
  static func output(
    of contestant: Contestant, in folder: Folder
  ) throws(BenchmarkError) -> String {
    let file = try folder.place(for: "output")
    _ = try run(contestant, output: file)
    return try folder.text(of: file)
  }

  private static func run(
    _ contestant: Contestant, output: String
  ) throws(BenchmarkError) -> (Usage, status: Int32) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, S_IRUSR | S_IWUSR)

    let arguments = ([contestant.program] + contestant.arguments).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let environment = contestant.environment.map { strdup($0) } + [nil]
    defer { for variable in environment { free(variable) } }

    var child = pid_t()
    let start = Clock.seconds
    let error = posix_spawn(
      &child, contestant.program, &actions, nil, arguments, environment)
    guard error == 0 else {
      throw .notStarted(contestant.program, reason: String(cString: strerror(error)))
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    let seconds = Clock.seconds - start
    return (
      Usage(
        seconds: seconds,
        processorSeconds: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime),
        peakMemory: bytes(usage.ru_maxrss)),
      status
    )
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
