/// What a user's fingers do on the map; a movement in time that obeys all limits.
///
/// Screen lengths and points are in points. A point that is left out is the centre of the map's
/// padded rectangle.
public enum Gesture: Hashable, Sendable {
  /// One finger travels x to the right and y down from the centre; the ground stays under it.
  case pan(x: Double, y: Double)
  /// Two fingers spread to `scale` times their distance; the ground under the point stays.
  ///
  /// A scale of 2 zooms in by one, 0.5 out by one.
  case pinch(scale: Double, at: ScreenPoint? = nil)
  /// Two fingers turn clockwise by degrees, and the map with them: the bearing falls by as much.
  case rotate(degrees: Double, at: ScreenPoint? = nil)
  /// Two fingers move up and tilt the map by degrees more; a negative number tilts it back.
  case tilt(degrees: Double)
  /// One finger taps twice: in by one zoom level; the ground under the point stays.
  case doubleTap(at: ScreenPoint? = nil)
  /// Two fingers tap once: out by one zoom level; the ground under the point stays.
  case twoFingerTap(at: ScreenPoint? = nil)
  /// One finger lets go of the map at a speed in points a second; the map runs on ever slower.
  case fling(x: Double, y: Double)

  /// How long a gesture lasts that is neither a tap nor a fling, in seconds.
  public static let duration = 0.3
  /// What is left of a fling's speed after a millisecond.
  public static let decayRate = 0.998
  /// The speed at which a fling stops, in points a second.
  public static let restSpeed = 10.0

  /// Which switch of `GestureSettings` the gesture obeys.
  public var kind: GestureKind {
    switch self {
    case .pan, .fling: .scroll
    case .pinch, .doubleTap, .twoFingerTap: .zoom
    case .rotate: .rotate
    case .tilt: .tilt
    }
  }
}

/// The kinds of gestures that can be switched off one by one.
public enum GestureKind: UInt8, Hashable, Sendable, CaseIterable {
  /// Pan and fling.
  case scroll
  /// Pinch, double tap and two-finger tap.
  case zoom
  /// Turning with two fingers.
  case rotate
  /// Two fingers up and down.
  case tilt
}
