#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// When a file was changed, by one name on every platform.
extension stat {
  #if canImport(Darwin)
    /// When it was last written.
    var modified: timespec { st_mtimespec }
    /// When it, its mode or its owner was last changed.
    var changed: timespec { st_ctimespec }
  #else
    /// When it was last written.
    var modified: timespec { st_mtim }
    /// When it, its mode or its owner was last changed.
    var changed: timespec { st_ctim }
  #endif
}
