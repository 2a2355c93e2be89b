import Testing

@testable import MapCamera

@Suite("Driving")
struct DriveTests {
  private let kilometresAnHour = 1 / 3.6

  @Test("a drive moves the position, and with it the map")
  func moves() throws {
    var map = try guidedMap()
    let start = map.camera.target
    try map.drive(duration: 60, speed: 90 * kilometresAnHour)
    #expect(map.movementEnds == 60 && map.driveEnds == 60 && map.speed == 25)
    try map.advance(to: 30)
    #expect(near(start.distance(to: map.camera.target), 750, 1e-6))
    try map.advance(to: 60)
    #expect(near(start.distance(to: map.camera.target), 1500, 1e-6))
    #expect(map.position == map.camera.target)
    #expect(map.distanceAlongRoute == 1500)
    #expect(nearAngle(map.camera.bearing, map.heading ?? .nan, 1e-9))
    #expect(map.speed == 0 && !map.isMoving && map.mode == .following)
  }

  @Test("a second drive goes on from where the first has come")
  func again() throws {
    var map = try guidedMap()
    try map.drive(duration: 10, speed: 10)
    try map.advance(to: 10)
    try map.drive(duration: 10, speed: 20)
    try map.advance(to: 15)
    #expect(map.distanceAlongRoute == 200)
    try map.drive(duration: 5, speed: 0)
    #expect(map.distanceAlongRoute == 200 && map.speed == 0 && !map.isMoving)
    try map.advance(to: 30)
    #expect(map.distanceAlongRoute == 200)
  }

  @Test("at the end of the route the position stays, with speed 0")
  func end() throws {
    var map = MapView(size: phone)
    try map.setRoute([place(0, 0), place(0, 0.001)])
    let length = try #require(map.route?.length)
    try map.setGuidance(true)
    try map.drive(duration: 100, speed: 10)
    #expect(map.movementEnds == length / 10)
    try map.advance(to: 11)
    #expect(map.speed == 10)
    try map.advance(to: 12)
    #expect(map.position == place(0, 0.001) && map.speed == 0 && map.heading == 90)
    #expect(map.camera.target == place(0, 0.001))
    try map.drive(duration: 10, speed: 10)
    #expect(!map.isMoving && map.speed == 0)
    try map.advance(to: 20)
    #expect(map.position == place(0, 0.001))
  }

  @Test("turning goes the short way: 352 → 8 passes 0")
  func turning() throws {
    let start = place(0, 0)
    let corner = try start.offset(distance: 1000, heading: 352)
    let goal = try corner.offset(distance: 1000, heading: 8)
    var map = MapView(size: phone)
    try map.setRoute([start, corner, goal])
    try map.setGuidance(true)
    #expect(nearAngle(map.camera.bearing, 352, 1e-9))
    try map.drive(duration: 100, speed: 100)
    let corners = start.distance(to: corner) / 100
    try map.advance(to: corners - 0.001)
    #expect(nearAngle(map.camera.bearing, 352, 1e-6))
    try map.advance(to: corners + 0.125)
    #expect(nearAngle(map.camera.bearing, 0, 1e-6))
    try map.advance(to: corners + 0.0625 * 3)
    #expect(nearAngle(map.camera.bearing, 4, 1e-6))
    try map.advance(to: corners + 0.2501)
    #expect(nearAngle(map.camera.bearing, 8, 1e-6))
    #expect(nearAngle(map.camera.bearing, map.heading ?? .nan, 1e-9))
  }

  @Test("the bearing never jumps, not at a corner nor at the start of a drive")
  func continuous() throws {
    try forAll(rounds: 25, seed: 81) { random in
      var places = [place(random.double(-60...60), random.double(-180...180))]
      for _ in 0..<6 {
        let last = places[places.count - 1]
        places.append(
          try last.offset(distance: random.double(5...200), heading: random.double(0...360)))
      }
      var map = MapView(size: phone)
      try map.setRoute(places)
      try map.setGuidance(true)
      var bearing = map.camera.bearing
      for _ in 0..<4 {
        try map.drive(duration: random.double(0...4), speed: random.double(0...40))
        let end = map.movementEnds ?? map.time
        while map.time < end {
          try map.advance(to: min(map.time + 0.001, end))
          // At most 180° in 0.25 s for each of the few corners that a window may hold.
          if abs(Angle.turn(from: bearing, to: map.camera.bearing)) > 6 {
            return "from \(bearing) to \(map.camera.bearing) at \(map.time)"
          }
          bearing = map.camera.bearing
        }
      }
      return nil
    }
  }

  @Test("below half a metre a second the bearing stays")
  func slow() throws {
    let start = place(0, 0)
    let corner = try start.offset(distance: 1, heading: 90)
    let goal = try corner.offset(distance: 100, heading: 180)
    var map = MapView(size: phone)
    try map.setRoute([start, corner, goal])
    try map.setGuidance(true)
    try map.drive(duration: 10, speed: 0.49)
    try map.advance(to: 10)
    let heading = try #require(map.heading)
    #expect(map.camera.bearing == 90 && near(heading, 180, 1e-9))
    #expect(map.camera.target == map.position)
    // Faster again it turns, as it does at a corner.
    try map.drive(duration: 10, speed: 0.5)
    try map.advance(to: 10.125)
    #expect(nearAngle(map.camera.bearing, 135, 1e-6))
    try map.advance(to: 10.25)
    #expect(nearAngle(map.camera.bearing, 180, 1e-6))
  }

  @Test("the position moves without guidance and with a free camera, and the camera stays")
  func free() throws {
    var map = try guidedMap()
    try map.setMode(.free)
    let before = map.camera
    try map.drive(duration: 60, speed: 25)
    #expect(!map.isMoving && map.movementEnds == nil)
    try map.advance(to: 20)
    #expect(map.camera == before && map.distanceAlongRoute == 500 && map.speed == 25)
    try map.setMode(.following)
    #expect(map.camera.target == map.position && map.isMoving && map.movementEnds == 60)
  }

  @Test("a drive reports one movement of the map")
  func events() throws {
    var map = try guidedMap()
    try map.drive(duration: 60, speed: 25)
    #expect(map.eventNames == ["willMove"])
    for second in 1...59 { try map.advance(to: Double(second)) }
    #expect(map.eventNames == ["willMove", "didChange"])
    try map.advance(to: 100)
    #expect(map.eventNames == ["willMove", "didChange", "idle"])
  }

  @Test("a gesture ends the movement of the map, not the drive")
  func gesture() throws {
    var map = try guidedMap()
    try map.drive(duration: 60, speed: 25)
    try map.advance(to: 10)
    try map.begin(.pan(x: 30, y: 0))
    try map.advance(to: 11)
    let camera = map.camera
    #expect(map.mode == .free && map.isRecenterButtonVisible && map.speed == 25)
    #expect(
      map.takeEvents().map(\.name)
        == ["willMove", "didChange", "willMove gesture", "didChange", "idle"])
    try map.advance(to: 20)
    #expect(map.camera == camera && map.distanceAlongRoute == 500 && map.events.isEmpty)
    try map.recenter()
    #expect(map.camera.target == map.position && map.eventNames == ["willMove", "didChange"])
    try map.advance(to: 60)
    #expect(map.eventNames == ["willMove", "didChange", "idle"])
  }

  @Test("a drive that is no drive is refused, and nothing changes")
  func refused() throws {
    var map = MapView()
    #expect(throws: CameraError.noRoute) { try map.drive(duration: 1, speed: 1) }
    map = try guidedMap()
    try map.drive(duration: 10, speed: 10)
    try map.advance(to: 5)
    let before = map
    #expect(throws: CameraError.invalidDuration(-1)) { try map.drive(duration: -1, speed: 1) }
    #expect(throws: CameraError.invalidDuration(1e9)) { try map.drive(duration: 1e9, speed: 1) }
    #expect(throws: CameraError.invalidSpeed(-1)) { try map.drive(duration: 1, speed: -1) }
    #expect(throws: CameraError.notFinite) { try map.drive(duration: .nan, speed: 1) }
    #expect(throws: CameraError.notFinite) { try map.drive(duration: 1, speed: .infinity) }
    #expect(map == before)
  }

  @Test("at any speed it arrives, and no faster than at once")
  func absurdSpeed() throws {
    var map = try guidedMap()
    for speed in [1e-300, 1e300, Double.greatestFiniteMagnitude] {
      try map.setRoute([vancouver, kelowna, calgary])
      try map.drive(duration: 1, speed: speed)
      try map.advance(by: 1)
      let position = try #require(map.position)
      #expect(near(position, speed > 1 ? calgary : vancouver, 1e-12))
      #expect(breach(of: map) == nil)
    }
  }

  @Test("thousands of corners within a moment turn the map by their mean")
  func manyCorners() throws {
    // A line that wiggles by a few centimetres, driven faster than sound.
    let places = (0..<20_000).map { place(Double($0 % 2) * 1e-6, Double($0) * 1e-6) }
    var map = MapView(size: phone)
    try map.setRoute(places)
    try map.setGuidance(true)
    try map.drive(duration: 10, speed: 600)
    for time in [0.3, 0.7, 1.1, 2.3] {
      try map.advance(to: time)
      #expect(nearAngle(map.camera.bearing, 90, 0.1))
    }
  }

  @Test("a limit set on the way settles the camera and does not end the movement")
  func limitOnTheWay() throws {
    var map = try guidedMap()
    try map.drive(duration: 60, speed: 25)
    try map.advance(to: 10)
    try map.setMinZoom(2, maxZoom: 12)
    #expect(map.camera.zoom == 12 && map.mode == .following && map.isMoving)
    try map.drive(duration: 10, speed: 30)
    #expect(map.eventNames == ["willMove", "didChange"])
    try map.setMode(.free)
    #expect(map.eventNames == ["willMove", "didChange", "idle"] && !map.isMoving)
    #expect(map.driveEnds == 20)
  }
}
