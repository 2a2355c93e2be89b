import MapCamera

/// Numbers as readers see them: decimals after a point, never an exponent below 10^15.
public enum NumberText {
  /// The number with at most `decimals` decimals and no zeros at its end.
  public static func plain(_ value: Double, decimals: Int = 6) -> String {
    var bytes: [UInt8] = []
    write(value, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the number as `plain` has it behind other bytes.
  package static func write(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
    guard abs(value) < 1e15 else { return bytes.append(contentsOf: large(value).utf8) }
    let decimals = max(0, min(9, decimals))
    let (isNegative, whole, fraction) = parts(value, decimals)
    if isNegative { bytes.append(UInt8(ascii: "-")) }
    write(whole, digits: 1, to: &bytes)
    if fraction > 0 { writeDecimals(fraction, of: decimals, to: &bytes) }
  }

  private static func large(_ value: Double) -> String {
    guard value.isFinite else {
      return value.isNaN ? "no number" : value < 0 ? "-infinity" : "infinity"
    }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Writes a whole number, not negative, with zeros before it up to so many digits.
  package static func write(_ number: Int64, digits: Int, to bytes: inout [UInt8]) {
    if number >= 10 || digits > 1 { write(number / 10, digits: digits - 1, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// The number with as many digits as it takes to read back the very same.
  public static func exact(_ value: Double) -> String {
    let text = "\(value)"
    return text == "-0.0" ? "0" : text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Writes the number as `exact` has it behind other bytes.
  package static func writeExact(_ value: Double, to bytes: inout [UInt8]) {
    // Two decimal numbers of up to 15 digits are never the same Double, so that one which reads back as
    // the value is the shortest once its zeros are gone. Dividing by a power of ten is exact to the last bit.
    let scaled = value * 1e6
    if scaled.magnitude < 1e15, value.magnitude >= 0.001 || value == 0 {
      let whole = Int64(scaled.rounded(.toNearestOrEven))
      if Double(whole) / 1e6 == value {
        if whole < 0 { bytes.append(UInt8(ascii: "-")) }
        return write(millionths: whole.magnitude, to: &bytes)
      }
    }
    bytes.append(contentsOf: exact(value).utf8)
  }

  private static func write(millionths: UInt64, to bytes: inout [UInt8]) {
    let (whole, fraction) = millionths.quotientAndRemainder(dividingBy: 1_000_000)
    write(Int64(whole), digits: 1, to: &bytes)
    if fraction > 0 { writeDecimals(Int64(fraction), of: 6, to: &bytes) }
  }

  /// Writes a point and so many decimals without the zeros at their end.
  private static func writeDecimals(_ fraction: Int64, of count: Int, to bytes: inout [UInt8]) {
    var (fraction, digits) = (fraction, count)
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    bytes.append(UInt8(ascii: "."))
    write(fraction, digits: digits, to: &bytes)
  }

  /// The number with exactly so many decimals, 0 to 9, for magnitudes below 10^15.
  public static func fixed(_ value: Double, decimals: Int) -> String {
    var bytes: [UInt8] = []
    writeFixed(value, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the number as `fixed` has it behind other bytes.
  package static func writeFixed(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
    let decimals = max(0, min(9, decimals))
    guard abs(value) < 1e15 else { return bytes.append(contentsOf: "\(value)".utf8) }
    let (isNegative, whole, fraction) = parts(value, decimals)
    if isNegative { bytes.append(UInt8(ascii: "-")) }
    write(whole, digits: 1, to: &bytes)
    guard decimals > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    write(fraction, digits: decimals, to: &bytes)
  }

  /// The whole part and the decimals of a number below 10^15, rounded; 0 has no sign.
  private static func parts(
    _ value: Double, _ decimals: Int
  ) -> (isNegative: Bool, whole: Int64, fraction: Int64) {
    let magnitude = abs(value)
    var whole = magnitude.rounded(.down)
    let scale = Mathematics.pow(10, Double(decimals))
    // The fraction alone is scaled, so that no digit of a large number is lost.
    var fraction = ((magnitude - whole) * scale).rounded(.toNearestOrAwayFromZero)
    if fraction >= scale {
      whole += 1
      fraction -= scale
    }
    return (value < 0 && (whole > 0 || fraction > 0), Int64(whole), Int64(fraction))
  }
}
