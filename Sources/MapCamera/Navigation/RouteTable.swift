/// All that is worked out of a route once; never changed, so that copies of a map can share it.
final class RouteTable: Sendable {
  let coordinates: [Coordinate]
  /// Metres from the start to each vertex.
  let distances: [Double]
  /// What the route covers from each vertex on.
  let extents: [RouteExtent]
  private let departures: [Direction]
  private let arrivalHeading: Double
  private let turns: TurnSums
  /// The longitudes of the vertices, counted on over the antimeridian.
  private let longitudes: [Double]

  /// A direction as a unit vector.
  private struct Direction {
    let north: Double
    let east: Double
  }

  struct Place {
    let coordinate: Coordinate
    let heading: Double
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

  /// The leg that holds a distance: the last one that does not start after it.
  private func leg(at distance: Double) -> Int {
    min(max(firstVertex(after: distance) - 1, 0), departures.count - 1)
  }

  /// The first vertex that lies behind a distance, or the number of vertices.
  private func firstVertex(after distance: Double) -> Int {
    var low = 0
    var high = distances.count
    while low < high {
      let middle = (low + high) / 2
      if distances[middle] > distance { high = middle } else { low = middle + 1 }
    }
    return low
  }

  func place(at distance: Double) -> Place {
    guard distance > 0 else { return place(onLeg: 0, after: 0) }
    let last = departures.count
    guard distance < distances[last] else {
      return Place(coordinate: coordinates[last], heading: arrivalHeading)
    }
    let leg = leg(at: distance)
    return place(onLeg: leg, after: distance - distances[leg])
  }

  /// The place some metres along a leg, in space: p cos a + t sin a, with t the direction there.
  ///
  /// With the velocity v = t cos a − p sin a, the direction is atan2(x·vy − y·vx, vz).
  private func place(onLeg index: Int, after distance: Double) -> Place {
    let start = coordinates[index]
    let direction = departures[index]
    if distance <= 0 {
      return Place(
        coordinate: start,
        heading: Angle.wrap(
          Angle.degrees(Mathematics.atan2(direction.east, direction.north))))
    }
    let latitude = Angle.radians(start.latitude)
    let sinLatitude = Mathematics.sin(latitude)
    let cosLatitude = Mathematics.cos(latitude)
    let angle = distance / SphereGeometry.earthRadius
    let sinAngle = Mathematics.sin(angle)
    let cosAngle = Mathematics.cos(angle)
    // x towards the meridian of the start, y towards the east, z towards the pole.
    let x = cosAngle * cosLatitude - sinAngle * direction.north * sinLatitude
    let y = sinAngle * direction.east
    let z = cosAngle * sinLatitude + sinAngle * direction.north * cosLatitude
    let velocityX = -sinAngle * cosLatitude - cosAngle * direction.north * sinLatitude
    let velocityY = cosAngle * direction.east
    let velocityZ = cosAngle * direction.north * cosLatitude - sinAngle * sinLatitude
    return Place(
      coordinate: Coordinate(
        uncheckedLatitude: Angle.degrees(Mathematics.atan2(z, (x * x + y * y).squareRoot())),
        longitude: start.longitude + Angle.degrees(Mathematics.atan2(y, x))
      ).wrapped,
      heading: Angle.wrap(
        Angle.degrees(Mathematics.atan2(x * velocityY - y * velocityX, velocityZ))))
  }

  func bounds(from distance: Double) -> CoordinateBounds {
    guard distance > 0 else { return extents[0].bounds }
    let last = departures.count
    guard distance < distances[last] else { return extents[last].bounds }
    let leg = leg(at: distance)
    let place = place(onLeg: leg, after: distance - distances[leg])
    let longitude = longitudes[leg]
    var extent = extents[leg + 1]
    extent.include(
      latitude: place.coordinate.latitude,
      longitude: longitude
        + Angle.turn(from: coordinates[leg].longitude, to: place.coordinate.longitude))
    includeExtreme(ofLeg: leg, from: place, to: &extent)
    return extent.bounds
  }

  /// The pole-most point of what remains of a leg.
  private func includeExtreme(ofLeg index: Int, from place: Place, to extent: inout RouteExtent) {
    let start = RouteVertex(place.coordinate)
    let end = RouteVertex(coordinates[index + 1])
    if let latitude = RouteLeg(from: start, to: end).extremeLatitude(from: start) {
      extent.include(latitude: latitude)
    }
  }

  func openTurns(at distance: Double, window: Double, after start: Double) -> Double {
    // At the end of the route nothing more is turned: the last vertex has no leg ahead.
    let past = min(firstVertex(after: distance), departures.count)
    let first = min(firstVertex(after: max(distance - window, start)), past)
    return turns.open(first..<past, at: distance, window: window)
  }
}
