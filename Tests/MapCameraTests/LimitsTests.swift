import Testing

@testable import MapCamera

@Suite("Limits of a map")
struct LimitsTests {
  @Test("a new map is zoomed out at 0, 0")
  func newMap() {
    let map = MapView()
    #expect(map.size == size(1133, 744))
    #expect(map.camera == CameraPosition(target: place(0, 0), zoom: 2))
    #expect(map.minZoom == 2 && map.maxZoom == 21 && map.maxViewingAngle == 30)
    #expect(map.padding == .zero)
  }

  @Test("a zoom range moves a camera that is outside")
  func zoomRange() throws {
    var map = try map(at: place(41.887, -87.622), zoom: 4)
    let adjustments = try map.setMinZoom(10, maxZoom: 15)
    #expect(map.camera.zoom == 10 && map.minZoom == 10 && map.maxZoom == 15)
    #expect(
      Array(adjustments) == [
        Adjustment(property: .zoom, asked: 4, given: 10, rule: .zoomRange)
      ])
    try map.move(.zoomTo(20))
    #expect(map.camera.zoom == 15)
    try map.setMinZoom(12, maxZoom: map.maxZoom)
    #expect(map.minZoom == 12 && map.maxZoom == 15)
  }

  @Test("a zoom range the wrong way round is refused and changes nothing")
  func wrongZoomRange() throws {
    var map = try map(at: sydney, zoom: 12)
    let before = map
    #expect(throws: CameraError.invalidZoomRange(minimum: 15, maximum: 10)) {
      try map.setMinZoom(15, maxZoom: 10)
    }
    #expect(throws: CameraError.notFinite) { try map.setMinZoom(.nan, maxZoom: 10) }
    #expect(throws: CameraError.notFinite) { try map.setMinZoom(2, maxZoom: .infinity) }
    #expect(throws: CameraError.unsupportedZoom(1e9)) { try map.setMinZoom(2, maxZoom: 1e9) }
    #expect(throws: CameraError.unsupportedZoom(-11)) { try map.setMinZoom(-11, maxZoom: 4) }
    #expect(map == before)
  }

  @Test("a smaller maximum tilts the camera back")
  func maximumAndViewingAngle() throws {
    var map = try map(at: sydney, zoom: 18, viewingAngle: 60)
    let adjustments = try map.setMinZoom(2, maxZoom: 13)
    #expect(map.camera.zoom == 13 && map.camera.viewingAngle == 47.5)
    #expect(adjustments.map(\.rule) == [.zoomRange, .viewingAngleLimit])
  }

  @Test("the target stays in its bounds across the antimeridian, the shorter way round")
  func targetBounds() throws {
    var map = try map(at: place(-15, 179), zoom: 8)
    let bounds = CoordinateBounds(place(-22, 175), place(-11, -176))
    #expect(try map.setTargetBounds(bounds).isEmpty)
    let eastwards = try map.move(.setTarget(place(-15, -170)))
    #expect(map.camera.target == place(-15, -176))
    #expect(
      Array(eastwards) == [
        Adjustment(property: .longitude, asked: -170, given: -176, rule: .targetBounds)
      ])
    try map.move(.setTarget(place(-30, 170)))
    #expect(map.camera.target == place(-22, 175))
    // The edges themselves are inside, on either side of 180°.
    for inside in [place(-22, 175), place(-11, -176), place(-15, 180), place(-15, -180)] {
      #expect(try map.move(.setTarget(inside)).isEmpty)
      #expect(map.camera.target == inside)
    }
    try map.setTargetBounds(nil)
    try map.move(.setTarget(vancouver))
    #expect(map.camera.target == vancouver)
  }

  @Test("setting target bounds moves a camera that is outside")
  func settingTargetBounds() throws {
    var map = try map(at: sydney, zoom: 8)
    let adjustments = try map.setTargetBounds(CoordinateBounds(vancouver, calgary))
    #expect(map.camera.target == place(49.26, -123.11))
    #expect(adjustments.map(\.rule) == [.targetBounds, .targetBounds])
    let before = map
    #expect(throws: CameraError.emptyBounds) { try map.setTargetBounds(.empty) }
    #expect(map == before)
  }

  @Test("target bounds beyond 85° hold the target at 85°")
  func polarTargetBounds() throws {
    var map = try map(at: place(0, 0), zoom: 8)
    try map.setTargetBounds(CoordinateBounds(south: 86, west: 10, north: 88, east: 20))
    #expect(map.camera.target == place(85, 10))
    #expect(try map.setTargetBounds(map.limits.targetBounds).isEmpty)
  }

  @Test("padding leaves the camera and moves where the target is drawn")
  func padding() throws {
    var map = try map(phone, at: sydney, zoom: 8, bearing: 30, viewingAngle: 20)
    let before = map.camera
    map.setPadding(try EdgeInsets(top: 0, left: 0, bottom: 300, right: 0))
    #expect(map.camera == before)
    #expect(map.projection.screen(sydney) == ScreenPoint(x: 195, y: 272))
  }

  @Test("a higher screen zooms in as far as it must")
  func higherScreen() throws {
    var map = MapView()
    let adjustments = map.setSize(size(400, 4096))
    #expect(map.camera.zoom == 4)
    #expect(adjustments.map(\.rule) == [.screenHeight])
  }

  @Test(
    "the viewing angles of Android",
    arguments: [(5, 30), (10, 30), (12, 37.5), (14, 45), (14.75, 56.25), (15.5, 67.5), (21, 67.5)])
  func android(zoom: Double, angle: Double) {
    #expect(near(ViewingAngleLimit.android.maximum(atZoom: zoom), angle, 1e-12))
  }

  @Test("another table of viewing angles settles the camera again")
  func viewingAngleLimit() throws {
    var map = try map(at: sydney, zoom: 14, viewingAngle: 50)
    let adjustments = map.setViewingAngleLimit(.android)
    #expect(map.camera.viewingAngle == 45 && map.maxViewingAngle == 45)
    #expect(adjustments.map(\.rule) == [.viewingAngleLimit])
  }

  @Test("a table of viewing angles ascends")
  func illegalTables() {
    typealias Knot = ViewingAngleLimit.Knot
    #expect(throws: CameraError.invalidViewingAngleLimit) {
      try ViewingAngleLimit(Knot(zoom: 10, angle: 30), Knot(zoom: 10, angle: 40))
    }
    #expect(throws: CameraError.invalidViewingAngleLimit) {
      try ViewingAngleLimit(Knot(zoom: 10, angle: 30), Knot(zoom: 12, angle: 86))
    }
    #expect(throws: CameraError.invalidViewingAngleLimit) {
      try ViewingAngleLimit(
        Knot(zoom: 10, angle: 30), Knot(zoom: 12, angle: 40), Knot(zoom: 11, angle: 50))
    }
    #expect(throws: CameraError.notFinite) {
      try ViewingAngleLimit(Knot(zoom: .nan, angle: 30), Knot(zoom: 12, angle: 40))
    }
  }
}
