/// A name of one's own, where it is given to something.
package struct Declaration {
  /// What a name can be given to.
  package enum Form {
    case value, place, marker, line, definition, parameter, loop, column
  }

  /// The name as it is written here.
  package let spelling: String
  /// What it is given to.
  package let form: Form
  /// Where the name stands.
  package let location: Location
  /// The statement that gives it, or the head of one with a block.
  package let statement: SourceRange
  /// The number of the name.
  let number: Int32
}

/// A place where a name of one's own stands.
package struct Occurrence {
  /// Where.
  package let location: Location
  /// The index of what it means in ``NameIndex/declarations``.
  package let declaration: Int
  /// Whether this is the place where the name is given.
  package let isDeclaration: Bool
}

/// The names of one's own in a text and in what it uses: where each is given and where it stands.
package struct NameIndex {
  /// In the order in which they are met.
  package let declarations: [Declaration]
  /// In the order of the texts.
  package let occurrences: [Occurrence]

  /// Follows the names through the texts that a checker has read.
  init(of checker: Checker) {
    var walk = NameWalk(checker)
    walk.text()
    declarations = walk.declarations
    occurrences = walk.occurrences.sorted {
      ($0.location.source, $0.location.span.lower) < ($1.location.source, $1.location.span.lower)
    }
  }

  /// The name at a place of a text; behind its last letter is still at it.
  package func occurrence(at offset: Int, in source: Int32 = 0) -> Occurrence? {
    let offset = Int32(truncatingIfNeeded: offset)
    var low = 0
    var high = occurrences.count
    // The first that ends at the place or behind it.
    while low < high {
      let middle = (low + high) / 2
      let location = occurrences[middle].location
      if (location.source, location.span.upper) < (source, offset) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    // Two names touch in a place where the first has ended: the second is meant.
    for index in low..<min(low + 2, occurrences.count) {
      let location = occurrences[index].location
      if location.source == source, location.span.contains(offset) { return occurrences[index] }
    }
    guard low < occurrences.count else { return nil }
    let location = occurrences[low].location
    return location.source == source && location.span.upper == offset ? occurrences[low] : nil
  }

  /// All places of the name that is given at a place.
  package func occurrences(of declaration: Int) -> [Occurrence] {
    occurrences.filter { $0.declaration == declaration }
  }
}
