extension Workload {
  /// From nothing to the first answer, against interpreters known to start at once.
  static let startUp = Workload(
    name: "start-up", summary: "the whole process of the least that can be asked"
  ) { bench throws(BenchmarkError) in
    let empty = try bench.folder.file("empty.tcl") { _ in }
    let peers = bench.peers
    let contest = try ProcessContest(
      rounds: 101,
      Contestant("Lua", peers.lua, ["-e", ""]),
      Contestant("--version", peers.mapcam, ["--version"]),
      Contestant("-e", peers.mapcam, ["-e", "assert zoom == 2"]),
      Contestant("Tcl", peers.tcl, [empty]))
    bench.report("start-up: --version", contest, of: "--version", to: "Lua", target: .atMost(1.2))
    bench.report(
      "start-up: -e 'assert zoom == 2'", contest, of: "-e", to: "Lua", target: .atMost(1.2))
    bench.report("start-up, to Tcl", contest, of: "-e", to: "Tcl")
  }
}
