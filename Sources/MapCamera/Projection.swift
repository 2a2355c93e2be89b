/// The mapping between ground and screen for one camera on one map.
///
/// The vertical field of view is 25°. With D = h/(2 tan 12.5°) and (u, v) the way from the target to
/// the right and forward, in points at the camera's zoom, the screen point is
/// (cx + D·u/w, cy − D·v·cos θ/w), w = D + v·sin θ.
public struct Projection: Sendable {
  /// The camera.
  public let camera: CameraPosition
  /// The size of the map.
  public let size: ScreenSize
  /// The map's padding; the target is drawn at the centre of the rectangle it leaves.
  public let padding: EdgeInsets

  @usableFromInline
  let perspective: Perspective
  @usableFromInline
  let worldSize: Double
  @usableFromInline
  let targetY: Double

  /// The projection of a camera that has settled.
  ///
  /// One that never could is taken for the nearest possible: what is not finite counts as 0, zoom
  /// is within `ZoomRange.supported`, the viewing angle within 0…`ViewingAngleLimit.steepest`.
  public init(camera: CameraPosition, size: ScreenSize, padding: EdgeInsets = .zero) {
    var camera = camera
    camera.zoom = Self.clamp(camera.zoom, ZoomRange.supported)
    camera.viewingAngle = Self.clamp(camera.viewingAngle, 0...ViewingAngleLimit.steepest)
    camera.bearing = camera.bearing.isFinite ? camera.bearing : 0
    self.init(settled: camera, size: size, padding: padding)
  }

  @usableFromInline
  init(settled camera: CameraPosition, size: ScreenSize, padding: EdgeInsets) {
    self.camera = camera
    self.size = size
    self.padding = padding
    perspective = Perspective(
      size: size, padding: padding, bearing: camera.bearing, viewingAngle: camera.viewingAngle)
    worldSize = Mercator.worldSize(atZoom: camera.zoom)
    targetY = Mercator.y(latitude: camera.target.latitude)
  }

  private static func clamp(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : 0
  }

  /// Where a place is drawn, in the copy of the world nearest to the target.
  ///
  /// Nil when it lies behind the camera. The point may lie outside the map.
  @inlinable
  public func screen(_ coordinate: Coordinate) -> ScreenPoint? {
    perspective.screen(nearestOffset(to: coordinate))
  }

  /// The place that is drawn at a screen point; nil for the sky.
  public func ground(_ point: ScreenPoint) -> Coordinate? {
    guard let offset = perspective.ground(point) else { return nil }
    return coordinate(offset)
  }

  /// The length on the screen of a ground distance in metres: 256·2^zoom·m/(2πR·cos φ) points.
  ///
  /// Near the place, seen from straight above. Nil when the result is not finite.
  public func points(forMeters meters: Double, at coordinate: Coordinate) -> Double? {
    let points = meters / metersPerPoint(at: coordinate)
    return points.isFinite ? points : nil
  }

  /// The ground distance in metres that one point shows near a place, seen from straight above.
  public func metersPerPoint(at coordinate: Coordinate) -> Double {
    SphereGeometry.parallelLength(latitude: coordinate.latitude) / worldSize
  }

  /// Whether a place is drawn inside the map's padded rectangle, edges included.
  ///
  /// A tilted map may show a copy of the place other than the nearest: that counts too.
  public func contains(_ coordinate: Coordinate) -> Bool {
    let nearest = nearestOffset(to: coordinate)
    for copy in -1...1 {
      let offset = GroundOffset(x: nearest.x + Double(copy) * worldSize, y: nearest.y)
      if let point = perspective.screen(offset), isInPaddedRectangle(point) { return true }
    }
    return false
  }

  /// What is seen at the four corners of the map's padded rectangle.
  ///
  /// A corner in the sky counts as the ground just below the horizon.
  public var visibleRegion: VisibleRegion {
    let left = padding.left
    let right = size.width - padding.right
    let top = padding.top
    let bottom = size.height - padding.bottom
    return VisibleRegion(
      nearLeft: corner(left, bottom), nearRight: corner(right, bottom),
      farLeft: corner(left, top), farRight: corner(right, top))
  }

  /// From the target to the nearest copy of a place.
  @inlinable
  func nearestOffset(to coordinate: Coordinate) -> GroundOffset {
    let turns = (coordinate.longitude - camera.target.longitude) / 360
    return GroundOffset(
      x: (turns - turns.rounded()) * worldSize,
      y: (Mercator.y(latitude: coordinate.latitude) - targetY) * worldSize)
  }

  private func coordinate(_ offset: GroundOffset) -> Coordinate? {
    let unwrapped = unwrappedCoordinate(offset)
    return unwrapped.isFinite ? unwrapped.wrapped : nil
  }

  private func unwrappedCoordinate(_ offset: GroundOffset) -> Coordinate {
    Coordinate(
      uncheckedLatitude: Mercator.latitude(y: targetY + offset.y / worldSize),
      longitude: camera.target.longitude + offset.x / worldSize * 360)
  }

  private func corner(_ x: Double, _ y: Double) -> Coordinate {
    unwrappedCoordinate(perspective.groundOrHorizon(ScreenPoint(x: x, y: y)))
  }

  private func isInPaddedRectangle(_ point: ScreenPoint) -> Bool {
    point.x >= padding.left - Self.edgeWidth
      && point.x <= size.width - padding.right + Self.edgeWidth
      && point.y >= padding.top - Self.edgeWidth
      && point.y <= size.height - padding.bottom + Self.edgeWidth
  }

  /// A fit without padding puts places on the very edge, and rounding must not push them over it.
  private static let edgeWidth = 0.000_001
}
