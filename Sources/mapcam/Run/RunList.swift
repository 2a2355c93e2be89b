import SeededNumbers

/// All runs of a call, in the order in which they are reported, and that in which they are done.
struct RunList: Sendable {
  let items: [RunItem]
  /// The numbers of the items, nil when they are done in their order.
  let order: [Int32]?

  /// The runs of these scenarios.
  init(_ scenarios: [RunItem], options: RunOptions) {
    let all = options.turns == 1 ? scenarios : scenarios.flatMap { $0.turns(options.turns) }
    items = all
    order = options.shuffleSeed.map { seed in
      var generator = SeededGenerator(seed: seed)
      return (0..<Int32(all.count)).shuffled(using: &generator)
    }
  }
}
