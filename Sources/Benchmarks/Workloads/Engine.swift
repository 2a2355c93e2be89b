import MapCamera
import ScenarioLanguage
import ScenarioRunner

extension Workload {
  /// The camera itself, against the same mathematics in C.
  ///
  /// Each side times its own loop by the processor's clock, in turn. Sums of all that is computed
  /// show that both compute the same.
  static let engine = Workload(
    name: "engine", summary: "camera updates and projections, to the same in C"
  ) { bench throws(BenchmarkError) in
    guard let camera = try CameraInC(bench) else { return }
    try updates(bench, camera)
    try projections(bench, camera)
  }

  // MARK: Updates

  private static func updates(_ bench: Bench, _ camera: CameraInC) throws(BenchmarkError) {
    let turns = 100_000
    let loop = CameraLoop()
    let program = try loop.program(turns: turns)
    let count = Double(turns * CameraLoop.updatesInTurn)
    let contest = try Contest(rounds: 11) { () throws(BenchmarkError) in
      let peer = try camera.time("updates", turns)
      let own = try loop.time(turns: turns)
      guard isSame(own.sum, peer.sum) else { throw .wrong("the camera in C goes elsewhere") }
      return [peer.seconds, own.seconds, try seconds(for: program)]
    }
    let floor = FigureText.seconds(contest.figures(of: 0).median / count)
    for (name, contestant) in [("by the engine", 1), ("in a scenario", 2)] {
      let own = FigureText.seconds(contest.figures(of: contestant).median / count)
      bench.report(
        Row(
          name: "camera loop \(name)", figures: contest.ratio(of: contestant, to: 0),
          unit: .times, comparison: "C, both in process: \(own) to \(floor) an update",
          target: .atMost(1.3)))
    }
  }

  private static func seconds(for program: Program) throws(BenchmarkError) -> Double {
    var machine = Machine(program)
    let start = Clock.processorSeconds
    let outcome = machine.run(program.scenarios[0])
    let seconds = Clock.processorSeconds - start
    guard outcome.verdict == .passed else {
      throw .wrong("the camera in a scenario goes elsewhere")
    }
    return seconds
  }

  // MARK: Projection

  private static func projections(_ bench: Bench, _ camera: CameraInC) throws(BenchmarkError) {
    let count = 1_000_000
    let loop = ProjectionLoop()
    let contest = try Contest(rounds: 11) { () throws(BenchmarkError) in
      let peer = try camera.time("projection", count)
      let own = try loop.time(count: count)
      guard isSame(own.sum, peer.sum) else { throw .wrong("C draws the places elsewhere") }
      return [peer.seconds, own.seconds]
    }
    let figures = [1, 0].map { FigureText.seconds(contest.figures(of: $0).median / Double(count)) }
    bench.report(
      Row(
        name: "projection of 1 000 000 places", figures: contest.ratio(of: 1, to: 0), unit: .times,
        comparison: "C, both in process: \(figures[0]) to \(figures[1]) a place",
        target: .atMost(1.1)))
  }

  private static func isSame(_ one: Double, _ other: Double) -> Bool {
    (one - other).magnitude <= 1e-9 * max(one.magnitude, other.magnitude)
  }
}
