/// What lies how far along a route, found in log n steps.
extension RouteTable {
  struct Place {
    let coordinate: Coordinate
    let heading: Double
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
