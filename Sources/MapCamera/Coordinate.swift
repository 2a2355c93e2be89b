/// A place on the earth: latitude and longitude in degrees, always finite.
///
/// The values are kept as given. The camera clamps latitudes and wraps longitudes where it settles.
///
///     try Coordinate(latitude: 49.26, longitude: 480).wrapped.longitude  // 120
@frozen
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator.
  public let latitude: Double
  /// Degrees east of Greenwich.
  public let longitude: Double

  /// A place from its latitude and longitude in degrees.
  ///
  /// - Throws: `CameraError.notFinite` for not-a-number and infinity.
  @inlinable
  public init(latitude: Double, longitude: Double) throws(CameraError) {
    guard latitude.isFinite, longitude.isFinite else { throw .notFinite }
    self.init(uncheckedLatitude: latitude, longitude: longitude)
  }

  /// For values that are known to be finite.
  @inlinable
  init(uncheckedLatitude latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The same place with its longitude in −180…180.
  public var wrapped: Coordinate {
    Coordinate(uncheckedLatitude: latitude, longitude: Self.wrap(longitude: longitude))
  }

  /// The same meridian in −180…180: inside it stays, outside it wraps; 540 is 180, −540 is −180.
  public static func wrap(longitude: Double) -> Double {
    if longitude >= -180, longitude <= 180 { return longitude }
    let rest = Mathematics.fmod(longitude, 360)
    if rest > 180 { return rest - 360 }
    return rest < -180 ? rest + 360 : rest
  }

  /// Latitude on the globe: beyond ±90° the pole is meant.
  var globeLatitude: Double { min(max(latitude, -90), 90) }

  var isFinite: Bool { latitude.isFinite && longitude.isFinite }
}
