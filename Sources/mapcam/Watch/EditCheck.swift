#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Tells while files are run whether one of them has changed since. Any thread may ask.
final class EditCheck: @unchecked Sendable {
  private let watcher: FileWatcher
  private let states: FileStates
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var lastLook = Platform.seconds
  private var wasEdited = false

  /// The files are looked at no more often than each so many seconds.
  private static var pause: Double { 0.1 }

  init(_ watcher: FileWatcher, since states: FileStates) {
    self.watcher = watcher
    self.states = states
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  var isEdited: Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    let now = Platform.seconds
    if wasEdited || now - lastLook < Self.pause { return wasEdited }
    lastLook = now
    if watcher.mayHaveSeen {
      var states = states
      wasEdited = !states.lookAgain().isEmpty
    }
    return wasEdited
  }
}
