import SeededNumbers
import Testing

@testable import MapCamera

@Suite("Bounds")
struct CoordinateBoundsTests {
  private func box(
    _ south: Double, _ west: Double, _ north: Double, _ east: Double
  ) throws -> CoordinateBounds {
    try CoordinateBounds(south: south, west: west, north: north, east: east)
  }

  @Test("two corners in any order take the smaller of the two longitude ranges")
  func corners() throws {
    let expected = try box(49.26, -123.11, 51.05, -114.05)
    #expect(CoordinateBounds(vancouver, calgary) == expected)
    #expect(CoordinateBounds(calgary, vancouver) == expected)
    let across = CoordinateBounds(place(-22, 175), place(-11, -176))
    #expect(across == (try box(-22, 175, -11, -176)))
    #expect(near(across.longitudeSpan, 9, 1e-12))
    #expect(across.center == place(-16.5, 179.5))
    #expect(across.southWest == place(-22, 175) && across.northEast == place(-11, -176))
    #expect(across.southEast == place(-22, -176) && across.northWest == place(-11, 175))
  }

  @Test("half the world either way stays off the antimeridian", arguments: [(-90, 90), (90, -90)])
  func tie(a: Double, b: Double) {
    let bounds = CoordinateBounds(place(0, a), place(0, b))
    #expect(bounds.west == -90 && bounds.east == 90)
    let enclosing = CoordinateBounds(enclosing: [place(0, a), place(0, b)])
    #expect(enclosing == bounds)
    #expect(CoordinateBounds(place(0, a), place(0, a)).including(place(0, b)) == bounds)
  }

  @Test(
    "many places take the smallest range that holds all",
    arguments: [
      ([0], 0, 0), ([10, 20, 30], 10, 30), ([170, -170, 175], 170, -170),
      ([-170, -60, 60], -170, 60), ([-120, 0, 120], -120, 120), ([180, -180], 180, 180),
      ([-180, 180], -180, -180),
      ([180, 170], 170, 180), ([180, -170], -180, -170), ([-180, -170], -180, -170),
      ([-180, 170], 170, 180), ([0, 90, 180, -90], -180, 90), ([540, 530], 170, 180),
    ] as [([Double], Double, Double)])
  func enclosing(longitudes: [Double], west: Double, east: Double) {
    let bounds = CoordinateBounds(enclosing: longitudes.map { place(1, $0) })
    #expect(bounds.west == west && bounds.east == east, "\(bounds)")
    #expect(bounds.south == 1 && bounds.north == 1)
  }

  @Test("nothing encloses to the empty bounds")
  func empty() throws {
    let bounds = CoordinateBounds(enclosing: [Coordinate]())
    #expect(bounds == .empty && !bounds.isValid)
    #expect(!bounds.contains(place(0, 0)))
    #expect(!bounds.intersects(bounds))
    #expect(bounds.including(sydney) == CoordinateBounds(sydney, sydney))
    #expect(CoordinateBounds.empty.including(bounds) == .empty)
    let some = CoordinateBounds(vancouver, calgary)
    #expect(some.including(.empty) == some && CoordinateBounds.empty.including(some) == some)
    #expect(throws: CameraError.emptyBounds) { try box(1, 0, 0, 1) }
    #expect(throws: CameraError.notFinite) { try box(.nan, 0, 1, 1) }
  }

  @Test("a single place is a box of no size")
  func point() throws {
    let bounds = CoordinateBounds(sydney, sydney)
    #expect(bounds.isValid && bounds.longitudeSpan == 0 && bounds.center == sydney)
    #expect(bounds.contains(sydney) && bounds.intersects(bounds))
    // From 180° to −180° is no way at all; from −180° to 180° is all the way.
    #expect(try box(0, 180, 1, -180).longitudeSpan == 0)
  }

  @Test("the whole world")
  func world() throws {
    let world = try box(-90, -180, 90, 180)
    #expect(world.longitudeSpan == 360 && world.center == place(0, 0))
    #expect(try box(-90, -200, 90, 500) == world)
    for longitude in [-180, -1, 0, 179, 180, 540] as [Double] {
      #expect(world.contains(place(0, longitude)))
    }
    #expect(world.including(sydney) == world)
    let thirds = try [box(0, -180, 1, -60), box(0, -60, 1, 60), box(0, 60, 1, 180)]
    #expect(CoordinateBounds(enclosing: thirds).longitudeSpan == 360)
  }

  @Test(
    "edges are inside, on either name of 180°",
    arguments: [
      (170, -170, 180, true), (170, -170, -180, true), (170, -170, 170, true),
      (170, -170, -170, true), (170, -170, 169.9, false), (170, -170, -169.9, false),
      (-180, -170, 180, true), (170, 180, -180, true), (0, 10, 370, true), (0, 10, 371, false),
    ] as [(Double, Double, Double, Bool)])
  func contains(west: Double, east: Double, longitude: Double, isInside: Bool) throws {
    let bounds = try box(0, west, 10, east)
    #expect(bounds.contains(place(10, longitude)) == isInside)
    #expect(!bounds.contains(place(10.001, longitude)))
    #expect(!bounds.contains(place(-0.001, longitude)))
  }

  @Test("boxes intersect in at least one common point")
  func intersects() throws {
    let a = try box(0, 170, 10, -170)
    for (other, expected) in try [
      (box(10, -170, 20, -160), true), (box(10.001, -170, 20, -160), false),
      (box(0, -169.999, 10, 0), false), (box(0, -180, 10, -180), true),
      (box(5, 175, 6, 176), true), (box(-50, 160, 50, -160), true),
      (box(0, 100, 10, 170), true), (box(0, 180, 1, 180), true),
    ] {
      #expect(a.intersects(other) == expected, "\(other)")
      #expect(other.intersects(a) == expected, "\(other)")
    }
  }

  @Test("including grows to the side that needs less")
  func including() throws {
    let bounds = try box(0, 10, 10, 20)
    #expect(bounds.including(place(5, 15)) == bounds)
    #expect(bounds.including(place(-5, 30)) == (try box(-5, 10, 10, 30)))
    #expect(bounds.including(place(15, -150)) == (try box(0, -150, 15, 20)))
    #expect(bounds.including(place(5, -175)) == (try box(0, 10, 10, -175)))
    #expect(bounds.including(try box(0, 40, 1, 50)) == (try box(0, 10, 10, 50)))
  }

  @Test("the enclosing box holds all, and no narrower one does")
  func smallest() throws {
    forAll(seed: 51) { random in
      let count = Int.random(in: 1...20, using: &random)
      let places = (0..<count).map { _ in random.place() }
      let bounds = CoordinateBounds(enclosing: places)
      guard places.allSatisfy(bounds.contains) else { return "\(places) outside \(bounds)" }
      // By trying each place as the western edge.
      let spans = places.map { west in
        places.map { Angle.wrap($0.longitude - west.longitude) }.max() ?? 0
      }
      let span = spans.min() ?? 0
      guard near(bounds.longitudeSpan, span, 1e-9) else { return "\(bounds) span \(span)" }
      let boxes = places.map { CoordinateBounds($0, $0) }
      return CoordinateBounds(enclosing: boxes) == bounds ? nil : "boxes differ from \(bounds)"
    }
  }

  @Test("the enclosing box of boxes holds their corners, and is as wide as need be")
  func enclosingBoxes() throws {
    forAll(seed: 52) { random in
      let count = Int.random(in: 1...6, using: &random)
      let boxes = (0..<count).map { _ in
        let west = random.place()
        let north = random.place()
        return CoordinateBounds(
          uncheckedSouth: min(west.latitude, north.latitude), west: west.longitude,
          north: max(west.latitude, north.latitude),
          east: Coordinate.wrap(longitude: west.longitude + random.double(0...90)))
      }
      let bounds = CoordinateBounds(enclosing: boxes)
      for box in boxes {
        guard bounds.contains(box.southWest), bounds.contains(box.northEast) else {
          return "\(box) outside \(bounds)"
        }
        guard bounds.contains(box.center) else { return "\(box.center) outside \(bounds)" }
      }
      // A gap is left out only if no box reaches into it: its two edges are edges of boxes.
      let isTight =
        bounds.longitudeSpan == 360
        || boxes.contains { $0.west == bounds.west } && boxes.contains { $0.east == bounds.east }
      return isTight ? nil : "\(bounds) of \(boxes)"
    }
  }

  @Test("a hundred thousand places are sorted, not compared each with each")
  func many() {
    var random = SeededGenerator(seed: 53)
    let places = (0..<100_000).map { _ in place(0, random.double(-90...90)) }
    let bounds = CoordinateBounds(enclosing: places)
    #expect(bounds.west == places.map(\.longitude).min())
    #expect(bounds.east == places.map(\.longitude).max())
  }
}
