/// The way along the great circle, on a sphere of radius `SphereGeometry.earthRadius`.
///
/// A latitude beyond ±90° counts as the pole.
extension Coordinate {
  /// The distance to another place along the great circle, in metres.
  ///
  /// 2R·atan2(√h, √(1 − h)), h = sin²(Δφ/2) + cos φ₁·cos φ₂·sin²(Δλ/2).
  public func distance(to other: Coordinate) -> Double {
    2 * SphereGeometry.earthRadius * halfAngle(to: other)
  }

  /// The direction in which the great circle to another place sets out, in [0, 360) degrees.
  ///
  /// 0 for the place itself.
  public func heading(to other: Coordinate) -> Double {
    let turn = Angle.radians(Angle.turn(from: wrapped.longitude, to: other.wrapped.longitude))
    let from = Angle.radians(globeLatitude)
    let to = Angle.radians(other.globeLatitude)
    let east = Mathematics.sin(turn) * Mathematics.cos(to)
    // cos φ₁ sin φ₂ − sin φ₁ cos φ₂ cos Δλ, without the difference of two large numbers.
    let half = Mathematics.sin(turn / 2)
    let north =
      Mathematics.sin(to - from)
      + 2 * Mathematics.sin(from) * Mathematics.cos(to) * half * half
    return Angle.wrap(Angle.degrees(Mathematics.atan2(east, north)))
  }

  /// The place at a distance in metres in the direction of a heading in degrees, wrapped.
  ///
  /// - Throws: `CameraError.notFinite` when distance or heading is not-a-number or infinite.
  public func offset(distance: Double, heading: Double) throws(CameraError) -> Coordinate {
    guard distance.isFinite, heading.isFinite else { throw .notFinite }
    return offset(angle: distance / SphereGeometry.earthRadius, heading: heading)
  }

  /// The place at a fraction of the great circle to another: 0 is this one, 1 the other.
  ///
  /// Beyond 0…1 the way goes on along the same circle.
  ///
  /// - Throws: `CameraError.notFinite` when the fraction is not-a-number or infinite.
  public func interpolated(
    to other: Coordinate, fraction: Double
  ) throws(CameraError) -> Coordinate {
    guard fraction.isFinite else { throw .notFinite }
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    let angle = 2 * halfAngle(to: other) * fraction
    guard angle.isFinite else { throw .notFinite }
    return offset(angle: angle, heading: heading(to: other))
  }

  private func halfAngle(to other: Coordinate) -> Double {
    let turn = Angle.radians(Angle.turn(from: wrapped.longitude, to: other.wrapped.longitude))
    let rise = Angle.radians(other.globeLatitude - globeLatitude)
    let sinRise = Mathematics.sin(rise / 2)
    let sinTurn = Mathematics.sin(turn / 2)
    let cosines =
      Mathematics.cos(Angle.radians(globeLatitude))
      * Mathematics.cos(Angle.radians(other.globeLatitude))
    let haversine = min(max(sinRise * sinRise + cosines * sinTurn * sinTurn, 0), 1)
    return Mathematics.atan2(haversine.squareRoot(), (1 - haversine).squareRoot())
  }

  private func offset(angle: Double, heading: Double) -> Coordinate {
    let direction = Angle.radians(heading)
    let from = Angle.radians(globeLatitude)
    let sinAngle = Mathematics.sin(angle)
    let cosAngle = Mathematics.cos(angle)
    let sinFrom = Mathematics.sin(from)
    let cosFrom = Mathematics.cos(from)
    // The place in space, x towards this meridian, y towards the east, z towards the pole.
    let ahead = sinAngle * Mathematics.cos(direction)
    let x = cosAngle * cosFrom - ahead * sinFrom
    let y = sinAngle * Mathematics.sin(direction)
    let z = cosAngle * sinFrom + ahead * cosFrom
    return Coordinate(
      uncheckedLatitude: Angle.degrees(Mathematics.atan2(z, (x * x + y * y).squareRoot())),
      longitude: longitude + Angle.degrees(Mathematics.atan2(y, x))
    ).wrapped
  }
}
