import Testing

@testable import MapCamera

@Suite("Auto-recenter")
struct AutoRecenterTests {
  private func map(after delay: Double? = 5) throws -> MapView {
    var map = try guidedMap()
    try map.setAutoRecenterDelay(delay)
    return map
  }

  @Test("it is off by default")
  func off() throws {
    var map = try guidedMap()
    #expect(map.autoRecenterDelay == nil)
    try map.begin(.pan(x: 40, y: 0))
    try map.advance(to: 1000)
    #expect(map.mode == .free)
  }

  @Test("it counts from the end of a gesture")
  func fromTheEnd() throws {
    var map = try map()
    try map.begin(.pan(x: 40, y: 0))
    try map.advance(to: 0.3 + 4.9)
    #expect(map.mode == .free)
    try map.advance(to: 0.3 + 4.9 + 0.2)
    #expect(map.mode == .following && map.camera.target == vancouver)
  }

  @Test("gestures that end at 0, 3 and 6 s: free until just before 11 s, following at 11 s")
  func restarts() throws {
    var map = try map()
    // The first one ends as the count begins: its 0.3 s come before.
    let zero = 0.3
    try map.begin(.pan(x: 40, y: 0))
    for end in [3.0, 6.0] {
      try map.advance(to: zero + end - 0.3)
      try map.begin(.pan(x: 40, y: 0))
      try map.advance(to: zero + end)
    }
    try map.advance(to: zero + 10.999)
    #expect(map.mode == .free)
    try map.advance(to: zero + 11.0000001)
    #expect(map.mode == .following)
  }

  @Test("it happens exactly at its time, also when the clock jumps past it")
  func exact() throws {
    var map = try map()
    try map.drive(duration: 60, speed: 25)
    try map.begin(.pan(x: 40, y: 0))
    map.clearEvents()
    try map.advance(to: 20)
    #expect(map.mode == .following && map.camera.target == map.position)
    #expect(map.eventNames == ["didChange", "idle", "willMove", "didChange"])
    try map.advance(to: 60)
    #expect(map.eventNames == ["didChange", "idle", "willMove", "didChange", "idle"])
  }

  @Test("any gesture restarts it, while guidance is on only")
  func anyGesture() throws {
    for gesture: Gesture in [.rotate(degrees: 3), .tilt(degrees: 3), .doubleTap()] {
      var map = try map()
      try map.begin(gesture)
      let end = try #require(map.movementEnds)
      try map.advance(to: end + 4.99)
      #expect(map.mode == .free)
      try map.advance(to: end + 5)
      #expect(map.mode == .following)
    }
    var map = try map()
    try map.setGuidance(false)
    try map.begin(.pan(x: 40, y: 0))
    try map.advance(to: 0.3)
    try map.setGuidance(true)
    try map.setMode(.free)
    try map.advance(to: 100)
    #expect(map.mode == .free)
  }

  @Test("a gesture that is cut short counts from there")
  func cutShort() throws {
    var map = try map()
    try map.begin(.pan(x: 40, y: 0))
    try map.advance(to: 0.1)
    try map.move(.zoomIn)
    try map.advance(to: 5.09)
    #expect(map.mode == .free)
    try map.advance(to: 5.11)
    #expect(map.mode == .following)
  }

  @Test("guidance off cancels it, and so does switching it off")
  func cancelled() throws {
    var map = try map()
    try map.begin(.pan(x: 40, y: 0))
    try map.advance(to: 2)
    var other = map
    try map.setGuidance(false)
    try map.advance(to: 20)
    #expect(map.mode == .free)
    try other.setAutoRecenterDelay(nil)
    try other.setAutoRecenterDelay(5)
    try other.advance(to: 20)
    #expect(other.mode == .free)
  }

  @Test("a new delay counts for a timer that runs, and runs out now at the earliest")
  func newDelay() throws {
    var map = try map()
    try map.begin(.pan(x: 40, y: 0))
    try map.advance(to: 3)
    var other = map
    try map.setAutoRecenterDelay(10)
    try map.advance(to: 10.29)
    #expect(map.mode == .free)
    try map.advance(to: 10.31)
    #expect(map.mode == .following)
    try other.setAutoRecenterDelay(1)
    #expect(other.mode == .free)
    try other.advance(by: 0)
    #expect(other.mode == .following && other.time == 3)
  }

  @Test("it cancels an animation")
  func overAnimation() throws {
    var map = try map()
    try map.begin(.pan(x: 40, y: 0))
    try map.advance(to: 1)
    try map.animate(.zoomTo(3), duration: 60)
    try map.advance(to: 10)
    #expect(map.mode == .following && map.camera.zoom == 17)
    #expect(map.lastAnimationOutcome == .cancelled(by: .navigation))
  }

  @Test("a delay that is no time is refused, and nothing changes")
  func refused() throws {
    var map = try map()
    let before = map
    #expect(throws: CameraError.invalidDuration(-1)) { try map.setAutoRecenterDelay(-1) }
    #expect(throws: CameraError.invalidDuration(1e9)) { try map.setAutoRecenterDelay(1e9) }
    #expect(throws: CameraError.notFinite) { try map.setAutoRecenterDelay(.nan) }
    #expect(map == before)
  }
}
