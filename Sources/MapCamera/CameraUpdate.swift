/// One change of the camera, in the words of the Maps SDK.
///
/// An update is applied by `MapView.move`, and tried without moving by `MapView.position(after:)`.
public enum CameraUpdate: Hashable, Sendable {
  /// One zoom level closer.
  case zoomIn
  /// One zoom level further away.
  case zoomOut
  /// To a zoom level.
  case zoomTo(Double)
  /// By a number of zoom levels.
  case zoomBy(Double)
  /// By a number of zoom levels, keeping the ground under a screen point where it is.
  case zoomByAtPoint(Double, ScreenPoint)
  /// To a target; the rest is kept.
  case setTarget(Coordinate)
  /// To a target and a zoom level; the rest is kept.
  case setTargetZoom(Coordinate, Double)
  /// To a whole new camera.
  case setCamera(CameraPosition)
  /// Points to the right and down, relative to the bearing.
  case scrollBy(x: Double, y: Double)
  /// Centres bounds at the greatest zoom at which they fit, north up and straight down.
  case fitBounds(CoordinateBounds, EdgeInsets)
  /// To a bearing in degrees; the rest is kept.
  case setBearing(Double)
  /// To a viewing angle in degrees; the rest is kept.
  case setViewingAngle(Double)
  /// The greatest zoom that shows all points with the bearing and viewing angle kept.
  ///
  /// One that is not kept becomes 0.
  case fitKeepingView(
    points: [Coordinate], insets: EdgeInsets, keepBearing: Bool, keepViewingAngle: Bool)
}
