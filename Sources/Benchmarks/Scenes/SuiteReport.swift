/// What a runner says of each scenario, in the order in which it says it.
struct SuiteReport {
  /// One scenario.
  struct Line {
    let title: String
    let isPassed: Bool
  }

  let lines: [Line]

  /// The runners, by how they write a scenario that passed and one that did not.
  enum Runner {
    /// `  ✓ Scenario 1`, `  ✗ Scenario 2`.
    case mapcam
    /// `  ok  Scenario 1`, `FAIL  Scenario 2`.
    case lua
    /// `  Scenario 1  ..........`, `  Scenario 2  .F`: a letter a step.
    case behave
    /// `Scenario 1      | PASS |`, `Scenario 2      | FAIL |`.
    case robot
  }

  /// Reads the report of a runner.
  init(_ text: String, of runner: Runner) {
    lines = text.split(separator: "\n").compactMap { Self.line(of: $0, runner) }
  }

  private static func line(of text: Substring, _ runner: Runner) -> Line? {
    let words = text.split(separator: " ")
    switch runner {
    case .mapcam, .lua:
      guard words.count == 3, words[1] == "Scenario" else { return nil }
      switch words[0] {
      case "✓", "ok": return Line(title: "Scenario \(words[2])", isPassed: true)
      case "✗", "FAIL": return Line(title: "Scenario \(words[2])", isPassed: false)
      default: return nil
      }
    case .behave:
      guard words.count == 3, words[0] == "Scenario" else { return nil }
      return Line(title: "Scenario \(words[1])", isPassed: words[2].allSatisfy { $0 == "." })
    case .robot:
      guard words.count == 5, words[0] == "Scenario" else { return nil }
      return Line(title: "Scenario \(words[1])", isPassed: words[3] == "PASS")
    }
  }
}
