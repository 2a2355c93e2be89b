import ScenarioLanguage

/// Numbers of a text that are replaced by others. A blank comes before one that would run together with
/// what it touches: 5.5 in place of the -2 of `zoom is-2`.
struct Replacements {
  /// A number that is replaced, or the blank that comes before one.
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
  init(_ numbers: [SourceRange: String], in bytes: [UInt8]) {
    edits.reserveCapacity(numbers.count)
    for (place, number) in numbers.sorted(by: { $0.key.lower < $1.key.lower }) {
      if Self.runsTogether(number, at: place, in: bytes) {
        add(" ", at: .empty(at: Int(place.lower)))
      }
      add(number, at: place)
    }
  }

  private mutating func add(_ text: String, at place: SourceRange) {
    let shift = edits.last.map { $0.shift + $0.growth } ?? 0
    edits.append(Edit(place: place, number: text, shift: shift))
  }

  /// Whether only the sign of the old number, which the new one does not have, kept it apart from a word or
  /// a number before it.
  private static func runsTogether(
    _ number: String, at place: SourceRange, in bytes: [UInt8]
  ) -> Bool {
    let lower = Int(place.lower)
    guard lower > 0, bytes[lower] == UInt8(ascii: "-"), number.utf8.first != bytes[lower] else {
      return false
    }
    switch bytes[lower - 1] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x80...:
      return true
    default: return false
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
