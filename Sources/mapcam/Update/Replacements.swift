import ScenarioLanguage

/// Numbers of a text that are replaced by others.
struct Replacements {
  /// A number that is replaced.
  private struct Edit {
    /// Where the old one stands in the text as it was.
    let place: SourceRange
    let number: String
    /// How many bytes the text has grown by before it.
    let shift: Int

    /// How many bytes the text grows by.
    var growth: Int { number.utf8.count - Int(place.upper - place.lower) }
  }

  /// In the order of the text.
  private var edits: [Edit] = []

  /// Takes the new numbers, by the places of the old ones in the text as it was.
  init(_ numbers: [SourceRange: String]) {
    edits.reserveCapacity(numbers.count)
    var shift = 0
    for (place, number) in numbers.sorted(by: { $0.key.lower < $1.key.lower }) {
      edits.append(Edit(place: place, number: number, shift: shift))
      shift += edits[edits.count - 1].growth
    }
  }

  /// The text with the new numbers.
  func apply(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + (edits.last.map { max(0, $0.shift + $0.growth) } ?? 0))
    var position = 0
    for edit in edits {
      result += bytes[position..<Int(edit.place.lower)]
      result += edit.number.utf8
      position = Int(edit.place.upper)
    }
    return result + bytes[position...]
  }

  /// The place in the text as it was, of a place in the text with the new numbers. A number belongs to it
  /// as a whole, or not at all.
  func original(of place: SourceRange) -> SourceRange {
    SourceRange(
      Int(place.lower) - growth(before: place.lower), Int(place.upper) - growth(before: place.upper)
    )
  }

  /// How many bytes the numbers add that begin before a position in the text with the new numbers.
  private func growth(before position: Int32) -> Int {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(edits[middle].place.lower) + edits[middle].shift < Int(position) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 ? edits[low - 1].shift + edits[low - 1].growth : 0
  }
}
