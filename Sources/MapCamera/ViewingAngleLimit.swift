/// How far the camera may tilt at each zoom: straight lines between two or three knots.
///
/// Below the first knot and above the last the limit stays as it is there.
///
///     ViewingAngleLimit.ios.maximum(atZoom: 13)  // 47.5
public struct ViewingAngleLimit: Hashable, Sendable {
  /// A corner of the line: at this zoom the camera tilts at most by this angle.
  public struct Knot: Hashable, Sendable {
    /// The zoom level.
    public let zoom: Double
    /// The greatest viewing angle there, in degrees.
    public let angle: Double

    /// A knot at a zoom level with a greatest viewing angle in degrees.
    public init(zoom: Double, angle: Double) {
      self.zoom = zoom
      self.angle = angle
    }
  }

  /// The steepest angle a table may hold, in degrees.
  public static let steepest = 85.0

  /// The limit of the SDK for iOS: 30° up to zoom 10, 65° from zoom 16.
  public static let ios = ViewingAngleLimit(
    unchecked: Knot(zoom: 10, angle: 30), Knot(zoom: 16, angle: 65), Knot(zoom: 16, angle: 65))

  /// The limit of the SDK for Android: 30° up to zoom 10, 45° at 14, 67.5° from 15.5.
  public static let android = ViewingAngleLimit(
    unchecked: Knot(zoom: 10, angle: 30), Knot(zoom: 14, angle: 45), Knot(zoom: 15.5, angle: 67.5))

  // Stored in place, not in an array, so that copying a map counts no references.
  private let first: Knot
  private let second: Knot
  private let third: Knot

  /// A table of two or three knots of ascending zoom and of angles from 0 to 85 degrees.
  ///
  /// - Throws: `CameraError.notFinite`, `CameraError.invalidViewingAngleLimit`.
  public init(_ first: Knot, _ second: Knot, _ third: Knot? = nil) throws(CameraError) {
    try Self.check(first)
    try Self.check(second)
    try Self.check(third ?? second)
    guard first.zoom < second.zoom, third.map({ second.zoom < $0.zoom }) ?? true else {
      throw .invalidViewingAngleLimit
    }
    self.init(unchecked: first, second, third ?? second)
  }

  private init(unchecked first: Knot, _ second: Knot, _ third: Knot) {
    self.first = first
    self.second = second
    self.third = third
  }

  private static func check(_ knot: Knot) throws(CameraError) {
    guard knot.zoom.isFinite, knot.angle.isFinite else { throw .notFinite }
    guard ZoomRange.supported.contains(knot.zoom), knot.angle >= 0, knot.angle <= steepest else {
      throw .invalidViewingAngleLimit
    }
  }

  /// The greatest viewing angle at a zoom level, in degrees.
  @inline(__always)
  public func maximum(atZoom zoom: Double) -> Double {
    if zoom >= third.zoom { return third.angle }
    if zoom >= second.zoom { return Self.line(second, third, zoom) }
    return zoom > first.zoom ? Self.line(first, second, zoom) : first.angle
  }

  private static func line(_ low: Knot, _ high: Knot, _ zoom: Double) -> Double {
    low.angle + (high.angle - low.angle) * (zoom - low.zoom) / (high.zoom - low.zoom)
  }
}
