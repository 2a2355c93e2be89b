import MapCamera
import ScenarioLanguage
import ScenarioRunner

extension Workload {
  /// A minute of an animation: looked at on every frame, and with nothing to look at.
  static let frames = Workload(
    name: "frames", summary: "a minute of movement with and without checks on the way"
  ) { bench throws(BenchmarkError) in
    let checks = "{ always zoom >= 8; always zoom <= 11; always tilt == 0 }"
    let checked = try minute(checks)
    let unchecked = try minute("")
    let contest = try Contest(rounds: 31) { () throws(BenchmarkError) in
      [try nanoseconds(checked, turns: 1), try nanoseconds(unchecked, turns: 1000)]
    }
    bench.report(
      Row(
        name: "a minute of frames, 3 checks", figures: contest.figures(of: 0), unit: .nanoseconds,
        comparison: "3 600 frames, 60 a second", target: .none))
    bench.report(
      Row(
        name: "the same with no checks", figures: contest.figures(of: 1), unit: .nanoseconds,
        comparison: "its end alone is computed", target: .none))
  }

  private static func minute(_ block: String) throws(BenchmarkError) -> Program {
    try Program(
      checking: """
        camera vancouver zoom 8
        animate target calgary zoom 11 over 60 s \(block)
        assert zoom == 11
        """)
  }

  private static func nanoseconds(
    _ program: Program, turns: Int
  ) throws(BenchmarkError) -> Double {
    var machine = Machine(program)
    var passed = 0
    let start = Clock.processorSeconds
    for _ in 0..<turns where machine.run(program.scenarios[0]).verdict == .passed { passed += 1 }
    let seconds = Clock.processorSeconds - start
    guard passed == turns else { throw .wrong("a minute of frames did not pass") }
    return seconds / Double(turns) * 1e9
  }
}
