import LineDiff
import Reports

/// What changes in a file, as a person or `patch` reads it.
struct DiffText {
  private let diff: LineDiff

  init(_ diff: LineDiff) { self.diff = diff }

  /// The unified diff. A terminal gets no codes that stand in a file or in its name.
  func text(name: String) -> String {
    let text = diff.unified(name: name)
    return Platform.isTerminal(1) ? text.withoutCodes : text
  }
}
