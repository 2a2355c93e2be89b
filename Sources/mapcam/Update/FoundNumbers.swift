import ScenarioLanguage

/// The numbers that came up for places in files, as far as all agree on them.
struct FoundNumbers {
  /// The new numbers of each file, by the places of the old ones.
  private(set) var new: [String: [SourceRange: String]] = [:]
  /// The numbers that are wanted to be different ones: a few of those that were found.
  private(set) var disputed: [UpdatePlace: [String]] = [:]
  /// The places for which a number was found when no more were taken.
  private(set) var left: Set<UpdatePlace> = []
  /// The files that stay as they are.
  private var givenUp: Set<String> = []
  /// Why they do, each once.
  private(set) var reasons: [String] = []

  /// So many of the numbers that are disputed are kept.
  private static var mostDisputed: Int { 5 }

  /// Whether something was found for a place, and is not to be written.
  func isLeftOut(_ place: UpdatePlace) -> Bool {
    disputed[place] != nil || left.contains(place) || givenUp.contains(place.file)
  }

  /// Takes what came up; the files that have changed by it. Without `mayAdd` no number is replaced that
  /// was not before.
  mutating func take(_ failures: [UpdateFailure], mayAdd: Bool) -> Set<String> {
    var found: [UpdatePlace: [String]] = [:]
    var wanted = Set<UpdatePlace>()
    for failure in failures {
      guard case .success(let correction) = failure.correction else { continue }
      if failure.isSelected { wanted.insert(correction.place) }
      let numbers = found[correction.place, default: []]
      if numbers.count < Self.mostDisputed, !numbers.contains(correction.number) {
        found[correction.place, default: []].append(correction.number)
      }
    }
    var changed = Set<String>()
    for (place, numbers) in found where disputed[place] == nil && !givenUp.contains(place.file) {
      let before = new[place.file]?[place.span]
      guard before != nil || wanted.contains(place) else { continue }
      if before == nil, !mayAdd {
        left.insert(place)
      } else if before == nil, numbers.count == 1 {
        new[place.file, default: [:]][place.span] = numbers[0]
        changed.insert(place.file)
      } else {
        new[place.file]?[place.span] = nil
        disputed[place] = (before.map { [$0] } ?? []) + numbers
        if before != nil { changed.insert(place.file) }
      }
    }
    return changed
  }

  /// Leaves files as they are; those that had new numbers.
  mutating func giveUp(_ files: Set<String>, because reason: String) -> Set<String> {
    let changed = files.filter { new[$0]?.isEmpty == false }
    guard !changed.isEmpty else { return [] }
    reasons.append("\(changed.sorted().listed(with: ", ")) stays as it is: \(reason)")
    givenUp.formUnion(files)
    for file in changed { new[file] = nil }
    return changed
  }
}
