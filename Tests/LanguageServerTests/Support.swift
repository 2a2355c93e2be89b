import MapCamera
import ScenarioLanguage

@testable import LanguageServer

/// A computer without files but those that are open.
struct NoFiles: ServerFiles {
  struct Host: SourceHost {
    let open: [String: [UInt8]]

    func read(_ path: String, from user: String) throws(HostProblem) -> (
      name: String, bytes: [UInt8]
    ) {
      guard let bytes = open["/" + path] else { throw HostProblem(.fileMissing(path)) }
      return ("/" + path, bytes)
    }

    func route(_ text: String, from user: String) throws(HostProblem) -> [Coordinate] {
      throw HostProblem(.fileMissing(text))
    }
  }

  let currentFolder = "/"
  func host(running path: String, open: [String: [UInt8]]) -> Host { Host(open: open) }
  func path(_ path: String, from user: String) -> String { "/" + path }
  func exists(_ path: String) -> Bool { false }
  func paths(startingWith typed: String, endings: [String], from user: String) -> [String] { [] }
}

extension PositionEncoding {
  static let both: [PositionEncoding] = [.utf8, .utf16]
}
