/// Why a benchmark has no figure.
enum BenchmarkError: Error {
  case notStarted(String, reason: String)
  case endedBadly(String, status: Int32)
  case noFile(String, reason: String)
  /// Something does not come out as it must.
  case wrong(String)

  /// The reason in words.
  var sentence: String {
    switch self {
    case .notStarted(let path, let reason): "\(path) can't be started: \(reason)"
    case .endedBadly(let call, let status): "“\(call)” ended with status \(status)"
    case .noFile(let path, let reason): "\(path): \(reason)"
    case .wrong(let what): what
    }
  }
}
