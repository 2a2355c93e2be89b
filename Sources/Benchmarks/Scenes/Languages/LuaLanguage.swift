/// Plain Lua with a camera library.
struct LuaLanguage: SceneLanguage {
  /// The folder of the library.
  let library: String
  /// Whether the file is all there is, and so says at its end how it went.
  var isWhole = true

  var head: String {
    """
    package.path = "\(library)/?.lua"
    local camera = require "mapcamera"
    local scenario, cities, distance = camera.scenario, camera.cities, camera.distance
    local near, nearAngle, nearPoint = camera.near, camera.nearAngle, camera.nearPoint
    local check = camera.check

    """
      + ScenePlace.named.map { place in
        let coordinate = place.coordinate
        return
          "local \(place.name) = camera.place(\(coordinate.latitude), \(coordinate.longitude))\n"
      }.joined() + "\n"
  }

  var foot: String { isWhole ? "camera.finish()\n" : "" }

  func scenario(_ title: String, _ statements: [SceneStatement]) -> String {
    let lines = statements.map { "  \(line($0))\n" }.joined()
    return "scenario(\"\(title)\", function(map)\n\(lines)end)\n\n"
  }

  private func name(_ place: ScenePlace) -> String {
    place.isCity ? "cities.\(place.name)" : place.name
  }

  private func line(_ statement: SceneStatement) -> String {
    switch statement {
    case .camera(let place, let zoom, let bearing, let tilt):
      "map:camera(\(name(place)), \(zoom), \(bearing), \(tilt))"
    case .zoomIn: "map:zoomIn()"
    case .zoomOut: "map:zoomOut()"
    case .zoomTo(let zoom): "map:zoomTo(\(zoom))"
    case .zoomBy(let change): "map:zoomBy(\(change))"
    case .zoomByAt(let change, let x, let y): "map:zoomByAt(\(change), \(x), \(y))"
    case .scrollBy(let x, let y): "map:scrollBy(\(x), \(y))"
    case .bearing(let bearing): "map:setBearing(\(bearing))"
    case .tilt(let tilt): "map:setTilt(\(tilt))"
    case .target(let place): "map:setTarget(\(name(place)))"
    case .targetZoom(let place, let zoom): "map:setTarget(\(name(place)), \(zoom))"
    case .fit(let places, let pad):
      "map:fit({ \(places.map(name).joined(separator: ", ")) }, \(pad))"
    case .zoomIs(let zoom): "near(map.zoom, \(zoom), 0.005)"
    case .tiltIs(let tilt): "near(map.tilt, \(tilt), 0.005)"
    case .bearingIs(let bearing): "nearAngle(map.bearing, \(bearing), 0.005)"
    case .latitudeIs(let latitude): "near(map.lat, \(latitude), 0.005)"
    case .zoomIsBetween(let low, let high):
      "check(map.zoom >= \(low) and map.zoom <= \(high), \"zoom\")"
    case .targetIs(let place, let kilometers):
      "check(distance(map:target(), \(name(place))) <= \(kilometers) * 1000, \"target\")"
    case .isNear(let place, let kilometers):
      "check(distance(map:target(), \(name(place))) < \(kilometers) * 1000, \"distance\")"
    case .isVisible(let place): "check(map:isVisible(\(name(place))), \"visible\")"
    case .isNotVisible(let place): "check(not map:isVisible(\(name(place))), \"not visible\")"
    case .areVisible(let one, let other):
      "check(map:isVisible(\(name(one))) and map:isVisible(\(name(other))), \"visible\")"
    case .isDrawnAt(let place, let x, let y): "nearPoint(map, \(name(place)), \(x), \(y), 0.5)"
    }
  }
}
