import MapCamera

/// The limits that made the camera what it is: kept until the property changes again.
struct StandingLimits {
  private var limits = Adjustments()

  /// Notes what a command was not given, and forgets what it changed by itself.
  @inline(__always)
  mutating func update(
    _ adjustments: Adjustments, before: CameraPosition, after: CameraPosition
  ) {
    if limits.isEmpty, adjustments.isEmpty { return }
    limits.replace(with: adjustments, before: before, after: after)
  }

  subscript(property: CameraProperty) -> Adjustment? { limits[property] }
}
