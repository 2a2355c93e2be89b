import MapCamera

extension Picture {
  /// Fits that keep the bearing, and the tilt.
  static func fitKeepingTheView() throws(CameraError) -> Picture {
    var picture = Picture(
      "fit-keep", "Fitting two cities and keeping the view",
      "Four tablet screens: north up, turned to a bearing of 40°, tilted by 30°, and both. Each "
        + "time Vancouver and Calgary lie 64 points inside of two opposite edges.",
      width: 720, height: 586)
    picture.text("fit vancouver calgary keep", 24, 30, .start, .heading)
    try picture.drawFit(bearing: 0, tilt: 0, left: 24, top: 76, "bearing 0 tilt 0")
    try picture.drawFit(bearing: 40, tilt: 0, left: 372, top: 76, "bearing 40 tilt 0")
    try picture.drawFit(bearing: 0, tilt: 30, left: 24, top: 346, "bearing 0 tilt 30")
    try picture.drawFit(bearing: 40, tilt: 30, left: 372, top: 346, "bearing 40 tilt 30")
    return picture
  }

  private mutating func drawFit(
    bearing: Double, tilt: Double, left: Double, top: Double, _ words: String
  ) throws(CameraError) {
    let vancouver = try Places.vancouver()
    let calgary = try Places.calgary()
    var map = MapView()
    try map.move(
      .setCamera(
        CameraPosition(target: calgary, zoom: 6, bearing: bearing, viewingAngle: tilt)))
    try map.move(
      .fitKeepingView(
        points: [vancouver, calgary], insets: .fitDefault, keepBearing: true,
        keepViewingAngle: true))
    let scale = 324 / map.size.width
    let screen = ScreenDrawing(of: map, left: left, top: top, scale: scale)
    let room = screen.padded.inset(by: EdgeInsets.fitDefault.top * scale)
    screen.draw(in: &self) { picture in
      picture.rectangle(room, .dashed)
      if let from = screen.point(vancouver), let to = screen.point(calgary) {
        picture.line(from.x, from.y, to.x, to.y, .blueLine)
      }
    }
    // Beside the line, which is steep on a turned map.
    mark(vancouver, "Vancouver", on: screen, bearing > 0 ? .aboveLeft : .belowRight)
    mark(calgary, "Calgary", on: screen, bearing > 0 ? .belowRight : .aboveLeft)
    text(words, screen.box.left, top - 12, .start, .label)
    text("zoom \(decimals(map.camera.zoom, 2))", screen.box.right, top - 12, .end, .note)
  }
}
