extension Workload {
  /// Files of many scenarios: read, checked and run, as someone's whole test suite.
  static let suite = Workload(
    name: "suite", summary: "1 000 scenarios of 10 statements, 10 000, and 500 files"
  ) { bench throws(BenchmarkError) in
    try bench.compareReports()
    let file = try bench.scenarioFile(.suite, "suite")
    let contest = try ProcessContest(
      rounds: 31,
      Contestant("Lua", bench.peers.lua, [try bench.luaFile(.suite, "suite")]),
      Contestant("mapcam", bench.peers.mapcam, ["run", file]),
      Contestant("mapcam check", bench.peers.mapcam, ["check", file]))
    bench.report(
      "W: 1 000 scenarios × 10", contest, of: "mapcam", to: "Lua", target: .atMost(1))
    bench.report("W, checked only, to Lua's run", contest, of: "mapcam check", to: "Lua")

    let frameworks = try ProcessContest(
      rounds: 3,
      Contestant("mapcam", bench.peers.mapcam, ["run", file]),
      bench.behave(try bench.featureFolder(.suite, "suite")),
      bench.robot(try bench.robotFile(.suite, "suite")))
    for name in ["behave", "Robot"] {
      bench.report(
        "W: \(name)'s time to ours", frameworks, of: name, to: "mapcam", target: .atLeast(100))
    }

    let many = Scenes(count: 10_000)
    let manyContest = try ProcessContest(
      rounds: 7,
      Contestant("Lua", bench.peers.lua, [try bench.luaFile(many, "many")]),
      Contestant("mapcam", bench.peers.mapcam, ["run", try bench.scenarioFile(many, "many")]))
    bench.report("10 000 scenarios × 10", manyContest, of: "mapcam", to: "Lua")

    let lua = try bench.luaFolder(.suite, "files-lua", files: 500)
    let folder = try bench.scenarioFolder(.suite, "files", files: 500)
    let filesContest = try ProcessContest(
      rounds: 11,
      Contestant("Lua", bench.peers.lua, [lua]),
      Contestant("mapcam", bench.peers.mapcam, ["run", folder]))
    bench.report("500 files of 2 scenarios", filesContest, of: "mapcam", to: "Lua")

    let single = Scenes(count: 500)
    let singleContest = try ProcessContest(
      rounds: 11,
      Contestant("Lua", bench.peers.lua, [try bench.luaFolder(single, "single-lua", files: 500)]),
      Contestant(
        "mapcam", bench.peers.mapcam,
        ["run", try bench.scenarioFolder(single, "single", files: 500)])
    )
    bench.report(
      "500 files of 1 scenario", singleContest, of: "mapcam", to: "Lua", target: .atMost(1.5))
  }
}
