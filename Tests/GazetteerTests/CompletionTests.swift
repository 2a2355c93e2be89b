import Testing

@testable import Gazetteer

@Suite("Completing a city's name")
struct CompletionTests {
  @Test(
    "The largest cities that begin so come first, whatever the spelling",
    arguments: [
      ("vanc", ["Vancouver"]),
      ("SÃO PA", ["São Paulo"]),
      ("sao_pa", ["São Paulo"]),
      ("lond", ["London", "Londrina"]),
      ("portland", ["Portland"]),
      ("zzz", []),
      ("vancouver, ", ["Vancouver"]),
    ] as [(String, [String])])
  func prefix(text: String, names: [String]) {
    #expect(Gazetteer.cities(withPrefix: text, limit: 2).map(\.name) == names)
  }

  @Test("A completion is the city that its bare name means", arguments: ["p", "sant", ""])
  func meansTheLargest(text: String) {
    let cities = Gazetteer.cities(withPrefix: text, limit: 300)
    #expect(cities == cities.map { Gazetteer.city(named: $0.name) })
  }

  @Test("An empty text begins every name, and the limit holds")
  func everything() {
    let all = Gazetteer.cities(withPrefix: "", limit: .max)
    let names = Set(CityTable.all.map { Array($0.key) })
    #expect(all.count == names.count)
    #expect(all.map(\.population) == all.map(\.population).sorted(by: >))
    #expect(Gazetteer.cities(withPrefix: "", limit: 5) == Array(all.prefix(5)))
    #expect(Gazetteer.cities(withPrefix: "", limit: 0) == [])
    #expect(Gazetteer.cities(withPrefix: "", limit: -1) == [])
  }
}
