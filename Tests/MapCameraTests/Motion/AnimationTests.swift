import Testing

@testable import MapCamera

@Suite("Animations")
struct AnimationTests {
  @Test("an animation ends exactly at its goal, when its time is over")
  func goal() throws {
    var map = try quietMap(at: place(0, 95), zoom: 3)
    try map.animate(.setTargetZoom(place(0, 100), 4), duration: 1)
    #expect(map.movementEnds == 1)
    try map.advanceUntilIdle()
    #expect(map.time == 1)
    #expect(map.camera == CameraPosition(target: place(0, 100), zoom: 4))
    #expect(map.lastAnimationOutcome == .finished)
  }

  @Test("nothing has moved yet when it begins")
  func beginning() throws {
    var map = try quietMap()
    let before = map.camera
    try map.animate(.zoomTo(14))
    #expect(map.camera == before && map.time == 0 && map.isMoving)
    #expect(map.movementEnds == 0.25)
  }

  @Test("over the antimeridian the short way, half way at half time")
  func antimeridian() throws {
    var map = try quietMap(at: place(-18.1014, 178.4730))
    try map.animate(.setTarget(place(-18.1979, -178.8177)), duration: 1, curve: .linear)
    for frame in 1...60 {
      try map.advance(to: Double(frame) / 60)
      #expect(map.camera.zoom == 10)
      #expect(abs(map.camera.target.longitude) > 178.4)
      if frame == 30 { #expect(near(map.camera.target.longitude, 179.82765, 1e-9)) }
    }
  }

  @Test("the target keeps to the straight line on the Mercator map")
  func straight() throws {
    var map = try quietMap(at: place(-40, 10))
    try map.animate(.setTarget(place(60, 30)), duration: 2, curve: .linear)
    try map.advance(to: 0.5)
    let y = Mercator.y(latitude: -40) * 0.75 + Mercator.y(latitude: 60) * 0.25
    #expect(near(map.camera.target, place(Mercator.latitude(y: y), 15), 1e-12))
  }

  @Test(
    "bearings turn the short way",
    arguments: [(352.0, 8.0, 0.0), (8, 352, 0), (350, 180, 265), (10, 190, 100), (90, 45, 67.5)])
  func shortWay(start: Double, end: Double, middle: Double) throws {
    var map = try quietMap(bearing: start)
    try map.animate(.setBearing(end), duration: 1, curve: .linear)
    try map.advance(to: 0.5)
    #expect(nearAngle(map.camera.bearing, middle, 1e-9))
    try map.advance(to: 1)
    #expect(map.camera.bearing == end)
  }

  @Test(
    "the on-screen speed is even when zoom and target change together",
    arguments: [
      // From zoom, to zoom, then how much of the way is done at half time.
      (3.0, 4.0, 0.7071067811865476), (3, 3.5, 0.5946035575013605), (3, 7, 0.7071067811865476),
      (7, 6, 0.35355339059327373), (7, 4, 0.35355339059327373), (7, 6.5, 0.42044820762685725),
      (5, 5, 0.5),
    ])
  func evenSpeed(start: Double, end: Double, done: Double) throws {
    // A small screen, which allows low zooms.
    var map = try quietMap(size(300, 300), at: place(0, 95), zoom: start)
    try map.animate(.setTargetZoom(place(0, 105), end), duration: 1, curve: .linear)
    try map.advance(to: 0.5)
    #expect(near(map.camera.target.longitude, 95 + 10 * done, 1e-9))
    #expect(near(map.camera.zoom, (start + end) / 2, 1e-12))
    #expect(map.camera.target.latitude == 0)
  }

  @Test("the curve bends the time", arguments: TimingCurveTests.named)
  func curve(_ curve: TimingCurve) throws {
    var map = try quietMap(zoom: 10)
    try map.animate(.zoomTo(14), duration: 2, curve: curve)
    try map.advance(to: 0.5)
    #expect(near(map.camera.zoom, 10 + 4 * curve.progress(at: 0.25), 1e-12))
  }

  @Test("an update is applied to the camera then shown, also in mid-flight")
  func current() throws {
    var map = try quietMap(zoom: 10)
    try map.animate(.zoomTo(14), duration: 2, curve: .linear)
    try map.advance(to: 1)
    try map.animate(.zoomIn, duration: 1)
    #expect(map.lastAnimationOutcome == .cancelled(by: .animation))
    try map.advanceUntilIdle()
    #expect(map.camera.zoom == 13)
    #expect(map.lastAnimationOutcome == .finished)
  }

  @Test("the goal settles under the limits, and the animation says so")
  func settles() throws {
    var map = try quietMap(zoom: 8)
    let adjustments = try map.animate(.setViewingAngle(45))
    #expect(adjustments[.viewingAngle]?.rule == .viewingAngleLimit)
    try map.advanceUntilIdle()
    #expect(map.camera.viewingAngle == 30)
  }

  @Test("a frame settles too: zooming out, the viewing angle gives way in time")
  func framesSettle() throws {
    var map = try quietMap(zoom: 16, viewingAngle: 65)
    try map.animate(.zoomTo(10), duration: 1, curve: .linear)
    try map.advance(to: 0.5)
    #expect(map.camera.viewingAngle == 47.5)
  }

  @Test("in no time it is a set, with its events")
  func noTime() throws {
    var map = try quietMap()
    try map.animate(.zoomTo(12), duration: 0)
    #expect(map.camera.zoom == 12 && !map.isMoving && map.time == 0)
    #expect(map.eventNames == ["willMove", "didChange", "idle"])
  }

  @Test(
    "a duration that is no duration is refused, and nothing changes",
    arguments: [
      (-1, CameraError.invalidDuration(-1)), (-1e-9, .invalidDuration(-1e-9)),
      (86_400.5, .invalidDuration(86_400.5)), (1e300, .invalidDuration(1e300)),
      (.nan, .notFinite), (.infinity, .notFinite), (-.infinity, .notFinite),
    ])
  func refused(duration: Double, error: CameraError) throws {
    var map = try quietMap()
    try map.animate(.zoomTo(14), duration: 2)
    try map.advance(to: 1)
    let before = map
    #expect(throws: error) { try map.animate(.zoomTo(4), duration: duration) }
    #expect(throws: error) { try map.fly(to: map.camera, duration: duration) }
    #expect(throws: CameraError.notFinite) { try map.animate(.zoomTo(.nan)) }
    #expect(map == before)
  }

  @Test("the longest duration is a day")
  func longest() throws {
    var map = try quietMap()
    try map.animate(.zoomTo(14), duration: 86_400)
    try map.advanceUntilIdle()
    #expect(map.time == 86_400 && map.camera.zoom == 14)
  }

  @Test("no frame leaves the way between its ends or the limits, and the last frame is the goal")
  func laws() throws {
    try forAll(rounds: 1000, seed: 73) { random in
      var map = try random.map()
      if Bool.random(using: &random) {
        try map.setTargetBounds(CoordinateBounds(random.place(), random.place()))
      }
      let start = map.camera
      let update = try random.update(for: map)
      guard let (goal, _) = try? map.position(after: update) else { return nil }
      try map.animate(update, duration: 1, curve: random.curve())
      let turn = Angle.turn(from: start.bearing, to: goal.bearing)
      for frame in 1...30 {
        try map.advance(to: Double(frame) / 30)
        if let breach = breach(of: map) { return breach }
        let camera = map.camera
        let zooms = min(start.zoom, goal.zoom)...max(start.zoom, goal.zoom)
        if !zooms.contains(camera.zoom) { return "zoom \(camera.zoom) overshoots" }
        if camera.viewingAngle > max(start.viewingAngle, goal.viewingAngle) {
          return "viewing angle \(camera.viewingAngle) overshoots"
        }
        let turned = Angle.turn(from: start.bearing, to: camera.bearing)
        let rest = Angle.turn(from: camera.bearing, to: goal.bearing)
        if abs(turned) + abs(rest) > abs(turn) + 1e-9 { return "bearing overshoots" }
        let south = min(start.target.latitude, goal.target.latitude)
        let north = max(start.target.latitude, goal.target.latitude)
        if camera.target.latitude < south - 1e-12 || camera.target.latitude > north + 1e-12 {
          return "latitude \(camera.target.latitude) overshoots"
        }
      }
      return map.camera == goal && !map.isMoving ? nil : "ends at \(map.camera), not \(goal)"
    }
  }
}
