import MapCamera
import ScenarioLanguage

/// Gives a check the files that a text uses: those below the folder of the file that is run.
struct FileHost: SourceHost {
  /// The folder below which files may be read.
  let root: String

  /// For the file at `path`; for a text that is no file, the current folder.
  init(running path: String?) { root = path.map { Path.folder(of: $0) } ?? "." }

  mutating func read(
    _ path: String, from user: String
  ) throws(HostProblem) -> (name: String, bytes: [UInt8]) {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.utf8.contains(0) else {
      throw HostProblem(.fileOutside(path))
    }
    let name = Path.join(path, from: user)
    guard isBelowRoot(name) else { throw HostProblem(.fileOutside(path)) }
    do throws(Files.Failure) {
      return (name, try Files.read(name))
    } catch {
      throw HostProblem(
        error.isMissing ? .fileMissing(path) : .fileUnreadable(path, reason: error.reason))
    }
  }

  mutating func route(_ text: String, from user: String) throws(HostProblem) -> [Coordinate] {
    throw HostProblem(.fileMissing(text))
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
