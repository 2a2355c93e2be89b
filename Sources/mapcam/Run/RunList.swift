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
      var generator = SplitMix64(seed: seed)
      return (0..<Int32(all.count)).shuffled(using: &generator)
    }
  }
}

/// SplitMix64: the same numbers from the same seed, everywhere.
private struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
