/// One reading of a text that names a city: where the name ends and what follows begins.
struct CityQuery {
  private let name: Bytes
  let qualifiers: Qualifiers

  /// The name goes up to an offset: that of a comma, or the end of the text.
  init(_ text: Bytes, nameEnd: Int) {
    name = text.part(0..<nameEnd)
    qualifiers = Qualifiers(text.part(nameEnd..<text.count))
  }

  /// Visits the cities that this reading means, the largest first.
  func forEachLine(_ visit: (CityLine) -> Void) {
    CityName.withFolded(name) { key in forEachLine(of: key, visit) }
  }

  /// Visits the great cities that are called so for short: New York is New York City.
  ///
  /// Only the great ones, lest `central` or `league` were a place.
  func forEachGreatCityLine(_ visit: (CityLine) -> Void) {
    CityName.withFolded(name) { key in
      if key.isEmpty { return }
      withBytes(of: Array(key) + Array("city".utf8)) { longer in
        forEachLine(of: longer) { if $0.city.population >= 1_000_000 { visit($0) } }
      }
    }
  }

  private func forEachLine(of key: Bytes, _ visit: (CityLine) -> Void) {
    if key.isEmpty { return }
    for line in CityTable(from: key) {
      guard line.key.equals(key) else { return }
      if agreesInCommas(with: line) && qualifiers.accept(line) { visit(line) }
    }
  }

  /// Keys hold no commas; but a comma that is written must be one of the city's name, lest
  /// "San, Jose" were a city, or "Portland," with its qualifier forgotten.
  private func agreesInCommas(with line: CityLine) -> Bool {
    let written = Self.commas(in: name)
    return written == 0 || written == Self.commas(in: line[.name])
  }

  private static func commas(in bytes: Bytes) -> Int {
    var count = 0
    for byte in bytes where byte == UInt8(ascii: ",") { count += 1 }
    return count
  }
}
