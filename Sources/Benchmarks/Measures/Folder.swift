#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder for the files of this run: a temporary one is gone when the run is over.
final class Folder {
  /// Its path.
  let path: String
  private var files: Set<String> = []
  /// The folders in it, those that hold others before what they hold.
  private var folders: [String] = []
  private let isTemporary: Bool

  /// A new folder among the system's temporary ones.
  init() throws(BenchmarkError) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let template = strdup("\(parent)/mapcam-benchmarks-XXXXXX")
    defer { free(template) }
    guard let template, let made = mkdtemp(template) else { throw Self.failure(parent) }
    path = String(cString: made)
    isTemporary = true
  }

  /// A folder that is there, whose files stay.
  init(_ path: String) {
    self.path = path
    isTemporary = false
  }

  deinit {
    guard isTemporary else { return }
    for file in files { unlink(file) }
    for folder in folders.reversed() { rmdir(folder) }
    rmdir(path)
  }

  /// Writes a file piece by piece, so that it never lies in memory as a whole; returns its path.
  ///
  /// Folders in `name` are made. `write` is called with a function that takes the pieces.
  @discardableResult
  func file(
    _ name: String, _ write: ((String) -> Void) -> Void
  ) throws(BenchmarkError) -> String {
    let file = try place(for: name)
    guard let stream = fopen(file, "w") else { throw Self.failure(file) }
    var isWhole = true
    write { piece in
      if fputs(piece, stream) < 0 { isWhole = false }
    }
    guard fclose(stream) == 0, isWhole else { throw Self.failure(file) }
    return file
  }

  /// Writes a file of these bytes, which are a text; returns its path.
  @discardableResult
  func file(_ name: String, _ text: [UInt8]) throws(BenchmarkError) -> String {
    try file(name) { write in write(String(decoding: text, as: UTF8.self)) }
  }

  /// The path for a file that someone else will write.
  func place(for name: String) throws(BenchmarkError) -> String {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      if folders.contains(folder) { continue }
      guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw Self.failure(folder) }
      folders.append(folder)
    }
    let file = "\(path)/\(name)"
    files.insert(file)
    return file
  }

  /// The text of a file.
  func text(of file: String) throws(BenchmarkError) -> String {
    guard let stream = fopen(file, "r") else { throw Self.failure(file) }
    defer { fclose(stream) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, stream)
      if count == 0 { return String(decoding: text, as: UTF8.self) }
      text += buffer[..<count]
    }
  }

  private static func failure(_ path: String) -> BenchmarkError {
    .noFile(path, reason: String(cString: strerror(errno)))
  }
}
