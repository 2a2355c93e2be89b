/// The camera that navigation moves.
extension MapView {
  /// What an overview leaves free on every side.
  private static let overviewInsets = EdgeInsets.fitDefault

  /// Whether the camera moves with the position at present.
  @inlinable
  var navigationMoves: Bool {
    switch navigation.mode {
    case .following: navigation.drives
    case .overview: navigation.isGuidanceOn && navigation.drives
    case .free: false
    }
  }

  /// Where navigation wants the camera at a time, and what the limits change in that; nil when it
  /// leaves the camera alone.
  func navigationCamera(at time: Double) -> (CameraPosition, Adjustments)? {
    guard let route = navigation.route else { return nil }
    let distance = navigation.distance(at: time)
    switch mode {
    case .free: return nil
    case .overview:
      let bounds = isGuidanceOn ? route.bounds(from: distance) : route.bounds
      return try? position(fitting: bounds, insets: Self.overviewInsets)
    case .following:
      let isTilted = navigation.perspective == .tilted
      let isNorthUp = navigation.perspective == .topDownNorthUp
      let place = route.place(at: distance)
      let asked = CameraPosition(
        target: place.coordinate,
        zoom: navigation.followingZoom ?? Navigation.defaultZoom,
        bearing: isNorthUp
          ? 0 : navigation.bearing(along: route, at: distance, heading: place.heading),
        viewingAngle: isTilted ? Navigation.viewingAngle : 0)
      return limits.settle(finite: asked, size: size)
    }
  }

  /// Takes a mode on, and the camera where it wants it.
  mutating func enter(_ mode: NavigationMode) {
    navigation.mode = mode
    if mode == .following, navigation.drive == nil, let route = navigation.route {
      navigation.restingBearing = route.heading(at: navigation.restingDistance)
    }
    let (position, adjustments) = navigationCamera(at: time) ?? (camera, Adjustments())
    self.adjustments = adjustments
    snap(to: position, cause: .navigation)
  }

  /// Takes the camera where its mode now wants it; one that is free is left alone.
  mutating func refollow() {
    guard let (position, adjustments) = navigationCamera(at: time) else { return }
    self.adjustments = adjustments
    snap(to: position, cause: .navigation)
  }

  /// The auto-recenter timer has run out.
  mutating func recenterByTimer() {
    navigation.lastGestureEnd = nil
    if isRecenterButtonVisible { enter(.following) }
  }

  /// The drive has come to its end.
  mutating func finishDrive() {
    let wasMoving = navigationMoves
    rest()
    if wasMoving {
      navigation.isAnnounced = false
      eventLog.record(.didChange)
      eventLog.record(.idle)
    }
  }

  /// Ends a drive where the position now is.
  mutating func rest() {
    guard let route = navigation.route, let drive = navigation.drive else { return }
    let distance = drive.distance(at: time)
    navigation.restingDistance = distance
    navigation.restingBearing = drive.bearing(
      along: route, at: distance, heading: route.heading(at: distance))
    navigation.drive = nil
  }
}
