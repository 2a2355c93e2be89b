extension Workload {
  /// Loops that do one thing many times over: the whole process, which is little besides the loop.
  static let loops = Workload(
    name: "loops", summary: "10 million statements of arithmetic, and loops of checks and updates"
  ) { bench throws(BenchmarkError) in
    try arithmetic(bench)
    for loop in [checking, moving(library: try bench.luaLibrary())] {
      let contest = try ProcessContest(
        rounds: 11,
        Contestant("Lua", bench.peers.lua, ["-e", loop.lua]),
        Contestant("mapcam", bench.peers.mapcam, ["-e", loop.mapcam]))
      bench.report("loop: \(loop.name)", contest, of: "mapcam", to: "Lua")
    }
  }

  /// One loop in both languages.
  private struct Loop {
    let name: String
    let mapcam: String
    let lua: String
  }

  /// Four statements a turn, each of which needs the one before, and the last of which is looked at:
  /// nothing in it is left out without being noticed.
  private static func arithmetic(_ bench: Bench) throws(BenchmarkError) {
    let turns = 2_500_000
    let mapcam = Contestant(
      "mapcam", bench.peers.mapcam,
      [
        "-e",
        """
        for level in 1..\(turns) {
          let a = (level * 3 + 1) / 7
          let b = a - level mod 4
          let c = b * b + a
          let d = c - level + 0.5
          if d < -1000000000 { zoomIn }
        }
        assert zoom == 2
        """,
      ])
    let lua = """
      for level = 1.0, \(turns) do
        local a = (level * 3 + 1) / 7
        local b = a - level % 4
        local c = b * b + a
        local d = c - level + 0.5
        if d < -1000000000 then error("never") end
      end
      """
    let tcl = """
      proc run {turns} {
        for {set level 1.0} {$level <= $turns} {set level [expr {$level + 1}]} {
          set a [expr {($level * 3 + 1) / 7}]
          set b [expr {$a - fmod($level, 4)}]
          set c [expr {$b * $b + $a}]
          set d [expr {$c - $level + 0.5}]
          if {$d < -1000000000} { error never }
        }
      }
      run \(turns)
      """
    let contest = try ProcessContest(
      rounds: 7, Contestant("Lua", bench.peers.lua, ["-e", lua]), mapcam,
      try CameraInC(bench)?.contestant("arithmetic", turns))
    bench.report(
      "loop: 10 000 000 of arithmetic", contest, of: "mapcam", to: "Lua", target: .atMost(1))
    bench.report("loop: the same to C", contest, of: "mapcam", to: "C")
    let tclContest = try ProcessContest(
      rounds: 2, mapcam,
      Contestant("Tcl", bench.peers.tcl, [try bench.folder.file("loop.tcl") { $0(tcl) }]))
    bench.report("loop: the same to Tcl", tclContest, of: "mapcam", to: "Tcl")
  }

  private static let checking = Loop(
    name: "1 000 000 sums and checks",
    mapcam: "for level in 1..1000000 { let x = level * 2 + 1; assert x > level }",
    lua: "for level = 1.0, 1000000.0 do local x = level * 2 + 1; assert(x > level) end")

  private static func moving(library: String) -> Loop {
    Loop(
      name: "300 000 camera updates",
      mapcam: """
        camera vancouver zoom 12 bearing 35 tilt 30
        repeat 50000 {
          bearing 395; tilt 80; zoomBy 0.5; scrollBy 3 4; scrollBy -3 -4; zoomBy -0.5
        }
        assert zoom == 12
        """,
      lua: """
        package.path = "\(library)/?.lua"
        local camera = require "mapcamera"
        local map = camera.new()
        map:camera(camera.cities.vancouver, 12, 35, 30)
        for i = 1, 50000 do
          map:setBearing(395) map:setTilt(80) map:zoomBy(0.5)
          map:scrollBy(3, 4) map:scrollBy(-3, -4) map:zoomBy(-0.5)
        end
        camera.near(map.zoom, 12, 1e-6)
        """)
  }
}
