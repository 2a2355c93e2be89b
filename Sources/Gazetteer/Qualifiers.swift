/// What follows a city's name to tell it from others: ", Maine, United States".
struct Qualifiers {
  /// Empty, or each qualifier after a comma of its own.
  private let text: Bytes

  init(_ text: Bytes) { self.text = text }

  /// Whether every qualifier is the city's region or country, or a usual abbreviation of either.
  func accept(_ line: CityLine) -> Bool {
    var start = 0
    while start < text.count {
      let end = text.offset(of: UInt8(ascii: ","), from: start + 1)
      guard Self.accept(text.part(start + 1..<end), line) else { return false }
      start = end
    }
    return true
  }

  private static func accept(_ qualifier: Bytes, _ line: CityLine) -> Bool {
    CityName.withFolded(qualifier) { key in
      let key = withoutArticle(key)
      return !key.isEmpty
        && (accept(key, line[.region], Bytes(Abbreviations.ofRegions))
          || accept(key, line[.country], Bytes(Abbreviations.ofCountries)))
    }
  }

  private static func accept(_ key: Bytes, _ field: Bytes, _ abbreviations: Bytes) -> Bool {
    CityName.withFolded(field) { field in
      let field = withoutArticle(field)
      return key.equals(field) || isAbbreviation(key, of: field, in: abbreviations)
    }
  }

  /// Looks for a line "abbreviation field".
  private static func isAbbreviation(_ key: Bytes, of field: Bytes, in lines: Bytes) -> Bool {
    var start = 0
    while start < lines.count {
      let end = lines.offset(of: UInt8(ascii: "\n"), from: start)
      let space = lines.offset(of: UInt8(ascii: " "), from: start)
      if lines.part(start..<space).equals(key) && lines.part(space + 1..<end).equals(field) {
        return true
      }
      start = end + 1
    }
    return false
  }

  /// "The Netherlands" is in the table, "the United States" in people's mouths.
  private static func withoutArticle(_ key: Bytes) -> Bytes {
    key.begins(with: Bytes("the")) ? key.part(3..<key.count) : key
  }
}
