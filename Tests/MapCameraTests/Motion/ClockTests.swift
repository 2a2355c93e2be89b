import Testing

@testable import MapCamera

@Suite("The clock of a map")
struct ClockTests {
  @Test("it starts at 0 and moves only when it is advanced")
  func start() throws {
    var map = MapView()
    #expect(map.time == 0)
    try map.move(.zoomIn)
    #expect(map.time == 0)
    try map.advance(by: 0.5)
    try map.advance(to: 2)
    #expect(map.time == 2)
  }

  @Test(
    "it never runs backwards, nor to no time at all",
    arguments: [
      (1.0, CameraError.invalidTime(1)), (-1, .invalidTime(-1)), (2e9, .invalidTime(2e9)),
      (.nan, .notFinite), (.infinity, .notFinite), (-.infinity, .notFinite),
    ])
  func refused(time: Double, error: CameraError) throws {
    var map = try quietMap()
    try map.animate(.zoomTo(14), duration: 4)
    try map.advance(to: 2)
    let before = map
    #expect(throws: error) { try map.advance(to: time) }
    #expect(throws: CameraError.invalidTime(1.5)) { try map.advance(by: -0.5) }
    #expect(throws: CameraError.notFinite) { try map.advance(by: .nan) }
    #expect(map == before)
    try map.advance(to: 2)
    #expect(map == before)
  }

  @Test("at the latest time a movement still ends")
  func latest() throws {
    var map = try quietMap()
    try map.advance(to: MapView.latestTime)
    try map.animate(.zoomTo(12), duration: 1e-12)
    #expect(!map.isMoving && map.camera.zoom == 12)
  }

  @Test("a copy is a map of its own, with what is under way on it")
  func copies() throws {
    var map = try quietMap()
    try map.animate(.zoomTo(14), duration: 2, curve: .linear)
    try map.advance(to: 1)
    var copy = map
    try map.advance(to: 2)
    #expect(copy.camera.zoom == 12 && map.camera.zoom == 14)
    try copy.begin(.pan(x: 10, y: 0))
    try copy.advance(to: 2)
    #expect(copy.camera.zoom == 12 && map.camera.zoom == 14)
  }

  @Test("when all will be idle is known at once")
  func movementEnds() throws {
    var map = try quietMap()
    #expect(map.movementEnds == nil && !map.isMoving)
    try map.advance(to: 3)
    try map.begin(.tilt(degrees: 10))
    #expect(map.movementEnds == 3.3 && map.isMoving)
    try map.advanceUntilIdle()
    #expect(map.movementEnds == nil && !map.isMoving)
  }

  @Test("any split of the time gives the very same map")
  func anySplit() throws {
    try forAll(rounds: 600, seed: 75) { random in
      var map = try random.map()
      try map.setRoute([vancouver, kelowna, calgary, random.place()])
      try map.setAutoRecenterDelay(random.double(0...3))
      if Bool.random(using: &random) { try map.setGuidance(true) }
      if Bool.random(using: &random) { try map.drive(duration: 9, speed: random.double(0...1e5)) }
      var stepped = map
      var end = 0.0
      for _ in 0..<3 {
        var script = random
        try random.beginAnything(on: &map)
        try script.beginAnything(on: &stepped)
        end += random.double(0...2)
        try map.advance(to: end)
        var time = stepped.time
        while time < end {
          time = min(time + random.double(0...0.3), end)
          try stepped.advance(to: time)
        }
        // Not only near: nothing is carried from frame to frame that could differ.
        if map != stepped { return "\(map) \(stepped)" }
      }
      return nil
    }
  }

  @Test("the state at 1 s is the same in one step or in sixty")
  func sixty() throws {
    var map = try quietMap(at: vancouver)
    try map.fly(to: CameraPosition(target: calgary, zoom: 8, bearing: 200), duration: 2)
    var stepped = map
    try map.advance(to: 1)
    for frame in 1...60 { try stepped.advance(to: Double(frame) / 60) }
    #expect(map == stepped)
  }
}
