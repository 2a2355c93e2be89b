import Testing

@testable import MapCamera

@Suite("Routes")
struct RouteTests {
  @Test("its length is the sum of the great circles")
  func length() throws {
    let route = try Route([vancouver, kelowna, calgary])
    #expect(route.length == vancouver.distance(to: kelowna) + kelowna.distance(to: calgary))
    #expect(route.coordinates == [vancouver, kelowna, calgary])
  }

  @Test("a place along it lies on the great circle, and its ends are exact")
  func places() throws {
    let route = try Route([vancouver, kelowna, calgary])
    let first = vancouver.distance(to: kelowna)
    #expect(route.coordinate(at: 0) == vancouver)
    #expect(route.coordinate(at: first) == kelowna)
    #expect(route.coordinate(at: route.length) == calgary)
    #expect(route.coordinate(at: -5) == vancouver)
    #expect(route.coordinate(at: 1e300) == calgary)
    #expect(route.coordinate(at: .infinity) == calgary)
    #expect(route.coordinate(at: .nan) == vancouver)
    let middle = try vancouver.interpolated(to: kelowna, fraction: 0.5)
    #expect(near(route.coordinate(at: first / 2), middle, 1e-9))
  }

  @Test("the direction of travel follows the great circle; at a vertex it is that of the way ahead")
  func headings() throws {
    let route = try Route([vancouver, kelowna, calgary])
    let first = vancouver.distance(to: kelowna)
    #expect(near(route.heading(at: 0), vancouver.heading(to: kelowna), 1e-9))
    #expect(near(route.heading(at: first), kelowna.heading(to: calgary), 1e-9))
    #expect(nearAngle(route.heading(at: route.length), calgary.heading(to: kelowna) + 180, 1e-9))
    for distance in [1000.0, 100_000, 200_000] {
      let here = route.coordinate(at: distance)
      #expect(near(route.heading(at: distance), here.heading(to: kelowna), 1e-8))
    }
  }

  @Test(
    "a line that goes nowhere is no route",
    arguments: [
      [], [vancouver], [vancouver, vancouver], [place(0, 180), place(0, -180), place(0, 540)],
      [place(90, 10), place(90, 80)], [place(1e300, 0), place(90, 0)],
    ])
  func refused(places: [Coordinate]) throws {
    #expect(throws: CameraError.routeTooShort) { try Route(places) }
    var map = try guidedMap()
    let before = map
    #expect(throws: CameraError.routeTooShort) { try map.setRoute(places) }
    #expect(map == before)
  }

  @Test("repeats are left out, a way back is not")
  func repeats() throws {
    let route = try Route([vancouver, vancouver, calgary, calgary, calgary, vancouver])
    #expect(route.coordinates == [vancouver, calgary, vancouver])
    let same = try Route([vancouver, calgary, vancouver])
    let other = try Route([vancouver, calgary])
    #expect(route == same && route != other)
    #expect(Set([route, same, other]).count == 2)
  }

  @Test("over the antimeridian it goes the short way")
  func antimeridian() throws {
    let route = try Route([place(-18.1014, 178.4730), place(-18.1979, -178.8177)])
    #expect(near(route.length, 286_000, 1000))
    let middle = route.coordinate(at: route.length / 2)
    #expect(near(middle.longitude, 179.8276, 0.001))
    #expect(nearAngle(route.heading(at: route.length / 2), 92, 2))
    #expect(route.bounds.longitudeSpan < 3)
    #expect(route.bounds.west == 178.4730 && route.bounds.east == -178.8177)
  }

  @Test("over the pole it goes straight across")
  func pole() throws {
    let route = try Route([place(80, 0), place(80, 180)])
    #expect(near(route.length, 20 / 360 * 2 * .pi * SphereGeometry.earthRadius, 1e-3))
    #expect(nearAngle(route.heading(at: 0), 0, 1e-12))
    #expect(near(route.coordinate(at: route.length / 2).latitude, 90, 1e-6))
    #expect(near(route.heading(at: route.length * 0.75), 180, 1e-9))
    #expect(near(route.coordinate(at: route.length * 0.75), place(85, 180), 1e-9))
    #expect(near(route.bounds.north, 90, 1e-6))
  }

  @Test("to the other side of the earth any way is good")
  func antipodes() throws {
    for (a, b) in [
      (place(0, 0), place(0, 180)), (place(90, 0), place(-90, 0)),
      (place(10, 20), place(-10, -160)),
    ] {
      let route = try Route([a, b])
      #expect(near(route.length, .pi * SphereGeometry.earthRadius, 1))
      for step in 0...10 {
        let distance = route.length * Double(step) / 10
        #expect(route.coordinate(at: distance).isFinite && route.heading(at: distance).isFinite)
      }
    }
  }

  @Test("the box holds the line with its bulges, and what remains of it")
  func bounds() throws {
    let route = try Route([place(60, -60), place(60, 60), place(40, 90)])
    #expect(near(route.bounds.north, 73.8978862480987, 1e-9))
    #expect(route.bounds.south == 40 && route.bounds.west == -60 && route.bounds.east == 90)
    forAll(rounds: 300, seed: 79) { random in
      let count = Int.random(in: 2...12, using: &random)
      guard let route = try? Route((0..<count).map { _ in random.place() }) else { return nil }
      let from = random.double(0...route.length)
      let box = route.bounds(from: from)
      for step in 0...200 {
        let place = route.coordinate(at: from + (route.length - from) * Double(step) / 200)
        let wide = CoordinateBounds(
          uncheckedSouth: box.south - 1e-7, west: box.west, north: box.north + 1e-7,
          east: box.east)
        let nudged = [-1e-7, 0, 1e-7].map {
          wide.contains(MapCameraTests.place(place.latitude, place.longitude + $0))
        }
        if !nudged.contains(true) { return "\(place) is not in \(box)" }
      }
      return nil
    }
  }

  @Test("at its end nothing remains but the end")
  func remains() throws {
    let route = try Route([vancouver, kelowna, calgary])
    #expect(route.bounds(from: 0) == CoordinateBounds(vancouver, calgary))
    #expect(route.bounds(from: route.length) == CoordinateBounds(calgary, calgary))
    #expect(route.bounds(from: .infinity) == CoordinateBounds(calgary, calgary))
    #expect(route.bounds(from: .nan) == route.bounds)
    #expect(
      route.bounds(from: vancouver.distance(to: kelowna)) == CoordinateBounds(kelowna, calgary))
  }

  @Test("a hundred thousand points are looked up by their distance")
  func long() throws {
    let places = (0..<100_000).map { place(40 + Double($0 % 7) * 1e-4, Double($0) * 2e-4) }
    let route = try Route(places)
    var driven = 0.0
    for index in stride(from: 0, to: 99_999, by: 1) {
      if index % 997 == 0 { #expect(near(route.coordinate(at: driven), places[index], 1e-7)) }
      driven += places[index].distance(to: places[index + 1])
    }
    #expect(near(route.length, driven, 1e-6))
  }

  @Test("what is left of the turns agrees with their plain sum, however many there are")
  func openTurns() throws {
    try forAll(rounds: 500, seed: 80) { random in
      let count = Int.random(in: 2...300, using: &random)
      var places = [random.place()]
      for _ in 1..<count {
        places.append(
          place(
            places[places.count - 1].latitude + random.double(-0.001...0.001),
            places[places.count - 1].longitude + random.double(-0.001...0.001)))
      }
      let route = try Route(places)
      let start = random.double(0...route.length)
      let distance = random.double(start...route.length)
      let window = random.double(1...route.length)
      var expected = 0.0
      var vertex = 0.0
      for index in 1..<(count - 1) {
        vertex += places[index - 1].distance(to: places[index])
        guard vertex > max(distance - window, start), vertex <= distance else { continue }
        let arrival = places[index].heading(to: places[index - 1]) + 180
        let departure = places[index].heading(to: places[index + 1])
        expected += Angle.turn(from: arrival, to: departure) * (1 - (distance - vertex) / window)
      }
      let found = route.openTurns(at: distance, window: window, after: start)
      // The vertices' own headings are good to some 1e-8 degrees each.
      return near(found, expected, 1e-5) ? nil : "\(found), not \(expected)"
    }
  }
}
