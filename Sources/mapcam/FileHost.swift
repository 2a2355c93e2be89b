import MapCamera
import RouteFiles
import ScenarioLanguage

/// Gives a check the files that a text uses: those below the folder of the file that is run.
struct FileHost: SourceHost {
  /// The folder below which files may be read.
  let root: String
  /// The files that were asked for, whether there are any or not.
  private(set) var files: [String] = []
  /// The text that counts in place of what the file of a name holds; nil for most files.
  private let replacement: (String) -> [UInt8]?

  /// For the file at `path`; for a text that is no file, the current folder.
  init(
    running path: String?, replacing replacement: @escaping (String) -> [UInt8]? = { _ in nil }
  ) {
    root = path.map { Path.folder(of: $0) } ?? "."
    self.replacement = replacement
  }

  mutating func read(
    _ path: String, from user: String
  ) throws(HostProblem) -> (name: String, bytes: [UInt8]) {
    let name = try name(of: path, from: user)
    files.append(name)
    if let bytes = replacement(name) { return (name, bytes) }
    return (name, try bytes(of: name, written: path, atMost: SourceText.largest))
  }

  /// A text with a dot is a file's name: the letters of an encoded polyline have none.
  mutating func route(_ text: String, from user: String) throws(HostProblem) -> [Coordinate] {
    let isFile = text.utf8.contains(UInt8(ascii: "."))
    let name = isFile ? try name(of: text, from: user) : "route.polyline"
    if isFile { files.append(name) }
    let bytes =
      isFile ? try bytes(of: name, written: text, atMost: Self.largestRoute) : Array(text.utf8)
    do throws(RouteFileError) {
      return try RouteFile.coordinates(in: bytes, name: name)
    } catch {
      throw HostProblem(.routeUnreadable(isFile ? text : "this text", reason: error.message))
    }
  }

  /// A route file may be larger than a text: a million points of GPX.
  private static let largestRoute = 256 << 20

  /// The file that a path means, seen from another one.
  private func name(of path: String, from user: String) throws(HostProblem) -> String {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.utf8.contains(0) else {
      throw HostProblem(.fileOutside(path))
    }
    let name = Path.join(path, from: user)
    guard isBelowRoot(name) else { throw HostProblem(.fileOutside(path)) }
    return name
  }

  private func bytes(
    of name: String, written path: String, atMost largest: Int
  ) throws(HostProblem) -> [UInt8] {
    do throws(Files.Failure) {
      // A pipe or a device would be waited for without an end.
      if !Files.isRegular(name) { throw Files.Failure(reason: "it is no file") }
      return try Files.read(name, atMost: largest)
    } catch {
      throw HostProblem(
        error.isMissing ? .fileMissing(path) : .fileUnreadable(path, reason: error.reason))
    }
  }

  /// Neither the path as it is written nor the file it leads to may lie elsewhere.
  private func isBelowRoot(_ name: String) -> Bool {
    let prefix = Path.normalized(root)
    if prefix == "." {
      guard !name.hasPrefix("../"), name != "..", !name.hasPrefix("/") else { return false }
    } else {
      guard name.hasPrefix(prefix == "/" ? "/" : prefix + "/") else { return false }
    }
    guard let realRoot = Files.real(root), let realFile = Files.real(name) else { return true }
    return realRoot == "/" || realFile.hasPrefix(realRoot + "/")
  }
}
