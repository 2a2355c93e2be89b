import MapCamera

/// One scenario as it comes about: moves, and checks of what they lead to.
///
/// The moves are made on a map, so that the checks name true numbers.
struct Scene {
  private(set) var statements: [SceneStatement] = []
  private var map = MapView()

  /// Makes moves, one after the other.
  mutating func move(_ moves: SceneStatement...) {
    for move in moves {
      guard let update = move.update else { fatalError("not a move: \(move)") }
      do throws(CameraError) { try map.move(update) } catch {
        fatalError("no such move: \(error)")
      }
      statements.append(move)
    }
  }

  mutating func checkZoom() { statements.append(.zoomIs(hundredths(map.camera.zoom))) }
  mutating func checkTilt() { statements.append(.tiltIs(hundredths(map.camera.viewingAngle))) }
  mutating func checkBearing() { statements.append(.bearingIs(hundredths(map.camera.bearing))) }

  mutating func checkLatitude() {
    statements.append(.latitudeIs(hundredths(map.camera.target.latitude)))
  }

  mutating func checkZoomRange() {
    statements.append(
      .zoomIsBetween(hundredths(map.camera.zoom - 0.5), hundredths(map.camera.zoom + 0.5)))
  }

  mutating func checkTarget(_ place: ScenePlace) {
    statements.append(.targetIs(place, kilometers: 2))
  }

  mutating func checkDistance(to place: ScenePlace) {
    let meters = map.camera.target.distance(to: place.coordinate)
    statements.append(.isNear(place, kilometers: Int(meters / 1000) + 1))
  }

  mutating func checkVisible(_ place: ScenePlace) {
    statements.append(isVisible(place) ? .isVisible(place) : .isNotVisible(place))
  }

  mutating func checkVisible(_ one: ScenePlace, _ other: ScenePlace) {
    if let hidden = [one, other].first(where: { !isVisible($0) }) {
      checkVisible(hidden)
    } else {
      statements.append(.areVisible(one, other))
    }
  }

  /// Where a place is drawn; its visibility where it is drawn nowhere.
  mutating func checkScreen(_ place: ScenePlace) {
    guard let point = map.projection.screen(place.coordinate) else { return checkVisible(place) }
    statements.append(
      .isDrawnAt(
        place, x: FigureText.fixed(point.x, decimals: 1),
        y: FigureText.fixed(point.y, decimals: 1)))
  }

  /// A check that does not hold, in whatever language.
  mutating func checkWrongly() { statements.append(.zoomIs(hundredths(map.camera.zoom + 1))) }

  private func isVisible(_ place: ScenePlace) -> Bool {
    map.projection.contains(place.coordinate)
  }

  private func hundredths(_ value: Double) -> String { FigureText.fixed(value, decimals: 2) }
}
