/// Something to measure, under the name that picks it in the call.
struct Workload: Sendable {
  let name: String
  let summary: String
  let run: @Sendable (Bench) throws(BenchmarkError) -> Void

  /// All of them, in the order in which they run.
  ///
  /// Those that measure the memory of other programs come first, since what this one takes itself
  /// would hide it.
  static let all: [Workload] = [
    .memory, .startUp, .suite, .reports, .jobs, .growth, .loops, .engine, .parsing, .allocations,
    .frames, .gazetteer, .completion,
  ]
}
