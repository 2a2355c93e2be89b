import SeededNumbers
import Testing

@testable import MapCamera

/// Whatever goes in, what comes out is finite or an error.
@Suite("Hostile input")
struct HostileInputTests {
  static let numbers: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0, 0, 1, -1, 90, -90, 180, -180, 360,
    1e-300, 1e300, -1e300, 1e18, 0x1p63, 85.0511287798066, 2.5,
  ]

  /// Like any of the numbers, but one that a coordinate can hold.
  private func wild(_ random: inout SeededGenerator) -> Double {
    Self.numbers.randomElement(using: &random) ?? 0
  }

  private func wildPlace(_ random: inout SeededGenerator) -> Coordinate {
    while true {
      if let place = try? Coordinate(latitude: wild(&random), longitude: wild(&random)) {
        return place
      }
    }
  }

  private func wildInsets(_ random: inout SeededGenerator) -> EdgeInsets {
    (try? EdgeInsets(
      top: wild(&random), left: wild(&random), bottom: wild(&random), right: wild(&random)))
      ?? EdgeInsets(uncheckedAll: random.double(-1e6...1e6))
  }

  private func wildUpdate(_ random: inout SeededGenerator) -> CameraUpdate {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: .zoomTo(wild(&random))
    case 1: .zoomBy(wild(&random))
    case 2: .zoomByAtPoint(wild(&random), ScreenPoint(x: wild(&random), y: wild(&random)))
    case 3: .setTarget(wildPlace(&random))
    case 4: .setTargetZoom(wildPlace(&random), wild(&random))
    case 5:
      .setCamera(
        CameraPosition(
          target: wildPlace(&random), zoom: wild(&random), bearing: wild(&random),
          viewingAngle: wild(&random)))
    case 6: .scrollBy(x: wild(&random), y: wild(&random))
    case 7: .setBearing(wild(&random))
    case 8: .setViewingAngle(wild(&random))
    case 9: .zoomIn
    case 10:
      .fitBounds(
        CoordinateBounds(wildPlace(&random), wildPlace(&random)), wildInsets(&random))
    default:
      .fitKeepingView(
        points: (0..<Int.random(in: 0...4, using: &random)).map { _ in wildPlace(&random) },
        insets: wildInsets(&random), keepBearing: Bool.random(using: &random),
        keepViewingAngle: Bool.random(using: &random))
    }
  }

  @Test("a map stays finite and within its limits, and a refused update changes nothing")
  func maps() throws {
    try forAll(rounds: 1000, seed: 101) { random in
      var map = MapView(
        size: (try? ScreenSize(width: wild(&random), height: wild(&random))) ?? random.size())
      map.setPadding(wildInsets(&random))
      if Bool.random(using: &random) {
        try map.setTargetBounds(CoordinateBounds(wildPlace(&random), wildPlace(&random)))
      }
      for _ in 0..<20 {
        let update = wildUpdate(&random)
        let before = map
        do {
          let adjustments = try map.move(update)
          guard adjustments.allSatisfy({ $0.asked.isFinite && $0.given.isFinite }) else {
            return "\(update): \(Array(adjustments))"
          }
        } catch {
          guard map == before else { return "\(update) threw \(error) and changed the map" }
        }
        guard isFinite(map.camera) else { return "\(update): \(map.camera)" }
        let (settled, adjustments) = try map.limits.settle(map.camera, size: map.size)
        guard settled == map.camera, adjustments.isEmpty else { return "\(update): not settled" }
        if let breach = breach(of: map.projection, &random) { return "\(update): \(breach)" }
      }
      return nil
    }
  }

  @Test("a projection of any camera at all stays finite")
  func projections() throws {
    forAll(seed: 102) { random in
      let camera = CameraPosition(
        target: wildPlace(&random), zoom: wild(&random), bearing: wild(&random),
        viewingAngle: wild(&random))
      let projection = Projection(
        camera: camera, size: random.size(), padding: wildInsets(&random))
      return breach(of: projection, &random).map { "\(camera): \($0)" }
    }
  }

  private func breach(
    of projection: Projection, _ random: inout SeededGenerator
  ) -> String? {
    let coordinate = wildPlace(&random)
    let point = ScreenPoint(x: wild(&random), y: wild(&random))
    if let drawn = projection.screen(coordinate), !drawn.x.isFinite || !drawn.y.isFinite {
      return "\(coordinate) is drawn at \(drawn)"
    }
    if let ground = projection.ground(point), !ground.isFinite { return "\(ground) at \(point)" }
    _ = projection.contains(coordinate)
    let region = projection.visibleRegion
    for corner in [region.nearLeft, region.nearRight, region.farLeft, region.farRight]
    where !corner.isFinite {
      return "\(region)"
    }
    guard region.bounds.isValid, region.bounds.center.isFinite else { return "\(region.bounds)" }
    guard projection.metersPerPoint(at: coordinate).isFinite else { return "metres" }
    if let points = projection.points(forMeters: wild(&random), at: coordinate) {
      guard points.isFinite else { return "points" }
    }
    return nil
  }

  @Test("geometry and bounds stay finite")
  func geometry() throws {
    forAll(seed: 103) { random in
      let a = wildPlace(&random)
      let b = wildPlace(&random)
      guard a.distance(to: b).isFinite, a.heading(to: b).isFinite else { return "\(a) \(b)" }
      if let c = try? a.offset(distance: wild(&random), heading: wild(&random)), !c.isFinite {
        return "offset of \(a)"
      }
      if let c = try? a.interpolated(to: b, fraction: wild(&random)), !c.isFinite {
        return "between \(a) and \(b)"
      }
      guard SphereGeometry.area(of: [a, b, sydney]).isFinite else { return "area \(a) \(b)" }
      guard SphereGeometry.length(of: [a, b]).isFinite else { return "length \(a) \(b)" }
      let bounds = CoordinateBounds(a, b).including(wildPlace(&random))
      guard bounds.contains(a), bounds.contains(b) else { return "\(a) \(b) \(bounds)" }
      return bounds.center.isFinite && bounds.longitudeSpan.isFinite ? nil : "\(bounds)"
    }
  }

  @Test("illegal values can't be made")
  func illegalValues() {
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(throws: CameraError.notFinite) { try Coordinate(latitude: bad, longitude: 0) }
      #expect(throws: CameraError.notFinite) { try Coordinate(latitude: 0, longitude: bad) }
      #expect(throws: CameraError.notFinite) { try ScreenSize(width: bad, height: 1) }
      #expect(throws: CameraError.notFinite) { try EdgeInsets(all: bad) }
      #expect(throws: CameraError.notFinite) { try Mercator.coordinate(x: bad, y: 0) }
    }
    for bad in [0, -1, 100_001] as [Double] {
      #expect(throws: CameraError.invalidSize(width: bad, height: 1)) {
        try ScreenSize(width: bad, height: 1)
      }
      #expect(throws: CameraError.invalidSize(width: 1, height: bad)) {
        try ScreenSize(width: 1, height: bad)
      }
    }
    #expect(throws: CameraError.invalidInset(1e7)) {
      try EdgeInsets(top: 0, left: 0, bottom: 1e7, right: 0)
    }
  }
}
