import MapCamera

/// The limits that made the camera what it is: kept until the property changes again.
struct StandingLimits {
  private var limits: [Adjustment] = []

  /// Notes what a command was not given, and forgets what it changed by itself.
  mutating func update(
    _ adjustments: Adjustments, before: CameraPosition, after: CameraPosition
  ) {
    if limits.isEmpty, adjustments.isEmpty { return }
    limits.removeAll { limit in
      adjustments[limit.property] != nil
        || limit.property.value(of: before) != limit.property.value(of: after)
    }
    for adjustment in adjustments where adjustment.isLimit { limits.append(adjustment) }
  }

  subscript(property: CameraProperty) -> Adjustment? {
    limits.first { $0.property == property }
  }
}

extension CameraProperty {
  /// The property's value in a camera.
  fileprivate func value(of camera: CameraPosition) -> Double {
    switch self {
    case .zoom: camera.zoom
    case .viewingAngle: camera.viewingAngle
    case .bearing: camera.bearing
    case .latitude: camera.target.latitude
    case .longitude: camera.target.longitude
    }
  }
}
