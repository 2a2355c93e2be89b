import Testing

@testable import Gazetteer

@Suite("How a scenario spells a city")
struct SpellingTests {
  @Test(
    "An identifier is made of the name",
    arguments: [
      ("São Paulo", "sao_paulo"), ("'s-Hertogenbosch", "s_hertogenbosch"), ("‘Ajlūn", "ajlun"),
      ("St. John's", "st_johns"), ("Jing’an", "jingan"), ("Vancouver", "vancouver"),
      ("Misato, Saitama", "misato_saitama"), ("6th of October City", nil),
    ] as [(String, String?)])
  func identifier(name: String, identifier: String?) throws {
    let city = try #require(Gazetteer.city(named: name))
    #expect(city.name == name)
    #expect(city.identifier == identifier)
  }

  @Test("An identifier has `_` between words only")
  func separators() {
    let city = City(
      name: "(Old) - Town.", country: "", region: "", latitude: 0, longitude: 0, population: 0)
    #expect(city.identifier == "old_town")
  }

  @Test(
    "The shortest spelling that means this very city is proposed",
    arguments: [
      ("Portland, Oregon", "portland"),
      ("Portland, Maine", "place(\"Portland, Maine\")"),
      ("Vancouver, United States", "place(\"Vancouver, Washington\")"),
      ("6th of October City", "place(\"6th of October City\")"),
      ("Aberdeen, Hong Kong", "place(\"Aberdeen, Hong Kong\")"),
    ])
  func spelling(text: String, spelling: String) {
    #expect(Gazetteer.city(named: text)?.spelling == spelling)
  }

  @Test("A city that shares all its names with a larger one has no spelling")
  func noSpelling() {
    let cities = Gazetteer.cities(named: "Depok, Indonesia")
    #expect(cities.map(\.spelling) == ["depok", nil])
  }

  @Test("Each proposed spelling means the city it was proposed for, and few cities have none")
  func everyCity() {
    var unspelled = 0
    for line in CityTable.all {
      let city = line.city
      guard let spelling = city.spelling else {
        unspelled += 1
        continue
      }
      let isQuoted = spelling.hasPrefix("place(\"")
      let written = isQuoted ? String(spelling.dropFirst(7).dropLast(2)) : spelling
      if Gazetteer.city(named: written) != city || !isQuoted && !isIdentifier(spelling) {
        Issue.record("\(spelling)")
      }
    }
    #expect(unspelled < 60)
  }

  private func isIdentifier(_ text: String) -> Bool {
    text.first!.isLetter
      && text.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
