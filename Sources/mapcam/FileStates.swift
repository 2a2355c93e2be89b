#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// What files looked like when they were last looked at.
struct FileStates {
  private var states: [String: FileState?] = [:]

  /// How files differ from the last time, each list in the order of the paths.
  struct Changes {
    var changed: [String] = []
    var added: [String] = []
    var gone: [String] = []

    var isEmpty: Bool { changed.isEmpty && added.isEmpty && gone.isEmpty }

    /// All of them.
    var files: Set<String> { Set(changed + added + gone) }
  }

  /// Looks at these files, and at no others any more.
  mutating func look(at paths: Set<String>) -> Changes {
    var changes = Changes()
    var now: [String: FileState?] = [:]
    for path in paths.sorted() {
      let state = FileState(path)
      now[path] = .some(state)
      switch (states[path] ?? nil, state) {
      case (nil, .some): changes.added.append(path)
      case (.some, nil): changes.gone.append(path)
      case (let before, let after) where before != after: changes.changed.append(path)
      default: break
      }
    }
    // What is no longer looked at may still be there.
    for (path, state) in states where state != nil && now[path] == nil && FileState(path) == nil {
      changes.gone.append(path)
    }
    changes.gone.sort()
    states = now
    return changes
  }

  /// Looks at the same files as the last time.
  mutating func lookAgain() -> Changes { look(at: Set(states.keys)) }

  /// Looks at those of the files that were not looked at before.
  mutating func lookForTheFirstTime(at paths: Set<String>) {
    for path in paths where states[path] == nil { states[path] = .some(FileState(path)) }
  }
}

/// What tells whether a file is the same as before without reading it.
private struct FileState: Equatable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int
  private let modified: timespec
  private let changed: timespec

  /// Nil when there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    (modified, changed) = (status.modified, status.changed)
  }

  static func == (left: FileState, right: FileState) -> Bool {
    left.device == right.device && left.number == right.number && left.size == right.size
      && isEqual(left.modified, right.modified) && isEqual(left.changed, right.changed)
  }

  private static func isEqual(_ left: timespec, _ right: timespec) -> Bool {
    left.tv_sec == right.tv_sec && left.tv_nsec == right.tv_nsec
  }
}
