/// The cities built in: several thousand, found by name whatever the spelling.
///
///     Gazetteer.city(named: "sao_paulo")        // São Paulo
///     Gazetteer.city(named: "Portland")         // the largest: Portland in Oregon
///     Gazetteer.city(named: "Portland, Maine")  // the one in Maine
///
/// Capitals, accents, spaces and punctuation don't matter. What follows a comma tells cities of one
/// name apart: a region or a country, with or without "the", or one of the usual abbreviations
/// (`USA`, `UK`, `UAE`, `ME` for Maine, `BC`, `NSW`). Texts longer than 256 bytes name no city.
public enum Gazetteer {
  /// The largest city of that name, given as UTF-8; nil where there is none.
  public static func city(named text: some Collection<UInt8>) -> City? {
    var city: City?
    withBytes(of: text) { bytes in
      forEachLine(named: bytes) { line in
        if city == nil { city = line.city }
      }
    }
    return city
  }

  /// The largest city of that name; nil where there is none.
  public static func city(named text: String) -> City? { city(named: text.utf8) }

  /// All cities of that name, given as UTF-8, the largest first.
  public static func cities(named text: some Collection<UInt8>) -> [City] {
    var cities: [City] = []
    withBytes(of: text) { bytes in
      forEachLine(named: bytes) { cities.append($0.city) }
    }
    return cities
  }

  /// All cities of that name, the largest first.
  public static func cities(named text: String) -> [City] { cities(named: text.utf8) }

  /// No name with its region and country comes near this many bytes, however it is spelled.
  static let longestText = 256

  private static func forEachLine(named text: Bytes, _ visit: (CityLine) -> Void) {
    if text.count > longestText { return }
    // A city's own name may hold commas ("Misato, Saitama"), so the longest name is tried first.
    var isFound = false
    func visitOnce(_ line: CityLine) {
      isFound = true
      visit(line)
    }
    for isForShort in [false, true] {
      var end = text.count
      while !isFound && end >= 0 {
        if end == text.count || text[end] == UInt8(ascii: ",") {
          let query = CityQuery(text, nameEnd: end)
          if isForShort {
            query.forEachGreatCityLine(visitOnce)
          } else {
            query.forEachLine(visitOnce)
          }
        }
        end -= 1
      }
    }
  }
}
