#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A clock that never goes back.
enum Clock {
  /// Seconds since some moment.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// How many seconds some work takes.
  static func time<Failure: Error>(
    _ work: () throws(Failure) -> Void
  ) throws(Failure) -> Double {
    let start = seconds
    try work()
    return seconds - start
  }
}
