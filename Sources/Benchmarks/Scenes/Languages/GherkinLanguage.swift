/// Gherkin, as behave reads it, with the steps of `steps.py`.
struct GherkinLanguage: SceneLanguage {
  var head: String { "Feature: Suite\n\n" }
  var foot: String { "" }

  func scenario(_ title: String, _ statements: [SceneStatement]) -> String {
    let steps = statements.map { "    \(step($0))\n" }.joined()
    return "  Scenario: \(title)\n\(steps)\n"
  }

  private func step(_ statement: SceneStatement) -> String {
    switch statement {
    case .camera(let place, let zoom, let bearing, let tilt):
      "When the camera is over \(place.name) at zoom \(zoom), bearing \(bearing), tilt \(tilt)"
    case .zoomIn: "When I zoom in"
    case .zoomOut: "When I zoom out"
    case .zoomTo(let zoom): "When I zoom to \(zoom)"
    case .zoomBy(let change): "When I zoom by \(change)"
    case .zoomByAt(let change, let x, let y): "When I zoom by \(change) at \(x), \(y)"
    case .scrollBy(let x, let y): "When I scroll by \(x), \(y)"
    case .bearing(let bearing): "When I turn to \(bearing)"
    case .tilt(let tilt): "When I tilt to \(tilt)"
    case .target(let place): "When I go to \(place.name)"
    case .targetZoom(let place, let zoom): "When I go to \(place.name) at zoom \(zoom)"
    case .fit(let places, let pad):
      "When I fit \(places.map { $0.name }.joined(separator: ", ")) with padding \(pad)"
    case .zoomIs(let zoom): "Then the zoom is \(zoom)"
    case .tiltIs(let tilt): "Then the tilt is \(tilt)"
    case .bearingIs(let bearing): "Then the bearing is \(bearing)"
    case .latitudeIs(let latitude): "Then the latitude is \(latitude)"
    case .zoomIsBetween(let low, let high): "Then the zoom is between \(low) and \(high)"
    case .targetIs(let place, let kilometers):
      "Then the target is within \(kilometers) km of \(place.name)"
    case .isNear(let place, let kilometers):
      "Then the target is less than \(kilometers) km from \(place.name)"
    case .isVisible(let place): "Then \(place.name) is visible"
    case .isNotVisible(let place): "Then \(place.name) is not visible"
    case .areVisible(let one, let other): "Then \(one.name) and \(other.name) are visible"
    case .isDrawnAt(let place, let x, let y): "Then \(place.name) is drawn at \(x), \(y)"
    }
  }
}
