extension Workload {
  /// What one more statement costs: the peak of a long file less that of a short one.
  static let memory = Workload(
    name: "memory", summary: "peak memory per statement"
  ) { bench throws(BenchmarkError) in
    guard let mapcam = bench.peers.mapcam else { return }
    let few = Scenes(count: 5000)
    let more = Scenes(count: 5000, stories: 5)
    let many = Scenes(count: 25_000)
    let fewFile = try bench.scenarioFile(few, "few")
    let moreFile = try bench.scenarioFile(more, "more")
    let manyFile = try bench.scenarioFile(many, "many")
    let contest = try Contest(rounds: 3) { () throws(BenchmarkError) in
      [
        try Child.run(mapcam, ["run", fewFile]).peakMemory,
        try Child.run(mapcam, ["run", moreFile]).peakMemory,
        try Child.run(mapcam, ["run", manyFile]).peakMemory,
      ]
    }
    let base = contest.figures(of: 0)
    guard base.least > Child.ownPeakMemory else {
      throw .wrong("this program took more memory than what it measures")
    }
    for (contestant, scenes, name) in [
      (1, more, "in longer scenarios"), (2, many, "in more scenarios"),
    ] {
      let extra = Double(scenes.statements - few.statements)
      bench.report(
        Row(
          name: "memory per statement \(name)",
          figures: contest.difference(of: contestant, to: 0, per: extra), unit: .bytes,
          comparison: "peak of \(scenes.statements) less that of \(few.statements) statements",
          target: .below(1024)))
    }
  }
}
