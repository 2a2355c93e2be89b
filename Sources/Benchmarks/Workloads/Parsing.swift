import ScenarioLanguage

extension Workload {
  /// Reading a text that is in memory already, and reading and checking it.
  static let parsing = Workload(
    name: "parsing", summary: "lines read in a second, and lines read and checked, on one core"
  ) { bench throws(BenchmarkError) in
    var bytes: [UInt8] = []
    Scenes.suite.write(in: MapcamLanguage()) { bytes += $0.utf8 }
    let lines = bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    let text = bytes
    let contest = try Contest(rounds: 21) { () throws(BenchmarkError) in
      [Double(lines) / (try secondsToRead(text)), Double(lines) / (try secondsToCheck(text))]
    }
    bench.report(
      Row(
        name: "parsing: lines read", figures: contest.figures(of: 0), unit: .perSecond,
        comparison: "a text of \(lines) lines in memory, in process", target: .atLeast(3e6)))
    bench.report(
      Row(
        name: "parsing: lines read and checked", figures: contest.figures(of: 1),
        unit: .perSecond, comparison: "the same, to a program that can run", target: .none))
  }

  private static func secondsToRead(_ text: [UInt8]) throws(BenchmarkError) -> Double {
    let start = Clock.processorSeconds
    let parsed = ParsedText(text)
    let seconds = Clock.processorSeconds - start
    guard let parsed, parsed.mistakes == 0, parsed.nodes > 0 else {
      throw .wrong("the text to read has errors")
    }
    return seconds
  }

  private static func secondsToCheck(_ text: [UInt8]) throws(BenchmarkError) -> Double {
    var host = NoFiles()
    let start = Clock.processorSeconds
    let checked = Program.check(name: "parsing", bytes: text, host: &host)
    let seconds = Clock.processorSeconds - start
    guard checked.program?.scenarios.count == Scenes.suite.count else {
      throw .wrong("the text to check has errors")
    }
    return seconds
  }
}
