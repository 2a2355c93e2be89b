import Testing

@testable import MapCamera

@Suite("Gestures")
struct GestureTests {
  /// The way of the centre as the finger goes, for any gesture that holds ground at a point.
  private func anchor(of gesture: Gesture, in map: MapView) -> ScreenPoint {
    switch gesture {
    case .pinch(_, let point?), .rotate(_, let point?), .doubleTap(let point?),
      .twoFingerTap(let point?):
      point
    default: map.projection.screen(map.camera.target) ?? ScreenPoint(x: 0, y: 0)
    }
  }

  @Test("the map moves with the finger: the camera goes the other way")
  func pan() throws {
    var map = try quietMap(at: place(0, 0), zoom: 10)
    try map.begin(.pan(x: 100, y: 50))
    #expect(map.movementEnds == 0.3)
    try map.advance(to: 0.15)
    let degrees = 360 / (256 * 1024.0)
    #expect(near(map.camera.target.longitude, -50 * degrees, 1e-9))
    try map.advanceUntilIdle()
    #expect(near(map.camera.target.longitude, -100 * degrees, 1e-9))
    #expect(map.camera.target.latitude > 0)
    #expect(map.camera.zoom == 10)
  }

  @Test("the ground stays under the finger of a pan at every moment")
  func panKeeps() throws {
    try forAll(rounds: 1000, seed: 76) { random in
      var map = try random.map()
      let ground = map.camera.target
      let from = anchor(of: .pan(x: 0, y: 0), in: map)
      let x = random.double(-200...200)
      let y = random.double(-100...200)
      guard (try? map.begin(.pan(x: x, y: y))) != nil else { return nil }
      for fraction in [0.1, 0.5, 1] {
        try map.advance(to: 0.3 * fraction)
        if abs(map.camera.target.latitude) == 85 { return nil }
        let finger = ScreenPoint(x: from.x + x * fraction, y: from.y + y * fraction)
        let seen = map.projection.screen(ground)
        guard let seen, near(seen, finger, 1e-6) else {
          return "\(String(describing: seen)) is not under \(finger)"
        }
      }
      return nil
    }
  }

  @Test("the ground under the fingers of a pinch, a turn and a tap stays at every moment")
  func pointKeeps() throws {
    try forAll(rounds: 1500, seed: 77) { random in
      var map = try random.map()
      let point = random.point(in: map)
      let gesture: Gesture =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .pinch(scale: random.double(0.1...8), at: point)
        case 1: .rotate(degrees: random.double(-400...400), at: point)
        case 2: .doubleTap(at: point)
        default: .twoFingerTap(at: point)
        }
      guard let ground = map.projection.ground(point) else { return nil }
      try map.begin(gesture)
      let end = map.movementEnds ?? 0
      for fraction in [0.2, 0.7, 1] {
        try map.advance(to: end * fraction)
        if let breach = breach(of: map) { return breach }
        if abs(map.camera.target.latitude) == 85 { return nil }
        // On a low zoom another copy of the world may be the nearest.
        let world = Mercator.worldSize(atZoom: map.camera.zoom)
        guard let seen = map.projection.ground(point) else { return "sky under \(point)" }
        let dx = Angle.turn(from: ground.longitude, to: seen.longitude) / 360 * world
        let dy =
          (Mercator.y(latitude: seen.latitude) - Mercator.y(latitude: ground.latitude)) * world
        if abs(dx) > 1e-5 || abs(dy) > 1e-5 { return "\(gesture): off by \(dx), \(dy)" }
      }
      return nil
    }
  }

  @Test("a pinch to twice the size zooms in by one, evenly")
  func pinch() throws {
    var map = try quietMap(zoom: 10)
    try map.begin(.pinch(scale: 2, at: ScreenPoint(x: 200, y: 300)))
    try map.advance(to: 0.15)
    #expect(near(map.camera.zoom, 10.5, 1e-12))
    try map.advanceUntilIdle()
    #expect(map.camera.zoom == 11)
    try map.begin(.pinch(scale: 0.25))
    try map.advanceUntilIdle()
    #expect(map.camera.zoom == 9)
  }

  @Test("fingers that turn clockwise turn the map with them")
  func rotate() throws {
    var map = try quietMap()
    let target = map.camera.target
    try map.begin(.rotate(degrees: 30))
    try map.advance(to: 0.1)
    #expect(nearAngle(map.camera.bearing, 350, 1e-9))
    try map.advanceUntilIdle()
    #expect(map.camera.bearing == 330 && map.camera.target == target)
  }

  @Test("tilting adds to the viewing angle, up to the limit")
  func tilt() throws {
    var map = try quietMap(zoom: 16, viewingAngle: 10)
    try map.begin(.tilt(degrees: 15))
    try map.advance(to: 0.15)
    #expect(map.camera.viewingAngle == 17.5)
    try map.advanceUntilIdle()
    #expect(map.camera.viewingAngle == 25)
    try map.begin(.tilt(degrees: 90))
    try map.advanceUntilIdle()
    #expect(map.camera.viewingAngle == 65)
    try map.begin(.tilt(degrees: -90))
    try map.advanceUntilIdle()
    #expect(map.camera.viewingAngle == 0)
  }

  @Test("a double tap zooms in by one, a two-finger tap out by one, as an animation does")
  func taps() throws {
    var map = try quietMap(zoom: 10)
    try map.begin(.doubleTap(at: ScreenPoint(x: 200, y: 300)))
    #expect(map.movementEnds == 0.25)
    try map.advance(to: 0.125)
    #expect(near(map.camera.zoom, 10 + TimingCurve.default.progress(at: 0.5), 1e-12))
    try map.advanceUntilIdle()
    #expect(map.camera.zoom == 11)
    let target = map.camera.target
    try map.begin(.twoFingerTap())
    try map.advanceUntilIdle()
    #expect(map.camera.zoom == 10 && map.camera.target == target)
  }

  @Test(
    "a fling runs on and slows down, v·(r^t − 1)/ln r, until it is slower than 10 points a second")
  func fling() throws {
    var map = try quietMap(at: place(0, 0), zoom: 10)
    try map.begin(.fling(x: 800, y: 0))
    let end = try #require(map.movementEnds)
    let rate = Mathematics.log(0.998)
    #expect(near(end, Mathematics.log(10 / 800) / rate / 1000, 1e-9))
    #expect(near(800 * Mathematics.pow(0.998, 1000 * end), 10, 1e-9))
    let degrees = 360 / (256 * 1024.0)
    for milliseconds in [100.0, 500, 1000] {
      try map.advance(to: milliseconds / 1000)
      let travel = 0.8 * (Mathematics.pow(0.998, milliseconds) - 1) / rate
      #expect(near(map.camera.target.longitude, -travel * degrees, 1e-9))
    }
    try map.advanceUntilIdle()
    #expect(near(map.camera.target.longitude, -(0.01 - 0.8) / rate * degrees, 1e-9))
  }

  @Test("a fling starts at its speed as seen at the centre, whichever way the map lies")
  func flingSpeed() throws {
    var map = try quietMap(zoom: 16, bearing: 70, viewingAngle: 60)
    let ground = map.camera.target
    let center = try #require(map.projection.screen(ground))
    try map.begin(.fling(x: 300, y: -400))
    try map.advance(to: 0.001)
    let seen = try #require(map.projection.screen(ground))
    #expect(near(seen, ScreenPoint(x: center.x + 0.3, y: center.y - 0.4), 0.001))
  }

  @Test("a fling on a tilted map meets no sky, however fast")
  func tiltedFling() throws {
    var map = try quietMap(zoom: 16, viewingAngle: 65)
    try map.begin(.fling(x: 0, y: -20_000))
    try map.advanceUntilIdle()
    #expect(breach(of: map) == nil && map.camera.viewingAngle == 65)
  }

  @Test("a fling slower than the speed of rest is over at once")
  func slowFling() throws {
    var map = try quietMap()
    let before = map.camera
    try map.begin(.fling(x: 6, y: 8))
    #expect(!map.isMoving && map.camera == before)
  }

  @Test("gestures obey the limits at every moment")
  func limits() throws {
    try forAll(rounds: 800, seed: 78) { random in
      var map = try random.map()
      let half = random.double(0.001...3)
      let target = map.camera.target
      try map.setTargetBounds(
        CoordinateBounds(
          place(target.latitude - half, target.longitude - half),
          place(target.latitude + half, target.longitude + half)))
      try map.setMinZoom(max(map.camera.zoom - 0.5, 0), maxZoom: map.camera.zoom + 0.5)
      let gesture = random.gesture(in: map)
      guard (try? map.begin(gesture)) != nil else { return nil }
      let start = map.time
      let end = map.movementEnds ?? start
      for step in 1...10 {
        try map.advance(to: start + (end - start) * Double(step) / 10)
        if let breach = breach(of: map) { return "\(gesture): \(breach)" }
      }
      return nil
    }
  }

  @Test("at the greatest zoom a pinch moves nothing")
  func pinchAtLimit() throws {
    var map = try quietMap(zoom: 21)
    let before = map.camera
    try map.begin(.pinch(scale: 3, at: ScreenPoint(x: 10, y: 20)))
    try map.advance(to: 0.2)
    #expect(map.camera == before)
    try map.advanceUntilIdle()
    #expect(map.camera == before)
  }

  @Test("a switched-off gesture is ignored: no move, no event; a scripted move is not held back")
  func switchedOff() throws {
    var map = try quietMap()
    for kind in GestureKind.allCases {
      map.gestureSettings = GestureSettings()
      map.gestureSettings[kind] = false
      #expect(!map.gestureSettings[kind])
      for gesture: Gesture in [
        .pan(x: 10, y: 0), .fling(x: 900, y: 0), .pinch(scale: 2), .doubleTap(), .twoFingerTap(),
        .rotate(degrees: 20), .tilt(degrees: 10),
      ] {
        var other = map
        let isHeard = try other.begin(gesture)
        #expect(isHeard == (gesture.kind != kind))
        if !isHeard { #expect(other == map) }
      }
    }
    map.gestureSettings.zoom = false
    try map.move(.zoomIn)
    #expect(map.camera.zoom == 11)
  }

  @Test("an ignored gesture does not stop an animation")
  func ignoredOverAnimation() throws {
    var map = try quietMap()
    map.gestureSettings.scroll = false
    try map.animate(.zoomTo(14), duration: 2)
    try map.advance(to: 1)
    #expect(try !map.begin(.pan(x: 10, y: 0)))
    try map.advanceUntilIdle()
    #expect(map.camera.zoom == 14 && map.lastAnimationOutcome == .finished)
  }

  @Test("fingers off the map, in the sky or nowhere are refused, and nothing changes")
  func refused() throws {
    var map = try quietMap(zoom: 16, viewingAngle: 65)
    try map.animate(.zoomTo(18), duration: 1)
    try map.advance(to: 0.5)
    let before = map
    let off = ScreenPoint(x: 391, y: 10)
    #expect(throws: CameraError.outsideMap(off)) { try map.begin(.doubleTap(at: off)) }
    #expect(throws: CameraError.outsideMap(ScreenPoint(x: 1, y: -1))) {
      try map.begin(.rotate(degrees: 3, at: ScreenPoint(x: 1, y: -1)))
    }
    #expect(throws: CameraError.notFinite) {
      try map.begin(.pinch(scale: 2, at: ScreenPoint(x: .nan, y: 0)))
    }
    #expect(throws: CameraError.aboveHorizon) { try map.begin(.pan(x: 0, y: -5000)) }
    #expect(throws: CameraError.invalidScale(0)) { try map.begin(.pinch(scale: 0)) }
    #expect(throws: CameraError.invalidScale(-2)) { try map.begin(.pinch(scale: -2)) }
    #expect(throws: CameraError.notFinite) { try map.begin(.pinch(scale: .infinity)) }
    #expect(throws: CameraError.notFinite) { try map.begin(.pan(x: .nan, y: 0)) }
    #expect(throws: CameraError.notFinite) { try map.begin(.fling(x: 0, y: .infinity)) }
    #expect(throws: CameraError.notFinite) { try map.begin(.tilt(degrees: .nan)) }
    #expect(throws: CameraError.notFinite) { try map.begin(.rotate(degrees: -.infinity)) }
    #expect(map == before)
  }

  @Test("a point in the sky of a padded map is refused")
  func sky() throws {
    var map = try quietMap(zoom: 16, viewingAngle: 65)
    map.setPadding(try EdgeInsets(top: 1000, left: 0, bottom: 0, right: 0))
    let top = ScreenPoint(x: 195, y: 0)
    try #require(map.projection.ground(top) == nil)
    #expect(throws: CameraError.aboveHorizon) { try map.begin(.pinch(scale: 2, at: top)) }
    #expect(throws: CameraError.aboveHorizon) { try map.begin(.rotate(degrees: 2, at: top)) }
    #expect(throws: CameraError.aboveHorizon) { try map.begin(.doubleTap(at: top)) }
  }
}
