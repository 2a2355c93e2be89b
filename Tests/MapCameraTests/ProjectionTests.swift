import Testing

@testable import MapCamera

@Suite("Between ground and screen")
struct ProjectionTests {
  @Test("the ground under a point is drawn at that point")
  func roundTrip() throws {
    try forAll(seed: 61) { random in
      let map = try random.map()
      let point = random.point(in: map)
      guard let ground = map.projection.ground(point) else { return "sky at \(point)" }
      guard let drawn = map.projection.screen(ground) else { return "\(ground) not drawn" }
      if near(drawn, point, 1e-6) { return nil }
      // More than half a world from the target, the nearest copy is drawn, of the same place.
      guard let copy = map.projection.ground(drawn) else { return "\(drawn) is sky" }
      let halfWorld = Mercator.worldSize(atZoom: map.camera.zoom) / 2
      let isWide = halfWorld < map.size.width + map.size.height
      return isWide && near(copy, ground, 1e-9) ? nil : "\(point) \(drawn) \(map.camera)"
    }
  }

  @Test("the target is drawn at the centre of the padded rectangle")
  func target() throws {
    try forAll(rounds: 1000, seed: 62) { random in
      let map = try random.map()
      let centre = ScreenPoint(
        x: (map.padding.left + map.size.width - map.padding.right) / 2,
        y: (map.padding.top + map.size.height - map.padding.bottom) / 2)
      guard let drawn = map.projection.screen(map.camera.target) else { return "not drawn" }
      guard map.projection.contains(map.camera.target) else { return "not contained" }
      return near(drawn, centre, 1e-9) ? nil : "\(drawn)"
    }
  }

  @Test("a world away nothing changes", arguments: [-720, -360, 360, 720] as [Double])
  func worldCopies(turns: Double) throws {
    try forAll(rounds: 1000, seed: 63) { random in
      var map = try random.map()
      let coordinate = random.place()
      let copy = place(coordinate.latitude, coordinate.longitude + turns)
      switch (map.projection.screen(coordinate), map.projection.screen(copy)) {
      case (nil, nil): break
      case (let a?, let b?):
        let scale = max(1, a.x.magnitude, a.y.magnitude)
        if !near(a, b, 1e-6 * scale) { return "\(a) \(b)" }
      case (let a, let b): return "\(String(describing: a)) \(String(describing: b))"
      }
      var other = map
      try map.move(.setTarget(coordinate))
      try other.move(.setTarget(copy))
      return near(map.camera.target, other.camera.target, 1e-9)
        ? nil : "\(map.camera) \(other.camera)"
    }
  }

  @Test("zooming about a point keeps the point")
  func zoomByAtPoint() throws {
    try forAll(seed: 64) { random in
      var map = try random.map()
      let point = random.point(in: map)
      guard let under = map.projection.ground(point) else { return "sky" }
      let before = map.camera
      let adjustments = try map.move(.zoomByAtPoint(random.double(-6...6), point))
      // At a pole the target can't follow.
      guard adjustments[.latitude] == nil else { return nil }
      guard let after = map.projection.ground(point) else { return "sky after" }
      // Screen lengths, measured where the ground is nearest to the eye.
      let world = 256 * Mathematics.exp2(map.camera.zoom)
      let x = Angle.turn(from: under.longitude, to: after.longitude) / 360 * world
      let y = (Mercator.y(latitude: after.latitude) - Mercator.y(latitude: under.latitude)) * world
      return near(x, 0, 1e-5) && near(y, 0, 1e-5) ? nil : "\(x) \(y) from \(before) \(point)"
    }
  }

  @Test("what lies behind the camera is not drawn, and the sky is no place")
  func behind() throws {
    let map = try map(at: place(0, 0), zoom: 16, viewingAngle: 65)
    let projection = map.projection
    #expect(projection.screen(place(-1, 0)) == nil)
    #expect(projection.screen(place(1, 0)) != nil)
    #expect(projection.ground(ScreenPoint(x: 500, y: -5000)) == nil)
    #expect(!projection.contains(place(-1, 0)))
  }

  @Test("at 65° the horizon is never on the screen")
  func horizon() throws {
    let map = try map(phone, at: sydney, zoom: 18, viewingAngle: 65)
    #expect(map.projection.ground(ScreenPoint(x: 0, y: 0)) != nil)
    // D / tan 65° = 887.6 points above the centre.
    let horizon = 422 - 844 / (2 * Perspective.halfSlope) / Mathematics.tan(Angle.radians(65))
    #expect(map.projection.ground(ScreenPoint(x: 195, y: horizon - 0.001)) == nil)
    #expect(map.projection.ground(ScreenPoint(x: 195, y: horizon + 0.001)) != nil)
  }

  @Test("contains looks at the padded rectangle")
  func contains() throws {
    var map = try map(size(800, 600), at: place(0, 0), zoom: 10)
    let near = try #require(map.projection.ground(ScreenPoint(x: 790, y: 10)))
    #expect(map.projection.contains(near))
    #expect(map.projection.contains(place(near.latitude, near.longitude + 360)))
    map.setPadding(try EdgeInsets(all: 20))
    #expect(!map.projection.contains(near))
  }

  @Test("the field of view is 25° high")
  func fieldOfView() {
    #expect(near(Perspective.halfSlope, Mathematics.tan(Angle.radians(12.5)), 1e-16))
  }

  @Test("ground distances and zoom")
  func scale() throws {
    let sanFrancisco = place(37.7749, -122.4194)
    let zoom = try #require(CameraPosition.zoom(at: sanFrancisco, meters: 1000, points: 300))
    #expect(near(zoom, 15.178318611173896, 1e-9))
    let map = try map(at: sanFrancisco, zoom: zoom)
    #expect(
      near(map.projection.points(forMeters: 1000, at: sanFrancisco) ?? 0, 300, 1e-9))
    #expect(near(map.projection.metersPerPoint(at: sanFrancisco), 1000.0 / 300, 1e-9))
    for (meters, points) in [
      (0, 1), (1, 0), (-1, 1), (1, -1), (.nan, 1), (1, .infinity), (.infinity, 1), (1e-300, 1e300),
    ] as [(Double, Double)] {
      #expect(CameraPosition.zoom(at: sydney, meters: meters, points: points) == nil)
    }
  }

  @Test("what is drawn in the padded rectangle is contained, whichever copy of the world it is")
  func containsGround() throws {
    try forAll(seed: 65) { random in
      let map = try random.map()
      let point = random.point(in: map)
      guard let ground = map.projection.ground(point) else { return "sky" }
      return map.projection.contains(ground) ? nil : "\(ground) at \(point), \(map.camera)"
    }
  }

  @Test("Mercator: north and south mirror each other to the last bit")
  func mercator() {
    forAll(seed: 66) { random in
      let latitude = random.double(0...85)
      let sum = Mercator.y(latitude: latitude) + Mercator.y(latitude: -latitude)
      return near(sum, 1, 1.2e-16) ? nil : "\(latitude) \(sum)"
    }
    #expect(Mercator.y(latitude: 0) == 0.5 && Mercator.latitude(y: 0.5) == 0)
    #expect(near(Mercator.y(latitude: Mercator.maximumLatitude), 0, 1e-15))
    #expect(near(Mercator.y(latitude: -Mercator.maximumLatitude), 1, 1e-15))
    let tiny = 1e-9
    #expect(near(Mercator.latitude(y: Mercator.y(latitude: tiny)), tiny, 1e-14))
    #expect(Mercator.x(longitude: -180) == 0 && Mercator.x(longitude: 180) == 1)
    #expect(Mercator.worldSize(atZoom: 2) == 1024)
  }
}

@Suite("The visible region")
struct VisibleRegionTests {
  @Test("its bounds hold what is seen")
  func bounds() throws {
    try forAll(seed: 71) { random in
      let map = try random.map()
      let bounds = map.visibleRegion.bounds
      guard let ground = map.projection.ground(random.point(in: map)) else { return "sky" }
      guard ground.latitude.magnitude < 85 else { return nil }
      return bounds.contains(ground) ? nil : "\(ground) outside \(bounds) at \(map.camera)"
    }
  }

  @Test(
    "more than half of the world, and all of it",
    arguments: [
      (600, 0, -105.46875, 105.46875), (600, 170, 64.53125, -84.53125),
      (1023, 0, -179.82421875, 179.82421875), (1024, 0, -180, 180), (1133, 50, -180, 180),
    ] as [(Double, Double, Double, Double)])
  func wide(width: Double, longitude: Double, west: Double, east: Double) throws {
    let map = try map(size(width, 300), at: place(0, longitude), zoom: 2)
    let bounds = map.visibleRegion.bounds
    #expect(near(bounds.west, west, 1e-9) && near(bounds.east, east, 1e-9), "\(bounds)")
    #expect(bounds.isValid && bounds.south < 0 && bounds.north > 0)
  }

  @Test("the latitudes end where the map does")
  func cut() throws {
    let map = try map(at: place(85, 0), zoom: 3)
    #expect(map.visibleRegion.bounds.north == Mercator.maximumLatitude)
  }

  @Test("a corner in the sky counts as the ground below the horizon")
  func sky() throws {
    let map = try map(
      phone, at: sydney, zoom: 18, viewingAngle: 65,
      padding: EdgeInsets(top: -500, left: 0, bottom: 500, right: 0))
    let region = map.visibleRegion
    #expect(region.farLeft.isFinite && region.farRight.isFinite)
    #expect(region.farLeft.latitude > region.nearLeft.latitude)
  }
}
