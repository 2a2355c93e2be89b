/// What the map reports, and the one place where the camera moves at once.
extension MapView {
  /// What the map has reported since the events were last cleared, in order.
  ///
  /// Changes that follow one another are one `didChange`, so that the list depends on what moved
  /// and never on how often the clock was advanced.
  ///
  ///     try map.move(.zoomIn)
  ///     map.events  // [.willMove(gesture: false), .didChange, .idle]
  public var events: [MapEvent] { eventLog.events }

  /// How many events have been reported since they were last cleared.
  public var eventCount: Int { eventLog.eventCount }

  /// Forgets the events that were reported; a movement under way goes on.
  public mutating func clearEvents() { eventLog.clear() }

  /// The events since they were last cleared, which it clears.
  public mutating func takeEvents() -> [MapEvent] {
    let events = events
    clearEvents()
    return events
  }

  /// Moves the camera at once, and stops whatever else moves it.
  @inline(__always)
  mutating func snap(to position: CameraPosition, cause: AnimationOutcome.Interruption) {
    if movementEnd != nil { stop(by: cause) }
    let isFollowing = navigationMoves
    let isChange = position != camera
    // What the navigation camera does on its way is part of the movement it has announced.
    if isFollowing ? !navigation.isAnnounced : isChange {
      eventLog.record(.willMove(gesture: false))
    }
    navigation.isAnnounced = isFollowing
    if isChange {
      camera = position
      eventLog.record(.didChange)
    }
    if !isFollowing { eventLog.record(.idle) }
  }

  /// Ends the movement under way where it is; `idle` is left to what follows.
  @inline(never)
  mutating func stop(by cause: AnimationOutcome.Interruption) {
    guard let movement else { return }
    self.movement = nil
    if movement.isGesture {
      if navigation.lastGestureEnd != nil { navigation.lastGestureEnd = time }
    } else {
      lastAnimationOutcome = .cancelled(by: cause)
    }
  }

  /// Starts a movement in the place of what moves the camera now.
  mutating func start(_ movement: Movement, cause: AnimationOutcome.Interruption) {
    stop(by: cause)
    navigation.mode = .free
    navigation.isAnnounced = false
    if !movement.isStill { eventLog.record(.willMove(gesture: movement.isGesture)) }
    self.movement = movement
    // One that takes no time is over at once.
    if movement.end <= time { finishMovement() }
  }

  /// Brings the movement under way to its end, at the end of its time.
  mutating func finishMovement() {
    guard let isGesture = movement?.isGesture else { return }
    showMovement()
    movement = nil
    if !isGesture { lastAnimationOutcome = .finished }
    if !isMoving { eventLog.record(.idle) }
  }
}
