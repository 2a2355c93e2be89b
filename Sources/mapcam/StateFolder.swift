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
    let key = String(folder.map { $0 == "/" ? "%" : $0 }).suffix(200)
    return "\(parent)/mapcam/\(name)\(key)"
  }

  /// Does something while no other run does the same with this file; at once where that can't be had.
  static func whileLocked(_ path: String, _ body: () -> Void) {
    let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor >= 0 { while flock(descriptor, LOCK_EX) < 0, errno == EINTR {} }
    body()
    // The lock ends with it.
    if descriptor >= 0 { close(descriptor) }
  }

  /// Makes the folder, where that is possible.
  static func make() {
    guard let parent else { return }
    for (index, byte) in parent.utf8.enumerated() where byte == UInt8(ascii: "/") && index > 0 {
      mkdir(String(parent.utf8.prefix(index)) ?? parent, 0o700)
    }
    mkdir(parent, 0o700)
    mkdir(parent + "/mapcam", 0o700)
  }
}
