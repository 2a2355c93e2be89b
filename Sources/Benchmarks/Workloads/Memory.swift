extension Workload {
  /// What one more statement costs: the peak of a long file less that of a short one.
  static let memory = Workload(
    name: "memory", summary: "peak memory per statement and per scenario"
  ) { bench throws(BenchmarkError) in
    let few = Scenes(count: 5000)
    let longer = Scenes(count: 5000, stories: 5)
    let more = Scenes(count: 25_000)
    guard
      let small = Contestant(
        "few", bench.peers.mapcam, ["run", try bench.scenarioFile(few, "few")]),
      let long = Contestant(
        "longer", bench.peers.mapcam, ["run", try bench.scenarioFile(longer, "longer")]),
      let large = Contestant(
        "more", bench.peers.mapcam, ["run", try bench.scenarioFile(more, "more")])
    else { return }
    let contest = try Contest(rounds: 3) { () throws(BenchmarkError) in
      [
        try Child.run(small).peakMemory, try Child.run(long).peakMemory,
        try Child.run(large).peakMemory,
      ]
    }
    guard contest.figures(of: 0).least > Child.ownPeakMemory else {
      throw .wrong("this program took more memory than what it measures")
    }
    func report(_ name: String, _ contestant: Int, per: Int, of what: String, _ target: Row.Target)
    {
      bench.report(
        Row(
          name: name, figures: contest.difference(of: contestant, to: 0, per: Double(per)),
          unit: .bytes, comparison: "peak of \(what) less that of 5 000 × 10", target: target))
    }
    let statements = longer.statements - few.statements
    report(
      "memory per statement, longer scenarios", 1, per: statements, of: "5 000 × 50", .atMost(300))
    report(
      "memory per statement, more scenarios", 2, per: statements, of: "25 000 × 10", .atMost(300))
    report(
      "memory per scenario of 10 statements", 2, per: more.count - few.count, of: "25 000 × 10",
      .none)
  }
}
