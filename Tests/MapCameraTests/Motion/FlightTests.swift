import Foundation
import Testing

@testable import MapCamera

/// One line of reference flights: the view, the goal, and cameras at fractions of the path.
struct FlightReference: Decodable, CustomTestStringConvertible, Sendable {
  let id: String
  let view: Reference.View
  let to: Reference.Camera
  let expect: Expected

  var testDescription: String { id }

  struct Expected: Decodable, Sendable {
    let frames: [Frame]
  }

  struct Frame: Decodable, Sendable {
    let t: Double
    let lat: Double
    let lng: Double
    let zoom: Double
    let bearing: Double
    let pitch: Double
  }

  static let all: [FlightReference] = {
    let url = Bundle.module.url(
      forResource: "fly", withExtension: "jsonl", subdirectory: "Conformance")!
    let lines = try! String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    return lines.map { try! JSONDecoder().decode(FlightReference.self, from: Data($0.utf8)) }
  }()

  func goal(from camera: CameraPosition) -> CameraPosition {
    CameraPosition(
      target: to.coordinate, zoom: to.zoom ?? camera.zoom, bearing: to.bearing ?? camera.bearing,
      viewingAngle: to.pitch ?? camera.viewingAngle)
  }
}

@Suite("Flights")
struct FlightTests {
  @Test("forty reference flights")
  func count() {
    #expect(FlightReference.all.count == 40)
    #expect(FlightReference.all.allSatisfy { !$0.expect.frames.isEmpty })
  }

  @Test("flights agree with another engine's", arguments: FlightReference.all)
  func reference(_ reference: FlightReference) throws {
    var map = try reference.view.map()
    // The reference knows no limit that these flights would meet.
    try map.setMinZoom(-10, maxZoom: 40)
    let path = try FlightPath(
      from: map.camera, to: reference.goal(from: map.camera), size: map.size)
    for frame in reference.expect.frames {
      let found = path.position(at: frame.t)
      #expect(near(found.target, place(frame.lat, frame.lng), 1e-3), "\(found) \(frame)")
      #expect(near(found.zoom, frame.zoom, 1e-4), "\(found) \(frame)")
      #expect(nearAngle(found.bearing, frame.bearing, 1e-9))
      #expect(near(found.viewingAngle, frame.pitch, 1e-9))
    }
  }

  @Test("a map shows the path under its limits, even along the path")
  func onMap() throws {
    var map = try quietMap(at: vancouver, zoom: 12)
    let goal = CameraPosition(target: calgary, zoom: 13, bearing: 90, viewingAngle: 20)
    let path = try FlightPath(from: map.camera, to: goal, size: map.size)
    try map.fly(to: goal, duration: 3)
    try map.advance(to: 0.75)
    #expect(map.camera == map.limits.settle(finite: path.position(at: 0.25), size: map.size).0)
    #expect(near(map.camera.bearing, 22.5, 1e-12))
    #expect(near(map.camera.viewingAngle, 5, 1e-12))
    try map.advanceUntilIdle()
    #expect(map.time == 3 && map.camera == goal && map.lastAnimationOutcome == .finished)
  }

  @Test("a curve bends the time along the path")
  func curve() throws {
    var map = try quietMap(at: vancouver, zoom: 12)
    let goal = CameraPosition(target: calgary, zoom: 12)
    let path = try FlightPath(from: map.camera, to: goal, size: map.size)
    try map.fly(to: goal, duration: 2, curve: .easeIn)
    try map.advance(to: 1)
    let done = TimingCurve.easeIn.progress(at: 0.5)
    #expect(near(map.camera.zoom, path.position(at: done).zoom, 1e-12))
  }

  @Test("without a duration a flight takes S/1.2 seconds")
  func ownDuration() throws {
    var map = try quietMap(at: vancouver, zoom: 12)
    let goal = CameraPosition(target: calgary, zoom: 12)
    let path = try FlightPath(from: map.camera, to: goal, size: map.size)
    #expect(path.length > 0 && path.defaultDuration == path.length / 1.2)
    try map.fly(to: goal)
    #expect(map.movementEnds == path.defaultDuration)
  }

  @Test("where only the zoom changes, S is |ln(w1/w0)|/ρ and the zoom is even")
  func zoomOnly() throws {
    let start = CameraPosition(target: sydney, zoom: 5)
    let goal = CameraPosition(target: sydney, zoom: 9)
    let path = try FlightPath(from: start, to: goal, size: phone)
    #expect(near(path.length, 4 * Mathematics.log(2) / 1.42, 1e-12))
    #expect(near(path.position(at: 0.25).zoom, 6, 1e-12))
    #expect(path.position(at: 0.25).target == sydney)
    #expect(path.position(at: 1) == goal)
  }

  @Test("a way too short to see is flown like none")
  func nextToNothing() throws {
    let start = CameraPosition(target: sydney, zoom: 5)
    for step in [1e-300, 1e-15, 1e-12, 1e-9, 1e-7, 1e-5] {
      let goal = CameraPosition(
        target: place(sydney.latitude, sydney.longitude + step), zoom: 5 + step)
      let path = try FlightPath(from: start, to: goal, size: phone)
      for fraction in [0.1, 0.5, 0.9] {
        let camera = path.position(at: fraction)
        #expect(isFinite(camera))
        #expect(near(camera.zoom, 5, 1e-5) && near(camera.target, sydney, 2e-5))
      }
      #expect(path.position(at: 1) == goal)
    }
  }

  @Test("a flight that only turns takes the time of an animation")
  func turnOnly() throws {
    var map = try quietMap(zoom: 12)
    try map.fly(to: CameraPosition(target: sydney, zoom: 12, bearing: 90, viewingAngle: 30))
    #expect(map.movementEnds == 0.25)
    try map.advance(to: 0.125)
    #expect(near(map.camera.bearing, 45, 1e-9) && near(map.camera.viewingAngle, 15, 1e-9))
  }

  @Test("a flight to where the camera is takes no time and reports one idle")
  func toNowhere() throws {
    var map = try quietMap(zoom: 12)
    try map.fly(to: map.camera)
    #expect(!map.isMoving && map.eventNames == ["idle"])
  }

  @Test("a long flight zooms out, and no further than the map allows")
  func minimumZoom() throws {
    var map = try quietMap(at: vancouver, zoom: 12)
    try map.setMinZoom(6, maxZoom: 20)
    try map.fly(to: CameraPosition(target: sydney, zoom: 12))
    let end = try #require(map.movementEnds)
    var lowest = 20.0
    for frame in 0...100 {
      try map.advance(to: end * Double(frame) / 100)
      lowest = min(lowest, map.camera.zoom)
    }
    #expect(lowest == 6)
    #expect(map.camera == CameraPosition(target: sydney, zoom: 12))
  }

  @Test("no frame of a flight leaves the limits, and the last frame is the goal")
  func laws() throws {
    try forAll(rounds: 500, seed: 74) { random in
      var map = try random.map()
      let asked = CameraPosition(
        target: random.place(), zoom: random.double(0...22), bearing: random.double(0...360),
        viewingAngle: random.double(0...65))
      let (goal, _) = try map.limits.settle(asked, size: map.size)
      let start = map.camera
      try map.fly(to: asked, duration: 1)
      for frame in 1...20 {
        try map.advance(to: Double(frame) / 20)
        if let breach = breach(of: map) { return breach }
        if map.camera.zoom > max(start.zoom, goal.zoom) + 1e-9 { return "zoom overshoots" }
      }
      return map.camera == goal ? nil : "ends at \(map.camera), not \(goal)"
    }
  }

  @Test("cameras that can't be flown between are refused")
  func refused() {
    let here = CameraPosition(target: sydney, zoom: 5)
    #expect(throws: CameraError.notFinite) {
      try FlightPath(from: here, to: CameraPosition(target: sydney, zoom: .nan), size: phone)
    }
    #expect(throws: CameraError.unsupportedZoom(50)) {
      try FlightPath(from: CameraPosition(target: sydney, zoom: 50), to: here, size: phone)
    }
    #expect(throws: CameraError.notFinite) {
      try FlightPath(
        from: here, to: CameraPosition(target: sydney, zoom: 5, bearing: .infinity), size: phone)
    }
  }
}
