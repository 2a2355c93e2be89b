/// The language of mapcam itself.
struct MapcamLanguage: SceneLanguage {
  var head: String {
    ScenePlace.named.map { place in
      "place \(place.name) \(place.coordinate.latitude) \(place.coordinate.longitude)\n"
    }.joined() + "\n"
  }

  var foot: String { "" }

  func scenario(_ title: String, _ statements: [SceneStatement]) -> String {
    let lines = statements.map { "  \(line($0))\n" }.joined()
    return "scenario \"\(title)\" {\n\(lines)}\n\n"
  }

  private func line(_ statement: SceneStatement) -> String {
    switch statement {
    case .camera(let place, let zoom, let bearing, let tilt):
      "camera \(place.name) zoom \(zoom) bearing \(bearing) tilt \(tilt)"
    case .zoomIn: "zoomIn"
    case .zoomOut: "zoomOut"
    case .zoomTo(let zoom): "zoomTo \(zoom)"
    case .zoomBy(let change): "zoomBy \(change)"
    case .zoomByAt(let change, let x, let y): "zoomBy \(change) at \(x) \(y)"
    case .scrollBy(let x, let y): "scrollBy \(x) \(y)"
    case .bearing(let bearing): "bearing \(bearing)"
    case .tilt(let tilt): "tilt \(tilt)"
    case .target(let place): "target \(place.name)"
    case .targetZoom(let place, let zoom): "target \(place.name) zoom \(zoom)"
    case .fit(let places, let pad):
      "fit \(places.map { $0.name }.joined(separator: " ")) pad \(pad)"
    case .zoomIs(let zoom): "assert zoom == \(zoom)"
    case .tiltIs(let tilt): "assert tilt == \(tilt)"
    case .bearingIs(let bearing): "assert bearing == \(bearing)"
    case .latitudeIs(let latitude): "assert lat == \(latitude)"
    case .zoomIsBetween(let low, let high): "assert zoom between \(low) and \(high)"
    case .targetIs(let place, let kilometers):
      "assert target == \(place.name) within \(kilometers) km"
    case .isNear(let place, let kilometers):
      "assert distance(target, \(place.name)) < \(kilometers) km"
    case .isVisible(let place): "assert \(place.name) is visible"
    case .isNotVisible(let place): "assert not (\(place.name) is visible)"
    case .areVisible(let one, let other):
      "assert \(one.name) is visible and \(other.name) is visible"
    case .isDrawnAt(let place, let x, let y):
      "assert screen(\(place.name)) == point(\(x), \(y)) within 0.5"
    }
  }
}
