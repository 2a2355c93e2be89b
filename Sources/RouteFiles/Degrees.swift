import MapCamera

extension RouteFileError.Axis {
  /// The greatest number of degrees, either way.
  var greatest: Double { self == .latitude ? 90 : 360 }

  /// The degrees that a text says; blanks round the number don't count.
  ///
  /// - Throws: `RouteFileError` at the place, when they are missing, no number or out of range.
  func degrees(
    _ text: some BidirectionalCollection<UInt8>, at place: @autoclosure () -> RouteFileError.Place
  ) throws(RouteFileError) -> Double {
    let digits = text.trimmed
    if digits.isEmpty { throw RouteFileError(.missing(self), at: place()) }
    // Swift would also read “nan”, “inf” and hexadecimal numbers.
    guard digits.count <= 64, digits.allSatisfy(Self.isPartOfNumber),
      let value = Double(String(decoding: digits, as: UTF8.self))
    else { throw RouteFileError(.notANumber(self, String(excerpt: digits)), at: place()) }
    return try checked(value, at: place(), written: String(excerpt: digits))
  }

  /// A number of degrees that is within the range.
  ///
  /// - Throws: `RouteFileError` at the place, when it is not.
  func checked(
    _ degrees: Double, at place: @autoclosure () -> RouteFileError.Place,
    written: @autoclosure () -> String? = nil
  ) throws(RouteFileError) -> Double {
    guard degrees.magnitude <= greatest else {
      throw RouteFileError(.outOfRange(self, written() ?? "\(degrees)"), at: place())
    }
    return degrees
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
