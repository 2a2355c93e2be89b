extension Gazetteer {
  /// The cities whose names begin with a text, given as UTF-8, the largest first.
  ///
  /// Each name comes once, for the largest city that bears it: that is the one the bare name means.
  /// Spelling doesn't matter, as in a look-up. An empty text begins every name.
  ///
  ///     Gazetteer.cities(withPrefix: "vanc", limit: 1)  // Vancouver
  public static func cities(
    withPrefix text: some Collection<UInt8>, limit: Int
  ) -> [City] {
    let lines = withBytes(of: text) { rankedLines(withPrefix: $0) }
    return lines.prefix(max(0, limit)).map { $0.line.city }
  }

  /// The cities whose names begin with a text, the largest first, each name once.
  public static func cities(withPrefix text: String, limit: Int) -> [City] {
    cities(withPrefix: text.utf8, limit: limit)
  }

  private static func rankedLines(withPrefix text: Bytes) -> [RankedLine] {
    if text.count > longestText { return [] }
    return CityName.withFolded(text) { prefix in
      var lines: [RankedLine] = []
      for line in CityTable(from: prefix) {
        guard line.key.begins(with: prefix) else { break }
        if let last = lines.last, last.line.key.equals(line.key) { continue }
        lines.append(RankedLine(line: line, population: line.population, order: lines.count))
      }
      lines.sort { $0.goesBefore($1) }
      return lines
    }
  }
}

/// A line among those of one prefix, its population read once for the sort.
private struct RankedLine {
  let line: CityLine
  let population: Int
  let order: Int

  /// Of equal populations the first in the table goes first.
  func goesBefore(_ other: RankedLine) -> Bool {
    population != other.population ? population > other.population : order < other.order
  }
}
