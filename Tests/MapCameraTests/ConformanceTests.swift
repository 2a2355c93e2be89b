import Testing

@testable import MapCamera

/// Agreement with two other open engines, to a millionth of a point and a billionth of a degree.
@Suite("Reference numbers of other engines")
struct ConformanceTests {
  private let points = 1e-6
  private let degrees = 1e-9

  @Test(
    "every file has its forty lines",
    arguments: [
      "fit", "fit-keeping-view", "project", "scroll-by", "unproject", "visible-region",
      "zoom-by-at-point",
    ])
  func files(file: String) {
    #expect(Reference.all(file).count == 40)
  }

  @Test("places on the screen", arguments: Reference.all("project"))
  func project(_ reference: Reference) throws {
    guard case .points(let expected) = reference.expect else { throw WrongKind() }
    let projection = try reference.view.map().projection
    let places = try #require(reference.coords)
    try #require(places.count == expected.count)
    for (place, point) in zip(places, expected) {
      let found = try #require(projection.screen(place.coordinate))
      #expect(near(found, ScreenPoint(x: point[0], y: point[1]), points), "\(found) \(point)")
    }
  }

  @Test("places under screen points", arguments: Reference.all("unproject"))
  func unproject(_ reference: Reference) throws {
    guard case .places(let expected) = reference.expect else { throw WrongKind() }
    let projection = try reference.view.map().projection
    let given = try #require(reference.points)
    try #require(given.count == expected.count)
    for (point, place) in zip(given, expected) {
      let found = try #require(projection.ground(ScreenPoint(x: point[0], y: point[1])))
      #expect(near(found, place.coordinate, degrees), "\(found) \(place)")
    }
  }

  @Test("visible regions", arguments: Reference.all("visible-region"))
  func visibleRegion(_ reference: Reference) throws {
    guard case .region(let expected) = reference.expect else { throw WrongKind() }
    let region = try reference.view.map().visibleRegion
    #expect(near(region.nearLeft, expected.nearLeft.coordinate, degrees))
    #expect(near(region.nearRight, expected.nearRight.coordinate, degrees))
    #expect(near(region.farLeft, expected.farLeft.coordinate, degrees))
    #expect(near(region.farRight, expected.farRight.coordinate, degrees))
  }

  @Test("scrolls", arguments: Reference.all("scroll-by"))
  func scroll(_ reference: Reference) throws {
    let x = try #require(reference.dx)
    let y = try #require(reference.dy)
    try check(reference, .scrollBy(x: x, y: y))
  }

  @Test("zooms about a point", arguments: Reference.all("zoom-by-at-point"))
  func zoomByAtPoint(_ reference: Reference) throws {
    let change = try #require(reference.delta)
    let point = try #require(reference.point)
    try check(reference, .zoomByAtPoint(change, ScreenPoint(x: point[0], y: point[1])))
  }

  @Test("fits of bounds", arguments: Reference.all("fit"))
  func fit(_ reference: Reference) throws {
    let corners = try #require(reference.bounds)
    let insets = try #require(reference.padding).insets
    // The first corner is the south-west one, the second the north-east one.
    let bounds = try CoordinateBounds(
      south: corners[0].coordinate.latitude, west: corners[0].coordinate.longitude,
      north: corners[1].coordinate.latitude, east: corners[1].coordinate.longitude)
    try check(reference, .fitBounds(bounds, insets))
  }

  @Test("fits that keep the view", arguments: Reference.all("fit-keeping-view"))
  func fitKeepingView(_ reference: Reference) throws {
    let places = try #require(reference.coords).map(\.coordinate)
    let insets = try #require(reference.padding).insets
    try check(
      reference,
      .fitKeepingView(points: places, insets: insets, keepBearing: true, keepViewingAngle: true))
  }

  /// The whole camera after an update must be the expected one.
  private func check(_ reference: Reference, _ update: CameraUpdate) throws {
    guard case .camera(let expected) = reference.expect else { throw WrongKind() }
    var map = try reference.view.map()
    try map.move(update)
    #expect(near(map.camera.target, expected.coordinate, degrees), "\(map.camera.target)")
    #expect(near(map.camera.zoom, try #require(expected.zoom), degrees))
    #expect(nearAngle(map.camera.bearing, expected.bearing ?? 0, degrees))
    #expect(near(map.camera.viewingAngle, expected.pitch ?? 0, degrees))
  }

  private struct WrongKind: Error {}
}
