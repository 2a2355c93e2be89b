#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Clocks that never go back.
enum Clock {
  /// Seconds since some moment.
  static var seconds: Double { read(CLOCK_MONOTONIC) }

  /// Seconds that the processor spent on this thread, whatever else the machine is doing.
  static var processorSeconds: Double { read(CLOCK_THREAD_CPUTIME_ID) }

  /// How many seconds of the processor some work takes.
  static func time<Failure: Error>(
    _ work: () throws(Failure) -> Void
  ) throws(Failure) -> Double {
    let start = processorSeconds
    try work()
    return processorSeconds - start
  }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
