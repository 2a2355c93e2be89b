extension Workload {
  /// Ten times the work, of either kind, is not to take more than ten times as long.
  static let growth = Workload(
    name: "growth", summary: "10 times the statements, and 10 times the scenarios"
  ) { bench throws(BenchmarkError) in
    let base = try bench.scenarioFile(Scenes(count: 3000), "base")
    let longer = try bench.scenarioFile(Scenes(count: 3000, stories: 10), "longer")
    let more = try bench.scenarioFile(Scenes(count: 30_000), "more")
    let contest = try ProcessContest(
      rounds: 5,
      Contestant("3 000 × 10", bench.peers.mapcam, ["run", base]),
      Contestant("3 000 × 100", bench.peers.mapcam, ["run", longer]),
      Contestant("30 000 × 10", bench.peers.mapcam, ["run", more]))
    bench.report(
      "growth: 10 × the statements", contest, of: "3 000 × 100", to: "3 000 × 10",
      target: .atMost(10.5))
    bench.report(
      "growth: 10 × the scenarios", contest, of: "30 000 × 10", to: "3 000 × 10",
      target: .atMost(10.5))
  }
}
