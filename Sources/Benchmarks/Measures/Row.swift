/// A line of the table: a figure, what it is compared to, and what it should be.
struct Row {
  /// Where a figure should lie.
  enum Target {
    case atMost(Double)
    case atLeast(Double)
    /// Nothing is promised; the figure is for comparison with later ones.
    case none
  }

  let name: String
  /// The figures, in `unit`.
  let figures: Spread
  let unit: Unit
  /// What the figure is compared to, or how it is made up.
  let comparison: String
  let target: Target
  /// The middle of the same ratios in processor time, which a busy machine disturbs less.
  var processorRatio: Double?

  /// What the figures count.
  enum Unit {
    case times
    case bytes
    case nanoseconds
    case perSecond
    case blocks
  }

  /// Whether the target is met, by the median; nil where there is none.
  var isMet: Bool? {
    switch target {
    case .atMost(let limit): figures.median <= limit
    case .atLeast(let limit): figures.median >= limit
    case .none: nil
    }
  }
}
