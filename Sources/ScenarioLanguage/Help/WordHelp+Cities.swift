import Gazetteer

/// The page on a city.
extension WordHelp {
  /// Where a city lies, how it is written, and the others of its name.
  static func cityPage(_ name: String) -> HelpPage? {
    let cities = Gazetteer.cities(named: name)
    guard let city = cities.first else { return nil }
    var page = HelpPage()
    let region = city.region.isEmpty ? "" : city.region + ", "
    page.heading(
      "\(city.name), \(region)\(city.country): a place",
      "A city of \(city.people) at \(city.position), written \(city.written)"
        + (city.isWrittenBare ? ", or \"\(city.name)\" where a place is meant." : "."))
    let others = cities.dropFirst().prefix(mostCities)
    var rows: [(word: String, meaning: String)] = others.map {
      ($0.written, "\($0.people) at \($0.position)")
    }
    let left = cities.count - 1 - others.count
    if left > 0 { rows.append(("…", "\(left) more of that name")) }
    page.rows(rows)
    page.example("target \(city.written) zoom 10; assert \(city.written) is visible")
    return page
  }

  /// How many other cities of one name a page lists.
  private static var mostCities: Int { 10 }
}

extension City {
  /// What to write in a scenario.
  fileprivate var written: String { spelling ?? "place(\(position))" }

  /// Whether its name alone means it.
  fileprivate var isWrittenBare: Bool { identifier != nil && spelling == identifier }

  fileprivate var position: String {
    "\(NumberText.plain(latitude)), \(NumberText.plain(longitude))"
  }

  /// `662,248 people`.
  fileprivate var people: String {
    var digits = Array(String(population).utf8)
    var index = digits.count - 3
    while index > 0 {
      digits.insert(UInt8(ascii: ","), at: index)
      index -= 3
    }
    return String(decoding: digits, as: UTF8.self) + " people"
  }
}
