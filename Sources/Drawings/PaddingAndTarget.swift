import MapCamera

extension Picture {
  /// Where the target is drawn on screens with different paddings.
  static func paddingAndTarget() throws(CameraError) -> Picture {
    var picture = Picture(
      "padding-target", "Padding moves the target on the screen",
      "Three screens. Without padding the target is drawn in the middle. A sheet of 320 points "
        + "moves it up by 160, a list of 340 points on the left moves it to the right by 170.",
      width: 720, height: 364)
    try picture.drawTarget(width: 393, height: 852, padding: .zero, left: 28, "no padding")
    try picture.drawTarget(
      width: 393, height: 852,
      padding: EdgeInsets(top: 0, left: 0, bottom: 320, right: 0), left: 188, "padding bottom 320")
    try picture.drawTarget(
      width: 1133, height: 744,
      padding: EdgeInsets(top: 0, left: 340, bottom: 0, right: 0), left: 348, "padding left 340")
    return picture
  }

  private mutating func drawTarget(
    width: Double, height: Double, padding: EdgeInsets, left: Double, _ words: String
  ) throws(CameraError) {
    var map = try MapView(size: ScreenSize(width: width, height: height))
    map.setPadding(padding)
    try map.move(.setTargetZoom(Places.vancouver(), 6))
    let screen = ScreenDrawing(of: map, left: left, top: 76, scale: 0.31)
    screen.draw(in: &self)
    text(words, screen.box.middle, 44, .middle, .label)
    text("\(Int(width)) x \(Int(height))", screen.box.middle, 62, .middle, .note)
    guard let target = map.projection.screen(map.camera.target) else { return }
    let (x, y) = screen.point(target)
    cross(x, y)
    text("(\(decimals(target.x, 1)), \(decimals(target.y, 1)))", x, y + 26, .middle, .redNote)
    let padded = screen.padded
    line(padded.left, y, x - 14, y, .dashed)
    line(x + 14, y, padded.right, y, .dashed)
    line(x, padded.top, x, y - 14, .dashed)
    line(x, y + 36, x, padded.bottom, .dashed)
  }
}
