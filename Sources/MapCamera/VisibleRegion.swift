/// The ground seen at the four corners of the map's padded rectangle.
public struct VisibleRegion: Hashable, Sendable {
  /// At the bottom left corner.
  public let nearLeft: Coordinate
  /// At the bottom right corner.
  public let nearRight: Coordinate
  /// At the top left corner.
  public let farLeft: Coordinate
  /// At the top right corner.
  public let farRight: Coordinate

  /// The smallest box round the four corners; from 360° of longitude on, the whole world.
  ///
  /// Its latitudes end where the map is cut, at ±85.0511°.
  public let bounds: CoordinateBounds

  /// From corners whose longitudes are not wrapped: they alone tell half a world from a whole one.
  init(nearLeft: Coordinate, nearRight: Coordinate, farLeft: Coordinate, farRight: Coordinate) {
    self.nearLeft = nearLeft.wrapped
    self.nearRight = nearRight.wrapped
    self.farLeft = farLeft.wrapped
    self.farRight = farRight.wrapped

    let cut = Mercator.maximumLatitude
    let south = min(nearLeft.latitude, nearRight.latitude, farLeft.latitude, farRight.latitude)
    let north = max(nearLeft.latitude, nearRight.latitude, farLeft.latitude, farRight.latitude)
    let west = min(nearLeft.longitude, nearRight.longitude, farLeft.longitude, farRight.longitude)
    let east = max(nearLeft.longitude, nearRight.longitude, farLeft.longitude, farRight.longitude)
    let isWorld = east - west >= 360
    bounds = CoordinateBounds(
      uncheckedSouth: min(max(south, -cut), cut),
      west: isWorld ? -180 : Coordinate.wrap(longitude: west),
      north: min(max(north, -cut), cut),
      east: isWorld ? 180 : Coordinate.wrap(longitude: east))
  }
}
