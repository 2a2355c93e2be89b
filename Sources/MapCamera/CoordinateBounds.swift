/// A box of latitudes and longitudes, edges included; it may lie across the antimeridian.
///
/// Where `west` is greater than `east` the box goes from `west` eastwards over 180° to `east`. The
/// whole world is −180…180. An empty box holds no point and is not valid.
public struct CoordinateBounds: Hashable, Sendable {
  /// The southern edge in degrees.
  public let south: Double
  /// The western edge in degrees, in −180…180.
  public let west: Double
  /// The northern edge in degrees.
  public let north: Double
  /// The eastern edge in degrees, in −180…180.
  public let east: Double

  /// The bounds that hold no point.
  public static let empty = CoordinateBounds(uncheckedSouth: 90, west: 0, north: -90, east: 0)

  /// A box from its edges in degrees; 360° or more from west to east is the whole world.
  ///
  /// - Throws: `CameraError.notFinite`, and `CameraError.emptyBounds` when south is above north.
  public init(south: Double, west: Double, north: Double, east: Double) throws(CameraError) {
    guard south.isFinite, west.isFinite, north.isFinite, east.isFinite else { throw .notFinite }
    guard south <= north else { throw .emptyBounds }
    let isWorld = east - west >= 360
    self.init(
      uncheckedSouth: south, west: isWorld ? -180 : Coordinate.wrap(longitude: west),
      north: north, east: isWorld ? 180 : Coordinate.wrap(longitude: east))
  }

  /// The box between two corners, in any order, over the smaller of the two longitude ranges.
  ///
  /// Where both are half the world, the one that is not across the antimeridian.
  public init(_ a: Coordinate, _ b: Coordinate) {
    let low = min(a.wrapped.longitude, b.wrapped.longitude)
    let high = max(a.wrapped.longitude, b.wrapped.longitude)
    let isAcross = high - low > 180
    self.init(
      uncheckedSouth: min(a.latitude, b.latitude), west: isAcross ? high : low,
      north: max(a.latitude, b.latitude), east: isAcross ? low : high)
  }

  /// For finite edges with longitudes in −180…180; 180° and −180° are told apart here only.
  init(uncheckedSouth south: Double, west: Double, north: Double, east: Double) {
    self.south = south
    self.north = north
    // One meridian, two names: take those that keep west at or below east.
    self.west = west == 180 && east != 180 ? -180 : west
    self.east = east == -180 && west.magnitude != 180 ? 180 : east
  }

  /// Whether the box holds any point.
  public var isValid: Bool { south <= north }

  /// The south-west corner.
  public var southWest: Coordinate { Coordinate(uncheckedLatitude: south, longitude: west) }
  /// The south-east corner.
  public var southEast: Coordinate { Coordinate(uncheckedLatitude: south, longitude: east) }
  /// The north-west corner.
  public var northWest: Coordinate { Coordinate(uncheckedLatitude: north, longitude: west) }
  /// The north-east corner.
  public var northEast: Coordinate { Coordinate(uncheckedLatitude: north, longitude: east) }

  /// Degrees from west to east, in 0…360.
  public var longitudeSpan: Double { west <= east ? east - west : east - west + 360 }

  /// The middle of the latitudes and of the longitudes.
  public var center: Coordinate {
    // Halved before they are added: the sum of the greatest numbers is infinite.
    Coordinate(uncheckedLatitude: south / 2 + north / 2, longitude: west + longitudeSpan / 2)
      .wrapped
  }
}
