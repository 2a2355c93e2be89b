import MapCamera

/// A map's screen on the sheet, in true proportions: what its projection shows of the ground.
struct ScreenDrawing {
  let box: Box
  let projection: Projection
  private let scale: Double

  /// The screen of a map, with its top left corner on the sheet.
  init(of map: MapView, left: Double, top: Double, scale: Double) {
    projection = map.projection
    self.scale = scale
    box = Box(
      left: left, top: top, width: map.size.width * scale, height: map.size.height * scale)
  }

  /// Where a point of the screen lies on the sheet.
  func point(_ point: ScreenPoint) -> (x: Double, y: Double) {
    (box.left + point.x * scale, box.top + point.y * scale)
  }

  /// Where a place is drawn, if it is in front of the camera.
  func point(_ place: Coordinate) -> (x: Double, y: Double)? {
    projection.screen(place).map(point)
  }

  /// The screen inside of its padding.
  var padded: Box {
    let padding = projection.padding
    return Box(
      left: box.left + padding.left * scale, top: box.top + padding.top * scale,
      width: box.width - (padding.left + padding.right) * scale,
      height: box.height - (padding.top + padding.bottom) * scale)
  }

  /// The four corners of bounds.
  func outline(of bounds: CoordinateBounds) -> [(Double, Double)] {
    [bounds.northWest, bounds.northEast, bounds.southEast, bounds.southWest]
      .compactMap { point($0) }.map { ($0.x, $0.y) }
  }

  /// Draws the screen, its padding, and the lines of latitude and longitude.
  func draw(in picture: inout Picture, _ more: (inout Picture) -> Void = { _ in }) {
    picture.clip(to: box, corner: 10) { picture in
      picture.rectangle(box, .cover)
      picture.rectangle(padded, .screen)
      for line in graticule { picture.polyline(line, .grid) }
      more(&picture)
    }
    picture.rectangle(box, corner: 10, .edge)
  }

  /// Every second degree of latitude and longitude, as far as the camera sees them.
  private var graticule: [[(Double, Double)]] {
    let center = projection.camera.target
    let latitude = (center.latitude / 2).rounded() * 2
    let longitude = (center.longitude / 2).rounded() * 2
    let degrees = stride(from: -30.0, through: 30, by: 2)
    return degrees.map { east in
      line { (latitude + $0, longitude + east) }
    }
      + degrees.map { north in
        line { (latitude + north, longitude + $0) }
      }
  }

  private func line(_ place: (Double) -> (Double, Double)) -> [(Double, Double)] {
    stride(from: -30.0, through: 30, by: 2).compactMap { along in
      let (latitude, longitude) = place(along)
      guard let coordinate = try? Coordinate(latitude: latitude, longitude: longitude),
        let point = point(coordinate)
      else { return nil }
      return (point.x, point.y)
    }
  }
}
