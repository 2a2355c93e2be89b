/// Camera updates as movements: at once, evenly in time, or in flight.
///
/// Each takes over from whatever moves the camera now, at the camera then shown; the navigation
/// camera becomes `free`, since it would undo the update at its next step.
extension MapView {
  /// How long an animation lasts that does not say, in seconds.
  public static let defaultAnimationDuration = 0.25

  /// Moves the camera at once, and says what the limits changed.
  ///
  /// - Throws: as `position(after:)`; the camera then stays as it is.
  @discardableResult
  @inlinable
  public mutating func move(_ update: CameraUpdate) throws(CameraError) -> Adjustments {
    try jump(update)
    return adjustments
  }

  /// As `setCamera`: moves the camera at once to the nearest that the map can show.
  package mutating func move(to asked: CameraPosition) throws(CameraError) {
    let goal = try settle(asked)
    navigation.mode = .free
    snap(to: goal, cause: .command)
  }

  @usableFromInline
  mutating func jump(_ update: CameraUpdate) throws(CameraError) {
    let goal = try goal(of: update)
    navigation.mode = .free
    snap(to: goal, cause: .command)
  }

  /// Moves the camera over a time in seconds to where an update leads from the current camera.
  ///
  /// In no time, it moves at once. One that changes nothing lasts its time all the same.
  ///
  /// - Throws: as `position(after:)`; `CameraError.invalidDuration` for a negative duration and one
  ///   over `longestDuration`. Nothing changes then.
  /// - Returns: what the limits changed in the goal.
  @discardableResult
  public mutating func animate(
    _ update: CameraUpdate, duration: Double = defaultAnimationDuration,
    curve: TimingCurve = .default
  ) throws(CameraError) -> Adjustments {
    try Self.check(duration: duration)
    let goal = try goal(of: update)
    move(.animation(CameraAnimation(from: camera, to: goal)), to: goal, duration, curve)
    return adjustments
  }

  /// Flies the camera to a position: out and in again on the optimal path, turning on the way.
  ///
  /// Without a duration it takes as long as the path is, S/1.2 seconds; one that only turns takes
  /// `defaultAnimationDuration`. Without a curve it is even along the path.
  ///
  /// - Throws: `CameraError.notFinite`; `CameraError.invalidDuration` for a negative duration and
  ///   one over `longestDuration`. Nothing changes then.
  /// - Returns: what the limits changed in the goal.
  @discardableResult
  public mutating func fly(
    to position: CameraPosition, duration: Double? = nil, curve: TimingCurve? = nil
  ) throws(CameraError) -> Adjustments {
    if let duration { try Self.check(duration: duration) }
    let goal = try settle(position)
    let path = FlightPath(settled: camera, to: goal, size: size)
    var ownDuration = path.defaultDuration
    if ownDuration == 0, goal != camera { ownDuration = Self.defaultAnimationDuration }
    move(.flight(path), to: goal, duration ?? ownDuration, curve ?? .linear)
    return adjustments
  }

  private mutating func move(
    _ path: Movement.Path, to goal: CameraPosition, _ duration: Double, _ curve: TimingCurve
  ) {
    let movement = Movement(
      path: path, curve: curve, start: time, duration: duration, isStill: goal == camera)
    start(movement, cause: duration == 0 ? .command : .animation)
  }

  static func check(duration: Double) throws(CameraError) {
    guard duration.isFinite else { throw .notFinite }
    guard duration >= 0, duration <= longestDuration else { throw .invalidDuration(duration) }
  }
}
