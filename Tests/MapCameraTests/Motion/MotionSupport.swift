import SeededNumbers
import Testing

@testable import MapCamera

let kelowna = place(49.88, -119.49)

extension MapView {
  /// Moves the clock on until nothing moves any more.
  mutating func advanceUntilIdle() throws {
    while let end = movementEnds { try advance(to: end) }
  }

  /// The names of the events since they were last cleared.
  var eventNames: [String] { events.map(\.name) }
}

/// A map as `map(_:at:zoom:)` has it, with nothing reported yet.
func quietMap(
  _ size: ScreenSize = phone, at target: Coordinate = sydney, zoom: Double = 10,
  bearing: Double = 0, viewingAngle: Double = 0
) throws -> MapView {
  var map = try map(
    size, at: target, zoom: zoom, bearing: bearing, viewingAngle: viewingAngle)
  map.clearEvents()
  return map
}

/// A map with guidance on along Vancouver, Kelowna, Calgary, with nothing reported yet.
func guidedMap(_ size: ScreenSize = phone) throws -> MapView {
  var map = MapView(size: size)
  try map.setRoute([vancouver, kelowna, calgary])
  try map.setGuidance(true)
  map.clearEvents()
  return map
}

/// Why a camera breaks the limits of its map, if it does.
func breach(of map: MapView) -> String? {
  let camera = map.camera
  guard isFinite(camera) else { return "not finite: \(camera)" }
  let (settled, _) = map.limits.settle(finite: camera, size: map.size)
  return settled == camera ? nil : "\(camera) is not within the limits"
}

extension SeededGenerator {
  mutating func update(for map: MapView) throws -> CameraUpdate {
    switch Int.random(in: 0..<9, using: &self) {
    case 0: .zoomTo(double(0...22))
    case 1: .zoomBy(double(-4...4))
    case 2: .zoomByAtPoint(double(-3...3), point(in: map))
    case 3: .setTarget(place())
    case 4: .setTargetZoom(place(), double(0...22))
    case 5: .scrollBy(x: double(-300...300), y: double(-50...300))
    case 6: .setBearing(double(-720...720))
    case 7: .setViewingAngle(double(-10...90))
    default:
      .setCamera(
        CameraPosition(
          target: place(), zoom: double(0...22), bearing: double(0...360),
          viewingAngle: double(0...70)))
    }
  }

  mutating func curve() throws -> TimingCurve {
    try TimingCurve(double(0...1), double(0...1), double(0...1), double(0...1))
  }

  mutating func gesture(in map: MapView) -> Gesture {
    switch Int.random(in: 0..<7, using: &self) {
    case 0: .pan(x: double(-300...300), y: double(-100...300))
    case 1: .pinch(scale: double(0.2...4), at: point(in: map))
    case 2: .rotate(degrees: double(-200...200), at: point(in: map))
    case 3: .tilt(degrees: double(-60...60))
    case 4: .doubleTap(at: point(in: map))
    case 5: .twoFingerTap(at: Bool.random(using: &self) ? point(in: map) : nil)
    default: .fling(x: double(-2000...2000), y: double(-2000...2000))
    }
  }

  /// Begins any movement on a map; one that is refused is left out.
  mutating func beginAnything(on map: inout MapView) throws {
    do {
      switch Int.random(in: 0..<5, using: &self) {
      case 0, 1: try map.animate(update(for: map), duration: double(0...3), curve: curve())
      case 2:
        try map.fly(
          to: CameraPosition(
            target: place(), zoom: double(2...20), bearing: double(0...360),
            viewingAngle: double(0...60)),
          duration: Bool.random(using: &self) ? double(0...4) : nil)
      default: try map.begin(gesture(in: map))
      }
    } catch CameraError.aboveHorizon {}
  }
}
