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

extension Program {
  /// The program of a text that has no errors.
  init(checking text: String) throws(BenchmarkError) {
    var host = NoFiles()
    let checked = Program.check(name: "benchmark", bytes: Array(text.utf8), host: &host)
    guard let program = checked.program else { throw .wrong("there are errors in: \(text)") }
    self = program
  }
}
