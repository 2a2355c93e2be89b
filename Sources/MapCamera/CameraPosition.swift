/// Where the camera looks and from how far: target, zoom, bearing and viewing angle.
///
/// A position is a wish until `CameraLimits.settle` has made it one the map can show.
@frozen
public struct CameraPosition: Hashable, Sendable {
  /// The place at the centre of the map's padded rectangle.
  public var target: Coordinate
  /// The zoom level: the world is 256·2^zoom points wide.
  public var zoom: Double
  /// The compass direction of the screen's top edge in degrees: 0 north, 90 east.
  public var bearing: Double
  /// The camera's tilt from straight down, in degrees.
  public var viewingAngle: Double

  /// A camera position; bearing and viewing angle are 0 unless given.
  @inlinable
  public init(target: Coordinate, zoom: Double, bearing: Double = 0, viewingAngle: Double = 0) {
    self.target = target
    self.zoom = zoom
    self.bearing = bearing
    self.viewingAngle = viewingAngle
  }

  @inline(__always)
  var isFinite: Bool {
    zoom.isFinite && bearing.isFinite && viewingAngle.isFinite && target.isFinite
  }

  /// The zoom at which a ground distance in metres is a number of points long; not clamped.
  ///
  /// log2(points · 2πR cos φ / (256 · meters)), with R = 6 371 009 m. Nil where that means nothing:
  /// lengths that are not over 0, not-a-number, infinity.
  ///
  ///     CameraPosition.zoom(at: sanFrancisco, meters: 1000, points: 300)  // 15.178
  public static func zoom(at coordinate: Coordinate, meters: Double, points: Double) -> Double? {
    guard meters > 0, points > 0 else { return nil }
    let parallel = SphereGeometry.parallelLength(latitude: coordinate.latitude)
    let zoom = Mathematics.log2(points / meters * parallel / Mercator.tileSize)
    return zoom.isFinite ? zoom : nil
  }
}
