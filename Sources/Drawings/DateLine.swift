import MapCamera

extension Picture {
  /// Bounds over the date line, and the way that an animation takes.
  static func dateLine() throws(CameraError) -> Picture {
    var picture = Picture(
      "date-line", "Bounds over the date line",
      "The Pacific round 180°. The bounds of Suva, at 178° east, and Apia, at 172° west, are the "
        + "small box over the line, not the one round the rest of the world.",
      width: 720, height: 320)
    let suva = try Places.suva()
    let apia = try Places.apia()
    let bounds = CoordinateBounds(suva, apia)
    var map = try MapView(size: ScreenSize(width: 672, height: 208))
    try map.move(.setTargetZoom(bounds.center, 4.35))
    let screen = ScreenDrawing(of: map, left: 24, top: 52, scale: 1)
    picture.text("bounds(suva, apia)", 24, 30, .start, .heading)
    screen.draw(in: &picture) { picture in
      picture.polyline(screen.outline(of: bounds), isClosed: true, .blueArea)
      picture.polyline(screen.outline(of: bounds), isClosed: true, .blueLine)
    }
    picture.mark(suva, "Suva", on: screen, .left)
    picture.mark(apia, "Apia", on: screen, .right)
    for longitude in stride(from: 160.0, through: 205, by: 5) {
      let meridian = try Coordinate(latitude: bounds.center.latitude, longitude: longitude)
      guard let (x, _) = screen.point(meridian), x > screen.box.left + 20, x < screen.box.right - 20
      else { continue }
      let isDateLine = longitude == 180
      picture.line(
        x, isDateLine ? screen.box.top : screen.box.bottom, x, screen.box.bottom + 5,
        isDateLine ? .redDashes : .axis)
      picture.text(
        "\(Int(meridian.wrapped.longitude))°", x, screen.box.bottom + 20, .middle,
        isDateLine ? .redNote : .note)
    }
    picture.text(
      "from west \(decimals(bounds.west, 4)) to east \(decimals(bounds.east, 4)): "
        + "\(decimals(bounds.longitudeSpan, 2))° wide, not "
        + "\(decimals(360 - bounds.longitudeSpan, 2))°",
      screen.box.middle, 304, .middle, .label)
    return picture
  }
}
