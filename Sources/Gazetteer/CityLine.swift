/// One line of the table of cities; its fields are read where they lie, when they are asked for.
struct CityLine {
  /// The fields, with a tab between them.
  let bytes: Bytes

  enum Field: Int { case key, name, country, region, latitude, longitude, population }

  var key: Bytes { bytes.part(0..<bytes.offset(of: UInt8(ascii: "\t"))) }

  subscript(field: Field) -> Bytes {
    var start = 0
    for _ in 0..<field.rawValue { start = bytes.offset(of: UInt8(ascii: "\t"), from: start) + 1 }
    return bytes.part(start..<bytes.offset(of: UInt8(ascii: "\t"), from: start))
  }

  /// The number of people, which ends the line.
  var population: Int {
    var population = 0
    var scale = 1
    var index = bytes.count - 1
    while bytes[index] != UInt8(ascii: "\t") {
      population += Int(bytes[index] - UInt8(ascii: "0")) * scale
      scale *= 10
      index -= 1
    }
    return population
  }

  var city: City {
    City(
      name: text(.name), country: text(.country), region: text(.region),
      latitude: degrees(.latitude), longitude: degrees(.longitude), population: population)
  }

  private func text(_ field: Field) -> String { String(decoding: self[field], as: UTF8.self) }

  /// A whole number over a power of ten, both exact as `Double`: their quotient is the nearest
  /// `Double` to what is written.
  private func degrees(_ field: Field) -> Double {
    var mantissa = 0.0
    var scale = 1.0
    var isNegative = false
    var isFraction = false
    for byte in self[field] {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isFraction = true
      default:
        mantissa = mantissa * 10 + Double(byte - UInt8(ascii: "0"))
        if isFraction { scale *= 10 }
      }
    }
    return isNegative ? -mantissa / scale : mantissa / scale
  }
}
