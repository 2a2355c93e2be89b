import Testing

@testable import MapCamera

@Suite("A camera position settles")
struct SettlingTests {
  private let limits = CameraLimits()

  private func settle(_ camera: CameraPosition) throws -> (CameraPosition, Adjustments) {
    try limits.settle(camera, size: .default)
  }

  @Test(
    "longitude inside −180…180 stays, outside it wraps",
    arguments: [
      (480, 120), (840, 120), (1200, 120), (540, 180), (-540, -180), (180, 180), (-180, -180),
      (181, -179), (-181, 179), (900, 180), (0, 0), (-123.11, -123.11), (360, 0), (-720, 0),
    ] as [(Double, Double)])
  func longitude(asked: Double, given: Double) throws {
    let (camera, adjustments) = try settle(CameraPosition(target: place(0, asked), zoom: 5))
    #expect(camera.target.longitude == given)
    #expect(
      adjustments[.longitude]
        == (asked == given
          ? nil
          : Adjustment(property: .longitude, asked: asked, given: given, rule: .longitudeWrap)))
    #expect(!adjustments.hasLimit)
  }

  @Test("latitude is clamped to ±85", arguments: [(100, 85), (-100, -85), (85, 85), (84.9, 84.9)])
  func latitude(asked: Double, given: Double) throws {
    let (camera, adjustments) = try settle(CameraPosition(target: place(asked, 0), zoom: 5))
    #expect(camera.target.latitude == given)
    #expect(
      adjustments[.latitude]
        == (asked == given
          ? nil
          : Adjustment(property: .latitude, asked: asked, given: given, rule: .latitudeClamp)))
  }

  @Test(
    "bearing is in [0, 360)",
    arguments: [
      (-90, 270), (725, 5), (360, 0), (-360, 0), (359.5, 359.5), (-1e-20, 0), (0, 0), (270, 270),
    ] as [(Double, Double)])
  func bearing(asked: Double, given: Double) throws {
    let (camera, adjustments) = try settle(
      CameraPosition(target: sydney, zoom: 5, bearing: asked))
    #expect(camera.bearing == given)
    #expect(
      adjustments[.bearing]
        == (asked == given
          ? nil : Adjustment(property: .bearing, asked: asked, given: given, rule: .bearingWrap)))
    #expect(!adjustments.hasLimit)
  }

  @Test("bearing −0 is written 0")
  func negativeZero() throws {
    let (camera, _) = try settle(CameraPosition(target: sydney, zoom: 5, bearing: -0.0))
    #expect(camera.bearing.sign == .plus)
  }

  @Test(
    "viewing angle is held under the zoom's limit",
    arguments: [
      (2, 30), (10, 30), (13, 47.5), (14.5, 56.25), (16, 65), (21, 65),
    ] as [(Double, Double)])
  func viewingAngle(zoom: Double, limit: Double) throws {
    let size = phone
    let (camera, adjustments) = try limits.settle(
      CameraPosition(target: sydney, zoom: zoom, viewingAngle: 90), size: size)
    #expect(near(camera.viewingAngle, limit, 1e-12))
    #expect(adjustments[.viewingAngle]?.rule == .viewingAngleLimit)
    #expect(adjustments[.viewingAngle]?.asked == 90)
    #expect(adjustments[.viewingAngle]?.given == camera.viewingAngle)
  }

  @Test("a negative viewing angle is 0")
  func negativeViewingAngle() throws {
    let (camera, adjustments) = try settle(
      CameraPosition(target: sydney, zoom: 5, viewingAngle: -3))
    #expect(camera.viewingAngle == 0)
    #expect(
      Array(adjustments) == [
        Adjustment(property: .viewingAngle, asked: -3, given: 0, rule: .viewingAngleFloor)
      ])
  }

  @Test("the guide's fancy camera tilts by 30° at zoom 6")
  func fancy() throws {
    let (camera, adjustments) = try settle(
      CameraPosition(target: place(-33, 151), zoom: 6, bearing: 270, viewingAngle: 45))
    #expect(
      camera
        == CameraPosition(target: place(-33, 151), zoom: 6, bearing: 270, viewingAngle: 30))
    #expect(
      Array(adjustments) == [
        Adjustment(property: .viewingAngle, asked: 45, given: 30, rule: .viewingAngleLimit)
      ])
  }

  @Test("zoom is held in its range", arguments: [(1, 2), (-5, 2), (22, 21), (40, 21), (7, 7)])
  func zoom(asked: Double, given: Double) throws {
    let (camera, adjustments) = try settle(CameraPosition(target: sydney, zoom: asked))
    #expect(camera.zoom == given)
    #expect(
      adjustments[.zoom]
        == (asked == given
          ? nil : Adjustment(property: .zoom, asked: asked, given: given, rule: .zoomRange)))
  }

  @Test("a high screen does not support the lowest zooms")
  func screenHeight() throws {
    let high = size(600, 2048)
    let (camera, adjustments) = try limits.settle(
      CameraPosition(target: sydney, zoom: 1), size: high)
    #expect(camera.zoom == 3)
    #expect(adjustments[.zoom]?.rule == .screenHeight)
    #expect(MapView(size: high).minZoom == 3)
  }

  @Test("a minimum that the screen needs wins over the maximum")
  func screenHeightOverMaximum() throws {
    let limits = try CameraLimits(zoomRange: ZoomRange(minimum: 0, maximum: 2))
    let high = size(600, 2048)
    let (low, lowAdjustments) = try limits.settle(
      CameraPosition(target: sydney, zoom: 1), size: high)
    #expect(low.zoom == 3)
    #expect(lowAdjustments[.zoom]?.rule == .screenHeight)
    let (close, closeAdjustments) = try limits.settle(
      CameraPosition(target: sydney, zoom: 9), size: high)
    #expect(close.zoom == 3)
    #expect(closeAdjustments[.zoom]?.rule == .zoomRange)
    #expect(limits.maximumZoom(for: high) == 3)
  }

  @Test("adjustments come in settling order")
  func order() throws {
    let (_, adjustments) = try settle(
      CameraPosition(target: place(100, 480), zoom: 30, bearing: 725, viewingAngle: 90))
    #expect(adjustments.map(\.property) == CameraProperty.allCases)
    #expect(
      adjustments.map(\.rule) == [
        .zoomRange, .viewingAngleLimit, .bearingWrap, .latitudeClamp, .longitudeWrap,
      ])
    #expect(adjustments.map(\.isLimit) == [true, true, false, true, false])
    #expect(!adjustments.isEmpty && Adjustments().isEmpty)
  }

  @Test("settling what has settled changes nothing")
  func idempotent() throws {
    try forAll(seed: 11) { random in
      let size = random.size()
      var limits = CameraLimits()
      if Bool.random(using: &random) {
        limits.targetBounds = CoordinateBounds(random.place(), random.place())
      }
      let wish = CameraPosition(
        target: place(random.double(-120...120), random.double(-1000...1000)),
        zoom: random.double(-5...30), bearing: random.double(-1000...1000),
        viewingAngle: random.double(-20...100))
      let (once, _) = try limits.settle(wish, size: size)
      let (twice, adjustments) = try limits.settle(once, size: size)
      return once == twice && adjustments.isEmpty ? nil : "\(once) became \(twice)"
    }
  }
}
