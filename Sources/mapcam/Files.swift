import ScenarioLanguage

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Reading files and finding them in folders.
enum Files {
  /// Why a file can't be read or written.
  struct Failure: Error {
    let reason: String
    var isMissing = false
    /// There is a file already, which is not to be replaced.
    var isThere = false
  }

  /// The bytes of a file, or one byte more than `largest` of a larger one.
  static func read(
    _ path: String, atMost largest: Int = SourceText.largest
  ) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Failure(reason: Platform.lastError, isMissing: errno == ENOENT)
    }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, atMost: largest)
  }

  /// The bytes of standard input, up to the same size.
  static func readStandardInput() throws(Failure) -> [UInt8] {
    try read(descriptor: 0, atMost: SourceText.largest)
  }

  /// What there is to read of a descriptor, waiting until there is something; nothing at the end.
  ///
  /// With `mayWait` false it throws instead of waiting.
  static func readSome(
    _ descriptor: Int32, atMost count: Int, mayWait: Bool = true
  ) throws(Failure) -> [UInt8] {
    var isFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      guard let base = buffer.baseAddress else { return }
      var got = 0
      repeat {
        got = SystemCalls.readBytes(descriptor, base, count)
      } while got < 0 && (errno == EINTR || mayWait && Platform.isLater(POLLIN, descriptor))
      isFailed = got < 0
      filled = max(0, got)
    }
    if isFailed { throw Failure(reason: Platform.lastError) }
    return bytes
  }

  private static func read(
    descriptor: Int32, atMost largest: Int
  ) throws(Failure) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(reason: Platform.lastError) }
    if status.st_mode & S_IFMT == S_IFDIR { throw Failure(reason: "it is a folder") }
    let limit = largest + 1
    // A file is read in one go and then once more, to see its end; of a pipe nobody knows the size.
    let size = Int(status.st_size)
    var bytes = try readSome(descriptor, atMost: min(size > 0 ? size + 1 : 65_536, limit))
    var got = bytes.count
    while got > 0, bytes.count < limit {
      let more = try readSome(
        descriptor, atMost: min(max(bytes.count, 4096), limit - bytes.count))
      bytes += more
      got = more.count
    }
    return bytes
  }

  /// Writes a file as a whole or not at all.
  static func write(_ text: String, to path: String, replacing: Bool) throws(Failure) {
    try write(Array(text.utf8), to: path, replacing: replacing)
  }

  /// Writes a file as a whole or not at all; one that is there keeps its mode and its owner.
  static func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(Failure) {
    let file = try ScratchFile(for: path, replacing: replacing)
    try file.write(bytes)
    try file.finish()
  }

  /// Gives a file other bytes. One that is protected against writing stays as it is.
  static func rewrite(_ path: String, with bytes: [UInt8]) throws(Failure) {
    guard access(path, W_OK) == 0 else { throw Failure(reason: Platform.lastError) }
    try write(bytes, to: path, replacing: true)
  }

  /// Why a file can't be written at a path, as far as that can be told before; nil when it can.
  static func whyNotWritable(_ path: String) -> String? {
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT != S_IFREG { return "it is no file" }
    } else if errno == ELOOP {
      return Platform.lastError
    }
    let folder = Path.folder(of: place(of: path))
    return access(folder, W_OK | X_OK) == 0 ? nil : Platform.lastError
  }

  /// Whether a path leads to a file that can be read to its end, or to nothing at all.
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    let type = status.st_mode & S_IFMT
    return type == S_IFREG || type == S_IFDIR
  }

  /// Whether there is something of that name.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether there is a folder of that name.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The path that a link leads to, as it is written; nil for what is no link.
  static func goal(ofLink path: String) -> String? {
    withGoal(ofLink: path) { SystemText.shown($0) }
  }

  private static func withGoal(
    ofLink path: String, _ body: (UnsafePointer<CChar>) -> String?
  ) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    return readlink(path, &bytes, bytes.count - 1) < 0 ? nil : body(bytes)
  }

  /// What tells a file from all others, whatever its names.
  struct Identity: Equatable {
    private let device: UInt64
    private let number: UInt64

    fileprivate init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// The identity of a file; nil when there is none of that name.
  static func identity(of path: String) -> Identity? {
    var status = stat()
    return stat(path, &status) == 0 ? Identity(status) : nil
  }

  /// The one spelling of the path of a file that may not be there yet, without links: those that lead to
  /// nothing yet are followed, too.
  static func place(of path: String) -> String {
    var path = path
    // The system follows as many.
    for _ in 0..<40 {
      if let path = real(path) { return path }
      guard let goal = withGoal(ofLink: path, { String(validatingCString: $0) }) else { break }
      path = goal.hasPrefix("/") ? goal : Path.folder(of: path) + "/" + goal
    }
    let folder = Path.folder(of: path)
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    return (real(folder) ?? folder) + "/" + name
  }

  /// The path without links, nil when there is no such file.
  static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// Paths as texts.
enum Path {
  /// The folder that a path is in, "." for a bare name.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Without `.` and, where they can be told, without `..` and what they undo.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// With the user's own folder in place of a `~` at the start.
  static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = Platform.environment("HOME") else {
      return path
    }
    return home + path.dropFirst()
  }

  /// `path` seen from the folder of `file`.
  static func join(_ path: String, from file: String) -> String {
    let folder = folder(of: file)
    return normalized(folder == "." ? path : folder + "/" + path)
  }
}
