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

  /// Keeps a text for the current folder under a name, where that is possible; an empty one is not kept.
  ///
  /// So that folders which nobody comes back to leave nothing for ever, only the newest `most` texts of a
  /// name stay. Each file is replaced as a whole, and losing one does no harm, so that there is no lock.
  static func keep(_ text: String, as name: String, atMost most: Int) {
    guard let path = path(of: name) else { return }
    guard !text.isEmpty else {
      unlink(path)
      return
    }
    make()
    let isAdded = !Files.exists(path)
    try? Files.write(text, to: path, replacing: true)
    if isAdded { dropOldest(name, in: Path.folder(of: path), to: most) }
  }

  private static func dropOldest(_ name: String, in folder: String, to most: Int) {
    let names = ((try? Files.names(in: folder)) ?? []).filter { $0.hasPrefix(name + "%") }
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
