import ScenarioLanguage

/// Numbers with a point and no exponent where that is short, as every reader of reports takes them.
extension ByteWriter {
  func put(number: Int) {
    if number < 0 { put(byte: UInt8(ascii: "-")) }
    put(digits: UInt64(number.magnitude))
  }

  /// Seconds, to the millionth.
  func put(seconds: Double) {
    let (whole, fraction) = UInt64(max(0, min(seconds, 1e12)) * 1e6)
      .quotientAndRemainder(dividingBy: 1_000_000)
    put(digits: whole)
    put(byte: UInt8(ascii: "."))
    put(digits: fraction, atLeast: 6)
  }

  /// A finite number with as many digits as it takes to read back the very same.
  func put(exact value: Double) {
    // Two decimal numbers of up to 15 digits are never the same Double, so that one which reads back as
    // the value is the shortest once its zeros are gone. The quotient of two such numbers is the Double
    // nearest to it.
    let scaled = value * 1e6
    if scaled.magnitude < 1e15, value.magnitude >= 0.001 || value == 0 {
      let millionths = Int64(scaled.rounded(.toNearestOrEven))
      if Double(millionths) / 1e6 == value { return put(millionths: millionths) }
    }
    put(text: value.magnitude < 1e15 ? value.description : NumberText.exact(value))
  }

  private func put(millionths: Int64) {
    if millionths < 0 { put(byte: UInt8(ascii: "-")) }
    var (whole, fraction) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    put(digits: whole)
    guard fraction > 0 else { return }
    var digits = 6
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    put(byte: UInt8(ascii: "."))
    put(digits: fraction, atLeast: digits)
  }
}
