import Testing

@testable import Gazetteer

@Suite("The generated table")
struct TableTests {
  /// Written otherwise in the table than in its source, for the language promises their places.
  private let corrected = ["Vancouver": "Canada", "Calgary": "Canada", "Sydney": "Australia"]

  @Test("Is up to date: it holds each row of its source, and no more (else: swift run CityTable)")
  func isUpToDate() throws {
    let rows = try SourceRow.all()
    #expect(rows.count > 7000)
    let table = CityTable.all.map { line in
      SourceRow(
        name: text(line[.name]), country: text(line[.country]), region: text(line[.region]),
        latitude: text(line[.latitude]), longitude: text(line[.longitude]),
        population: line.population)
    }
    #expect(table.count == rows.count)
    let missing = Set(rows).subtracting(table).filter { corrected[$0.name] != $0.country }
    #expect(missing == [])
    #expect(Set(table).subtracting(rows).count == corrected.count)
  }

  @Test("Is sorted by folded name, and within one name by population")
  func isSorted() {
    let lines = Array(CityTable.all)
    let wrongKeys = lines.filter { Array($0.key) != CityName.fold($0[.name]) }
    #expect(wrongKeys.map { text($0.bytes) } == [])
    let wrongPlaces = zip(lines, lines.dropFirst()).filter { line, next in
      line.key.elementsEqual(next.key)
        ? line.population < next.population : !line.key.lexicographicallyPrecedes(next.key)
    }
    #expect(wrongPlaces.map { text($0.1.bytes) } == [])
  }

  @Test("Each city is found by its own name, which means the largest, and told apart by the rest")
  func everyCity() throws {
    let rows = try SourceRow.all()
    let namesakes = Dictionary(grouping: rows) { CityName.fold($0.name.utf8) }
    let wrong = rows.filter { row in
      let largest = namesakes[CityName.fold(row.name.utf8)]!.map(\.population).max()
      let region = row.region.isEmpty ? "" : ", \(row.region)"
      let cities = Gazetteer.cities(named: "\(row.name)\(region), \(row.country)")
      return Gazetteer.city(named: row.name)?.population != largest
        || !cities.contains { $0.name == row.name && $0.population == row.population }
        || cities.contains { $0.country != row.country || $0.region != row.region }
    }
    #expect(wrong == [])
  }

  @Test("Numbers are read as the nearest Double to what is written")
  func numbers() {
    let wrong = CityTable.all.filter { line in
      let city = line.city
      return city.latitude != Double(text(line[.latitude]))
        || city.longitude != Double(text(line[.longitude]))
        || city.population != Int(text(line[.population]))
    }
    #expect(wrong.map { text($0.bytes) } == [])
  }

  @Test("Every abbreviation stands for a region or country of the table, and is no key of one")
  func abbreviations() {
    let fields = [
      (Bytes(Abbreviations.ofRegions), CityLine.Field.region),
      (Bytes(Abbreviations.ofCountries), .country),
    ]
    for (abbreviations, field) in fields {
      let keys = Set(CityTable.all.map { CityName.fold($0[field]) })
      let pairs = abbreviations.split(separator: UInt8(ascii: "\n"))
        .map { $0.split(separator: UInt8(ascii: " ")).map(Array.init) }
      let wrong = pairs.filter { $0.count != 2 || keys.contains($0[0]) || !keys.contains($0[1]) }
      #expect(wrong == [])
    }
  }

  private func text(_ bytes: Bytes) -> String { String(decoding: bytes, as: UTF8.self) }
}
