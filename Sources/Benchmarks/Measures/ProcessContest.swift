/// Programs measured in turn: by the clock, and by the time the processor spent on them.
struct ProcessContest {
  /// Seconds by the clock.
  let clock: Contest
  /// Seconds of the processor.
  let processor: Contest

  /// Holds `rounds` rounds, after one that does not count.
  ///
  /// `round` runs each program once, one after the other.
  ///
  /// - Throws: what a round throws.
  init(
    rounds count: Int, _ round: () throws(BenchmarkError) -> [Child.Usage]
  ) throws(BenchmarkError) {
    var rounds: [[Child.Usage]] = []
    for number in 0...count {
      let usages = try round()
      if number > 0 { rounds.append(usages) }
    }
    clock = Contest(rounds.map { $0.map { $0.seconds } })
    processor = Contest(rounds.map { $0.map { $0.processorSeconds } })
  }
}
