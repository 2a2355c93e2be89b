#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The platform's C mathematics, under one name on every platform.
///
/// Angles are in radians. Results are those of the platform's `libm`; where there is no C library
/// (Embedded Swift for WebAssembly) the host supplies functions of the same names.
public enum Mathematics {
  /// The sine of an angle.
  public static func sin(_ angle: Double) -> Double { cSin(angle) }
  /// The cosine of an angle.
  public static func cos(_ angle: Double) -> Double { cCos(angle) }
  /// The sine and the cosine of an angle.
  static func sinCos(_ angle: Double) -> (sin: Double, cos: Double) { cSinCos(angle) }
  /// The tangent of an angle.
  public static func tan(_ angle: Double) -> Double { cTan(angle) }
  /// The angle whose sine is given.
  public static func asin(_ value: Double) -> Double { cAsin(value) }
  /// The angle whose cosine is given.
  public static func acos(_ value: Double) -> Double { cAcos(value) }
  /// The angle whose tangent is given.
  public static func atan(_ value: Double) -> Double { cAtan(value) }
  /// The angle of the point (x, y), in −π…π.
  public static func atan2(_ y: Double, _ x: Double) -> Double { cAtan2(y, x) }
  /// The hyperbolic sine.
  public static func sinh(_ value: Double) -> Double { cSinh(value) }
  /// The hyperbolic cosine.
  public static func cosh(_ value: Double) -> Double { cCosh(value) }
  /// The hyperbolic tangent.
  public static func tanh(_ value: Double) -> Double { cTanh(value) }
  /// The inverse of the hyperbolic sine.
  public static func asinh(_ value: Double) -> Double { cAsinh(value) }
  /// e to the power of a value.
  public static func exp(_ value: Double) -> Double { cExp(value) }
  /// 2 to the power of a value; exact for whole numbers.
  public static func exp2(_ value: Double) -> Double { cExp2(value) }
  /// The natural logarithm.
  public static func log(_ value: Double) -> Double { cLog(value) }
  /// The logarithm to the base 2; exact for powers of 2.
  public static func log2(_ value: Double) -> Double { cLog2(value) }
  /// A base to the power of an exponent.
  public static func pow(_ base: Double, _ exponent: Double) -> Double { cPow(base, exponent) }
  /// The remainder of a division, exact, with the sign of the dividend.
  @inlinable
  public static func fmod(_ value: Double, _ divisor: Double) -> Double {
    // Between whole numbers below 2^52 no quotient is rounded up to the next, so that this is exact.
    if value >= 0, value < 0x1p52, divisor >= 1, divisor < 0x1p52,
      value == Double(Int64(value)), divisor == Double(Int64(divisor))
    {
      return value - Double(Int64(value / divisor)) * divisor
    }
    return cFmod(value, divisor)
  }
  /// The greatest whole number that is not above a value.
  public static func floor(_ value: Double) -> Double { value.rounded(.down) }
  /// The square root.
  public static func sqrt(_ value: Double) -> Double { value.squareRoot() }
}

// Inside the enumeration each C name is hidden by the member of the same name; out here it isn't.
#if canImport(Glibc) || canImport(Musl)
  // Saves half the time and gives the same results; the module map leaves it out.
  @_silgen_name("sincos")
  private func cSinCos(
    _ x: Double, _ sine: UnsafeMutablePointer<Double>, _ cosine: UnsafeMutablePointer<Double>)

  private func cSinCos(_ x: Double) -> (sin: Double, cos: Double) {
    var (sine, cosine) = (0.0, 0.0)
    cSinCos(x, &sine, &cosine)
    return (sine, cosine)
  }
#else
  private func cSinCos(_ x: Double) -> (sin: Double, cos: Double) { (cSin(x), cCos(x)) }
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
  private func cSin(_ x: Double) -> Double { sin(x) }
  private func cCos(_ x: Double) -> Double { cos(x) }
  private func cTan(_ x: Double) -> Double { tan(x) }
  private func cAsin(_ x: Double) -> Double { asin(x) }
  private func cAcos(_ x: Double) -> Double { acos(x) }
  private func cAtan(_ x: Double) -> Double { atan(x) }
  private func cAtan2(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
  private func cSinh(_ x: Double) -> Double { sinh(x) }
  private func cCosh(_ x: Double) -> Double { cosh(x) }
  private func cTanh(_ x: Double) -> Double { tanh(x) }
  private func cAsinh(_ x: Double) -> Double { asinh(x) }
  private func cExp(_ x: Double) -> Double { exp(x) }
  private func cExp2(_ x: Double) -> Double { exp2(x) }
  private func cLog(_ x: Double) -> Double { log(x) }
  private func cLog2(_ x: Double) -> Double { log2(x) }
  private func cPow(_ x: Double, _ y: Double) -> Double { pow(x, y) }
  @usableFromInline
  func cFmod(_ x: Double, _ y: Double) -> Double { fmod(x, y) }
#else
  @_extern(c, "sin") private func cSin(_ x: Double) -> Double
  @_extern(c, "cos") private func cCos(_ x: Double) -> Double
  @_extern(c, "tan") private func cTan(_ x: Double) -> Double
  @_extern(c, "asin") private func cAsin(_ x: Double) -> Double
  @_extern(c, "acos") private func cAcos(_ x: Double) -> Double
  @_extern(c, "atan") private func cAtan(_ x: Double) -> Double
  @_extern(c, "atan2") private func cAtan2(_ y: Double, _ x: Double) -> Double
  @_extern(c, "sinh") private func cSinh(_ x: Double) -> Double
  @_extern(c, "cosh") private func cCosh(_ x: Double) -> Double
  @_extern(c, "tanh") private func cTanh(_ x: Double) -> Double
  @_extern(c, "asinh") private func cAsinh(_ x: Double) -> Double
  @_extern(c, "exp") private func cExp(_ x: Double) -> Double
  @_extern(c, "exp2") private func cExp2(_ x: Double) -> Double
  @_extern(c, "log") private func cLog(_ x: Double) -> Double
  @_extern(c, "log2") private func cLog2(_ x: Double) -> Double
  @_extern(c, "pow") private func cPow(_ x: Double, _ y: Double) -> Double
  @_extern(c, "fmod") @usableFromInline func cFmod(_ x: Double, _ y: Double) -> Double
#endif
