import ScenarioLanguage
import ScenarioRunner

/// A place in a file as it was.
struct UpdatePlace: Hashable {
  let file: String
  let span: SourceRange
}

/// A check that failed.
struct UpdateFailure: Hashable {
  /// The number with which it would hold.
  struct Correction: Hashable {
    /// Where the number stands that is written.
    let place: UpdatePlace
    let number: String
  }

  let check: UpdatePlace
  let correction: Result<Correction, CheckFailure.NoCorrection>
  /// Whether it is one of those that are to be updated.
  let isSelected: Bool
}
