import MapCamera

/// A statement of a scenario, whatever the language: a move, or a check of where moves have led.
///
/// Numbers that are checked are texts, rounded as they are written: all languages check the same
/// number to the same tolerance.
enum SceneStatement {
  // Moves.
  case camera(ScenePlace, zoom: Double, bearing: Int, tilt: Int)
  case zoomIn
  case zoomOut
  case zoomTo(Double)
  case zoomBy(Double)
  case zoomByAt(Double, x: Int, y: Int)
  case scrollBy(x: Int, y: Int)
  case bearing(Int)
  case tilt(Int)
  case target(ScenePlace)
  case targetZoom(ScenePlace, Double)
  case fit([ScenePlace], pad: Int)

  // Checks. A property matches to half of the second decimal, a point to half a point.
  case zoomIs(String)
  case tiltIs(String)
  case bearingIs(String)
  case latitudeIs(String)
  case zoomIsBetween(String, String)
  case targetIs(ScenePlace, kilometers: Int)
  case isNear(ScenePlace, kilometers: Int)
  case isVisible(ScenePlace)
  case isNotVisible(ScenePlace)
  case areVisible(ScenePlace, ScenePlace)
  case isDrawnAt(ScenePlace, x: String, y: String)

  /// What a move does to the camera; nil for a check.
  var update: CameraUpdate? {
    switch self {
    case .camera(let place, let zoom, let bearing, let tilt):
      .setCamera(
        CameraPosition(
          target: place.coordinate, zoom: zoom, bearing: Double(bearing),
          viewingAngle: Double(tilt)))
    case .zoomIn: .zoomIn
    case .zoomOut: .zoomOut
    case .zoomTo(let zoom): .zoomTo(zoom)
    case .zoomBy(let change): .zoomBy(change)
    case .zoomByAt(let change, let x, let y):
      .zoomByAtPoint(change, ScreenPoint(x: Double(x), y: Double(y)))
    case .scrollBy(let x, let y): .scrollBy(x: Double(x), y: Double(y))
    case .bearing(let bearing): .setBearing(Double(bearing))
    case .tilt(let tilt): .setViewingAngle(Double(tilt))
    case .target(let place): .setTarget(place.coordinate)
    case .targetZoom(let place, let zoom): .setTargetZoom(place.coordinate, zoom)
    case .fit(let places, let pad):
      (try? EdgeInsets(all: Double(pad))).map {
        .fitBounds(CoordinateBounds(enclosing: places.map { $0.coordinate }), $0)
      }
    default: nil
    }
  }
}
