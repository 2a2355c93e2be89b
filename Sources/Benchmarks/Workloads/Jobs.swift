extension Workload {
  /// A long suite in many files, on one core and on two; it takes two that do nothing else.
  static let jobs = Workload(
    name: "jobs", summary: "20 000 scenarios in 200 files, on one core and on two"
  ) { bench throws(BenchmarkError) in
    let folder = try bench.scenarioFolder(Scenes(count: 20_000), "jobs", files: 200)
    let contest = try ProcessContest(
      rounds: 15,
      Contestant("--jobs 1", bench.peers.mapcam, ["run", folder, "--jobs", "1"]),
      Contestant("--jobs 2", bench.peers.mapcam, ["run", folder, "--jobs", "2"]))
    bench.report(
      "20 000 scenarios on two cores", contest, of: "--jobs 1", to: "--jobs 2",
      target: .atLeast(1.8))
  }
}
