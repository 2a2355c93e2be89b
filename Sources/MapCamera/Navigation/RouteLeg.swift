/// The great circle from one vertex of a route to the next.
struct RouteLeg {
  /// In radians, as `Coordinate.distance(to:)` has it.
  let angle: Double
  /// The direction at the start: a unit vector to the north and to the east.
  let north: Double
  let east: Double
  /// The direction at the end; not of unit length.
  let arrivalNorth: Double
  let arrivalEast: Double

  /// 2 atan2(√h, √(1 − h)), h = sin²(Δφ/2) + cos φ₁·cos φ₂·sin²(Δλ/2); the directions are those of
  /// `Coordinate.heading(to:)`, there and back.
  init(from start: RouteVertex, to end: RouteVertex) {
    let halfTurn = Angle.radians(Angle.turn(from: start.longitude, to: end.longitude)) / 2
    let halfRise = Angle.radians(end.latitude - start.latitude) / 2
    let sinTurn = Mathematics.sin(halfTurn)
    let sinRise = Mathematics.sin(halfRise)
    let sineOfTurn = 2 * sinTurn * Mathematics.cos(halfTurn)
    let sineOfRise = 2 * sinRise * Mathematics.cos(halfRise)
    let square = sinTurn * sinTurn
    let h = min(max(sinRise * sinRise + start.cosLatitude * end.cosLatitude * square, 0), 1)
    angle = 2 * Mathematics.atan2(h.squareRoot(), (1 - h).squareRoot())

    let north = sineOfRise + 2 * start.sinLatitude * end.cosLatitude * square
    let east = sineOfTurn * end.cosLatitude
    let length = (north * north + east * east).squareRoot()
    // To the place on the other side of the earth any direction leads.
    self.north = length > 0 ? north / length : 1
    self.east = length > 0 ? east / length : 0
    arrivalNorth = sineOfRise - 2 * end.sinLatitude * start.cosLatitude * square
    arrivalEast = sineOfTurn * start.cosLatitude
  }

  var departureHeading: Double {
    Angle.wrap(Angle.degrees(Mathematics.atan2(east, north)))
  }

  var arrivalHeading: Double {
    Angle.wrap(Angle.degrees(Mathematics.atan2(arrivalEast, arrivalNorth)))
  }

  /// The latitude of a pole-most point that lies between the ends, in degrees, if one does.
  ///
  /// There the circle runs due east or west: cos φ = |sin α|·cos φ₁, with α the heading at the start.
  func extremeLatitude(from start: RouteVertex) -> Double? {
    guard north * arrivalNorth < 0 else { return nil }
    let latitude = Angle.degrees(Mathematics.acos(min(east.magnitude * start.cosLatitude, 1)))
    return north > 0 ? latitude : -latitude
  }
}

/// A vertex of a route, ready for the sphere.
struct RouteVertex {
  let latitude: Double
  let longitude: Double
  let sinLatitude: Double
  let cosLatitude: Double

  init(_ coordinate: Coordinate) {
    latitude = coordinate.globeLatitude
    longitude = coordinate.wrapped.longitude
    sinLatitude = Mathematics.sin(Angle.radians(latitude))
    // At the poles exactly 0, so that all their longitudes are one place.
    cosLatitude = latitude.magnitude == 90 ? 0 : Mathematics.cos(Angle.radians(latitude))
  }
}
