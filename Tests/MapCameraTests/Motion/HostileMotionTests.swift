import SeededNumbers
import Testing

@testable import MapCamera

/// Whatever is asked of a map in time, it neither traps nor leaves its limits.
@Suite("Hostile input over time")
struct HostileMotionTests {
  private func wild(_ random: inout SeededGenerator) -> Double {
    Bool.random(using: &random)
      ? random.double(-100...100) : HostileInputTests.numbers.randomElement(using: &random) ?? 0
  }

  private func wildPlace(_ random: inout SeededGenerator) -> Coordinate {
    (try? Coordinate(latitude: wild(&random), longitude: wild(&random))) ?? random.place()
  }

  private func wildPoint(_ random: inout SeededGenerator) -> ScreenPoint? {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: nil
    case 1: ScreenPoint(x: wild(&random), y: wild(&random))
    default: ScreenPoint(x: random.double(0...390), y: random.double(0...844))
    }
  }

  private func wildCamera(_ random: inout SeededGenerator) -> CameraPosition {
    CameraPosition(
      target: wildPlace(&random), zoom: wild(&random), bearing: wild(&random),
      viewingAngle: wild(&random))
  }

  private func wildGesture(_ random: inout SeededGenerator) -> Gesture {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: .pan(x: wild(&random), y: wild(&random))
    case 1: .pinch(scale: wild(&random), at: wildPoint(&random))
    case 2: .rotate(degrees: wild(&random), at: wildPoint(&random))
    case 3: .tilt(degrees: wild(&random))
    case 4: .doubleTap(at: wildPoint(&random))
    case 5: .twoFingerTap(at: wildPoint(&random))
    default: .fling(x: wild(&random), y: wild(&random))
    }
  }

  private func act(on map: inout MapView, _ random: inout SeededGenerator) throws {
    switch Int.random(in: 0..<16, using: &random) {
    case 0: try map.animate(.setCamera(wildCamera(&random)), duration: wild(&random))
    case 1: try map.animate(.zoomBy(wild(&random)))
    case 2:
      try map.fly(
        to: wildCamera(&random), duration: Bool.random(using: &random) ? nil : wild(&random))
    case 3: try map.advance(by: wild(&random))
    case 4, 5: try map.begin(wildGesture(&random))
    case 6: try map.setRoute((0..<4).map { _ in wildPlace(&random) })
    case 7: try map.setGuidance(Bool.random(using: &random))
    case 8: try map.setMode(NavigationMode.allCases.randomElement(using: &random) ?? .free)
    case 9: try map.drive(duration: wild(&random), speed: wild(&random))
    case 10: try map.recenter()
    case 11: try map.setAutoRecenterDelay(wild(&random))
    case 12: try map.setFollowingZoom(wild(&random))
    case 13: try map.move(.scrollBy(x: wild(&random), y: wild(&random)))
    case 14:
      let insets = try EdgeInsets(
        top: wild(&random), left: wild(&random), bottom: wild(&random), right: wild(&random))
      map.setPadding(insets)
    default:
      map.setPerspective(NavigationPerspective.allCases.randomElement(using: &random) ?? .tilted)
    }
  }

  @Test("a map stays finite and within its limits, and what is refused changes nothing")
  func wildScripts() throws {
    forAll(rounds: 1500, seed: 82) { random in
      var map = MapView(size: phone)
      for _ in 0..<20 {
        let before = map
        do {
          try act(on: &map, &random)
        } catch {
          if map != before { return "\(error) changed the map" }
        }
        if let breach = breach(of: map) { return breach }
        if let heading = map.heading, !heading.isFinite { return "heading \(heading)" }
        if let position = map.position, !position.isFinite { return "position \(position)" }
        if !map.time.isFinite || !map.speed.isFinite { return "time \(map.time)" }
        if let end = map.movementEnds, !(end >= map.time) { return "ends at \(end)" }
        var later = map
        if let end = map.movementEnds, end < MapView.latestTime {
          guard (try? later.advance(to: end)) != nil else { return "can't be brought to an end" }
          if let breach = breach(of: later) { return breach }
        }
      }
      return nil
    }
  }
}
