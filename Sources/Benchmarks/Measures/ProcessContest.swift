/// Programs measured in turn: by the clock, and by the time the processor spent on them.
struct ProcessContest {
  /// Their names, in the order of the contests.
  let names: [String]
  /// Seconds by the clock.
  let clock: Contest
  /// Seconds of the processor.
  let processor: Contest

  /// Holds `rounds` rounds, after one that does not count; a contestant that is nil is not there.
  ///
  /// - Throws: `BenchmarkError` when one can't be started or does not end with 0.
  init(rounds count: Int, _ contestants: Contestant?...) throws(BenchmarkError) {
    let contestants = contestants.compactMap { $0 }
    names = contestants.map { $0.name }
    var rounds: [[Child.Usage]] = []
    for number in 0...count {
      var usages: [Child.Usage] = []
      for contestant in contestants { usages.append(try Child.run(contestant)) }
      if number > 0 { rounds.append(usages) }
    }
    clock = Contest(rounds.map { $0.map { $0.seconds } })
    processor = Contest(rounds.map { $0.map { $0.processorSeconds } })
  }
}
