#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Where the program keeps what it knows of earlier runs: `$XDG_STATE_HOME/mapcam`, or
/// `~/.local/state/mapcam`.
enum StateFolder {
  private static var parent: String? {
    // The specification has a relative path ignored.
    if let state = Platform.environment("XDG_STATE_HOME"), state.hasPrefix("/") { return state }
    return Platform.environment("HOME").map { $0 + "/.local/state" }
  }

  /// The path of the history of sessions; nil where there is no home.
  static var history: String? { parent.map { $0 + "/mapcam/history" } }

  /// The path of what is kept for the current folder under a name; nil where there is no home.
  static func path(of name: String) -> String? {
    guard let parent, let folder = Files.real(".") else { return nil }
    // A slash can't be part of a file's name, which has 255 bytes at most.
    let key = folder.utf8.dropFirst().suffix(200).map {
      $0 == UInt8(ascii: "/") ? UInt8(ascii: "%") : $0
    }
    return "\(parent)/mapcam/\(name)%\(String(decoding: key, as: UTF8.self))"
  }

  /// The lines that are kept for the current folder under a name; none where nothing is.
  static func lines(of name: String) -> Set<String> {
    guard let path = path(of: name), Files.isRegular(path), let bytes = try? Files.read(path) else {
      return []
    }
    return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) })
  }

  /// Changes the lines that are kept for the current folder under a name, where that is possible; where
  /// there are none, nothing is kept.
  ///
  /// Other runs may do the same at the same time. So that folders which nobody comes back to leave nothing
  /// for ever, only the newest `most` of a name stay.
  static func change(
    _ name: String, keeping most: Int, _ body: (Set<String>) -> Set<String>
  ) {
    guard let path = path(of: name) else { return }
    make()
    whileLocked(Path.folder(of: path) + "/lock") {
      let isAdded = !Files.exists(path)
      let lines = body(self.lines(of: name))
      if lines.isEmpty {
        unlink(path)
      } else {
        try? Files.write(
          lines.sorted().map { $0 + "\n" }.joined(), to: path, replacing: true)
        if isAdded { dropOldest(name, in: Path.folder(of: path), to: most) }
      }
    }
  }

  private static func dropOldest(_ name: String, in folder: String, to most: Int) {
    let names = ((try? FolderContents(folder).names) ?? []).filter { $0.hasPrefix(name + "%") }
    guard names.count > most else { return }
    let files = names.map { file in
      let path = folder + "/" + file
      var status = stat()
      let modified = stat(path, &status) == 0 ? status.modified : timespec()
      return (path: path, seconds: modified.tv_sec, part: modified.tv_nsec)
    }
    let oldestFirst = files.sorted { ($0.seconds, $0.part) < ($1.seconds, $1.part) }
    for file in oldestFirst.dropLast(most) { unlink(file.path) }
  }

  /// Does something while no other run has this lock; at once where that can't be had.
  private static func whileLocked(_ path: String, _ body: () -> Void) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor >= 0 { while flock(descriptor, LOCK_EX) < 0, errno == EINTR {} }
    body()
    // The lock ends with it.
    if descriptor >= 0 { close(descriptor) }
  }

  /// Makes the folder, where that is possible.
  private static func make() {
    guard let parent else { return }
    for (index, byte) in parent.utf8.enumerated() where byte == UInt8(ascii: "/") && index > 0 {
      mkdir(String(parent.utf8.prefix(index)) ?? parent, 0o700)
    }
    mkdir(parent, 0o700)
    mkdir(parent + "/mapcam", 0o700)
  }
}
