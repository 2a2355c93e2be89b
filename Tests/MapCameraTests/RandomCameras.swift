import SeededNumbers
import Testing

@testable import MapCamera

/// What the laws are tried with.
extension SeededGenerator {
  mutating func double(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func place() -> Coordinate {
    Coordinate(uncheckedLatitude: double(-80...80), longitude: double(-180...180))
  }

  mutating func insets(upTo fraction: Double, of size: ScreenSize) throws -> EdgeInsets {
    try EdgeInsets(
      top: double(0...fraction * size.height), left: double(0...fraction * size.width),
      bottom: double(0...fraction * size.height), right: double(0...fraction * size.width))
  }

  mutating func size() -> ScreenSize {
    ScreenSize(uncheckedWidth: double(200...1600), height: double(200...1600))
  }

  /// A map of any size and padding with any camera that its limits allow.
  mutating func map() throws -> MapView {
    var map = MapView(size: size())
    if Bool.random(using: &self) { map.setPadding(try insets(upTo: 0.3, of: map.size)) }
    if Bool.random(using: &self) { map.setViewingAngleLimit(.android) }
    try map.move(
      .setCamera(
        CameraPosition(
          target: place(), zoom: double(0...21), bearing: double(0...360),
          viewingAngle: Bool.random(using: &self) ? double(0...65) : 0)))
    return map
  }

  /// A point inside the map's padded rectangle.
  mutating func point(in map: MapView) -> ScreenPoint {
    ScreenPoint(
      x: double(map.padding.left...map.size.width - map.padding.right),
      y: double(map.padding.top...map.size.height - map.padding.bottom))
  }
}

/// Runs a law many times over; the first breach is recorded with the seed and round to replay it.
func forAll(
  rounds: Int = 4000, seed: UInt64, _ law: (inout SeededGenerator) throws -> String?,
  sourceLocation: SourceLocation = #_sourceLocation
) rethrows {
  var generator = SeededGenerator(seed: seed)
  for round in 0..<rounds {
    if let breach = try law(&generator) {
      Issue.record("seed \(seed), round \(round): \(breach)", sourceLocation: sourceLocation)
      return
    }
  }
}
