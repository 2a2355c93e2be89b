import Testing

@testable import MapCamera

@Suite("Camera updates")
struct UpdateTests {
  @Test("zoom updates keep everything else")
  func zooms() throws {
    var map = try map(phone, at: place(40, -74), zoom: 15, bearing: 220, viewingAngle: 20)
    let start = map.camera
    for (update, zoom) in [
      (.zoomIn, 16), (.zoomOut, 15), (.zoomOut, 14), (.zoomTo(17.25), 17.25),
      (.zoomBy(-0.5), 16.75),
    ] as [(CameraUpdate, Double)] {
      #expect(try map.move(update).isEmpty)
      var expected = start
      expected.zoom = zoom
      #expect(map.camera == expected)
    }
  }

  @Test("targets, bearings and viewing angles keep everything else")
  func singleProperties() throws {
    var map = try map(at: sydney, zoom: 6, bearing: 45, viewingAngle: 10)
    try map.move(.setTarget(vancouver))
    #expect(
      map.camera == CameraPosition(target: vancouver, zoom: 6, bearing: 45, viewingAngle: 10))
    try map.move(.setTargetZoom(calgary, 9))
    #expect(map.camera == CameraPosition(target: calgary, zoom: 9, bearing: 45, viewingAngle: 10))
    let adjustments = try map.move(.setBearing(725))
    #expect(adjustments[.bearing]?.rule == .bearingWrap)
    #expect(map.camera == CameraPosition(target: calgary, zoom: 9, bearing: 5, viewingAngle: 10))
    try map.move(.setViewingAngle(25))
    #expect(map.camera == CameraPosition(target: calgary, zoom: 9, bearing: 5, viewingAngle: 25))
    try map.move(.setCamera(CameraPosition(target: sydney, zoom: 7)))
    #expect(map.camera == CameraPosition(target: sydney, zoom: 7))
  }

  @Test("zooming out takes the viewing angle along, zooming in does not give it back")
  func viewingAngleFollowsZoom() throws {
    var map = try map(phone, at: sydney, zoom: 16, viewingAngle: 65)
    try map.move(.zoomOut)
    #expect(near(map.camera.viewingAngle, 59.166666666666664, 1e-9))
    try map.move(.zoomBy(-5))
    #expect(map.camera.viewingAngle == 30)
    try map.move(.zoomTo(16))
    #expect(map.camera.viewingAngle == 30)
  }

  @Test("zooming about a point keeps what is under it")
  func zoomByAtPoint() throws {
    var map = try map(phone, at: place(40, -74), zoom: 10, bearing: 30)
    let point = ScreenPoint(x: 300, y: 200)
    let under = try #require(map.projection.ground(point))
    try map.move(.zoomByAtPoint(2, point))
    #expect(map.camera.zoom == 12)
    #expect(near(map.camera.target, place(40.11018, -73.792016), 5e-6))
    #expect(near(try #require(map.projection.screen(under)), point, 1e-6))
  }

  @Test("at the limit nothing moves at all", arguments: [3, 0.001])
  func zoomByAtPointAtLimit(change: Double) throws {
    var map = try map(at: place(40, -74), zoom: 21, bearing: 12.3, viewingAngle: 45.6)
    let before = map.camera
    let adjustments = try map.move(.zoomByAtPoint(change, ScreenPoint(x: 100, y: 100)))
    #expect(map.camera == before)
    #expect(
      Array(adjustments) == [
        Adjustment(property: .zoom, asked: 21 + change, given: 21, rule: .zoomRange)
      ])
  }

  @Test("near the limit the clamped change counts")
  func zoomByAtPointClamped() throws {
    let point = ScreenPoint(x: 100, y: 100)
    var clamped = try map(at: place(40, -74), zoom: 20, viewingAngle: 30)
    var exact = clamped
    try clamped.move(.zoomByAtPoint(3, point))
    try exact.move(.zoomByAtPoint(1, point))
    #expect(clamped.camera == exact.camera)
  }

  @Test(
    "scrolling follows the bearing",
    arguments: [
      (90, 0, -100, 52.39115, 16.998222), (30, 200, 100, 52.352036, 17.006189),
    ] as [(Double, Double, Double, Double, Double)])
  func scroll(bearing: Double, x: Double, y: Double, latitude: Double, longitude: Double) throws {
    var map = try map(phone, at: place(52.39115, 16.96389), zoom: 12, bearing: bearing)
    #expect(try map.move(.scrollBy(x: x, y: y)).isEmpty)
    #expect(near(map.camera.target, place(latitude, longitude), 1e-6))
  }

  @Test("scrolling goes round the world, which is no adjustment")
  func scrollAround() throws {
    var map = try map(phone, at: place(0, 170), zoom: 3)
    #expect(try map.move(.scrollBy(x: 100, y: 0)).isEmpty)
    #expect(near(map.camera.target.longitude, -172.421875, 1e-9))
  }

  @Test("scrolling by nothing changes not a bit, under padding too")
  func scrollByNothing() throws {
    try forAll(seed: 21) { random in
      let map = try random.map()
      let (camera, adjustments) = try map.position(after: .scrollBy(x: 0, y: 0))
      return camera == map.camera && adjustments.isEmpty ? nil : "\(map.camera) \(camera)"
    }
  }

  @Test("the sky is refused and nothing changes")
  func sky() throws {
    var map = try map(at: sydney, zoom: 18, viewingAngle: 65)
    let before = map
    #expect(throws: CameraError.aboveHorizon) { try map.move(.scrollBy(x: 0, y: -5000)) }
    #expect(throws: CameraError.aboveHorizon) {
      try map.move(.zoomByAtPoint(1, ScreenPoint(x: 0, y: -5000)))
    }
    #expect(map == before)
  }

  @Test("what would happen is what happens")
  func position() throws {
    var map = try map(at: sydney, zoom: 8, viewingAngle: 20)
    let update = CameraUpdate.zoomByAtPoint(-3, ScreenPoint(x: 10, y: 700))
    let before = map
    let (camera, adjustments) = try map.position(after: update)
    #expect(map == before)
    #expect(try map.move(update) == adjustments)
    #expect(map.camera == camera)
  }
}
