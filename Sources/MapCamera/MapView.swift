/// A map on a screen: its size, padding, limits, camera and clock, and all that can be asked of them.
///
/// A value: a copy is a map of its own, with all that is under way on it.
///
///     var map = MapView()
///     try map.move(.fitBounds(CoordinateBounds(vancouver, calgary), .fitDefault))
///     map.camera.zoom  // 7.285
public struct MapView: Hashable, Sendable {
  /// The size of the map in points.
  public internal(set) var size: ScreenSize
  /// The distance of the map's padded rectangle from each edge, in points.
  public internal(set) var padding: EdgeInsets
  /// What the map allows its camera.
  public internal(set) var limits: CameraLimits
  /// What the limits changed in what the last command, gesture or mode asked for.
  public internal(set) var adjustments = Adjustments()
  /// The camera as it now is, within the limits.
  public internal(set) var camera: CameraPosition
  /// Seconds that have passed on the map's own clock, from 0; moved by `advance` only.
  public internal(set) var time = 0.0
  /// How the latest animation or flight to end has ended; nil before any has.
  public internal(set) var lastAnimationOutcome: AnimationOutcome?
  /// Which gestures the map listens to; a change takes effect with the next gesture.
  public var gestureSettings = GestureSettings()

  /// The animation, flight or gesture that is under way.
  var movement: Movement? {
    didSet { movementEnd = movement?.end }
  }
  /// The end of `movement`, which every frame asks for: the movement itself is large to copy.
  @usableFromInline
  private(set) var movementEnd: Double?
  package internal(set) var eventLog = EventLog()
  @usableFromInline
  var navigation = Navigation()

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
  @inlinable
  public var minZoom: Double { limits.minimumZoom(for: size) }

  /// The greatest zoom on this screen.
  @inlinable
  public var maxZoom: Double { limits.maximumZoom(for: size) }

  /// The greatest viewing angle at the current zoom, in degrees.
  @inlinable
  public var maxViewingAngle: Double { limits.viewingAngleLimit.maximum(atZoom: camera.zoom) }

  /// The mapping between ground and screen for the current camera.
  @inlinable
  public var projection: Projection {
    Projection(settled: camera, size: size, padding: padding)
  }

  /// The ground seen at the corners of the map's padded rectangle.
  @inlinable
  public var visibleRegion: VisibleRegion { projection.visibleRegion }
}
