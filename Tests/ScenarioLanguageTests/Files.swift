#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The path of a file of the project.
func sourcePath(_ path: String, from file: String = #filePath) -> String {
  let folders = file.split(separator: "/")
  let root = folders[..<(folders.lastIndex(of: "Tests") ?? 0)]
  return "/" + root.joined(separator: "/") + "/" + path
}

/// The scenario files below a folder of the project, in order.
func scenarioFiles(below folder: String = "scenarios") throws -> [String] {
  guard let stream = opendir(sourcePath(folder)) else {
    throw FileError(path: folder, code: errno)
  }
  defer { closedir(stream) }
  var files: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
    }
    if name.hasSuffix(".cam") {
      files.append("\(folder)/\(name)")
    } else if !name.contains(".") {
      files += try scenarioFiles(below: "\(folder)/\(name)")
    }
  }
  return files.sorted()
}

/// An error of the C library.
struct FileError: Error {
  let path: String
  let code: Int32
}

extension String {
  /// The text of a file.
  init(contentsOfFile path: String) throws {
    guard let file = fopen(path, "rb") else { throw FileError(path: path, code: errno) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    self.init(decoding: bytes, as: UTF8.self)
  }

  /// Writes the text to a file.
  func write(toFile path: String) throws {
    guard let file = fopen(path, "wb") else { throw FileError(path: path, code: errno) }
    defer { fclose(file) }
    let bytes = Array(utf8)
    fwrite(bytes, 1, bytes.count, file)
  }

  /// An environment variable, nil when it is unset.
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
