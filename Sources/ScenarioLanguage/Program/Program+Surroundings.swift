/// The values that differ from one run of a check to the next.
extension Program {
  /// A loop over values, or a definition: the names that it gives values to, for the checks in it.
  struct Surroundings: Sendable {
    let values: [NamedValue]
    /// The numbers of the checks in it.
    var checks: Range<Int32>
    /// The number of the one that was being checked when it began, -1 for none.
    let outer: Int32
    /// What is around the first call of a definition is not around its checks.
    let isDefinition: Bool
  }

  /// A name, and where its value lies.
  package struct NamedValue: Sendable {
    package let name: String
    package let kind: Kind
    package let slot: Int32
  }

  /// The values that the loops around a check, and the definition it stands in, give to names; the
  /// outermost first.
  package func surroundingValues(ofCheck number: Int32) -> [NamedValue] {
    var (low, high) = (0, surroundings.count)
    while low < high {
      let middle = (low + high) / 2
      let isBefore = surroundings[middle].checks.lowerBound <= number
      if isBefore { low = middle + 1 } else { high = middle }
    }
    var index = Int32(low - 1)
    var found: [[NamedValue]] = []
    while index >= 0 {
      let around = surroundings[Int(index)]
      if around.checks.contains(number) {
        found.append(around.values)
        if around.isDefinition { break }
      }
      index = around.outer
    }
    return found.reversed().flatMap { $0 }
  }
}
