import ScenarioLanguage

extension Workload {
  /// Reading and checking a text that is in memory already.
  static let parsing = Workload(
    name: "parsing", summary: "lines read and checked in a second, on one core"
  ) { bench throws(BenchmarkError) in
    let scenes = Scenes(count: 2000)
    var bytes: [UInt8] = []
    scenes.write(.mapcam, library: "") { bytes += $0.utf8 }
    let lines = bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    let text = bytes
    let contest = try Contest(rounds: 11) { () throws(BenchmarkError) in
      [Double(lines) / (try secondsToCheck(text, scenarios: scenes.count))]
    }
    bench.report(
      Row(
        name: "lines read and checked", figures: contest.figures(of: 0), unit: .perSecond,
        comparison: "a text of \(lines) lines in memory", target: .none))
  }

  private static func secondsToCheck(
    _ text: [UInt8], scenarios: Int
  ) throws(BenchmarkError) -> Double {
    var host = NoFiles()
    let start = Clock.processorSeconds
    let checked = Program.check(name: "parsing", bytes: text, host: &host)
    let seconds = Clock.processorSeconds - start
    guard checked.program?.scenarios.count == scenarios else {
      throw .wrong("the text to check has errors")
    }
    return seconds
  }
}
