/// The Mercator projection of the sphere on the unit square, x to the east, y to the south.
///
/// (0, 0) is the north-west corner at 180° W, 85.05° N; (1, 1) the south-east corner. The world
/// repeats to the east and west, so that any x names a place.
public enum Mercator {
  /// The width of the world at zoom 0, in points.
  @inlinable
  public static var tileSize: Double { 256 }
  /// The latitude where the map is cut, in degrees: there it is square, atan(sinh π).
  public static let maximumLatitude = 85.0511287798066

  /// The width of the world in points at a zoom level: 256·2^zoom.
  public static func worldSize(atZoom zoom: Double) -> Double {
    tileSize * Mathematics.exp2(zoom)
  }

  /// World x of a longitude in degrees: λ/360 + 1/2.
  public static func x(longitude: Double) -> Double { longitude / 360 + 0.5 }

  /// World y of a latitude in degrees: 1/2 − asinh(tan φ)/2π.
  ///
  /// The same as 1/2 − ln tan(π/4 + φ/2)/2π, but as precise in the far south as in the far north.
  /// Beyond ±90° the pole is meant.
  @inlinable
  public static func y(latitude: Double) -> Double {
    let radians = Angle.radians(min(max(latitude, -90), 90))
    return 0.5 - Mathematics.asinh(Mathematics.tan(radians)) / (2 * .pi)
  }

  /// The longitude of a world x in degrees, not wrapped.
  public static func longitude(x: Double) -> Double { (x - 0.5) * 360 }

  /// The latitude of a world y in degrees: atan(sinh(π(1 − 2y))).
  public static func latitude(y: Double) -> Double {
    Angle.degrees(Mathematics.atan(Mathematics.sinh(.pi * (1 - 2 * y))))
  }

  /// The place at a world x and y, its longitude wrapped.
  ///
  /// - Throws: `CameraError.notFinite` for not-a-number and infinity.
  public static func coordinate(x: Double, y: Double) throws(CameraError) -> Coordinate {
    try Coordinate(latitude: latitude(y: y), longitude: longitude(x: x)).wrapped
  }
}
