/// Distances, directions and areas on a sphere of radius 6 371 009 m.
public enum SphereGeometry {
  /// The radius of the earth in metres.
  public static let earthRadius = 6_371_009.0

  /// The length of a whole parallel in metres: 2πR·cos φ; beyond ±90° that of the pole.
  public static func parallelLength(latitude: Double) -> Double {
    2 * .pi * earthRadius * Mathematics.cos(Angle.radians(min(max(latitude, -90), 90)))
  }

  /// The length of a path along great circles, in metres.
  @inlinable
  public static func length(of path: some Sequence<Coordinate>) -> Double {
    var length = 0.0
    var previous: Coordinate?
    for coordinate in path {
      if let previous { length += previous.distance(to: coordinate) }
      previous = coordinate
    }
    return length
  }

  /// The area inside a ring in square metres; its last point joins the first.
  @inlinable
  public static func area(of ring: some Sequence<Coordinate>) -> Double {
    signedArea(of: ring).magnitude
  }

  /// The area inside a ring in square metres, positive when it runs counter-clockwise.
  ///
  /// The sum of the triangles between each side and the pole:
  /// 2 atan2(t·sin Δλ, 1 + t·cos Δλ), t = tan(π/4 − φ₁/2)·tan(π/4 − φ₂/2).
  @inlinable
  public static func signedArea(of ring: some Sequence<Coordinate>) -> Double {
    var first: Coordinate?
    var previous: Coordinate?
    var sum = 0.0
    for coordinate in ring {
      if let previous { sum += polarTriangle(previous, coordinate) }
      first = first ?? coordinate
      previous = coordinate
    }
    guard let first, let previous else { return 0 }
    sum += polarTriangle(previous, first)
    return sum * earthRadius * earthRadius
  }

  @usableFromInline
  static func polarTriangle(_ a: Coordinate, _ b: Coordinate) -> Double {
    let turn = Angle.radians(Angle.turn(from: a.wrapped.longitude, to: b.wrapped.longitude))
    let t = tanHalfPolarDistance(a) * tanHalfPolarDistance(b)
    return 2 * Mathematics.atan2(t * Mathematics.sin(turn), 1 + t * Mathematics.cos(turn))
  }

  private static func tanHalfPolarDistance(_ coordinate: Coordinate) -> Double {
    Mathematics.tan(Angle.radians(90 - coordinate.globeLatitude) / 2)
  }
}
