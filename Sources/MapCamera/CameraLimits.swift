/// What a map allows its camera, and the one function that makes a wish legal.
public struct CameraLimits: Hashable, Sendable {
  /// The greatest magnitude of the target's latitude, in degrees.
  public static let greatestLatitude = 85.0

  /// The zoom levels allowed.
  public internal(set) var zoomRange: ZoomRange
  /// The greatest viewing angle at each zoom.
  public internal(set) var viewingAngleLimit: ViewingAngleLimit
  /// Where the target stays, if it is held at all.
  public internal(set) var targetBounds: CoordinateBounds?

  /// Limits; by default zoom 2 to 21, the viewing angles of iOS, and a target that is free.
  ///
  /// - Throws: `CameraError.emptyBounds` for target bounds that hold no point.
  public init(
    zoomRange: ZoomRange, viewingAngleLimit: ViewingAngleLimit = .ios,
    targetBounds: CoordinateBounds? = nil
  ) throws(CameraError) {
    if let targetBounds, !targetBounds.isValid { throw .emptyBounds }
    self.zoomRange = zoomRange
    self.viewingAngleLimit = viewingAngleLimit
    self.targetBounds = targetBounds
  }

  /// Zoom 2 to 21, the viewing angles of iOS, and a target that is free.
  public init() {
    zoomRange = .default
    viewingAngleLimit = .ios
    targetBounds = nil
  }

  /// The smallest zoom on a screen: max(minimum, log2(height / 256)), so that the map fills it.
  @inlinable
  public func minimumZoom(for size: ScreenSize) -> Double {
    max(zoomRange.minimum, size.fillingZoom)
  }

  /// The greatest zoom on a screen; the smallest one where that is greater.
  @inlinable
  public func maximumZoom(for size: ScreenSize) -> Double {
    max(zoomRange.maximum, minimumZoom(for: size))
  }

  /// The nearest zoom that a screen allows.
  @inline(__always)
  func zoom(nearest zoom: Double, for size: ScreenSize) -> Double {
    min(max(zoom, minimumZoom(for: size)), maximumZoom(for: size))
  }

  /// The nearest camera the map can show: settles zoom, viewing angle, bearing, target, in order.
  ///
  /// Settling a settled camera changes nothing. Each change is reported.
  ///
  /// - Throws: `CameraError.notFinite` when any part is not-a-number or infinite.
  public func settle(
    _ asked: CameraPosition, size: ScreenSize
  ) throws(CameraError) -> (CameraPosition, Adjustments) {
    guard asked.isFinite else { throw .notFinite }
    return settle(finite: asked, size: size)
  }

  func settle(finite asked: CameraPosition, size: ScreenSize) -> (CameraPosition, Adjustments) {
    var adjustments = Adjustments()
    let given = settle(finite: asked, size: size, &adjustments)
    return (given, adjustments)
  }

  /// Settles and notes in place what is changed. Inlined, since limits are large to hand on.
  @inline(__always)
  func settle(
    finite asked: CameraPosition, size: ScreenSize, _ adjustments: inout Adjustments
  ) -> CameraPosition {
    var given = asked
    given.zoom = zoom(nearest: asked.zoom, for: size)
    adjustments.note(
      .zoom, asked: asked.zoom, given: given.zoom, rule: zoomRule(asked: asked.zoom, size: size))

    let steepest = viewingAngleLimit.maximum(atZoom: given.zoom)
    given.viewingAngle = min(max(asked.viewingAngle, 0), steepest)
    adjustments.note(
      .viewingAngle, asked: asked.viewingAngle, given: given.viewingAngle,
      rule: asked.viewingAngle < 0 ? .viewingAngleFloor : .viewingAngleLimit)

    given.bearing = Angle.wrap(asked.bearing)
    adjustments.note(.bearing, asked: asked.bearing, given: given.bearing, rule: .bearingWrap)

    settleTarget(asked.target, &given, &adjustments)
    return given
  }

  @inline(__always)
  private func settleTarget(
    _ asked: Coordinate, _ given: inout CameraPosition, _ adjustments: inout Adjustments
  ) {
    let wrapped = Coordinate.wrap(longitude: asked.longitude)
    var latitude = Self.clamp(latitude: asked.latitude)
    var longitude = wrapped
    var latitudeRule = AdjustmentRule.latitudeClamp
    if let bounds = targetBounds {
      let held = min(max(latitude, bounds.south), bounds.north)
      if held != latitude { latitudeRule = .targetBounds }
      // Bounds may reach beyond the latitudes a target can have.
      latitude = Self.clamp(latitude: held)
      longitude = bounds.nearest(toLongitude: wrapped)
    }
    given.target = Coordinate(uncheckedLatitude: latitude, longitude: longitude)
    adjustments.note(.latitude, asked: asked.latitude, given: latitude, rule: latitudeRule)
    adjustments.note(
      .longitude, asked: asked.longitude, given: longitude,
      rule: longitude == wrapped ? .longitudeWrap : .targetBounds)
  }

  @inline(__always)
  private func zoomRule(asked: Double, size: ScreenSize) -> AdjustmentRule {
    asked < minimumZoom(for: size) && size.fillingZoom > zoomRange.minimum
      ? .screenHeight : .zoomRange
  }

  private static func clamp(latitude: Double) -> Double {
    min(max(latitude, -greatestLatitude), greatestLatitude)
  }
}
