import Gazetteer
import Testing

@Suite("A city is found by its name")
struct LookupTests {
  @Test(
    "The cities that the language promises lie where it says",
    arguments: [
      ("vancouver", 49.26, -123.11),
      ("calgary", 51.05, -114.05),
      ("sydney", -33.8683, 151.2086),
    ])
  func promised(name: String, latitude: Double, longitude: Double) throws {
    let city = try #require(Gazetteer.city(named: name))
    #expect(city.latitude == latitude)
    #expect(city.longitude == longitude)
  }

  @Test(
    "Spelling doesn't matter",
    arguments: [
      ("São Paulo", "sao_paulo"),
      ("São Paulo", "saoPaulo"),
      ("São Paulo", "São Paulo"),
      ("São Paulo", "SAO PAULO"),
      ("São Paulo", "Sa\u{303}o Paulo"),
      ("São Paulo", "SÃO-PAULO"),
      ("São Paulo", "  São\u{A0}Paulo "),
      ("'s-Hertogenbosch", "s_hertogenbosch"),
      ("'s-Hertogenbosch", "\u{2019}s\u{2011}Hertogenbosch"),
      ("Łódź", "lodz"),
      ("Jing’an", "Jing'an"),
      ("St. John's", "st_johns"),
      ("6th of October City", "6th of October City"),
      ("Misato, Saitama", "Misato, Saitama"),
      ("Misato, Saitama", "misato_saitama"),
    ])
  func spelling(name: String, written: String) {
    #expect(Gazetteer.city(named: written)?.name == name)
  }

  @Test(
    "Of several cities the largest is meant, and what follows a comma tells them apart",
    arguments: [
      ("Portland", "Oregon", "United States"),
      ("portland, maine", "Maine", "United States"),
      ("Portland,Maine", "Maine", "United States"),
      ("Portland, ME", "Maine", "United States"),
      ("Portland, Maine, United States", "Maine", "United States"),
      ("Portland, United States, Maine", "Maine", "United States"),
      ("Portland, the USA", "Oregon", "United States"),
      ("Vancouver", "British Columbia", "Canada"),
      ("Vancouver, United States", "Washington", "United States"),
      ("Vancouver, the United States", "Washington", "United States"),
      ("Vancouver, USA", "Washington", "United States"),
      ("Vancouver, U.S.", "Washington", "United States"),
      ("Vancouver, WA", "Washington", "United States"),
      ("Vancouver, BC", "British Columbia", "Canada"),
      ("Perth, WA", "Western Australia", "Australia"),
      ("Sydney, NSW", "New South Wales", "Australia"),
      ("Sydney, Canada", "Nova Scotia", "Canada"),
      ("London, UK", "", "United Kingdom"),
      ("London, ON", "Ontario", "Canada"),
      ("Abu Dhabi, UAE", "", "United Arab Emirates"),
      ("Utrecht, Netherlands", "", "The Netherlands"),
      ("Utrecht, The Netherlands", "", "The Netherlands"),
      ("Washington, D.C.", "District of Columbia", "United States"),
      ("Misato, Saitama, Japan", "", "Japan"),
      ("Mianzhu, Deyang, Sichuan, China", "", "China"),
    ])
  func apart(written: String, region: String, country: String) throws {
    let city = try #require(Gazetteer.city(named: written))
    #expect(city.region == region)
    #expect(city.country == country)
  }

  @Test(
    "What names no city finds none",
    arguments: [
      "atlantis", "vancouve", "vancouverr", "vancouver!", "Vancouver, Brazil",
      "Portland, Maine, Canada", "Portland, ", "Portland,,Maine", ", Maine", "San, Jose",
      "Batumi, GA", "Portland, the", "Paris,", "Paris, the", "Paris,, France",
      "Vancouver\tVancouver", "Vancouver\n",
    ])
  func unknown(written: String) {
    #expect(Gazetteer.city(named: written) == nil)
    #expect(Gazetteer.cities(named: written) == [])
  }

  @Test(
    "A great city is found without the City of its name, and a small one is not",
    arguments: [
      ("New York", "New York City"), ("new_york", "New York City"),
      ("New York, New York", "New York City"), ("Ho Chi Minh", "Ho Chi Minh City"),
      ("central", nil), ("league", nil),
    ])
  func namesForShort(written: String, name: String?) {
    #expect(Gazetteer.city(named: written)?.name == name)
  }

  @Test("All cities of a name are listed, the largest first")
  func all() {
    let portlands = Gazetteer.cities(named: "portland")
    #expect(portlands.map(\.region) == ["Oregon", "Maine"])
    #expect(portlands.first == Gazetteer.city(named: "portland"))
    #expect(Gazetteer.cities(named: "portland, maine").map(\.region) == ["Maine"])
    #expect(Gazetteer.cities(named: "baoshan").count == 3)
  }

  @Test("A name may come as bytes, in a piece of something else")
  func bytes() {
    let source = Array("target sydney zoom 6".utf8)
    #expect(Gazetteer.city(named: source[7..<13])?.name == "Sydney")
    #expect(Gazetteer.cities(named: source[7..<13].lazy.map { $0 }).count == 2)
  }
}
