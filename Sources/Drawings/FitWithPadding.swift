import MapCamera

extension Picture {
  /// The same fit on a free screen, and on one with a search bar and a sheet.
  static func fitWithPadding() throws(CameraError) -> Picture {
    var picture = Picture(
      "fit-padding", "Fitting two cities with padding",
      "Three phone screens. On the free one Vancouver and Calgary stand 64 points from the edges. "
        + "With a search bar and a sheet they stand 64 points inside of what these leave free. "
        + "With a padding of 20 for the fit they stand further apart.",
      width: 720, height: 512)
    let sheet = try EdgeInsets(top: 108, left: 0, bottom: 320, right: 0)
    try picture.drawFit(padding: .zero, insets: .fitDefault, left: 32, "no map padding", "")
    try picture.drawFit(
      padding: sheet, insets: .fitDefault, left: 272, "padding top 108 bottom 320", "")
    try picture.drawFit(
      padding: sheet, insets: EdgeInsets(all: 20), left: 512, "padding top 108 bottom 320",
      " pad 20")
    return picture
  }

  private mutating func drawFit(
    padding: EdgeInsets, insets: EdgeInsets, left: Double, _ setUp: String, _ pad: String
  ) throws(CameraError) {
    let vancouver = try Places.vancouver()
    let calgary = try Places.calgary()
    let bounds = CoordinateBounds(vancouver, calgary)
    var map = try MapView(size: ScreenSize(width: 393, height: 852))
    map.setPadding(padding)
    try map.move(.fitBounds(bounds, insets))
    let screen = ScreenDrawing(of: map, left: left, top: 68, scale: 0.45)
    let room = screen.padded.inset(by: insets.top * 0.45)
    screen.draw(in: &self) { picture in
      picture.rectangle(room, .room)
      picture.rectangle(room, .dashed)
      picture.polyline(screen.outline(of: bounds), isClosed: true, .blueArea)
      picture.polyline(screen.outline(of: bounds), isClosed: true, .blueLine)
    }
    mark(vancouver, "Vancouver", on: screen, .belowRight)
    mark(calgary, "Calgary", on: screen, .aboveLeft)
    text(setUp, screen.box.middle, 30, .middle, .note)
    text("fit vancouver calgary\(pad)", screen.box.middle, 50, .middle, .label)
    text(
      "zoom \(decimals(map.camera.zoom, 2))", screen.box.middle, screen.box.bottom + 28, .middle,
      .label)
  }
}
