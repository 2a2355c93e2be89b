extension MapView {
  /// The camera that shows bounds at the greatest zoom at which they fit, without moving there.
  ///
  /// North up and straight down, within the limits. Nil for bounds that hold no point.
  public func camera(for bounds: CoordinateBounds, insets: EdgeInsets) -> CameraPosition? {
    (try? position(fitting: bounds, insets: insets))?.0
  }

  func position(
    fitting bounds: CoordinateBounds, insets: EdgeInsets
  ) throws(CameraError) -> (CameraPosition, Adjustments) {
    guard let fit = BoundsFit(bounds) else { throw .emptyBounds }
    let room = FitRoom(size: size, padding: padding, insets: insets)
    if room.isEmpty { return try position(withoutRoomFor: fit, bearing: 0, viewingAngle: 0) }

    let asked = finiteZoom(fit.zoom(width: room.width, height: room.height))
    let target = fit.target(
      offsetX: room.offsetX, offsetY: room.offsetY, zoom: limits.zoom(nearest: asked, for: size))
    return try limits.settle(CameraPosition(target: target, zoom: asked), size: size)
  }

  func position(
    fitting points: [Coordinate], insets: EdgeInsets, bearing: Double, viewingAngle: Double
  ) throws(CameraError) -> (CameraPosition, Adjustments) {
    let bounds = CoordinateBounds(enclosing: points)
    guard let box = BoundsFit(bounds) else { throw .emptyBounds }
    let room = FitRoom(size: size, padding: padding, insets: insets)
    let fit = ViewKeepingFit(
      limits: limits, size: size, room: room, bearing: bearing, viewingAngle: viewingAngle)
    guard !room.isEmpty, let solution = fit.solve(points, bounds: bounds) else {
      return try position(withoutRoomFor: box, bearing: bearing, viewingAngle: viewingAngle)
    }
    return try limits.settle(
      CameraPosition(
        target: solution.target, zoom: finiteZoom(solution.fittingZoom), bearing: bearing,
        viewingAngle: viewingAngle),
      size: size)
  }

  /// Zoomed out as far as it goes, centred on the bounds.
  ///
  /// Reported as asked: the zoom at which they would fit if there were no padding at all.
  private func position(
    withoutRoomFor fit: BoundsFit, bearing: Double, viewingAngle: Double
  ) throws(CameraError) -> (CameraPosition, Adjustments) {
    let target = fit.target(zoom: minZoom)
    var (position, adjustments) = try limits.settle(
      CameraPosition(target: target, zoom: minZoom, bearing: bearing, viewingAngle: viewingAngle),
      size: size)
    let asked = finiteZoom(fit.zoom(width: size.width, height: size.height))
    adjustments[.zoom] = Adjustment(
      property: .zoom, asked: asked, given: position.zoom, rule: .noRoom)
    return (position, adjustments)
  }

  /// A single point fits at any zoom: the greatest is meant.
  private func finiteZoom(_ zoom: Double) -> Double { zoom.isFinite ? zoom : maxZoom }
}
