/// The state of navigation on a map: the route, how far it has been driven, and what the camera does.
@usableFromInline
struct Navigation: Hashable, Sendable {
  /// The viewing angle of the following camera, in degrees.
  static let viewingAngle = 45.0
  /// The zoom of the following camera unless another is set.
  static let defaultZoom = 17.0

  var route: Route?
  @usableFromInline
  var isGuidanceOn = false
  @usableFromInline
  var mode = NavigationMode.free
  var perspective = NavigationPerspective.tilted
  var followingZoom: Double?
  @usableFromInline
  var autoRecenterDelay: Double?
  /// From when on the auto-recenter timer counts; nil when it does not run.
  @usableFromInline
  var lastGestureEnd: Double?
  /// What moves the position; nil at rest.
  @usableFromInline
  var drive: Drive?
  /// Metres along the route at rest.
  var restingDistance = 0.0
  /// The bearing of the following camera at rest.
  var restingBearing = 0.0
  /// Whether the movement that the camera makes with the position has reported its `willMove`.
  var isAnnounced = false

  /// Whether the position moves.
  @inlinable
  var drives: Bool { drive.map { $0.speed > 0 } ?? false }

  /// When the timer runs out, if it runs.
  @inlinable
  var recenterDue: Double? {
    guard let lastGestureEnd, let autoRecenterDelay else { return nil }
    return lastGestureEnd + autoRecenterDelay
  }

  /// Restarts the timer, which counts from the end of a gesture.
  mutating func gestureEnds(at time: Double) {
    if isGuidanceOn, autoRecenterDelay != nil { lastGestureEnd = time }
  }

  func distance(at time: Double) -> Double { drive?.distance(at: time) ?? restingDistance }

  /// The bearing of the following camera at a distance along the route, where the route has a
  /// heading.
  func bearing(along route: Route, at distance: Double, heading: Double) -> Double {
    drive?.bearing(along: route, at: distance, heading: heading) ?? restingBearing
  }
}
