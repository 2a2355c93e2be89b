import MapCamera

/// A latitude and a longitude written out: `49.26, -123.11`, `49.26N 123.11W` or
/// `49°15'36"N 123°6'36"W`, also with typographic primes.
enum DegreesText {
  static func read(_ text: String) -> Coordinate? {
    var reader = Reader(text: Array(text.unicodeScalars))
    guard let first = reader.angle() else { return nil }
    reader.skip(where: { $0 == " " || $0 == "," })
    guard let second = reader.angle() else { return nil }
    reader.skip(where: { $0 == " " })
    guard reader.isAtEnd, first.axis != .longitude, second.axis != .latitude,
      (first.axis == nil) == (second.axis == nil)
    else { return nil }
    return try? Coordinate(latitude: first.value, longitude: second.value)
  }

  /// The angle at a position that a statement can't hold as it is: with minutes, or with a blank
  /// before the letter of the compass; and its decimals, as they are written there.
  static func angle(in text: [Unicode.Scalar], at start: Int) -> (end: Int, decimal: String)? {
    var reader = Reader(text: text, position: start)
    guard text[start].isInNumber, let angle = reader.angle() else { return nil }
    var end = reader.position
    while end > start, text[end - 1] == " " { end -= 1 }
    let isPlain = text[start..<end].dropLast().allSatisfy { $0.isInNumber || $0 == "°" }
    guard !isPlain || Reader.marks.contains(where: { $0.unicodeScalars.contains(text[end - 1]) }),
      end == text.count || !text[end].isInNumber
    else { return nil }
    let letter = angle.axis == nil ? "" : String(Character(text[end - 1]))
    let value = letter.isEmpty ? angle.value : abs(angle.value)
    return (end, NumberText.plain(value) + letter)
  }

  /// A plain decimal number, nil for anything else.
  static func number(_ text: some StringProtocol) -> Double? {
    guard let first = text.utf8.first, first.isDigit || first == 0x2D || first == 0x2E,
      text.utf8.allSatisfy({ $0.isDigit || $0 == 0x2D || $0 == 0x2E }),
      let value = Double(String(text)), value.isFinite
    else { return nil }
    return value
  }

  private enum Axis {
    case latitude, longitude
  }

  private struct Reader {
    /// Behind minutes, and behind seconds.
    static let marks = ["'′’", "\"″”"]

    let text: [Unicode.Scalar]
    var position = 0

    var isAtEnd: Bool { position == text.count }

    mutating func skip(where isSkipped: (Unicode.Scalar) -> Bool) {
      while position < text.count, isSkipped(text[position]) { position += 1 }
    }

    private mutating func take(_ scalars: String.UnicodeScalarView) -> Bool {
      guard position < text.count, scalars.contains(text[position]) else { return false }
      position += 1
      return true
    }

    private mutating func number() -> Double? {
      let start = position
      _ = take("-".unicodeScalars)
      skip { ("0"..."9").contains($0) || $0 == "." }
      var digits = String.UnicodeScalarView()
      digits.append(contentsOf: text[start..<position])
      return DegreesText.number(String(digits))
    }

    /// Degrees, then minutes and seconds if their marks are there, then the letter of the compass.
    mutating func angle() -> (value: Double, axis: Axis?)? {
      skip { $0 == " " }
      guard var value = number() else { return nil }
      let isNegative = value < 0
      value = abs(value)
      if take("°".unicodeScalars) {
        var unit = 60.0
        for marks in Self.marks {
          let before = position
          skip { $0 == " " }
          guard position < text.count, ("0"..."9").contains(text[position]), let part = number(),
            part < 60, take(marks.unicodeScalars)
          else {
            position = before
            unit *= 60
            continue
          }
          value += part / unit
          unit *= 60
        }
      }
      let before = position
      skip { $0 == " " }
      guard position < text.count else { return (isNegative ? -value : value, nil) }
      let letter = text[position]
      position += 1
      switch letter {
      case _ where isNegative:
        // A sign and a letter would say it twice.
        position = before
        return (-value, nil)
      case "N": return (value, .latitude)
      case "E": return (value, .longitude)
      case "S": return (-value, .latitude)
      case "W": return (-value, .longitude)
      default:
        position = before
        return (value, nil)
      }
    }
  }
}

extension Unicode.Scalar {
  /// A letter, a digit, or the sign or the point of a number.
  var isInNumber: Bool {
    isASCII && (UInt8(ascii: self).isNameByte || self == "." || self == "-")
  }
}
