extension CoordinateBounds {
  /// Whether a place lies in the box, edges included; longitudes count modulo 360.
  public func contains(_ coordinate: Coordinate) -> Bool {
    coordinate.latitude >= south && coordinate.latitude <= north
      && contains(longitude: Coordinate.wrap(longitude: coordinate.longitude))
  }

  /// Whether two boxes have at least one point in common.
  public func intersects(_ other: CoordinateBounds) -> Bool {
    guard isValid, other.isValid, south <= other.north, other.south <= north else { return false }
    return contains(longitude: other.west) || other.contains(longitude: west)
  }

  /// The smallest box that holds this one and a place; of an empty one, just that place.
  ///
  /// It grows to the side that needs less; where both need the same, not over the antimeridian.
  public func including(_ coordinate: Coordinate) -> CoordinateBounds {
    guard isValid else { return CoordinateBounds(coordinate, coordinate) }
    let longitude = Coordinate.wrap(longitude: coordinate.longitude)
    let south = min(south, coordinate.latitude)
    let north = max(north, coordinate.latitude)
    if contains(longitude: longitude) {
      return CoordinateBounds(uncheckedSouth: south, west: west, north: north, east: east)
    }
    let eastwards = Angle.wrap(longitude - east)
    let westwards = Angle.wrap(west - longitude)
    let growsEast = eastwards == westwards ? west <= longitude : eastwards < westwards
    return CoordinateBounds(
      uncheckedSouth: south, west: growsEast ? west : longitude,
      north: north, east: growsEast ? longitude : east)
  }

  /// The smallest box that holds both.
  public func including(_ other: CoordinateBounds) -> CoordinateBounds {
    CoordinateBounds(enclosing: CollectionOfOne(self), and: CollectionOfOne(other))
  }

  /// The nearest longitude of the box, the shorter way round; of −180…180.
  func nearest(toLongitude longitude: Double) -> Double {
    if contains(longitude: longitude) { return longitude }
    return Angle.wrap(west - longitude) <= Angle.wrap(longitude - east) ? west : east
  }

  private func contains(longitude: Double) -> Bool {
    if longitude.magnitude == 180 {
      return west > east || west == -180 || east == 180
    }
    return west <= east
      ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
  }
}
