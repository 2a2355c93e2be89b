/// A map on a screen: its size, padding, limits and camera, and all that can be asked of them.
///
/// A value: a copy is a map of its own.
///
///     var map = MapView()
///     try map.move(.fitBounds(CoordinateBounds(vancouver, calgary), .fitDefault))
///     map.camera.zoom  // 7.285
public struct MapView: Hashable, Sendable {
  /// The size of the map in points.
  public private(set) var size: ScreenSize
  /// The distance of the map's padded rectangle from each edge, in points.
  public private(set) var padding: EdgeInsets
  /// What the map allows its camera.
  public private(set) var limits: CameraLimits
  /// The camera as it now is, within the limits.
  public private(set) var camera: CameraPosition

  /// A map at 0, 0, zoomed out as far as it goes, north up and straight down.
  public init(size: ScreenSize = .default) {
    self.size = size
    padding = .zero
    limits = CameraLimits()
    camera = CameraPosition(
      target: Coordinate(uncheckedLatitude: 0, longitude: 0),
      zoom: limits.minimumZoom(for: size))
  }

  /// The smallest zoom on this screen: max(range minimum, log2(height / 256)).
  public var minZoom: Double { limits.minimumZoom(for: size) }

  /// The greatest zoom on this screen.
  public var maxZoom: Double { limits.maximumZoom(for: size) }

  /// The greatest viewing angle at the current zoom, in degrees.
  public var maxViewingAngle: Double { limits.viewingAngleLimit.maximum(atZoom: camera.zoom) }

  /// The mapping between ground and screen for the current camera.
  public var projection: Projection {
    Projection(settled: camera, size: size, padding: padding)
  }

  /// The ground seen at the corners of the map's padded rectangle.
  public var visibleRegion: VisibleRegion { projection.visibleRegion }

  /// Moves the camera at once, and says what the limits changed.
  ///
  /// - Throws: as `position(after:)`; the camera then stays as it is.
  @discardableResult
  public mutating func move(_ update: CameraUpdate) throws(CameraError) -> Adjustments {
    let (position, adjustments) = try position(after: update)
    camera = position
    return adjustments
  }

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

  private mutating func settle() -> Adjustments {
    let (position, adjustments) = limits.settle(finite: camera, size: size)
    camera = position
    return adjustments
  }
}
