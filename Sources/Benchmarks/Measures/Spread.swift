/// Measurements of one thing: the least, the middle and the greatest.
struct Spread {
  private let sorted: [Double]

  /// At least one measurement.
  init(_ values: [Double]) { sorted = values.sorted() }

  var least: Double { sorted[0] }
  var greatest: Double { sorted[sorted.count - 1] }
  var count: Int { sorted.count }

  /// The middle one, or between the two in the middle.
  var median: Double {
    (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
