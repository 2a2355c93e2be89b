extension Workload {
  /// A long suite in many files, on one core and on two; it takes two that do nothing else.
  static let jobs = Workload(
    name: "jobs", summary: "100 000 scenarios in 500 files, on one core and on two"
  ) { bench throws(BenchmarkError) in
    let folder = try bench.scenarioFolder(Scenes(count: 100_000), "jobs", files: 500)
    let contest = try ProcessContest(
      rounds: 9,
      Contestant("--jobs 1", bench.peers.mapcam, ["run", folder, "--jobs", "1"]),
      Contestant("--jobs 2", bench.peers.mapcam, ["run", folder, "--jobs", "2"]))
    bench.report(
      "100 000 scenarios on two cores", contest, of: "--jobs 1", to: "--jobs 2",
      target: .atLeast(1.8))
  }
}
