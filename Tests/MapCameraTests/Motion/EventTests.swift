import Testing

@testable import MapCamera

@Suite("Events")
struct EventTests {
  private let whole = ["willMove", "didChange", "idle"]
  private let wholeGesture = ["willMove gesture", "didChange", "idle"]

  @Test("a set reports itself in order")
  func set() throws {
    var map = try quietMap()
    try map.move(.zoomIn)
    #expect(map.eventNames == whole)
    #expect(map.events == [.willMove(gesture: false), .didChange, .idle])
  }

  @Test("a new map has nothing to report")
  func new() {
    #expect(MapView().events.isEmpty)
  }

  @Test("what changes nothing reports one idle")
  func nothing() throws {
    var map = try quietMap()
    try map.move(.scrollBy(x: 0, y: 0))
    #expect(map.takeEvents() == [.idle])
    try map.move(.zoomTo(10))
    #expect(map.takeEvents() == [.idle])
    try map.setMinZoom(3, maxZoom: 20)
    #expect(map.takeEvents() == [.idle])
    map.setPadding(.fitDefault)
    #expect(map.takeEvents() == [.idle])
    #expect(map.events.isEmpty)
  }

  @Test("an animation that changes nothing lasts its time and reports one idle at its end")
  func still() throws {
    var map = try quietMap()
    try map.animate(.zoomTo(10), duration: 2)
    #expect(map.isMoving && map.movementEnds == 2)
    try map.advance(to: 1)
    #expect(map.events.isEmpty)
    try map.advance(to: 2)
    #expect(map.eventNames == ["idle"])
    #expect(map.lastAnimationOutcome == .finished)
  }

  @Test("a refused command reports nothing")
  func refused() throws {
    var map = try quietMap()
    #expect(throws: CameraError.notFinite) { try map.move(.zoomTo(.nan)) }
    #expect(throws: CameraError.notFinite) { try map.setMinZoom(.nan, maxZoom: 3) }
    #expect(map.events.isEmpty)
  }

  @Test("limits report the move they make")
  func limits() throws {
    var map = try quietMap(zoom: 4)
    try map.setMinZoom(10, maxZoom: 15)
    #expect(map.takeEvents().map(\.name) == whole)
    try map.setTargetBounds(CoordinateBounds(vancouver, calgary))
    #expect(map.takeEvents().map(\.name) == whole)
    map.setSize(size(100, 100_000))
    #expect(map.takeEvents().map(\.name) == ["idle"])
    map.setSize(.default)
    try map.move(.setViewingAngle(30))
    map.clearEvents()
    map.setViewingAngleLimit(
      try ViewingAngleLimit(.init(zoom: 10, angle: 0), .init(zoom: 12, angle: 5)))
    #expect(map.takeEvents().map(\.name) == whole)
  }

  @Test("an animation reports its beginning, its changes as one, and its end")
  func animation() throws {
    var map = try quietMap()
    try map.animate(.zoomTo(12), duration: 1)
    #expect(map.eventNames == ["willMove"])
    for frame in 1...30 { try map.advance(to: Double(frame) / 60) }
    #expect(map.eventNames == ["willMove", "didChange"])
    try map.advance(to: 1)
    #expect(map.eventNames == whole)
    try map.advance(to: 5)
    #expect(map.eventNames == whole)
  }

  @Test("a flight and every gesture report themselves in order")
  func others() throws {
    var map = try quietMap(zoom: 12)
    try map.fly(to: CameraPosition(target: calgary, zoom: 9))
    try map.advanceUntilIdle()
    #expect(map.takeEvents().map(\.name) == whole)
    let gestures: [Gesture] = [
      .pan(x: 10, y: 0), .pinch(scale: 2), .rotate(degrees: 10), .tilt(degrees: 5), .doubleTap(),
      .twoFingerTap(), .fling(x: 800, y: 0), .fling(x: 1, y: 0),
    ]
    for gesture in gestures {
      try map.begin(gesture)
      try map.advanceUntilIdle()
      #expect(map.takeEvents().map(\.name) == wholeGesture, "\(gesture)")
    }
  }

  @Test("idle comes once, after all has ended, when a gesture takes an animation over")
  func gestureInterrupts() throws {
    var map = try quietMap()
    try map.animate(.zoomTo(14), duration: 2, curve: .linear)
    try map.advance(to: 1)
    try map.begin(.pan(x: 10, y: 0))
    #expect(map.camera.zoom == 12)
    #expect(map.lastAnimationOutcome == .cancelled(by: .gesture))
    try map.advanceUntilIdle()
    #expect(map.camera.zoom == 12 && map.time == 1.3)
    #expect(map.eventNames == ["willMove", "didChange", "willMove gesture", "didChange", "idle"])
  }

  @Test("an animation over an animation, a gesture over a gesture, an animation over a gesture")
  func interruptions() throws {
    var map = try quietMap()
    try map.animate(.zoomTo(14), duration: 2)
    try map.advance(to: 1)
    try map.animate(.zoomTo(8), duration: 2)
    try map.advanceUntilIdle()
    #expect(
      map.takeEvents().map(\.name) == ["willMove", "didChange", "willMove", "didChange", "idle"])

    try map.begin(.pan(x: 10, y: 0))
    try map.advance(by: 0.1)
    try map.begin(.rotate(degrees: 20))
    try map.advanceUntilIdle()
    #expect(
      map.takeEvents().map(\.name)
        == ["willMove gesture", "didChange", "willMove gesture", "didChange", "idle"])

    try map.begin(.pan(x: 10, y: 0))
    try map.advance(by: 0.1)
    try map.animate(.zoomTo(9))
    try map.advanceUntilIdle()
    #expect(
      map.takeEvents().map(\.name)
        == ["willMove gesture", "didChange", "willMove", "didChange", "idle"])
  }

  @Test("a set cancels an animation, and so does a limit")
  func setInterrupts() throws {
    var map = try quietMap()
    try map.animate(.zoomTo(14), duration: 2, curve: .linear)
    try map.advance(to: 1)
    try map.move(.zoomIn)
    #expect(map.camera.zoom == 13 && !map.isMoving)
    #expect(map.lastAnimationOutcome == .cancelled(by: .command))
    #expect(
      map.takeEvents().map(\.name) == ["willMove", "didChange", "willMove", "didChange", "idle"])

    try map.animate(.zoomTo(14), duration: 2, curve: .linear)
    try map.advance(by: 1)
    try map.setMinZoom(2, maxZoom: 20)
    #expect(map.camera.zoom == 13.5 && !map.isMoving)
    #expect(map.lastAnimationOutcome == .cancelled(by: .command))
    #expect(map.takeEvents().map(\.name) == ["willMove", "didChange", "idle"])
  }

  @Test("an interruption before any time has passed leaves no change behind")
  func atOnce() throws {
    var map = try quietMap()
    try map.animate(.zoomTo(14), duration: 2)
    try map.begin(.pan(x: 10, y: 0))
    try map.advanceUntilIdle()
    #expect(map.eventNames == ["willMove", "willMove gesture", "didChange", "idle"])
  }

  @Test("a movement that went on after the events were cleared still ends")
  func clearedInBetween() throws {
    var map = try quietMap()
    try map.animate(.zoomTo(14), duration: 2)
    try map.advance(to: 1)
    map.clearEvents()
    try map.advanceUntilIdle()
    #expect(map.eventNames == ["didChange", "idle"])
  }

  @Test("any number of events keep their order")
  func many() throws {
    var map = try quietMap()
    var expected: [String] = []
    for round in 0..<1000 {
      if round % 3 == 0 {
        try map.move(.zoomTo(10))
        try map.move(.zoomTo(10))
        expected += round == 0 ? ["idle", "idle"] : whole + ["idle"]
      } else {
        try map.move(.zoomIn)
        expected += whole
        try map.move(.zoomOut)
        expected += whole
        try map.move(.zoomBy(0.5))
        expected += whole
      }
    }
    #expect(map.eventNames == expected)
    let copy = map
    try map.move(.zoomOut)
    #expect(copy.eventNames == expected)
    #expect(map.eventNames == expected + whole)
  }
}
