import Testing

@testable import MapCamera

@Suite("Geometry on the sphere")
struct SphereGeometryTests {
  private let quarter = .pi / 2 * SphereGeometry.earthRadius

  @Test("distances")
  func distance() {
    #expect(near(place(0, 0).distance(to: place(0, 90)), quarter, 1e-6))
    #expect(near(place(0, 0).distance(to: place(90, 12)), quarter, 1e-6))
    #expect(near(place(0, 0).distance(to: place(0, 180)), 2 * quarter, 1e-6))
    #expect(near(place(0, 179).distance(to: place(0, -179)), quarter / 45, 1e-6))
    #expect(sydney.distance(to: sydney) == 0)
    #expect(near(place(0, 0).distance(to: place(0, 1e-9)), quarter / 90 * 1e-9, 1e-15))
  }

  @Test(
    "headings",
    arguments: [
      (0, 0, 1, 0, 0), (0, 0, 0, 1, 90), (0, 0, -1, 0, 180), (0, 0, 0, -1, 270),
      (0, 179, 0, -179, 90), (10, 20, 10, 20, 0),
    ] as [(Double, Double, Double, Double, Double)])
  func heading(a: Double, b: Double, c: Double, d: Double, heading: Double) {
    #expect(near(place(a, b).heading(to: place(c, d)), heading, 1e-9))
  }

  @Test("offset goes the distance in the direction")
  func offset() throws {
    try forAll(seed: 81) { random in
      let start = random.place()
      let distance = random.double(1...15_000_000)
      let heading = random.double(0...359.999)
      let end = try start.offset(distance: distance, heading: heading)
      return near(start.distance(to: end), distance, 1e-4)
        && nearAngle(start.heading(to: end), heading, 1e-5)
        ? nil : "\(start) \(distance) \(heading) to \(end)"
    }
  }

  @Test("interpolation divides the great circle")
  func interpolated() throws {
    #expect(near(try place(0, 0).interpolated(to: place(0, 90), fraction: 0.5), place(0, 45), 1e-9))
    #expect(
      near(
        try place(0, 175).interpolated(to: place(0, -175), fraction: 0.75), place(0, -177.5), 1e-9)
    )
    #expect(try sydney.interpolated(to: calgary, fraction: 0) == sydney)
    #expect(try sydney.interpolated(to: calgary, fraction: 1) == calgary)
    try forAll(rounds: 1000, seed: 82) { random in
      let a = random.place()
      let b = random.place()
      let fraction = random.double(0...1)
      let point = try a.interpolated(to: b, fraction: fraction)
      let whole = a.distance(to: b)
      return near(a.distance(to: point), whole * fraction, 1e-3)
        && near(point.distance(to: b), whole * (1 - fraction), 1e-3)
        ? nil : "\(a) \(b) \(fraction) \(point)"
    }
  }

  @Test("lengths add up")
  func length() {
    #expect(SphereGeometry.length(of: [Coordinate]()) == 0)
    #expect(SphereGeometry.length(of: [sydney]) == 0)
    let path = [place(0, 0), place(0, 45), place(0, 90), place(45, 90)]
    #expect(near(SphereGeometry.length(of: path), 1.5 * quarter, 1e-6))
  }

  @Test("an eighth of the sphere, both ways round")
  func area() {
    let ring = [place(0, 0), place(0, 90), place(90, 0)]
    let eighth = .pi / 2 * SphereGeometry.earthRadius * SphereGeometry.earthRadius
    #expect(near(SphereGeometry.signedArea(of: ring) / eighth, 1, 1e-12))
    #expect(near(SphereGeometry.signedArea(of: ring.reversed()) / eighth, -1, 1e-12))
    #expect(near(SphereGeometry.area(of: ring.reversed()) / eighth, 1, 1e-12))
    #expect(SphereGeometry.signedArea(of: [Coordinate]()) == 0)
    #expect(SphereGeometry.area(of: [sydney]) == 0)
    let across = [place(0, 179), place(0, -179), place(1, -179), place(1, 179)]
    let here = [place(0, -1), place(0, 1), place(1, 1), place(1, -1)]
    let ratio = SphereGeometry.signedArea(of: across) / SphereGeometry.signedArea(of: here)
    #expect(near(ratio, 1, 1e-9))
  }
}
