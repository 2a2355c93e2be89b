import SeededNumbers
import Testing

@testable import MapCamera

@Suite("Timing curves")
struct TimingCurveTests {
  static let named: [TimingCurve] = [.default, .linear, .easeIn, .easeOut, .easeInOut]

  /// Another way to the same number: bisection alone, over de Casteljau's construction.
  private func reference(_ curve: TimingCurve, at time: Double) -> Double {
    func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
      func mix(_ p: Double, _ q: Double) -> Double { p + (q - p) * t }
      let left = mix(mix(0, a), mix(a, b))
      let right = mix(mix(a, b), mix(b, 1))
      return mix(left, right)
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if value(middle, curve.x1, curve.x2) < time { low = middle } else { high = middle }
    }
    return value(low, curve.y1, curve.y2)
  }

  private func anyCurve(_ random: inout SeededGenerator) throws -> TimingCurve {
    try TimingCurve(
      random.double(0...1), random.double(0...1), random.double(0...1), random.double(0...1))
  }

  @Test("the named curves are those of Core Animation")
  func controlPoints() throws {
    #expect(try TimingCurve.default == TimingCurve(0.25, 0.1, 0.25, 1))
    #expect(try TimingCurve.linear == TimingCurve(0, 0, 1, 1))
    #expect(try TimingCurve.easeIn == TimingCurve(0.42, 0, 1, 1))
    #expect(try TimingCurve.easeOut == TimingCurve(0, 0, 0.58, 1))
    #expect(try TimingCurve.easeInOut == TimingCurve(0.42, 0, 0.58, 1))
  }

  @Test(
    "half of the time is not half of the way",
    arguments: [
      (TimingCurve.default, 0.802403387584857), (.linear, 0.5), (.easeIn, 0.31535681257253934),
      (.easeOut, 0.6846431874274607), (.easeInOut, 0.5),
    ])
  func halfTime(curve: TimingCurve, progress: Double) {
    #expect(near(curve.progress(at: 0.5), progress, 1e-12))
  }

  @Test("both ends are exact, and what lies beyond them counts as the end", arguments: named)
  func ends(curve: TimingCurve) {
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    #expect(curve.progress(at: -1) == 0)
    #expect(curve.progress(at: 2) == 1)
    #expect(curve.progress(at: .infinity) == 1)
    #expect(curve.progress(at: -.infinity) == 0)
    #expect(curve.progress(at: .nan) == 0)
  }

  @Test("any curve agrees with an independent solver")
  func agreement() throws {
    try forAll(seed: 71) { random in
      let curve = try anyCurve(&random)
      let time = random.double(0...1)
      let found = curve.progress(at: time)
      let expected = reference(curve, at: time)
      return near(found, expected, 1e-10) ? nil : "\(curve) at \(time): \(found), not \(expected)"
    }
  }

  @Test("no curve runs backwards or overshoots")
  func monotone() throws {
    var curves = Self.named
    // The steepest there is: all of the way in the middle of the time, with a slope of 0 there.
    curves.append(try TimingCurve(1, 0, 0, 1))
    curves.append(try TimingCurve(0, 1, 1, 0))
    curves.append(try TimingCurve(1, 1, 0, 0))
    curves.append(try TimingCurve(0, 0, 0, 0))
    curves.append(try TimingCurve(1, 1, 1, 1))
    var random = SeededGenerator(seed: 72)
    for _ in 0..<50 { curves.append(try anyCurve(&random)) }
    for curve in curves {
      var last = 0.0
      for step in 0...2000 {
        let progress = curve.progress(at: Double(step) / 2000)
        #expect(progress >= last - 1e-15 && progress <= 1, "\(curve) at step \(step)")
        last = progress
      }
    }
  }

  @Test("a curve that would run backwards or overshoot can't be made")
  func refused() {
    #expect(throws: CameraError.invalidTimingCurve) { try TimingCurve(-0.1, 0, 1, 1) }
    #expect(throws: CameraError.invalidTimingCurve) { try TimingCurve(0, 0, 1.1, 1) }
    #expect(throws: CameraError.invalidTimingCurve) { try TimingCurve(0, 1.5, 1, 1) }
    #expect(throws: CameraError.invalidTimingCurve) { try TimingCurve(0, 0, 1, -0.5) }
    #expect(throws: CameraError.notFinite) { try TimingCurve(.nan, 0, 1, 1) }
    #expect(throws: CameraError.notFinite) { try TimingCurve(0, 0, .infinity, 1) }
  }
}
