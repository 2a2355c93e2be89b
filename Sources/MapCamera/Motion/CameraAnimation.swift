/// The way from one camera to another: straight on the Mercator map, turning the short way.
///
/// Zoom and viewing angle change evenly. When zoom and target change together, the target moves so
/// that the speed on the screen is even: after k of the way it has covered k·min(2, S)^(1−k) of its
/// own way zooming in, k·max(½, S)^(1−k) zooming out, with S = 2^Δz.
struct CameraAnimation: Hashable, Sendable {
  let start: CameraPosition
  let goal: CameraPosition
  private let startY: Double
  /// In world heights.
  private let south: Double
  /// In degrees, the short way.
  private let east: Double
  /// Clockwise in degrees, the short way.
  private let turn: Double
  /// Δz within −1…1: the exponent to which the speed of the target is bent.
  private let bend: Double

  init(from start: CameraPosition, to goal: CameraPosition) {
    self.start = start
    self.goal = goal
    startY = Mercator.y(latitude: start.target.latitude)
    south = Mercator.y(latitude: goal.target.latitude) - startY
    east = Angle.turn(from: start.target.longitude, to: goal.target.longitude)
    turn = Angle.turn(from: start.bearing, to: goal.bearing)
    bend = min(max(goal.zoom - start.zoom, -1), 1)
  }

  /// The camera at a fraction of the way, before it settles under the limits.
  func position(at fraction: Double) -> CameraPosition {
    if fraction >= 1 { return goal }
    guard fraction > 0 else { return start }
    return CameraPosition(
      target: target(at: fraction),
      zoom: Self.line(start.zoom, goal.zoom, fraction),
      bearing: start.bearing + turn * fraction,
      viewingAngle: Self.line(start.viewingAngle, goal.viewingAngle, fraction))
  }

  private func target(at fraction: Double) -> Coordinate {
    if south == 0, east == 0 { return start.target }
    let covered =
      bend == 0 ? fraction : fraction * Mathematics.exp2(bend * (1 - fraction))
    // What does not change keeps its very bits.
    let latitude =
      south == 0 ? start.target.latitude : Mercator.latitude(y: startY + south * covered)
    return Coordinate(
      uncheckedLatitude: latitude, longitude: start.target.longitude + east * covered)
  }

  /// Never outside its two ends, not even by a rounding.
  private static func line(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
    let value = start + (end - start) * fraction
    return start <= end ? min(value, end) : max(value, end)
  }
}
