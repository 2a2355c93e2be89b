import ScenarioLanguage

/// Numbers with a point and no exponent where that is short, as every reader of reports takes them.
extension ByteWriter {
  /// Adds a whole number, with zeros before it up to so many digits.
  func put(digits number: UInt64, atLeast least: Int = 1) {
    put(atMost: 20) { Self.write(digits: number, atLeast: least, to: $0) }
  }

  @inline(__always)
  private static func write(
    digits number: UInt64, atLeast least: Int = 1, to start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    if number < 10, least == 1 {
      start.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)
      return 1
    }
    var (length, power) = (1, 10 as UInt64)
    // A number of 20 digits has no power of ten above it.
    while length < 20, length < least || number >= power {
      length += 1
      power = power &* 10
    }
    var (rest, place) = (number, length)
    while place > 0 {
      place -= 1
      start[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    return length
  }

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
    let magnitude = value.magnitude
    if Self.inFixedPoint.contains(magnitude) {
      if value < 0 { put(byte: UInt8(ascii: "-")) }
      // 9 digits, the point, and 19 more: with so many a fraction of 60 bits is told from the next.
      put(atMost: 29) { Self.write(shortest: magnitude, to: $0) }
    } else if value == 0 {
      put("0")
    } else {
      put(text: magnitude < 1e15 ? value.description : NumberText.exact(value))
    }
  }

  /// The numbers whose digits can be made in 64 bits: at most 60 of them stand behind the point.
  private static var inFixedPoint: Range<Double> { 0x1p-8..<1e9 }

  /// Writes digits of the fraction until what is left of it, or what is missing to one more, is less than
  /// half of the distance to the next Double (the fixed-point algorithm of Steele and White).
  private static func write(
    shortest value: Double, to start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let significand = 1 << 52 | value.significandBitPattern
    // The exponent is kept with 1023 added to it.
    let places = 52 + 1023 - UInt64(value.exponentBitPattern)
    let one = 1 << places as UInt64
    var length = write(digits: significand >> places, to: start)
    var rest = significand & (one - 1)
    guard rest > 0 else { return length }
    start[length] = UInt8(ascii: ".")
    // All in halves of the last place.
    var half = 1 as UInt64
    while true {
      length += 1
      half &*= 10
      rest &*= 10
      var digit = rest >> places
      rest &= one - 1
      let (below, above) = (2 &* rest, 2 &* (one - rest))
      let isNear = below < half || above < half
      // Of two that are equally near it is the even one.
      if isNear, above < below || above == below && digit & 1 == 1 { digit += 1 }
      start[length] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
      if isNear { return length + 1 }
    }
  }
}
