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
    var (isNegative, whole, fraction) = parts(value, decimals)
    if isNegative { bytes.append(UInt8(ascii: "-")) }
    write(whole, digits: 1, to: &bytes)
    guard fraction > 0 else { return }
    var digits = decimals
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    bytes.append(UInt8(ascii: "."))
    write(fraction, digits: digits, to: &bytes)
  }

  private static func large(_ value: Double) -> String {
    guard value.isFinite else {
      return value.isNaN ? "no number" : value < 0 ? "-infinity" : "infinity"
    }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Writes a whole number with zeros before it up to so many digits.
  private static func write(_ number: Int64, digits: Int, to bytes: inout [UInt8]) {
    if number >= 10 || digits > 1 { write(number / 10, digits: digits - 1, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// The number with as many digits as it takes to read back the very same.
  public static func exact(_ value: Double) -> String {
    let text = "\(value)"
    return text == "-0.0" ? "0" : text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number with exactly so many decimals, 0 to 9, for magnitudes below 10^15.
  public static func fixed(_ value: Double, decimals: Int) -> String {
    let decimals = max(0, min(9, decimals))
    guard abs(value) < 1e15 else { return "\(value)" }
    let (isNegative, whole, fraction) = parts(value, decimals)
    let sign = isNegative ? "-" : ""
    guard decimals > 0 else { return sign + String(whole) }
    let digits = String(fraction)
    let zeros = String(repeating: "0", count: max(0, decimals - digits.utf8.count))
    return sign + String(whole) + "." + zeros + digits
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
