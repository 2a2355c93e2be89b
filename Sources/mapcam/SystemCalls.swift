#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Calls of the system, under names that no method hides.
enum SystemCalls {
  static func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ room: Int) -> Int
  {
    read(descriptor, buffer, room)
  }

  static func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, bytes, count)
  }

  static func endProcess(_ code: Int32) -> Never { exit(code) }
}
