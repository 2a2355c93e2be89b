/// One thing the map changed in a wish: what was asked, what was given, and by which rule.
///
///     Adjustment(property: .viewingAngle, asked: 45, given: 30, rule: .viewingAngleLimit)
public struct Adjustment: Hashable, Sendable {
  /// The part of the camera that was changed.
  public let property: CameraProperty
  /// What was wanted: degrees, or a zoom level.
  public let asked: Double
  /// What the camera has instead.
  public let given: Double
  /// The rule that changed it.
  public let rule: AdjustmentRule

  /// An adjustment of a property from what was asked to what was given.
  public init(property: CameraProperty, asked: Double, given: Double, rule: AdjustmentRule) {
    self.property = property
    self.asked = asked
    self.given = given
    self.rule = rule
  }

  /// Whether less was given than asked; a wrap is only another name for the same thing.
  public var isLimit: Bool { rule != .bearingWrap && rule != .longitudeWrap }
}

/// The parts of a camera position, in the order in which they settle.
public enum CameraProperty: UInt8, Hashable, Sendable, CaseIterable {
  /// The zoom level.
  case zoom
  /// The viewing angle.
  case viewingAngle
  /// The bearing.
  case bearing
  /// The target's latitude.
  case latitude
  /// The target's longitude.
  case longitude
}

/// The rules by which the map changes a camera.
public enum AdjustmentRule: UInt8, Hashable, Sendable, CaseIterable {
  /// The zoom stays between `minZoom` and `maxZoom`.
  case zoomRange
  /// The map fills the height of the screen: zoom is at least log2(height / 256).
  case screenHeight
  /// The viewing angle is at most what the zoom allows.
  case viewingAngleLimit
  /// The viewing angle is not negative.
  case viewingAngleFloor
  /// The bearing is in [0, 360).
  case bearingWrap
  /// The target's latitude is in −85…85.
  case latitudeClamp
  /// The target's longitude is in −180…180.
  case longitudeWrap
  /// The target stays in the map's target bounds.
  case targetBounds
  /// Padding leaves no room to fit into: the map is zoomed out as far as it goes.
  case noRoom
}
