import MapCamera
import ScenarioLanguage

/// What a failed check would have to say to hold.
extension Interpreter {
  /// The number that would make a failed check hold; fails when there is none, or more than one.
  func correction(
    of number: Int
  ) -> Result<CheckFailure.Correction, CheckFailure.NoCorrection> {
    let check = program.checks[number]
    let deciding = program.deciding(check, shouldHold: true) { slots[Int($0)] != 0 }
    guard deciding.count == 1, let part = deciding.first else { return .failure(.severalParts) }
    guard part.shouldHold else { return .failure(.negated) }
    guard let comparison = program.comparisons(of: check).first(where: { $0.node == part.node }),
      let expected = program.expectedNumber(of: comparison, in: check)
    else { return .failure(.noNumber) }
    let found = slots[Int(expected.found)]
    if expected.isUnsigned, found / expected.factor < 0 { return .failure(.otherSide) }
    let tolerance =
      program.saysTolerance(comparison, in: check) ? slots[Int(comparison.tolerance)] : nil
    guard let number = Self.number(for: expected, found: found, comparison.kind, tolerance) else {
      return .failure(.noMatch)
    }
    return .success(CheckFailure.Correction(location: expected.location, number: number))
  }

  /// The value with as many decimals as are written, or as many more as it takes to match.
  private static func number(
    for expected: ExpectedNumber, found: Double, _ kind: Kind, _ tolerance: Double?
  ) -> String? {
    let value = found / expected.factor
    guard abs(value) < 1e15, expected.decimals <= mostDecimals else { return nil }
    for decimals in expected.decimals...mostDecimals {
      let one = Mathematics.pow(10, Double(decimals))
      var rounded = (value * one).rounded(.toNearestOrAwayFromZero) / one
      if kind == .angle, abs(rounded) == 360 { rounded = 0 }
      let inForce =
        tolerance ?? (decimals > 0 ? 0.5 / one * abs(expected.factor) : Match.computed)
      let written = rounded * expected.factor
      if kind == .angle
        ? Match.angles(found, written, within: inForce)
        : Match.numbers(found, written, within: inForce)
      {
        return NumberText.fixed(rounded, decimals: decimals)
      }
    }
    return nil
  }

  private static var mostDecimals: Int { 9 }
}
