import Testing

@testable import MapCamera

@Suite("Fitting bounds")
struct FitTests {
  struct Case: CustomTestStringConvertible {
    let size: ScreenSize
    var padding = EdgeInsets.zero
    let a: Coordinate
    let b: Coordinate
    var insets = EdgeInsets.fitDefault
    let zoom: Double
    let target: Coordinate
    /// To how much the table gives its numbers.
    var tolerance = 1e-9

    var testDescription: String { "\(size.width) by \(size.height), zoom \(zoom)" }
  }

  static let middle = place(50.16337817216868, -118.58)
  static let cases = [
    Case(
      size: size(1133, 744), a: vancouver, b: calgary, zoom: 7.285321832124455, target: middle),
    Case(
      size: size(1280, 720), a: vancouver, b: calgary, zoom: 7.482267, target: middle,
      tolerance: 1e-6),
    Case(size: phone, a: vancouver, b: calgary, zoom: 5.345765047595613, target: middle),
    Case(
      size: phone, padding: try! EdgeInsets(all: 100), a: vancouver, b: calgary,
      zoom: 3.2665383564450376, target: middle),
    Case(
      size: size(1000, 600), a: place(0, 0), b: place(10, 20),
      insets: try! EdgeInsets(top: 20, left: 420, bottom: 20, right: 20), zoom: 5.2992,
      target: place(5.019148, 2.857143), tolerance: 1e-4),
    Case(
      size: size(600, 800), a: place(0, 0), b: place(85, 40), insets: .zero, zoom: 2.6486,
      target: place(66.395484, 20), tolerance: 1e-4),
    Case(
      size: phone, a: place(-33.958498, 178.577174), b: place(-47.289993, -176.893092),
      zoom: 5.833, target: place(-40.959597, -179.157959), tolerance: 1e-3),
  ]

  @Test("the table of fits", arguments: cases)
  func table(_ expected: Case) throws {
    var map = try map(
      expected.size, at: sydney, zoom: 15, bearing: 80, viewingAngle: 40,
      padding: expected.padding)
    try map.move(.fitBounds(CoordinateBounds(expected.a, expected.b), expected.insets))
    #expect(near(map.camera.zoom, expected.zoom, expected.tolerance), "\(map.camera.zoom)")
    #expect(
      near(map.camera.target, expected.target, min(expected.tolerance, 1e-6)),
      "\(map.camera.target)")
    #expect(map.camera.bearing == 0 && map.camera.viewingAngle == 0)
  }

  @Test("map padding moves where the box is drawn")
  func paddedCentre() throws {
    var map = MapView(size: phone)
    map.setPadding(try EdgeInsets(top: 0, left: 0, bottom: 300, right: 0))
    try map.move(.fitBounds(CoordinateBounds(vancouver, calgary), .fitDefault))
    #expect(near(map.camera.zoom, 5.345765047595613, 1e-9))
    #expect(near(map.camera.target, Self.middle, 1e-9))
    #expect(
      near(
        try #require(map.projection.screen(Self.middle)), ScreenPoint(x: 195, y: 272), 1e-6))
  }

  @Test("a single place is zoomed in as far as it goes")
  func singlePlace() throws {
    var map = MapView()
    #expect(try map.move(.fitBounds(CoordinateBounds(sydney, sydney), .fitDefault)).isEmpty)
    #expect(map.camera.zoom == map.maxZoom)
    #expect(near(map.camera.target, sydney, 1e-12))
  }

  @Test("a box without width fits its height, and the other way round")
  func lines() throws {
    var map = MapView(size: size(800, 600))
    try map.move(.fitBounds(CoordinateBounds(place(0, 10), place(0, 20)), .zero))
    #expect(near(map.camera.zoom, Mathematics.log2(800 / (256 * 10 / 360.0)), 1e-9))
    try map.move(.fitBounds(CoordinateBounds(place(-5, 10), place(5, 10)), .zero))
    let height = Mercator.y(latitude: -5) - Mercator.y(latitude: 5)
    #expect(near(map.camera.zoom, Mathematics.log2(600 / (256 * height)), 1e-9))
  }

  @Test("without room the map is zoomed out as far as it goes, and says so")
  func noRoom() throws {
    var map = MapView(size: size(393, 852))
    let bounds = CoordinateBounds(vancouver, calgary)
    let adjustments = try map.move(.fitBounds(bounds, EdgeInsets(all: 220)))
    #expect(map.camera.zoom == map.minZoom)
    #expect(near(map.camera.target, Self.middle, 1e-9))
    #expect(adjustments.map(\.rule) == [.noRoom] && adjustments.hasLimit)
    #expect(adjustments[.zoom]?.given == map.minZoom)
    // What it would have been with no padding at all.
    let unpadded = Mathematics.log2(393 / (256 * 9.06 / 360))
    #expect(near(adjustments[.zoom]?.asked ?? 0, unpadded, 1e-9))
  }

  @Test("a fit closer than the map goes is limited, and still centred in its room")
  func clamped() throws {
    var map = MapView(size: size(800, 600))
    let bounds = CoordinateBounds(place(10, 10), place(10.00001, 10.00001))
    let insets = try EdgeInsets(top: 0, left: 200, bottom: 100, right: 0)
    let adjustments = try map.move(.fitBounds(bounds, insets))
    #expect(map.camera.zoom == 21)
    #expect(adjustments.map(\.rule) == [.zoomRange])
    #expect((adjustments[.zoom]?.asked ?? 0) > 21)
    let centre = try #require(map.projection.screen(bounds.center))
    #expect(near(centre, ScreenPoint(x: 500, y: 250), 1e-3))
  }

  @Test("latitudes beyond the map's edge count as the edge")
  func cut() throws {
    let map = MapView(size: size(600, 600))
    let beyond = try #require(
      map.camera(for: CoordinateBounds(place(60, 0), place(90, 10)), insets: .zero))
    let edge = try #require(
      map.camera(
        for: CoordinateBounds(place(60, 0), place(85.0511287798066, 10)), insets: .zero))
    #expect(beyond == edge)
  }

  @Test("the camera for bounds is the fit, without moving")
  func cameraForBounds() throws {
    var map = try map(at: sydney, zoom: 9, bearing: 40)
    let bounds = CoordinateBounds(vancouver, calgary)
    let before = map
    let camera = try #require(map.camera(for: bounds, insets: .fitDefault))
    #expect(map == before)
    try map.move(.fitBounds(bounds, .fitDefault))
    #expect(map.camera == camera)
    #expect(map.camera(for: .empty, insets: .zero) == nil)
    #expect(throws: CameraError.emptyBounds) { try map.move(.fitBounds(.empty, .zero)) }
  }

  @Test("a fit shows the whole box and touches the tight edge")
  func touches() throws {
    try forAll(seed: 31) { random in
      var map = try random.map()
      let a = random.place()
      let b = place(
        max(-80, min(80, a.latitude + random.double(-4...4))),
        a.longitude + random.double(-5...5))
      let insets = try random.insets(upTo: 0.15, of: map.size)
      let bounds = CoordinateBounds(a, b)
      let adjustments = try map.move(.fitBounds(bounds, insets))
      guard adjustments.isEmpty else { return nil }
      let slack = try slack(map, insets, [bounds.southWest, bounds.northEast])
      return near(slack, 0, 1e-6) ? nil : "slack \(slack) at \(map.camera)"
    }
  }
}

/// How far inside the fit's room the outermost point is drawn; negative when one is outside.
func slack(_ map: MapView, _ insets: EdgeInsets, _ points: [Coordinate]) throws -> Double {
  var slack = Double.infinity
  let projection = map.projection
  for point in points {
    let drawn = try #require(projection.screen(point))
    slack = min(
      slack, drawn.x - map.padding.left - insets.left, drawn.y - map.padding.top - insets.top,
      map.size.width - map.padding.right - insets.right - drawn.x,
      map.size.height - map.padding.bottom - insets.bottom - drawn.y)
  }
  return slack
}
