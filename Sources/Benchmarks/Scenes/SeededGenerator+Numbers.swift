import SeededNumbers

/// Numbers as scenarios have them.
extension SeededGenerator {
  /// A whole number in a range.
  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A number in a range of whole numbers, with two decimals at most.
  mutating func hundredths(_ range: ClosedRange<Int>) -> Double {
    Double(whole((range.lowerBound * 100)...(range.upperBound * 100))) / 100
  }
}
