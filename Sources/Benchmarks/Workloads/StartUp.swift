extension Workload {
  /// From nothing to the first answer, against an interpreter known to start at once.
  static let startUp = Workload(
    name: "start-up", summary: "the whole process of the least that can be asked"
  ) { bench throws(BenchmarkError) in
    guard let mapcam = bench.peers.mapcam, let lua = bench.peers.lua else { return }
    let contest = try ProcessContest(rounds: 101) { () throws(BenchmarkError) in
      [
        try Child.run(lua, ["-e", ""]),
        try Child.run(mapcam, ["--version"]),
        try Child.run(mapcam, ["-e", "assert zoom == 2"]),
      ]
    }
    bench.report(
      "start-up: --version", contest, of: 1, to: 0, named: "lua5.4 -e ''", target: .below(1.5))
    bench.report(
      "start-up: -e 'assert zoom == 2'", contest, of: 2, to: 0, named: "lua5.4 -e ''",
      target: .below(1.5))
  }
}
