#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// A file that is written under another name, and takes its own when it is whole, so that there is never
/// half of it.
final class ScratchFile {
  private let goal: String
  private let scratch: String
  private let isReplacing: Bool
  /// -1 when the file is written, or given up.
  private var descriptor: Int32

  /// Begins it, where a file may be there that is to be replaced, or none. One that
  /// is there keeps its mode and its owner.
  init(for path: String, replacing: Bool) throws(Files.Failure) {
    goal = replacing ? Files.place(of: path) : path
    isReplacing = replacing
    var status = stat()
    let isThere = stat(goal, &status) == 0
    if isThere, !replacing { throw Files.Failure(reason: "it is there already", isThere: true) }
    if isThere, status.st_mode & S_IFMT != S_IFREG {
      throw Files.Failure(reason: "it is no file")
    }
    let mode = isThere ? status.st_mode & 0o7777 : 0o666
    let prefix = Path.folder(of: goal) + "/.mapcam-\(getpid())-"
    var number = 0
    var name = prefix + "0"
    descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    // Another one may be under way in this folder, or be left from a run that was killed.
    while descriptor < 0, errno == EEXIST, number < 1000 {
      number += 1
      name = prefix + "\(number)"
      descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    }
    scratch = name
    guard descriptor >= 0 else { throw Files.Failure(reason: Platform.lastError) }
    if isThere {
      // Where the owner can't be given, the file belongs to the caller.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      fchmod(descriptor, mode)
    }
  }

  deinit { discard() }

  /// Writes behind all that has been written.
  func write(_ bytes: [UInt8]) throws(Files.Failure) {
    guard Platform.write(bytes, to: descriptor) else {
      throw Files.Failure(reason: Platform.lastError)
    }
  }

  /// Writes in place of what has been written at a position.
  func overwrite(at position: Int, _ bytes: [UInt8]) throws(Files.Failure) {
    guard pwrite(descriptor, bytes, bytes.count, off_t(position)) == bytes.count else {
      throw Files.Failure(reason: Platform.lastError)
    }
  }

  /// Gives the file its name.
  func finish() throws(Files.Failure) {
    let isClosed = close(descriptor) == 0
    descriptor = -1
    defer { unlink(scratch) }
    guard isClosed, takesName() else {
      throw Files.Failure(reason: Platform.lastError, isThere: errno == EEXIST)
    }
  }

  /// Gives it up; nothing is left of it.
  func discard() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    unlink(scratch)
  }

  /// A second name can't be given where there is a file, even one that has come in the meantime; not all
  /// file systems know second names.
  private func takesName() -> Bool {
    if isReplacing { return rename(scratch, goal) == 0 }
    if link(scratch, goal) == 0 { return true }
    return (errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS)
      && rename(scratch, goal) == 0
  }
}
