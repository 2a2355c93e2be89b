import Gazetteer

/// A city of the source data, its numbers as they are written there.
struct CityRow {
  let key: [UInt8]
  let name: String
  let country: String
  let region: String
  var latitude: String
  var longitude: String
  let population: Int

  /// By key; within one key the largest first; then by all the rest, for the same file every time.
  func goesBefore(_ other: CityRow) -> Bool {
    if key != other.key { return key.lexicographicallyPrecedes(other.key) }
    if population != other.population { return population > other.population }
    return line.utf8.lexicographicallyPrecedes(other.line.utf8)
  }

  /// The city's line in the table.
  var line: String {
    let key = String(decoding: key, as: UTF8.self)
    return "\(key)\t\(name)\t\(country)\t\(region)\t\(latitude)\t\(longitude)\t\(population)"
  }
}

/// Why the source data can't be used.
struct BadRow: Error, CustomStringConvertible {
  let row: String
  let reason: String

  var description: String { "\(reason): \(row)" }
}

/// Reads the cities of a file with tabs between its columns and `#` before comments.
func parse(_ source: String) throws -> [CityRow] {
  try source.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { row in
    let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 6, let population = Int(fields[5]), population >= 0 else {
      throw BadRow(row: String(row), reason: "not six columns with a population last")
    }
    guard isCoordinate(fields[3], within: 90), isCoordinate(fields[4], within: 180) else {
      throw BadRow(row: String(row), reason: "not a latitude and a longitude to four decimals")
    }
    // The table is a raw literal, and a scenario quotes the name in `place("...")`.
    guard !row.contains(where: { "\"\\{}#".contains($0) }) else {
      throw BadRow(row: String(row), reason: "a character that a text can't hold as it is")
    }
    let key = CityName.fold(fields[0].utf8)
    guard !key.isEmpty else { throw BadRow(row: String(row), reason: "a name without letters") }
    return CityRow(
      key: key, name: fields[0], country: fields[1], region: fields[2], latitude: fields[3],
      longitude: fields[4], population: population)
  }
}

/// Whether a text is a plain decimal of at most four decimals, as the table's reader expects.
private func isCoordinate(_ text: String, within limit: Double) -> Bool {
  let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
  let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }),
    parts.count == 1 || parts[1].count <= 4, let value = Double(text)
  else { return false }
  return abs(value) <= limit
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
