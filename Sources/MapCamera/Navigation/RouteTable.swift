/// All that is worked out of a route once; never changed, so that copies of a map can share it.
final class RouteTable: Sendable {
  let coordinates: [Coordinate]
  /// Metres from the start to each vertex.
  let distances: [Double]
  /// What the route covers from each vertex on.
  let extents: [RouteExtent]
  /// The direction in which each leg sets out.
  let departures: [Direction]
  /// The heading at the end of the last leg.
  let arrivalHeading: Double
  let turns: TurnSums
  /// The longitudes of the vertices, counted on over the antimeridian.
  let longitudes: [Double]

  /// A direction as a unit vector.
  struct Direction {
    let north: Double
    let east: Double
  }

  /// Nil when there are not two different places.
  init?(_ places: [Coordinate]) {
    var coordinates: [Coordinate] = []
    var distances: [Double] = []
    var longitudes: [Double] = []
    var departures: [Direction] = []
    var turns: [Double] = []
    // The pole-most latitude inside each leg, or a latitude of one of its ends.
    var extremes: [Double] = []
    coordinates.reserveCapacity(places.count)
    distances.reserveCapacity(places.count)
    longitudes.reserveCapacity(places.count)
    departures.reserveCapacity(places.count)
    turns.reserveCapacity(places.count)
    extremes.reserveCapacity(places.count)

    var last: RouteVertex?
    var length = 0.0
    var longitude = 0.0
    var heading = 0.0
    for place in places {
      let vertex = RouteVertex(place)
      let coordinate = Coordinate(
        uncheckedLatitude: vertex.latitude, longitude: vertex.longitude)
      guard let start = last else {
        longitude = vertex.longitude
        coordinates.append(coordinate)
        distances.append(0)
        longitudes.append(longitude)
        last = vertex
        continue
      }
      let leg = RouteLeg(from: start, to: vertex)
      guard leg.angle > 0 else { continue }
      length += leg.angle * SphereGeometry.earthRadius
      longitude += Angle.turn(from: start.longitude, to: vertex.longitude)
      let departure = leg.departureHeading
      turns.append(departures.isEmpty ? 0 : Angle.turn(from: heading, to: departure))
      heading = leg.arrivalHeading
      departures.append(Direction(north: leg.north, east: leg.east))
      extremes.append(leg.extremeLatitude(from: start) ?? vertex.latitude)
      coordinates.append(coordinate)
      distances.append(length)
      longitudes.append(longitude)
      last = vertex
    }
    guard coordinates.count > 1 else { return nil }

    self.coordinates = coordinates
    self.distances = distances
    self.longitudes = longitudes
    self.departures = departures
    arrivalHeading = heading
    self.turns = TurnSums(turns: turns, distances: distances)
    extents = Self.extents(coordinates, longitudes, extremes)
  }

  /// From the last vertex back to the first.
  private static func extents(
    _ coordinates: [Coordinate], _ longitudes: [Double], _ extremes: [Double]
  ) -> [RouteExtent] {
    let last = coordinates.count - 1
    var extent = RouteExtent(
      latitude: coordinates[last].latitude, longitude: longitudes[last])
    var extents = [RouteExtent](repeating: extent, count: coordinates.count)
    for index in stride(from: last - 1, through: 0, by: -1) {
      extent.include(latitude: coordinates[index].latitude, longitude: longitudes[index])
      extent.include(latitude: extremes[index])
      extents[index] = extent
    }
    return extents
  }
}
