#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// A thread with as much stack as the main one, which deeply nested texts need.
struct WorkerThread {
  private let thread: pthread_t

  private static var stackSize: Int { 8 << 20 }

  /// Starts it; nil when the system has none left.
  init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    defer { pthread_attr_destroy(&attributes) }
    let box = Unmanaged.passRetained(Box(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, { runBox($0) }, box.toOpaque())
      guard code == 0, let thread else {
        box.release()
        return nil
      }
      self.thread = thread
    #else
      var thread = pthread_t()
      let code = pthread_create(
        &thread, &attributes, { $0.flatMap { runBox($0) } }, box.toOpaque())
      guard code == 0 else {
        box.release()
        return nil
      }
      self.thread = thread
    #endif
  }

  /// Waits for its end.
  func join() { pthread_join(thread, nil) }

  /// How many cores there are to run on.
  static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

private final class Box {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func runBox(_ box: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<Box>.fromOpaque(box).takeRetainedValue().body()
  return nil
}
