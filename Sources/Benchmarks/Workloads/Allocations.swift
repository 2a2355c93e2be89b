import CAllocations
import ScenarioLanguage
import ScenarioRunner

extension Workload {
  /// Blocks of memory that a running loop asks for: none for a statement, however often it runs.
  ///
  /// They are counted exactly: this program has the C library's `malloc` count each call.
  static let allocations = Workload(
    name: "allocations", summary: "blocks of memory asked for in a running loop"
  ) { bench throws(BenchmarkError) in
    guard try isCounting() else {
      print("not counted: blocks of memory, which needs the GNU C library")
      return
    }
    for loop in [arithmetic, moves, checks] {
      let contest = try Contest(rounds: 3) { () throws(BenchmarkError) in
        let few = try blocks(loop, turns: 100)
        let many = try blocks(loop, turns: 10_100)
        return [Double(many - few) / Double(10_000 * loop.statements)]
      }
      bench.report(
        Row(
          name: "blocks per statement: \(loop.name)", figures: contest.figures(of: 0),
          unit: .blocks, comparison: "calls of malloc in 10 000 more turns of the loop",
          target: .atMost(0)))
    }
  }

  private struct AllocationLoop {
    let name: String
    /// What stands before the loop.
    let before: String
    let lines: [String]

    var statements: Int { lines.count }
  }

  private static let arithmetic = AllocationLoop(
    name: "arithmetic",
    before: "define half(number) { let result = number / 2 }",
    lines: [
      "let a = (number * 3 + 1) / 7", "let b = a - number mod 4", "half b",
      "if b < -1000 { zoomIn }",
    ])

  private static let moves = AllocationLoop(
    name: "moves",
    before: "camera vancouver zoom 12",
    lines: [
      "bearing 395", "tilt 80", "zoomBy 0.5", "scrollBy 3 4", "zoomBy -0.5 at 200 300",
      "target calgary zoom 9", "camera sydney zoom 6 bearing 270 tilt 45",
      "fit vancouver calgary pad 64", "zoomIn", "zoomTo 12",
    ])

  private static let checks = AllocationLoop(
    name: "checks",
    before: "camera vancouver zoom 12 tilt 30",
    lines: [
      "assert zoom == 12.0", "assert bearing == 0 and tilt == 30", "assert zoom between 11 and 13",
      "assert vancouver is visible", "assert not (sydney is visible)",
      "assert target == vancouver within 2 km", "assert distance(target, calgary) < 700 km",
      "assert screen(vancouver) == point(566.5, 372.0) within 0.5", "expect number > 0",
    ])

  /// How many blocks a run of so many turns asks for.
  private static func blocks(_ loop: AllocationLoop, turns: Int) throws(BenchmarkError) -> Int {
    let program = try Program(
      checking: """
        \(loop.before)
        for number in 1..\(turns) {
          \(loop.lines.joined(separator: "\n  "))
        }
        assert zoom >= 2
        """)
    var machine = Machine(program)
    let before = allocation_count()
    let outcome = machine.run(program.scenarios[0])
    let after = allocation_count()
    guard outcome.verdict == .passed else { throw .wrong("the loop of \(loop.name) fails") }
    return after - before
  }

  /// Whether calls are counted here: then an array is, too.
  private static func isCounting() throws(BenchmarkError) -> Bool {
    let before = allocation_count()
    guard before >= 0 else { return false }
    let array = [Int](repeating: 1, count: Int(before % 10) + 100)
    guard array.count >= 100, allocation_count() > before else {
      throw .wrong("blocks of memory are not counted as they should be")
    }
    return true
  }
}
