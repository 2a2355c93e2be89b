import LineEditor

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Waits until something happens in some folders.
///
/// It says that something may have changed, not what: whoever waits looks at the files. Folders are watched
/// and not files, since editors save a file by giving its name to another one. Where the system has no way
/// to tell, or can't watch that many folders, the wait ends now and then.
final class FileWatcher {
  /// What tells of changes, -1 where there is nothing of the kind.
  private let descriptor: Int32
  /// The numbers of the folders that are watched.
  private var watches: Set<Int32> = []
  private var isComplete = false

  /// How a wait ended.
  enum Event { case changed, interrupted }

  init() {
    #if os(Linux)
      descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
    #else
      descriptor = -1
    #endif
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// From now on these folders are watched, and no others.
  func watch(_ folders: [String]) {
    isComplete = descriptor >= 0
    #if os(Linux)
      let events: UInt32 =
        0x2 | 0x4 | 0x8  // IN_MODIFY, IN_ATTRIB, IN_CLOSE_WRITE
        | 0x40 | 0x80  // IN_MOVED_FROM, IN_MOVED_TO
        | 0x100 | 0x200 | 0x400 | 0x800  // IN_CREATE, IN_DELETE, IN_DELETE_SELF, IN_MOVE_SELF
      var wanted: Set<Int32> = []
      for folder in folders where descriptor >= 0 {
        let watch = inotify_add_watch(descriptor, folder, events)
        // A folder that has gone in the meantime is told of by the one it was in.
        if watch >= 0 { wanted.insert(watch) } else if errno != ENOENT { isComplete = false }
      }
      for watch in watches.subtracting(wanted) { inotify_rm_watch(descriptor, watch) }
      watches = wanted
    #endif
  }

  /// Whether something may have happened since the last wait.
  var mayHaveSeen: Bool { !isComplete || Platform.hasInput(descriptor) }

  /// Waits until something has happened and then nothing more for a moment, or the program is to end.
  func wait() -> Event {
    var event = Interrupt.wait(for: descriptor, atMost: isComplete ? nil : Self.pause)
    let start = Platform.seconds
    while event == .readable, Platform.seconds - start < Self.patience {
      drain()
      event = Interrupt.wait(for: descriptor, atMost: Self.moment)
    }
    return event == .ended ? .interrupted : .changed
  }

  /// An editor writes in several steps; after so many milliseconds without one it is done.
  private static var moment: Int { 50 }
  /// Where nothing tells of changes they are looked for each so many milliseconds.
  private static var pause: Int { 500 }
  /// A file that is written all the time is not waited for longer than so many seconds.
  private static var patience: Double { 1 }

  private func drain() {
    while let bytes = try? Files.readSome(descriptor, atMost: 65_536, mayWait: false),
      !bytes.isEmpty
    {}
  }
}
