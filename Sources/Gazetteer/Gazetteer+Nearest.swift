extension Gazetteer {
  /// The city whose name is nearest to a misspelt one, given as UTF-8, and how many edits away.
  ///
  /// Edits are those of ``EditDistance``, counted between folded names, so that spelling doesn't
  /// count. Of several equally near the largest wins. What follows a comma must fit, as in a look-up.
  /// Nil where none is within `maxDistance`, and for names longer than 64 bytes, which are no slips.
  ///
  ///     Gazetteer.nearest(to: "vancover")  // Vancouver, 1
  public static func nearest(
    to text: some Collection<UInt8>, maxDistance: Int = 2
  ) -> (city: City, distance: Int)? {
    withBytes(of: text) { nearest(to: $0, maxDistance: maxDistance) }
  }

  /// The city whose name is nearest to a misspelt one, and how many edits away.
  public static func nearest(
    to text: String, maxDistance: Int = 2
  ) -> (city: City, distance: Int)? {
    nearest(to: text.utf8, maxDistance: maxDistance)
  }

  private static func nearest(
    to text: Bytes, maxDistance: Int
  ) -> (city: City, distance: Int)? {
    if text.count > longestText { return nil }
    let nameEnd = text.offset(of: UInt8(ascii: ","))
    let qualifiers = Qualifiers(text.part(nameEnd..<text.count))
    return CityName.withFolded(text.part(0..<nameEnd)) { key in
      if key.isEmpty || key.count > 64 { return nil }
      var nearest: (line: CityLine, distance: Int)?
      for line in CityTable.all {
        // As near as the best so far is near enough: it may be the larger city.
        let limit = nearest?.distance ?? maxDistance
        guard let distance = EditDistance.between(key, line.key, limit: limit),
          qualifiers.accept(line)
        else { continue }
        if let best = nearest, best.distance == distance, best.line.population >= line.population {
          continue
        }
        nearest = (line, distance)
      }
      return nearest.map { ($0.line.city, $0.distance) }
    }
  }
}
