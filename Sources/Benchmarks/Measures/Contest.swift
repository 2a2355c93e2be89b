/// Two or more contestants measured in turn, so that all feel the same weather.
struct Contest {
  /// Seconds, or what else is measured, of each contestant in each round.
  private var rounds: [[Double]] = []

  /// Rounds that have been held.
  init(_ rounds: [[Double]]) { self.rounds = rounds }

  /// Holds `rounds` rounds, after one that does not count.
  ///
  /// `round` measures each contestant once, one after the other.
  ///
  /// - Throws: what a round throws.
  init(
    rounds count: Int, _ round: () throws(BenchmarkError) -> [Double]
  ) throws(BenchmarkError) {
    for number in 0...count {
      let figures = try round()
      if number > 0 { rounds.append(figures) }
    }
  }

  /// The figures of one contestant.
  func figures(of contestant: Int) -> Spread { Spread(rounds.map { $0[contestant] }) }

  /// How many times the figure of another is the figure of one, round by round.
  func ratio(of contestant: Int, to other: Int) -> Spread {
    Spread(rounds.map { $0[contestant] / $0[other] })
  }

  /// How much more one's figure is than the other's, round by round, in parts of a whole.
  func difference(of contestant: Int, to other: Int, per whole: Double) -> Spread {
    Spread(rounds.map { ($0[contestant] - $0[other]) / whole })
  }
}
