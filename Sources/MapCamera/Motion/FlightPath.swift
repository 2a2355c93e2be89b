/// The optimal path between two cameras: zooms out and in on the way, so that it looks shortest.
///
/// Jarke J. van Wijk and Wim A. A. Nuij, “Smooth and efficient zooming and panning” (2003), with
/// ρ = 1.42. w is the width of the view in points at the start zoom, u the way on the ground:
/// w(s) = w0 cosh r0 / cosh(r0 + ρs), u(s) = w0 sinh(ρs) / (ρ² cosh(r0 + ρs)),
/// ri = −asinh bi, bi = (w1² − w0² ± ρ⁴u1²) / (2 wi ρ² u1), S = (r1 − r0)/ρ.
///
///     let path = FlightPath(from: map.camera, to: goal, size: map.size)
///     path.position(at: 0.5).zoom  // the lowest zoom, near the middle of a long flight
public struct FlightPath: Hashable, Sendable {
  /// How much a flight zooms, against how much it travels: ρ.
  public static let curvature = 1.42
  /// How much of the path passes in a second unless a duration is given.
  public static let defaultSpeed = 1.2

  /// Where the flight starts.
  public let start: CameraPosition
  /// Where the flight ends.
  public let goal: CameraPosition
  /// The length of the path, S: about how many screens pass by.
  public let length: Double

  private let startY: Double
  /// In world heights.
  private let south: Double
  /// In degrees, the short way.
  private let east: Double
  /// Clockwise in degrees, the short way.
  private let turn: Double
  private let r0: Double
  private let coshR0: Double
  /// w0/(ρ² u1); 0 where the target does not move.
  private let reach: Double

  /// The path between two cameras; its start view is as wide as the longer side of the screen.
  ///
  /// - Throws: `CameraError.notFinite`; `CameraError.unsupportedZoom` outside `ZoomRange.supported`.
  public init(
    from start: CameraPosition, to goal: CameraPosition, size: ScreenSize
  ) throws(CameraError) {
    try Self.check(start)
    try Self.check(goal)
    self.init(settled: start, to: goal, size: size)
  }

  private static func check(_ position: CameraPosition) throws(CameraError) {
    guard position.bearing.isFinite, position.viewingAngle.isFinite else { throw .notFinite }
    guard position.zoom.isFinite else { throw .notFinite }
    guard ZoomRange.supported.contains(position.zoom) else {
      throw .unsupportedZoom(position.zoom)
    }
  }

  init(settled start: CameraPosition, to goal: CameraPosition, size: ScreenSize) {
    self.start = start
    self.goal = goal
    startY = Mercator.y(latitude: start.target.latitude)
    south = Mercator.y(latitude: goal.target.latitude) - startY
    east = Angle.turn(from: start.target.wrapped.longitude, to: goal.target.wrapped.longitude)
    turn = Angle.turn(from: Angle.wrap(start.bearing), to: Angle.wrap(goal.bearing))

    let width = max(size.width, size.height)
    let goalWidth = width / Mathematics.exp2(goal.zoom - start.zoom)
    let x = east / 360
    let way = (x * x + south * south).squareRoot() * Mercator.worldSize(atZoom: start.zoom)
    let squared = Self.curvature * Self.curvature
    let bend = squared * squared * way * way
    let growth = (goalWidth - width) * (goalWidth + width)
    let first = -Mathematics.asinh((growth + bend) / (2 * width * squared * way))
    let last = -Mathematics.asinh((growth - bend) / (2 * goalWidth * squared * way))
    let length = (last - first) / Self.curvature
    // A way too short to see: only the zoom changes, and the formulas divide by nothing.
    if way > 1e-6, length.isFinite {
      r0 = first
      coshR0 = Mathematics.cosh(first)
      reach = width / (squared * way)
      self.length = length
    } else {
      r0 = 0
      coshR0 = 0
      reach = 0
      let zooming = Mathematics.log(goalWidth / width).magnitude / Self.curvature
      self.length = zooming.isFinite ? zooming : 0
    }
  }

  /// How long the flight lasts unless told otherwise, in seconds: S/1.2.
  public var defaultDuration: Double { length / Self.defaultSpeed }

  /// The camera at a fraction of the path, before it settles under a map's limits.
  ///
  /// Exactly the start at 0 and before, exactly the goal at 1 and after.
  public func position(at fraction: Double) -> CameraPosition {
    guard fraction > 0 else { return start }
    if fraction >= 1 { return goal }
    let isTravelling = reach > 0
    let rise = Self.curvature * length * fraction
    let zoom: Double
    let covered: Double
    if isTravelling {
      let cosh = Mathematics.cosh(r0 + rise)
      zoom = start.zoom + Mathematics.log2(cosh / coshR0)
      covered = min(reach * Mathematics.sinh(rise) / cosh, 1)
    } else {
      zoom = start.zoom + (goal.zoom - start.zoom) * fraction
      covered = fraction
    }
    return CameraPosition(
      target: Coordinate(
        uncheckedLatitude: south == 0
          ? start.target.latitude : Mercator.latitude(y: startY + south * covered),
        longitude: start.target.longitude + east * covered),
      zoom: zoom, bearing: start.bearing + turn * fraction,
      viewingAngle: start.viewingAngle + (goal.viewingAngle - start.viewingAngle) * fraction)
  }
}
