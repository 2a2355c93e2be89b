/// Limits, padding and size. Each stops whatever moves the camera, except the navigation camera,
/// which settles anew, and reports events as a camera update that moves at once does.
extension MapView {
  /// Sets the smallest and the greatest zoom; a camera outside moves to the nearest.
  ///
  /// - Throws: as `ZoomRange.init`; nothing changes then.
  @discardableResult
  public mutating func setMinZoom(
    _ minimum: Double, maxZoom maximum: Double
  ) throws(CameraError) -> Adjustments {
    let range = try ZoomRange(minimum: minimum, maximum: maximum)
    let isChange = range != limits.zoomRange
    limits.zoomRange = range
    return settle(isChange)
  }

  /// Holds the target inside bounds, or sets it free; a camera outside moves to the nearest point.
  ///
  /// - Throws: `CameraError.emptyBounds`; nothing changes then.
  @discardableResult
  public mutating func setTargetBounds(
    _ bounds: CoordinateBounds?
  ) throws(CameraError) -> Adjustments {
    if let bounds, !bounds.isValid { throw .emptyBounds }
    let isChange = bounds != limits.targetBounds
    limits.targetBounds = bounds
    return settle(isChange)
  }

  /// Sets the map's padding; the camera stays, and its target is drawn elsewhere.
  public mutating func setPadding(_ padding: EdgeInsets) {
    let isChange = padding != self.padding
    self.padding = padding
    settle(isChange)
  }

  /// Sets the size of the map; the camera settles again.
  @discardableResult
  public mutating func setSize(_ size: ScreenSize) -> Adjustments {
    let isChange = size != self.size
    self.size = size
    return settle(isChange)
  }

  /// Sets how far the camera may tilt; the camera settles again.
  @discardableResult
  public mutating func setViewingAngleLimit(_ limit: ViewingAngleLimit) -> Adjustments {
    let isChange = limit != limits.viewingAngleLimit
    limits.viewingAngleLimit = limit
    return settle(isChange)
  }

  /// Settles the camera anew; what is set to what it was before stops no movement.
  @discardableResult
  private mutating func settle(_ isChange: Bool) -> Adjustments {
    if !isChange, isMoving {
      adjustments = Adjustments()
      return adjustments
    }
    let position: CameraPosition
    (position, adjustments) =
      navigationCamera(at: time) ?? limits.settle(finite: camera, size: size)
    snap(to: position, cause: .command)
    return adjustments
  }
}
