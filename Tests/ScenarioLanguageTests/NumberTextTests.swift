import SeededNumbers
import Testing

@testable import ScenarioLanguage

@Suite("Numbers as they are shown")
struct NumberTextTests {
  @Test(
    "A number is shown without needless digits",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-33, "-33"), (7.25, "7.25"), (7.2853219, "7.285322"),
      (0.0000004, "0"), (-0.0000004, "0"), (0.0000005, "0.000001"), (2.5, "2.5"),
      (1e14, "100000000000000"), (123456789.125, "123456789.125"), (0.1 + 0.2, "0.3"),
      (999.9999999, "1000"), (-0.9999999, "-1"), (1e15, "1000000000000000"), (1e21, "1e+21"),
      (.infinity, "infinity"),
      (-.infinity, "-infinity"), (.nan, "no number"),
    ])
  func numberShownWithout(value: Double, text: String) {
    #expect(NumberText.plain(value) == text)
  }

  @Test(
    "A number is shown with exactly so many decimals",
    arguments: [
      (7.2853219, 0, "7"), (7.2853219, 1, "7.3"), (7.25, 1, "7.3"), (-7.25, 1, "-7.3"),
      (0.996, 2, "1.00"), (-0.004, 2, "0.00"), (12, 3, "12.000"), (0.05, 2, "0.05"),
      (1, 12, "1.000000000"), (1, -2, "1"), (99.5, 0, "100"),
    ])
  func numberShownExactly(
    value: Double, decimals: Int, text: String
  ) {
    #expect(NumberText.fixed(value, decimals: decimals) == text)
  }

  @Test("What is shown is the number to the decimals shown")
  func shownNumberDecimals() throws {
    let seed: UInt64 = 41
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let value = Double.random(in: -1e6...1e6, using: &random)
      let shown = try #require(Double(NumberText.plain(value)), "\(value), seed \(seed)")
      #expect(abs(shown - value) <= 0.500_001e-6, "\(value), seed \(seed)")
    }
  }
}
