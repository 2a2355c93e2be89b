/// What a line covers: latitudes, and longitudes that go on counting over the antimeridian.
struct RouteExtent: Hashable, Sendable {
  private(set) var south: Double
  private(set) var north: Double
  private(set) var west: Double
  private(set) var east: Double

  init(latitude: Double, longitude: Double) {
    south = latitude
    north = latitude
    west = longitude
    east = longitude
  }

  mutating func include(latitude: Double) {
    south = min(south, latitude)
    north = max(north, latitude)
  }

  mutating func include(latitude: Double, longitude: Double) {
    include(latitude: latitude)
    west = min(west, longitude)
    east = max(east, longitude)
  }

  /// The box; a line once round the world needs all of it.
  var bounds: CoordinateBounds {
    let isWorld = east - west >= 360
    return CoordinateBounds(
      uncheckedSouth: south, west: isWorld ? -180 : Coordinate.wrap(longitude: west), north: north,
      east: isWorld ? 180 : Coordinate.wrap(longitude: east))
  }
}
