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

/// Random numbers that are the same in each run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension PositionEncoding {
  static let both: [PositionEncoding] = [.utf8, .utf16]
}
