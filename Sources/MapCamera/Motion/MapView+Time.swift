/// The map's own clock. All that moves is a closed form of its start and the time, so that the state
/// at any time is the same whether it was reached in one step or in many.
extension MapView {
  /// The latest time the clock may show, in seconds: a thousand million, about 31 years.
  public static let latestTime = 1e9
  /// The longest an animation, flight or delay may take, in seconds: a day.
  public static let longestDuration = 86_400.0

  /// Whether an animation, a flight, a gesture or the navigation camera is moving the camera.
  @inlinable
  public var isMoving: Bool { movementEnd != nil || navigationMoves }

  /// The time at which everything that now moves the camera will have ended; nil when nothing does.
  ///
  /// A drive counts while the navigation camera follows it. What a timer may start later does not.
  @inlinable
  public var movementEnds: Double? {
    // What moves the camera otherwise has freed it from navigation.
    movementEnd ?? (navigationMoves ? navigation.drive?.end : nil)
  }

  /// Moves the clock on to a time in seconds, and with it all that is under way.
  ///
  /// - Throws: `CameraError.notFinite`, and `CameraError.invalidTime` for a time that has passed or
  ///   lies after `latestTime`; nothing changes then.
  public mutating func advance(to time: Double) throws(CameraError) {
    guard time.isFinite else { throw .notFinite }
    guard time >= self.time, time <= Self.latestTime else { throw .invalidTime(time) }
    // Each moment takes away its own cause, so that there are ever fewer.
    while let moment = nextChange, moment <= time + Self.instant {
      pass(to: min(moment, time))
      handle(moment)
    }
    pass(to: time)
  }

  /// Moves the clock on by a number of seconds.
  ///
  /// - Throws: as `advance(to:)`.
  public mutating func advance(by seconds: Double) throws(CameraError) {
    try advance(to: time + seconds)
  }

  /// Times that differ by less, in seconds, are one: sums of times lose their last digits.
  @inlinable
  public static var instant: Double { 1e-9 }

  /// The next time at which something ends or a timer runs out; nil when nothing will.
  @inlinable
  public var nextChange: Double? {
    var next = movementEnd
    if let end = navigation.drive?.end { next = min(next ?? end, end) }
    if let due = navigation.recenterDue { next = min(next ?? due, due) }
    return next
  }

  private mutating func handle(_ moment: Double) {
    if let movementEnd, movementEnd <= moment { finishMovement() }
    if let drive = navigation.drive, drive.end <= moment { finishDrive() }
    if let due = navigation.recenterDue, due <= moment { recenterByTimer() }
  }

  /// Lets time pass in which nothing ends.
  private mutating func pass(to time: Double) {
    guard time > self.time else { return }
    self.time = time
    if let movementEnd {
      // At its end it is finished, and costs one frame only.
      if movementEnd > time { showMovement() }
    } else if navigationMoves, let (position, _) = navigationCamera(at: time) {
      camera = position
      eventLog.record(.didChange)
    }
  }

  /// Moves the camera to where a movement has it at the current time.
  mutating func showMovement() {
    guard let movement, !movement.isStill else { return }
    camera = position(during: movement, at: time)
    eventLog.record(.didChange)
  }

  /// The camera that a movement has at a time, under the limits.
  @inline(__always)
  private func position(during movement: Movement, at time: Double) -> CameraPosition {
    let fraction = movement.curve.progress(at: movement.fraction(at: time))
    let asked: CameraPosition
    switch movement.path {
    case .animation(let animation): asked = animation.position(at: fraction)
    case .flight(let flight): asked = flight.position(at: fraction)
    case .gesture(let motion):
      // It was tried to its end when it began; on the way there it meets no sky either.
      asked = (try? position(during: motion, fraction: fraction)) ?? camera
    }
    var adjustments = Adjustments()
    return limits.settle(finite: asked, size: size, &adjustments)
  }
}
