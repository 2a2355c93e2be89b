extension MapView {
  /// The camera that an update would lead to, and what the limits would change in it.
  ///
  /// - Throws: `CameraError.notFinite`; `CameraError.aboveHorizon` for a screen point in the sky;
  ///   `CameraError.emptyBounds` for a fit of nothing.
  public func position(
    after update: CameraUpdate
  ) throws(CameraError) -> (CameraPosition, Adjustments) {
    var trial = self
    let goal = try trial.goal(of: update)
    return (goal, trial.adjustments)
  }

  /// The camera that an update leads to; what the limits change in it is noted in `adjustments`.
  ///
  /// In place, since a map is large to copy for every update.
  @inline(__always)
  mutating func goal(of update: CameraUpdate) throws(CameraError) -> CameraPosition {
    var asked = camera
    switch update {
    case .zoomIn: asked.zoom += 1
    case .zoomOut: asked.zoom -= 1
    case .zoomTo(let zoom): asked.zoom = zoom
    case .zoomBy(let change): asked.zoom += change
    case .zoomByAtPoint(let change, let point):
      asked.zoom += change
      asked.target = try target(keeping: point, from: camera, whileZoomingTo: asked.zoom)
    case .setTarget(let target): asked.target = target
    case .setTargetZoom(let target, let zoom):
      asked.target = target
      asked.zoom = zoom
    case .setCamera(let position): asked = position
    case .scrollBy(let x, let y): asked.target = try target(scrolledByX: x, y: y)
    case .fitBounds(let bounds, let insets):
      let goal: CameraPosition
      (goal, adjustments) = try position(fitting: bounds, insets: insets)
      return goal
    case .setBearing(let bearing): asked.bearing = bearing
    case .setViewingAngle(let angle): asked.viewingAngle = angle
    case .fitKeepingView(let points, let insets, let keepBearing, let keepViewingAngle):
      let goal: CameraPosition
      (goal, adjustments) = try position(
        fitting: points, insets: insets, bearing: keepBearing ? camera.bearing : 0,
        viewingAngle: keepViewingAngle ? camera.viewingAngle : 0)
      return goal
    }
    return try settle(asked)
  }

  /// The nearest camera the map can show; what is changed is noted in `adjustments`.
  @inline(__always)
  mutating func settle(_ asked: CameraPosition) throws(CameraError) -> CameraPosition {
    guard asked.isFinite else { throw .notFinite }
    if !adjustments.isEmpty { adjustments = Adjustments() }
    return limits.settle(finite: asked, size: size, &adjustments)
  }

  /// The target that keeps the ground under a screen point where it is, at another zoom.
  func target(
    keeping point: ScreenPoint, from camera: CameraPosition, whileZoomingTo asked: Double
  ) throws(CameraError) -> Coordinate {
    guard point.x.isFinite, point.y.isFinite, asked.isFinite else { throw .notFinite }
    let before = Perspective(
      size: size, padding: padding, bearing: camera.bearing, viewingAngle: camera.viewingAngle)
    guard let from = before.ground(point) else { throw .aboveHorizon }
    let zoom = limits.zoom(nearest: asked, for: size)
    if zoom == camera.zoom { return camera.target }

    // The limit may tilt the camera back; the sky only rises then, so the point stays on ground.
    let after = Perspective(
      size: size, padding: padding, bearing: camera.bearing,
      viewingAngle: min(camera.viewingAngle, limits.viewingAngleLimit.maximum(atZoom: zoom)))
    guard let to = after.ground(point) else { throw .aboveHorizon }
    let worldBefore = Mercator.worldSize(atZoom: camera.zoom)
    let worldAfter = Mercator.worldSize(atZoom: zoom)
    return try camera.target.moved(
      byX: from.x / worldBefore - to.x / worldAfter,
      y: from.y / worldBefore - to.y / worldAfter)
  }

  /// The ground seen some points to the right of and below the target.
  @inline(__always)
  private func target(scrolledByX x: Double, y: Double) throws(CameraError) -> Coordinate {
    guard x.isFinite, y.isFinite else { throw .notFinite }
    // Not even the last bit may change by a way to the screen and back.
    if x == 0, y == 0 { return camera.target }
    let perspective = Perspective(
      size: size, padding: padding, bearing: camera.bearing, viewingAngle: camera.viewingAngle)
    let point = ScreenPoint(x: perspective.center.x + x, y: perspective.center.y + y)
    guard let offset = perspective.ground(point) else { throw .aboveHorizon }
    let worldSize = Mercator.worldSize(atZoom: camera.zoom)
    return try camera.target.moved(byX: offset.x / worldSize, y: offset.y / worldSize)
  }
}

extension Coordinate {
  /// The place some world widths east and south.
  func moved(byX x: Double, y: Double) throws(CameraError) -> Coordinate {
    try Coordinate(
      latitude: Mercator.latitude(y: Mercator.y(latitude: latitude) + y),
      longitude: longitude + x * 360
    ).wrapped
  }
}
