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
  private var files: [String] = []
  private let isTemporary: Bool

  /// A new folder among the system's temporary ones.
  init() throws(BenchmarkError) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let template = strdup("\(parent)/mapcam-benchmarks-XXXXXX")
    defer { free(template) }
    guard let template, let made = mkdtemp(template) else {
      throw .notWritten(parent, reason: String(cString: strerror(errno)))
    }
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
    rmdir(path)
  }

  /// Writes a file piece by piece, so that it never lies in memory as a whole.
  ///
  /// `write` is called with a function that takes the pieces. Returns the path.
  func file(
    _ name: String, _ write: ((String) -> Void) -> Void
  ) throws(BenchmarkError) -> String {
    let file = "\(path)/\(name)"
    guard let stream = fopen(file, "w") else {
      throw .notWritten(file, reason: String(cString: strerror(errno)))
    }
    files.append(file)
    var isWhole = true
    write { piece in
      if fputs(piece, stream) < 0 { isWhole = false }
    }
    guard fclose(stream) == 0, isWhole else {
      throw .notWritten(file, reason: String(cString: strerror(errno)))
    }
    return file
  }
}
