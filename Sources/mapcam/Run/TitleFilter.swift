/// Which titles a scenario may have: those that a regular expression matches anywhere.
///
/// A class: a regular expression as a part of the options would have the runtime lay them out anew at each
/// start.
final class TitleFilter {
  /// The expression as it was written.
  let pattern: String
  private let expression: Regex<AnyRegexOutput>

  /// Reads the expression; `(?i)` at its start makes capitals equal.
  init(_ pattern: String) throws(Arguments.Misuse) {
    self.pattern = pattern
    do {
      expression = try Regex(pattern)
    } catch {
      throw Arguments.Misuse("--filter '\(pattern)' is no regular expression")
    }
  }

  /// Whether it matches a part of the title.
  func matches(_ title: String) -> Bool { (try? expression.firstMatch(in: title)) != nil }
}
