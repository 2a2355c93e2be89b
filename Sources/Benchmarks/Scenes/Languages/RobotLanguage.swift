/// The test cases of Robot Framework, with the keywords of `MapKeywords.py`.
struct RobotLanguage: SceneLanguage {
  var head: String {
    """
    *** Settings ***
    Library    MapKeywords.py

    *** Test Cases ***

    """
  }

  var foot: String { "" }

  func scenario(_ title: String, _ statements: [SceneStatement]) -> String {
    let calls = statements.map { "    \(call($0).joined(separator: "    "))\n" }.joined()
    return "\(title)\n\(calls)\n"
  }

  /// A keyword and its arguments.
  private func call(_ statement: SceneStatement) -> [String] {
    switch statement {
    case .camera(let place, let zoom, let bearing, let tilt):
      ["Camera", place.name, "\(zoom)", "\(bearing)", "\(tilt)"]
    case .zoomIn: ["Zoom In"]
    case .zoomOut: ["Zoom Out"]
    case .zoomTo(let zoom): ["Zoom To", "\(zoom)"]
    case .zoomBy(let change): ["Zoom By", "\(change)"]
    case .zoomByAt(let change, let x, let y): ["Zoom By At", "\(change)", "\(x)", "\(y)"]
    case .scrollBy(let x, let y): ["Scroll By", "\(x)", "\(y)"]
    case .bearing(let bearing): ["Bearing", "\(bearing)"]
    case .tilt(let tilt): ["Tilt", "\(tilt)"]
    case .target(let place): ["Target", place.name]
    case .targetZoom(let place, let zoom): ["Target", place.name, "\(zoom)"]
    case .fit(let places, let pad): ["Fit", "\(pad)"] + places.map { $0.name }
    case .zoomIs(let zoom): ["Zoom Should Be", zoom]
    case .tiltIs(let tilt): ["Tilt Should Be", tilt]
    case .bearingIs(let bearing): ["Bearing Should Be", bearing]
    case .latitudeIs(let latitude): ["Latitude Should Be", latitude]
    case .zoomIsBetween(let low, let high): ["Zoom Should Be Between", low, high]
    case .targetIs(let place, let kilometers):
      ["Target Should Be Within", "\(kilometers)", place.name]
    case .isNear(let place, let kilometers):
      ["Target Should Be Nearer Than", "\(kilometers)", place.name]
    case .isVisible(let place): ["Should Be Visible", place.name]
    case .isNotVisible(let place): ["Should Not Be Visible", place.name]
    case .areVisible(let one, let other): ["Should Be Visible", one.name, other.name]
    case .isDrawnAt(let place, let x, let y): ["Should Be Drawn At", place.name, x, y]
    }
  }
}
