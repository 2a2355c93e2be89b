/// Degrees, radians and the circle.
public enum Angle {
  /// An angle of degrees in radians.
  @inlinable
  public static func radians(_ degrees: Double) -> Double { degrees * (.pi / 180) }

  /// An angle of radians in degrees.
  public static func degrees(_ radians: Double) -> Double { radians * (180 / .pi) }

  /// The same direction in [0, 360), in degrees: −90 is 270, 725 is 5.
  ///
  /// Not-a-number and infinity give not-a-number.
  public static func wrap(_ degrees: Double) -> Double {
    if degrees > 0, degrees < 360 { return degrees }
    let rest = Mathematics.fmod(degrees, 360)
    // Adding 360 to the smallest negatives rounds to 360 itself, which is 0.
    let turned = rest < 0 ? rest + 360 : rest
    return turned == 360 || turned == 0 ? 0 : turned
  }

  /// How far one has to turn from one direction to another, the short way, in (−180, 180] degrees.
  public static func turn(from start: Double, to end: Double) -> Double {
    let turn = wrap(end - start)
    return turn > 180 ? turn - 360 : turn
  }
}
