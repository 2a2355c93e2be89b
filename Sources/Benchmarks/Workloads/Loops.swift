extension Workload {
  /// Loops that do one thing many times over: the machine alone, start-up and checking aside.
  static let loops = Workload(
    name: "loops", summary: "a million turns of arithmetic, and 200 000 of camera updates"
  ) { bench throws(BenchmarkError) in
    guard let mapcam = bench.peers.mapcam, let lua = bench.peers.lua else { return }
    try LuaLibrary.write(to: bench.folder)
    for loop in [repeating, counting, moving(library: bench.folder.path)] {
      let contest = try ProcessContest(rounds: 11) { () throws(BenchmarkError) in
        [
          try Child.run(lua, ["-e", loop.lua]),
          try Child.run(mapcam, ["-e", loop.mapcam]),
        ]
      }
      bench.report(
        "loops: \(loop.name)", contest, of: 1, to: 0, named: "the same loop in Lua", target: .none)
    }
  }

  /// One loop in both languages.
  private struct Loop {
    let name: String
    let mapcam: String
    let lua: String
  }

  private static let repeating = Loop(
    name: "repeat 1 000 000, arithmetic",
    mapcam: """
      let level = zoom + 3
      repeat 1000000 { let x = (level * 3 + 1) / 7 - level mod 4 }
      assert level == 5
      """,
    lua: """
      local level = 2.0 + 3
      for i = 1, 1000000 do local x = (level * 3 + 1) / 7 - level % 4 end
      assert(level == 5)
      """)

  private static let counting = Loop(
    name: "for 1 000 000, arithmetic and a check",
    mapcam: """
      for level in 1..1000000 { let x = level * 2 + 1; assert x > level }
      """,
    lua: """
      for level = 1.0, 1000000.0 do local x = level * 2 + 1; assert(x > level) end
      """)

  private static func moving(library: String) -> Loop {
    Loop(
      name: "repeat 200 000, camera updates",
      mapcam: """
        camera vancouver zoom 12 tilt 30
        repeat 50000 { zoomBy 0.5; scrollBy 3 4; zoomBy -0.5; scrollBy -3 -4 }
        assert zoom == 12
        """,
      lua: """
        package.path = "\(library)/?.lua"
        local camera = require "mapcamera"
        local map = camera.new()
        map:camera(camera.cities.vancouver, 12, 0, 30)
        for i = 1, 50000 do
          map:zoomBy(0.5) map:scrollBy(3, 4) map:zoomBy(-0.5) map:scrollBy(-3, -4)
        end
        camera.near(map.zoom, 12, 1e-6)
        """)
  }
}
