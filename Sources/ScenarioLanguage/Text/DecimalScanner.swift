/// Gathers the digits of a decimal number and gives the nearest double to it.
struct DecimalScanner {
  private var mantissa: UInt64 = 0
  private var taken = 0
  private var dropped = 0
  private var fraction = 0
  /// The power of ten written after `e`.
  var exponent = 0

  /// The digits behind the point, less the exponent, none when negative.
  var decimals: Int8 { Int8(clamping: max(0, fraction - exponent)) }

  @inline(__always)
  mutating func take(digit: UInt8, afterPoint: Bool) {
    if taken < 19 {
      mantissa = mantissa * 10 + UInt64(digit)
      if mantissa > 0 { taken += 1 }
    } else {
      dropped += 1
    }
    if afterPoint { fraction += 1 }
  }

  /// The value where it can be computed with one rounding, nil elsewhere.
  ///
  /// With at most 53 bits of mantissa and a power of ten that is itself exact, one multiplication
  /// or division rounds correctly (Clinger, 1990).
  @inline(__always)
  var exactValue: Double? {
    let power = exponent - fraction
    guard dropped == 0, mantissa < 1 << 53, power >= -22, power <= 22 else { return nil }
    let value = Double(mantissa)
    return power < 0
      ? value / DecimalScanner.powers[-power] : value * DecimalScanner.powers[power]
  }

  /// The value as the standard library reads it, correctly rounded; nil when it is beyond the
  /// largest double.
  func value(of written: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    let digits = written.filter { $0 != 0x5F }
    guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else {
      return nil
    }
    return value
  }

  /// The value of 1 in a decimal place, nil where the power of ten is not exact.
  static func decimal(_ place: Int) -> Double? { place < powers.count ? 1 / powers[place] : nil }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
