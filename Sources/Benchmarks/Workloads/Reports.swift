extension Workload {
  /// What reports for other programs add to a run: each format alone, and all of them.
  static let reports = Workload(
    name: "reports", summary: "1 000 scenarios of 10 statements with reports for other programs"
  ) { bench throws(BenchmarkError) in
    let file = try bench.scenarioFile(.suite, "suite")
    func report(_ format: String) throws(BenchmarkError) -> String {
      "\(format)=\(try bench.folder.place(for: "report.\(format)"))"
    }
    let (junit, tap, json) = (try report("junit"), try report("tap"), try report("json"))
    func contestant(_ name: String, _ reports: [String]) -> Contestant? {
      let options = reports.isEmpty ? [] : ["--report"] + reports
      return Contestant(name, bench.peers.mapcam, ["run", file, "--jobs", "1"] + options)
    }
    let contest = try ProcessContest(
      rounds: 11, contestant("none", []), contestant("JUnit", [junit]), contestant("TAP", [tap]),
      contestant("annotations", ["github"]), contestant("JSON Lines", [json]),
      contestant("all", [junit, tap, json, "github"]))
    for name in ["JUnit", "TAP", "annotations", "JSON Lines", "all"] {
      bench.report(
        "W with a report: \(name)", contest, of: name, to: "none", target: .atMost(1.25))
    }
  }
}
