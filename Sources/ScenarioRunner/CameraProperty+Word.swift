import MapCamera

extension CameraProperty {
  /// What the language calls it.
  public var word: String {
    switch self {
    case .zoom: "zoom"
    case .viewingAngle: "tilt"
    case .bearing: "bearing"
    case .latitude: "lat"
    case .longitude: "lon"
    }
  }
}

extension AdjustmentRule {
  /// What reports call it; readers of reports rely on these.
  public var word: String {
    switch self {
    case .zoomRange: "zoomRange"
    case .screenHeight: "screenHeight"
    case .viewingAngleLimit: "tiltLimit"
    case .viewingAngleFloor: "tiltFloor"
    case .bearingWrap: "bearingWrap"
    case .latitudeClamp: "latitudeClamp"
    case .longitudeWrap: "longitudeWrap"
    case .targetBounds: "targetBounds"
    case .noRoom: "noRoom"
    }
  }
}
