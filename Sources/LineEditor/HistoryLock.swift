#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// The history file, open, and when it is to be written to locked against other sessions.
final class HistoryLock {
  /// A second in all.
  private static let attempts = 200

  private let path: String
  private let descriptor: Int32

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Opens the file, to write with its folders when they are missing.
  static func open(_ path: String, toWrite: Bool) -> Result<HistoryLock, HistoryFailure> {
    // A link is followed, so that what replaces the file doesn't replace the link.
    let path = real(path) ?? path
    if toWrite { makeFolders(above: path) }
    for _ in 0..<attempts {
      let descriptor = openFile(path, toWrite: toWrite)
      if descriptor < 0 {
        return .failure(HistoryFailure(reason: System.lastError, isMissing: errno == ENOENT))
      }
      let file = HistoryLock(path: path, descriptor: descriptor)
      if !toWrite { return .success(file) }
      // Another session may have put a new file in the place of the one that was opened.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0, file.isAtPath { return .success(file) }
      usleep(5_000)
    }
    return .failure(HistoryFailure(reason: "another program holds it", isPassing: true))
  }

  /// All of the file, nil after an error.
  func bytes() -> [UInt8]? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else {
      errno = EINVAL
      return nil
    }
    var bytes: [UInt8] = []
    // One byte more than there should be, so that the end is seen at once.
    while true {
      let rest = max(Int(status.st_size) - bytes.count, 0)
      guard let more = System.read(descriptor, atMost: rest + 1) else { return nil }
      if more.isEmpty { return bytes }
      bytes = bytes.isEmpty ? more : bytes + more
    }
  }

  /// Adds a line at the end. What was cut off there before is removed first.
  func append(_ line: [UInt8]) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    var size = status.st_size
    var last: UInt8 = 0
    if size > 0, pread(descriptor, &last, 1, size - 1) == 1, last != 0x0a {
      guard let bytes = bytes() else { return false }
      size = bytes.lastIndex(of: 0x0a).map { off_t($0 + 1) } ?? 0
      guard ftruncate(descriptor, size) == 0 else { return false }
    }
    return System.write(size == 0 ? HistoryText.empty + line : line, to: descriptor)
  }

  /// Puts a new file in the place of this one, all of it or nothing.
  func replace(with bytes: [UInt8]) -> Bool {
    let name = path + ".new-\(getpid())"
    let new = openNew(name)
    guard new >= 0 else { return false }
    let isWritten = System.write(bytes, to: new)
    close(new)
    if isWritten, rename(name, path) == 0 { return true }
    unlink(name)
    return false
  }

  /// Whether the path still leads to this file.
  private var isAtPath: Bool {
    var here = stat()
    var there = stat()
    return fstat(descriptor, &here) == 0 && stat(path, &there) == 0
      && here.st_ino == there.st_ino && here.st_dev == there.st_dev
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Makes the folders that are missing; that they can't be made is seen when the file is opened.
  private static func makeFolders(above path: String) {
    var index = path.startIndex
    while let slash = path[index...].dropFirst().firstIndex(of: "/") {
      mkdir(String(path[..<slash]), 0o700)
      index = slash
    }
  }
}

private func openFile(_ path: String, toWrite: Bool) -> Int32 {
  toWrite
    ? open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
}

private func openNew(_ path: String) -> Int32 {
  open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
}
