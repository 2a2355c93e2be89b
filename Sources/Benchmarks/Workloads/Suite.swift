extension Workload {
  /// A file of many scenarios: read, checked and run, as someone's whole test suite.
  static let suite = Workload(
    name: "suite", summary: "1 000 scenarios of 10 statements in one file"
  ) { bench throws(BenchmarkError) in
    guard let mapcam = bench.peers.mapcam, let lua = bench.peers.lua else { return }
    let scenarioFile = try bench.scenarioFile(.suite, "suite")
    let luaFile = try bench.luaFile(.suite, "suite")
    let contest = try ProcessContest(rounds: 31) { () throws(BenchmarkError) in
      [
        try Child.run(lua, [luaFile]),
        try Child.run(mapcam, ["run", scenarioFile]),
        try Child.run(mapcam, ["check", scenarioFile]),
      ]
    }
    bench.report(
      "suite: 1 000 × 10, run", contest, of: 1, to: 0, named: "the same in plain Lua",
      target: .below(3))
    bench.report(
      "suite: 1 000 × 10, checked only", contest, of: 2, to: 0, named: "the same in plain Lua, run",
      target: .none)
  }
}

extension Scenes {
  /// The suite that is measured: 1 000 scenarios of 10 statements.
  static let suite = Scenes(count: 1000)
}
