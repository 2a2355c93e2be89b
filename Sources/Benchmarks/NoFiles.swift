import MapCamera
import ScenarioLanguage

/// A world without files: the texts of the benchmarks use no other.
struct NoFiles: SourceHost {
  mutating func read(
    _ path: String, from user: String
  ) throws(HostProblem) -> (name: String, bytes: [UInt8]) {
    throw HostProblem(.fileMissing(path))
  }

  mutating func route(_ text: String, from user: String) throws(HostProblem) -> [Coordinate] {
    throw HostProblem(.fileMissing(text))
  }
}
