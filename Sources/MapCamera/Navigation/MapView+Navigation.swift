/// Navigation: a route, a position that drives along it, and a camera that keeps it in view.
extension MapView {
  /// The route; nil before one is set.
  public var route: Route? { navigation.route }
  /// Whether the map guides along the route.
  public var isGuidanceOn: Bool { navigation.isGuidanceOn }
  /// What the camera does while the position moves; `free` until guidance or a mode is set.
  public var mode: NavigationMode { navigation.mode }
  /// How the camera looks at the position while it follows.
  public var perspective: NavigationPerspective { navigation.perspective }
  /// The zoom while following; nil for the default, 17.
  public var followingZoom: Double? { navigation.followingZoom }
  /// Seconds from the end of a gesture until the camera follows again; nil, the default, for never.
  public var autoRecenterDelay: Double? { navigation.autoRecenterDelay }

  /// Whether the Re-center button is shown: with guidance on, in overview and free.
  public var isRecenterButtonVisible: Bool { isGuidanceOn && mode != .following }

  /// Where the position is on the route; nil without a route.
  public var position: Coordinate? {
    navigation.route?.coordinate(at: navigation.distance(at: time))
  }

  /// Metres along the route from its start to the position; 0 without a route.
  public var distanceAlongRoute: Double { navigation.distance(at: time) }

  /// The speed of the position in metres a second; 0 at rest and at the end of the route.
  public var speed: Double { navigation.drive?.speed ?? 0 }

  /// The time at which the drive under way will end, at the end of the route at the latest.
  ///
  /// Nil at rest.
  public var driveEnds: Double? { navigation.drive?.end }

  /// The direction of travel along the route at the position, in [0, 360); nil without a route.
  public var heading: Double? {
    navigation.route?.heading(at: navigation.distance(at: time))
  }

  /// Sets a route over at least two different places; the position goes to its start.
  ///
  /// - Throws: `CameraError.routeTooShort`; nothing changes then.
  public mutating func setRoute(_ coordinates: [Coordinate]) throws(CameraError) {
    setRoute(try Route(coordinates))
  }

  /// Sets a route; the position goes to its start and rests there.
  public mutating func setRoute(_ route: Route) {
    navigation.route = route
    navigation.drive = nil
    navigation.restingDistance = 0
    navigation.restingBearing = route.heading(at: 0)
    refollow()
  }

  /// Turns guidance on, which makes the camera follow, or off, which stops the auto-recenter timer.
  ///
  /// Does nothing when it is on, or off, already.
  ///
  /// - Throws: `CameraError.noRoute` for guidance without a route.
  public mutating func setGuidance(_ isOn: Bool) throws(CameraError) {
    guard isOn != isGuidanceOn else { return }
    if isOn, navigation.route == nil { throw .noRoute }
    navigation.isGuidanceOn = isOn
    if isOn {
      enter(.following)
    } else {
      navigation.lastGestureEnd = nil
      refollow()
    }
  }

  /// Sets what the camera does; following and overview take it where they want it at once.
  ///
  /// To a camera that is free already, `free` changes nothing: an animation goes on.
  ///
  /// - Throws: `CameraError.noRoute` for following and overview without a route.
  public mutating func setMode(_ mode: NavigationMode) throws(CameraError) {
    guard mode == .free || navigation.route != nil else { throw .noRoute }
    if mode == .free, self.mode == .free { return }
    enter(mode)
  }

  /// Presses the Re-center button: the camera follows again.
  ///
  /// - Throws: `CameraError.recenterButtonHidden` when the button is not shown.
  public mutating func recenter() throws(CameraError) {
    guard isRecenterButtonVisible else { throw .recenterButtonHidden }
    enter(.following)
  }

  /// Sets how the camera looks at the position; a camera that follows does so at once.
  public mutating func setPerspective(_ perspective: NavigationPerspective) {
    navigation.perspective = perspective
    refollow()
  }

  /// Sets the zoom while following, within the map's limits; nil for the default, 17.
  ///
  /// - Throws: `CameraError.notFinite`.
  public mutating func setFollowingZoom(_ zoom: Double?) throws(CameraError) {
    if let zoom, !zoom.isFinite { throw .notFinite }
    navigation.followingZoom = zoom
    refollow()
  }

  /// Sets after how many seconds from the end of a gesture the camera follows again; nil for never.
  ///
  /// Each gesture while guidance is on restarts the timer; when it runs out the camera follows,
  /// whatever mode was set in between. A timer that runs already counts by the new delay, and runs
  /// out now at the earliest.
  ///
  /// - Throws: `CameraError.notFinite`; `CameraError.invalidDuration` for a negative delay and one
  ///   over `longestDuration`.
  public mutating func setAutoRecenterDelay(_ delay: Double?) throws(CameraError) {
    if let delay {
      try Self.check(duration: delay)
      if let end = navigation.lastGestureEnd {
        navigation.lastGestureEnd = max(end, time - delay)
      }
    } else {
      navigation.lastGestureEnd = nil
    }
    navigation.autoRecenterDelay = delay
  }

  /// Drives the position along the route for a time in seconds, at a speed in metres a second.
  ///
  /// It starts now, in the place of a drive under way, and moves as the clock is advanced. At the end
  /// of the route it is over.
  ///
  /// - Throws: `CameraError.noRoute`; `CameraError.notFinite`; `CameraError.invalidDuration` for a
  ///   negative duration and one over `longestDrive`; `CameraError.invalidSpeed` for a negative
  ///   speed. Nothing changes then.
  public mutating func drive(duration: Double, speed: Double) throws(CameraError) {
    guard let route = navigation.route else { throw .noRoute }
    guard duration.isFinite, speed.isFinite else { throw .notFinite }
    guard duration >= 0, duration <= Self.longestDrive else { throw .invalidDuration(duration) }
    guard speed >= 0 else { throw .invalidSpeed(speed) }
    rest()
    navigation.drive = Drive(
      along: route, from: navigation.restingDistance, at: time, duration: duration, speed: speed,
      bearing: navigation.restingBearing)
    if let end = navigation.drive?.end, end <= time { rest() }
    if mode != .free { refollow() }
  }

  /// The longest a drive may take, in seconds: 30 days.
  public static let longestDrive = 2_592_000.0
}
