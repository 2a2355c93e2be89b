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
    for loop in AllocationLoop.all {
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

  /// How many blocks a run of so many turns asks for.
  private static func blocks(_ loop: AllocationLoop, turns: Int) throws(BenchmarkError) -> Int {
    let program = try Program(checking: loop.text(turns: turns))
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
