import MapCamera

/// Numbers as readers see them: decimals after a point, never an exponent below 10^15.
public enum NumberText {
  /// The number with at most `decimals` decimals and no zeros at its end.
  public static func plain(_ value: Double, decimals: Int = 6) -> String {
    guard value.isFinite else {
      return value.isNaN ? "no number" : value < 0 ? "-infinity" : "infinity"
    }
    guard abs(value) < 1e15 else {
      let text = "\(value)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let fixed = fixed(value, decimals: decimals)
    guard fixed.utf8.contains(UInt8(ascii: ".")) else { return fixed }
    var bytes = Array(fixed.utf8)
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    let text = String(decoding: bytes, as: UTF8.self)
    return text == "-0" ? "0" : text
  }

  /// The number with as many digits as it takes to read back the very same.
  public static func exact(_ value: Double) -> String {
    let text = "\(value)"
    return text == "-0.0" ? "0" : text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number with exactly so many decimals, 0 to 9, for magnitudes below 10^15.
  public static func fixed(_ value: Double, decimals: Int) -> String {
    let decimals = max(0, min(9, decimals))
    let magnitude = abs(value)
    guard magnitude < 1e15 else { return "\(value)" }
    var whole = magnitude.rounded(.down)
    let scale = Mathematics.pow(10, Double(decimals))
    // The fraction alone is scaled, so that no digit of a large number is lost.
    var fraction = ((magnitude - whole) * scale).rounded(.toNearestOrAwayFromZero)
    if fraction >= scale {
      whole += 1
      fraction -= scale
    }
    let sign = value < 0 && (whole > 0 || fraction > 0) ? "-" : ""
    guard decimals > 0 else { return sign + String(Int64(whole)) }
    let digits = String(Int64(fraction))
    let zeros = String(repeating: "0", count: max(0, decimals - digits.utf8.count))
    return sign + String(Int64(whole)) + "." + zeros + digits
  }
}
