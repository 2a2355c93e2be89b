import ScenarioLanguage

/// Numbers of a text that are replaced by others.
struct Replacements {
  /// The new numbers, by the places of the old ones in the text as it was.
  private(set) var numbers: [SourceRange: String] = [:]

  /// The places, in the order of the text.
  private var places: [SourceRange] { numbers.keys.sorted { $0.lower < $1.lower } }

  var isEmpty: Bool { numbers.isEmpty }

  subscript(_ place: SourceRange) -> String? {
    get { numbers[place] }
    set { numbers[place] = newValue }
  }

  /// The text with the new numbers.
  func apply(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for place in places {
      result += bytes[position..<Int(place.lower)]
      result += numbers[place]!.utf8
      position = Int(place.upper)
    }
    return result + bytes[position...]
  }

  /// The place in the text as it was, of a place in the text with the new numbers.
  func original(of place: SourceRange) -> SourceRange {
    var shift = 0
    var length = Int(place.upper - place.lower)
    for before in places {
      let lower = Int(before.lower) + shift
      guard lower <= Int(place.lower) else { break }
      let change = numbers[before]!.utf8.count - Int(before.upper - before.lower)
      if lower == Int(place.lower) {
        length -= change
        break
      }
      shift += change
    }
    let lower = Int(place.lower) - shift
    return SourceRange(lower, lower + length)
  }
}
