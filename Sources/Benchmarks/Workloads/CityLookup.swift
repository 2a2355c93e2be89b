import Gazetteer

extension Workload {
  /// Finding a city by its name.
  static let gazetteer = Workload(
    name: "gazetteer", summary: "the time to find a city by its name"
  ) { bench throws(BenchmarkError) in
    let contest = try Contest(rounds: 11) { () throws(BenchmarkError) in
      [try nanosecondsPerLookup(turns: 2000)]
    }
    bench.report(
      Row(
        name: "a city by its name", figures: contest.figures(of: 0), unit: .nanoseconds,
        comparison: "eight names in turn, one of them unknown", target: .atMost(20_000)))
  }

  private static func nanosecondsPerLookup(turns: Int) throws(BenchmarkError) -> Double {
    let names = [
      "vancouver", "sao_paulo", "SãoPaulo", "Portland, Maine", "New York City", "reykjavik",
      "Zürich", "nowhere at all",
    ]
    var found = 0
    let start = Clock.processorSeconds
    for _ in 0..<turns {
      for name in names {
        if let city = Gazetteer.city(named: name), city.population > 0 { found += 1 }
      }
    }
    let seconds = Clock.processorSeconds - start
    guard found == turns * (names.count - 1) else { throw .wrong("a city is missing") }
    return seconds / Double(turns * names.count) * 1e9
  }
}
