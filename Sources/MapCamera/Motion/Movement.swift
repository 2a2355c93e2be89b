/// A camera on its way: what moves it, from when to when, and how the time is spent.
struct Movement: Hashable, Sendable {
  enum Path: Hashable, Sendable {
    case animation(CameraAnimation)
    case flight(FlightPath)
    case gesture(GestureMotion)
  }

  let path: Path
  let curve: TimingCurve
  let start: Double
  let duration: Double
  /// Whether it changes nothing; it then lasts its time and reports only its end.
  let isStill: Bool

  var end: Double { start + duration }

  var isGesture: Bool {
    if case .gesture = path { return true }
    return false
  }

  /// The fraction of the duration that has passed; 1 exactly from the end on.
  func fraction(at time: Double) -> Double {
    time >= end ? 1 : min(max((time - start) / duration, 0), 1)
  }
}
