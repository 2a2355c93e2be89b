import Testing

@testable import Gazetteer

@Suite("Did you mean this city?")
struct NearestTests {
  @Test(
    "The nearest name is found",
    arguments: [
      ("vancover", "Vancouver", 1), ("vancuover", "Vancouver", 1), ("VANCOVER", "Vancouver", 1),
      ("calgery", "Calgary", 1), ("sidney", "Sydney", 1), ("sao_pualo", "São Paulo", 1),
      ("melborne", "Melbourne", 1), ("vancouver", "Vancouver", 0), ("tokio", "Tokyo", 1),
    ])
  func nearest(text: String, name: String, distance: Int) throws {
    let nearest = try #require(Gazetteer.nearest(to: text))
    #expect(nearest.city.name == name)
    #expect(nearest.distance == distance)
  }

  @Test("What follows a comma narrows the choice")
  func qualified() {
    #expect(Gazetteer.nearest(to: "Vancover, USA")?.city.region == "Washington")
    #expect(Gazetteer.nearest(to: "Vancover, Brazil") == nil)
  }

  @Test("None is nearer than the distance allowed", arguments: ["xqxqxqxq", "", "vancxxxuver"])
  func none(text: String) {
    #expect(Gazetteer.nearest(to: text) == nil)
    #expect(Gazetteer.nearest(to: "vancover", maxDistance: 0) == nil)
    #expect(Gazetteer.nearest(to: "vancouver", maxDistance: -1) == nil)
  }

  @Test(
    "It is the largest of all cities at the least distance",
    arguments: ["ban", "xan", "mali", "oxaca"])
  func leastAndLargest(text: String) throws {
    let candidates = CityTable.all.map { line in
      (city: line.city, distance: plainDistance(Array(text.utf8), Array(line.key)))
    }
    let least = try #require(candidates.map(\.distance).min())
    let largest = candidates.filter { $0.distance == least }.map(\.city.population).max()
    let nearest = try #require(Gazetteer.nearest(to: text, maxDistance: 9))
    #expect(nearest.distance == least)
    #expect(nearest.city.population == largest)
  }
}
