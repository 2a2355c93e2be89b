extension Bench {
  /// Makes sure that the runners that are compared say the same of the same scenarios.
  ///
  /// One of ten scenarios fails, so that a runner that checks nothing is found out.
  ///
  /// - Throws: `BenchmarkError.wrong` when two reports differ.
  func compareReports() throws(BenchmarkError) {
    let scenes = Scenes(count: 200, wrongEvery: 10)
    let runs: [(Contestant?, SuiteReport.Runner)] = [
      (Contestant("mapcam", peers.mapcam, ["run", try scenarioFile(scenes, "wrong")]), .mapcam),
      (Contestant("Lua", peers.lua, [try luaFile(scenes, "wrong")]), .lua),
      (behave(try featureFolder(scenes, "wrong")), .behave),
      (robot(try robotFile(scenes, "wrong")), .robot),
    ]
    for (contestant, runner) in runs {
      guard let contestant else { continue }
      let report = SuiteReport(try Child.output(of: contestant, in: folder), of: runner)
      let titles = report.lines.map { $0.title }
      let failed = report.lines.filter { !$0.isPassed }.map { $0.title }
      guard titles == (1...200).map({ "Scenario \($0)" }),
        failed == (1...20).map({ "Scenario \($0 * 10)" })
      else { throw .wrong("\(contestant.name) does not report what it should: \(contestant.call)") }
    }
  }

  /// behave with a folder of features: a line a scenario, as little else as it offers.
  func behave(_ folder: String) -> Contestant? {
    Contestant("behave", peers.behave, ["-B", "-m", "behave", "-f", "progress3", folder])
  }

  /// Robot Framework with a suite: its lines for the terminal, and none of its files.
  func robot(_ file: String) -> Contestant? {
    Contestant(
      "Robot", peers.robot,
      ["-B", "-m", "robot", "--output", "NONE", "--log", "NONE", "--report", "NONE", file])
  }
}
