import Testing

@testable import MapCamera

@Suite("Fitting with the view kept")
struct ViewKeepingFitTests {
  private func keep(
    _ points: [Coordinate], _ insets: EdgeInsets = .fitDefault, bearing: Bool = true,
    viewingAngle: Bool = true
  ) -> CameraUpdate {
    .fitKeepingView(
      points: points, insets: insets, keepBearing: bearing, keepViewingAngle: viewingAngle)
  }

  @Test("bearing and viewing angle stay, and both places are inside")
  func kept() throws {
    var map = try map(phone, at: place(50, -118), zoom: 5, bearing: 40, viewingAngle: 25)
    #expect(try map.move(keep([vancouver, calgary])).isEmpty)
    #expect(map.camera.bearing == 40 && map.camera.viewingAngle == 25)
    #expect(near(try slack(map, .fitDefault, [vancouver, calgary]), 0, 1e-6))
  }

  @Test("what is not kept becomes 0")
  func notKept() throws {
    let map = try map(phone, at: place(50, -118), zoom: 5, bearing: 40, viewingAngle: 25)
    let (bearingKept, _) = try map.position(
      after: keep([vancouver, calgary], viewingAngle: false))
    #expect(bearingKept.bearing == 40 && bearingKept.viewingAngle == 0)
    let (angleKept, _) = try map.position(after: keep([vancouver, calgary], bearing: false))
    #expect(angleKept.bearing == 0 && angleKept.viewingAngle == 25)
  }

  @Test("with nothing to keep it is the fit of the bounds")
  func flat() throws {
    try forAll(rounds: 1000, seed: 41) { random in
      let map = try random.map()
      let a = random.place()
      let b = place(a.latitude * 0.9, a.longitude + random.double(-20...20))
      let insets = try random.insets(upTo: 0.15, of: map.size)
      let (kept, _) = try map.position(
        after: keep([a, b], insets, bearing: false, viewingAngle: false))
      let (fit, _) = try map.position(after: .fitBounds(CoordinateBounds(a, b), insets))
      return near(kept.target, fit.target, 1e-9) && near(kept.zoom, fit.zoom, 1e-9)
        ? nil : "\(kept) \(fit)"
    }
  }

  @Test("all points are inside and the tight edge is touched", arguments: [2, 3, 12])
  func touches(count: Int) throws {
    try forAll(seed: 42) { random in
      var map = try random.map()
      let centre = random.place()
      let spread = Mathematics.exp2(random.double(-12...2))
      let points = (0..<count).map { _ in
        place(
          max(-80, min(80, centre.latitude + random.double(-spread...spread))),
          centre.longitude + random.double(-spread...spread))
      }
      let insets = try random.insets(upTo: 0.15, of: map.size)
      let angle = map.camera.viewingAngle
      let adjustments = try map.move(keep(points, insets))
      // A clamped zoom can't fit, and a clamped latitude can't be centred.
      guard adjustments[.zoom] == nil, adjustments[.latitude] == nil else { return nil }
      guard map.camera.viewingAngle <= angle else { return "tilted further" }
      if map.camera.viewingAngle < angle, map.camera.viewingAngle < map.maxViewingAngle - 1e-9 {
        return "tilted back without need: \(map.camera)"
      }
      let slack = try slack(map, insets, points)
      return near(slack, 0, 1e-6) ? nil : "slack \(slack) at \(map.camera), asked \(angle)"
    }
  }

  @Test("where the zoom forbids the viewing angle, the fit is exact at the one it allows")
  func limitedAngle() throws {
    var map = try map(phone, at: place(50, -118), zoom: 18, bearing: 40, viewingAngle: 65)
    let points = [place(50, -118), place(50.2, -118.3)]
    let adjustments = try map.move(keep(points))
    #expect(adjustments.map(\.rule) == [.viewingAngleLimit])
    #expect(adjustments[.viewingAngle]?.asked == 65)
    #expect(map.camera.viewingAngle < 65)
    #expect(near(map.camera.viewingAngle, map.maxViewingAngle, 1e-9))
    #expect(near(try slack(map, .fitDefault, points), 0, 1e-6))
  }

  @Test("a single place is drawn at the centre of the room")
  func singlePlace() throws {
    var map = try map(size(800, 600), at: place(50, -118), zoom: 18, bearing: 40, viewingAngle: 50)
    let insets = try EdgeInsets(top: 0, left: 200, bottom: 100, right: 0)
    #expect(try map.move(keep([sydney], insets)).isEmpty)
    #expect(map.camera.zoom == map.maxZoom)
    let drawn = try #require(map.projection.screen(sydney))
    #expect(near(drawn, ScreenPoint(x: 500, y: 250), 1e-4), "\(drawn)")
  }

  @Test("without room the map is zoomed out, and the view kept")
  func noRoom() throws {
    var map = try map(phone, at: sydney, zoom: 5, bearing: 40, viewingAngle: 25)
    let adjustments = try map.move(keep([vancouver, calgary], EdgeInsets(all: 220)))
    #expect(map.camera.zoom == map.minZoom && map.camera.bearing == 40)
    #expect(map.camera.viewingAngle == 25)
    #expect(adjustments[.zoom]?.rule == .noRoom)
    #expect(near(map.camera.target, FitTests.middle, 1e-9))
  }

  @Test("points on both sides of the antimeridian are near each other")
  func antimeridian() throws {
    var map = try map(phone, at: sydney, zoom: 5, bearing: 40, viewingAngle: 25)
    let points = [place(-34, 178.5), place(-47, -176.9)]
    #expect(try map.move(keep(points)).isEmpty)
    #expect(map.camera.zoom > 4)
    #expect(near(try slack(map, .fitDefault, points), 0, 1e-6))
  }

  @Test("no points are refused")
  func noPoints() throws {
    var map = MapView()
    #expect(throws: CameraError.emptyBounds) { try map.move(keep([])) }
  }
}
