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
    limits.zoomRange = try ZoomRange(minimum: minimum, maximum: maximum)
    return settle()
  }

  /// Holds the target inside bounds, or sets it free; a camera outside moves to the nearest point.
  ///
  /// - Throws: `CameraError.emptyBounds`; nothing changes then.
  @discardableResult
  public mutating func setTargetBounds(
    _ bounds: CoordinateBounds?
  ) throws(CameraError) -> Adjustments {
    if let bounds, !bounds.isValid { throw .emptyBounds }
    limits.targetBounds = bounds
    return settle()
  }

  /// Sets the map's padding; the camera stays, and its target is drawn elsewhere.
  public mutating func setPadding(_ padding: EdgeInsets) {
    self.padding = padding
    settle()
  }

  /// Sets the size of the map; the camera settles again.
  @discardableResult
  public mutating func setSize(_ size: ScreenSize) -> Adjustments {
    self.size = size
    return settle()
  }

  /// Sets how far the camera may tilt; the camera settles again.
  @discardableResult
  public mutating func setViewingAngleLimit(_ limit: ViewingAngleLimit) -> Adjustments {
    limits.viewingAngleLimit = limit
    return settle()
  }

  @discardableResult
  private mutating func settle() -> Adjustments {
    let position: CameraPosition
    (position, adjustments) =
      navigationCamera(at: time) ?? limits.settle(finite: camera, size: size)
    snap(to: position, cause: .command)
    return adjustments
  }
}
