/// How a movement spends its time: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// The curve maps the fraction of the duration that has passed to the fraction of the way that is
/// done. It never runs backwards and never overshoots.
///
///     TimingCurve.easeIn.progress(at: 0.5)  // 0.3153568
public struct TimingCurve: Hashable, Sendable {
  /// Starts and ends gently: (0.25, 0.1, 0.25, 1), the curve of an animation that names none.
  public static let `default` = TimingCurve(unchecked: 0.25, 0.1, 0.25, 1)
  /// The same speed all the way: (0, 0, 1, 1).
  public static let linear = TimingCurve(unchecked: 0, 0, 1, 1)
  /// Starts gently: (0.42, 0, 1, 1).
  public static let easeIn = TimingCurve(unchecked: 0.42, 0, 1, 1)
  /// Ends gently: (0, 0, 0.58, 1).
  public static let easeOut = TimingCurve(unchecked: 0, 0, 0.58, 1)
  /// Starts and ends gently, the same either way: (0.42, 0, 0.58, 1).
  public static let easeInOut = TimingCurve(unchecked: 0.42, 0, 0.58, 1)

  /// Time of the first control point, in 0…1.
  public let x1: Double
  /// Progress of the first control point, in 0…1.
  public let y1: Double
  /// Time of the second control point, in 0…1.
  public let x2: Double
  /// Progress of the second control point, in 0…1.
  public let y2: Double

  /// A curve from its two control points, (x1, y1) and (x2, y2), all in 0…1.
  ///
  /// - Throws: `CameraError.notFinite`, and `CameraError.invalidTimingCurve` outside 0…1: such a
  ///   curve would run backwards in time or overshoot.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(CameraError) {
    guard x1.isFinite, y1.isFinite, x2.isFinite, y2.isFinite else { throw .notFinite }
    let unit = 0.0...1.0
    guard unit.contains(x1), unit.contains(y1), unit.contains(x2), unit.contains(y2) else {
      throw .invalidTimingCurve
    }
    self.init(unchecked: x1, y1, x2, y2)
  }

  private init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The fraction of the way that is done at a fraction of the time; exact at 0 and 1.
  ///
  /// Before 0 it is 0, after 1 it is 1; not-a-number counts as 0.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return time }
    return min(max(Self.value(parameter(at: time), y1, y2), 0), 1)
  }

  /// Where the curve's time is the given one: Newton's steps, kept inside a bracket by bisection.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var parameter = time
    // Each step at least halves the bracket or is Newton's own; 128 are never reached.
    for _ in 0..<128 {
      let miss = Self.value(parameter, x1, x2) - time
      if miss == 0 { break }
      if miss < 0 { low = parameter } else { high = parameter }
      let slope = Self.slope(parameter, x1, x2)
      let newton = parameter - miss / slope
      // Written so that not-a-number, from a slope of 0, bisects.
      let next = newton > low && newton < high ? newton : low + (high - low) / 2
      let step = next - parameter
      // The curve bends by at most 12, so that what Newton's step leaves is below a rounding.
      if next == newton, 6 * step * step <= slope * 1e-16 { return next }
      if step.magnitude <= 1e-16 { return next }
      parameter = next
    }
    return parameter
  }

  /// 3(1 − t)²t·a + 3(1 − t)t²·b + t³.
  private static func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let rest = 1 - t
    return t * (3 * rest * (rest * a + t * b) + t * t)
  }

  private static func slope(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let rest = 1 - t
    return 3 * (rest * rest * a + 2 * rest * t * (b - a) + t * t * (1 - b))
  }
}
