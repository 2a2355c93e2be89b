import ScenarioLanguage

extension Workload {
  /// Saying what can be written at the cursor.
  static let completion = Workload(
    name: "completion", summary: "the time to say what can be written at the cursor"
  ) { bench throws(BenchmarkError) in
    let contest = try Contest(rounds: 11) { () throws(BenchmarkError) in
      try texts.map { text throws(BenchmarkError) in
        try nanosecondsPerCompletion(of: text, turns: 200)
      }
    }
    for (index, text) in texts.enumerated() {
      bench.report(
        Row(
          name: "completing “\(text)”", figures: contest.figures(of: index), unit: .nanoseconds,
          comparison: "with all cities", target: .atMost(5_000_000)))
    }
  }

  /// A statement, a value, and the letters that the most cities begin with.
  private static let texts = ["zo", "assert zoom == ", "target s", "target \"s"]

  private static func nanosecondsPerCompletion(
    of text: String, turns: Int
  ) throws(BenchmarkError) -> Double {
    let completer = Completer()
    let bytes = Array(text.utf8)
    var found = 0
    let start = Clock.processorSeconds
    for _ in 0..<turns { found += completer.complete(bytes).candidates.count }
    let seconds = Clock.processorSeconds - start
    guard found >= turns else { throw .wrong("nothing continues “\(text)”") }
    return seconds / Double(turns) * 1e9
  }
}
