import MapCamera

/// One scenario as it is written: moves in both languages' words, and checks of what they lead to.
///
/// The moves are made on a map while they are written, so that the checks name true numbers. Both
/// languages check the same numbers to the same tolerance.
struct SceneText {
  let language: SceneLanguage
  private(set) var text = ""
  private(set) var map = MapView()

  init(_ language: SceneLanguage) { self.language = language }

  private mutating func write(_ mapcam: String, _ lua: String) {
    text += language == .mapcam ? "  \(mapcam)\n" : "  \(lua)\n"
  }

  // MARK: Moves

  private mutating func move(_ update: CameraUpdate) {
    do throws(CameraError) { try map.move(update) } catch { fatalError("no such move: \(error)") }
  }

  mutating func camera(_ place: ScenePlace, zoom: Double, bearing: Int, tilt: Int) {
    move(
      .setCamera(
        CameraPosition(
          target: place.coordinate, zoom: zoom, bearing: Double(bearing),
          viewingAngle: Double(tilt))))
    write(
      "camera \(place.name) zoom \(zoom) bearing \(bearing) tilt \(tilt)",
      "map:camera(\(place.lua), \(zoom), \(bearing), \(tilt))")
  }

  mutating func zoomIn() {
    move(.zoomIn)
    write("zoomIn", "map:zoomIn()")
  }

  mutating func zoomOut() {
    move(.zoomOut)
    write("zoomOut", "map:zoomOut()")
  }

  mutating func zoomTo(_ zoom: Double) {
    move(.zoomTo(zoom))
    write("zoomTo \(zoom)", "map:zoomTo(\(zoom))")
  }

  mutating func zoomBy(_ change: Double) {
    move(.zoomBy(change))
    write("zoomBy \(change)", "map:zoomBy(\(change))")
  }

  mutating func zoomBy(_ change: Double, x: Int, y: Int) {
    move(.zoomByAtPoint(change, ScreenPoint(x: Double(x), y: Double(y))))
    write("zoomBy \(change) at \(x) \(y)", "map:zoomByAt(\(change), \(x), \(y))")
  }

  mutating func scrollBy(_ x: Int, _ y: Int) {
    move(.scrollBy(x: Double(x), y: Double(y)))
    write("scrollBy \(x) \(y)", "map:scrollBy(\(x), \(y))")
  }

  mutating func bearing(_ bearing: Int) {
    move(.setBearing(Double(bearing)))
    write("bearing \(bearing)", "map:setBearing(\(bearing))")
  }

  mutating func tilt(_ tilt: Int) {
    move(.setViewingAngle(Double(tilt)))
    write("tilt \(tilt)", "map:setTilt(\(tilt))")
  }

  mutating func target(_ place: ScenePlace) {
    move(.setTarget(place.coordinate))
    write("target \(place.name)", "map:setTarget(\(place.lua))")
  }

  mutating func target(_ place: ScenePlace, zoom: Double) {
    move(.setTargetZoom(place.coordinate, zoom))
    write("target \(place.name) zoom \(zoom)", "map:setTarget(\(place.lua), \(zoom))")
  }

  mutating func fit(_ places: [ScenePlace], pad: Int) {
    let bounds = CoordinateBounds(enclosing: places.map { $0.coordinate })
    do throws(CameraError) {
      let insets = try EdgeInsets(all: Double(pad))
      move(.fitBounds(bounds, insets))
    } catch { fatalError("no such padding: \(error)") }
    let names = places.map { $0.name }.joined(separator: " ")
    let expressions = places.map { $0.lua }.joined(separator: ", ")
    write("fit \(names) pad \(pad)", "map:fit({ \(expressions) }, \(pad))")
  }

  // MARK: Checks

  mutating func checkZoom() { check("zoom", map.camera.zoom) }
  mutating func checkTilt() { check("tilt", map.camera.viewingAngle) }
  mutating func checkLatitude() { check("lat", map.camera.target.latitude) }

  /// A number written with two decimals is matched to the decimals written.
  private mutating func check(_ property: String, _ value: Double) {
    let number = FigureText.fixed(value, decimals: 2)
    write("assert \(property) == \(number)", "near(map.\(property), \(number), 0.005)")
  }

  mutating func checkBearing() {
    let number = FigureText.fixed(map.camera.bearing, decimals: 2)
    write("assert bearing == \(number)", "nearAngle(map.bearing, \(number), 0.005)")
  }

  mutating func checkZoomRange() {
    let low = FigureText.fixed(map.camera.zoom - 0.5, decimals: 2)
    let high = FigureText.fixed(map.camera.zoom + 0.5, decimals: 2)
    write(
      "assert zoom between \(low) and \(high)",
      "check(map.zoom >= \(low) and map.zoom <= \(high), \"zoom\")")
  }

  mutating func checkTarget(_ place: ScenePlace) {
    write(
      "assert target == \(place.name) within 2 km",
      "check(distance(map:target(), \(place.lua)) <= 2000, \"target\")")
  }

  mutating func checkDistance(to place: ScenePlace) {
    let kilometers = Int(map.camera.target.distance(to: place.coordinate) / 1000) + 1
    write(
      "assert distance(target, \(place.name)) < \(kilometers) km",
      "check(distance(map:target(), \(place.lua)) < \(kilometers) * 1000, \"distance\")")
  }

  mutating func checkVisible(_ place: ScenePlace) {
    if map.projection.contains(place.coordinate) {
      write("assert \(place.name) is visible", "check(map:isVisible(\(place.lua)), \"visible\")")
    } else {
      write(
        "assert not (\(place.name) is visible)",
        "check(not map:isVisible(\(place.lua)), \"not visible\")")
    }
  }

  mutating func checkVisible(_ one: ScenePlace, _ other: ScenePlace) {
    let one = [one, other].first { !map.projection.contains($0.coordinate) } ?? one
    if map.projection.contains(one.coordinate) {
      write(
        "assert \(one.name) is visible and \(other.name) is visible",
        "check(map:isVisible(\(one.lua)) and map:isVisible(\(other.lua)), \"visible\")")
    } else {
      checkVisible(one)
    }
  }

  /// Where a place is drawn, to half a point; its visibility where it is drawn nowhere.
  mutating func checkScreen(_ place: ScenePlace) {
    guard let point = map.projection.screen(place.coordinate) else { return checkVisible(place) }
    let x = FigureText.fixed(point.x, decimals: 1)
    let y = FigureText.fixed(point.y, decimals: 1)
    write(
      "assert screen(\(place.name)) == point(\(x), \(y)) within 0.5",
      "nearPoint(map, \(place.lua), \(x), \(y), 0.5)")
  }
}
