import MapCamera

extension Picture {
  /// A drive with navigation: its modes, its zoom and its tilt over time.
  static func modes() throws(CameraError) -> Picture {
    var picture = Picture(
      "navigation-modes", "The camera modes of a drive",
      "Over 40 seconds: following until a finger pans at 8 s, then free; a pinch at 10 s restarts "
        + "the timer of five seconds, and at 15.3 s the camera follows again. Overview from 24 s, "
        + "and following again when Re-center is pressed at 32 s.",
      width: 720, height: 364)
    let frames = try Drive.frames()
    let box = Box(left: 84, top: 60, width: 612, height: 34)
    let time = 0.0...Drive.end
    let band = Chart(box: box, x: time, y: 0...1)
    picture.text("A drive with autoRecenter after 5 s", 20, 28, .start, .heading)
    picture.text("mode", box.left - 12, box.top + 22, .end, .label)
    for stretch in Drive.stretches(of: frames) {
      let left = band.x(stretch.from)
      let piece = Box(
        left: left, top: box.top, width: band.x(stretch.to) - left, height: box.height)
      picture.rectangle(piece, stretch.mode.area)
      picture.text("\(stretch.mode)", piece.middle, piece.top + 22, .middle, .label)
    }

    let zoom = Chart(box: Box(left: 84, top: 136, width: 612, height: 90), x: time, y: 4...18)
    picture.text("zoom", 40, 186, .middle, .label)
    zoom.drawRows([6, 16].map { ($0, "\(Int($0))") }, in: &picture)
    picture.polyline(frames.map { zoom.point($0.time, $0.zoom) }, .blueLine)
    let tilt = Chart(box: Box(left: 84, top: 252, width: 612, height: 70), x: time, y: 0...50)
    picture.text("tilt", 40, 292, .middle, .label)
    tilt.drawRows([0, 45].map { ($0, "\(Int($0))°") }, in: &picture)
    picture.polyline(frames.map { tilt.point($0.time, $0.tilt) }, .greenLine)
    tilt.drawColumns(
      stride(from: 0.0, through: Drive.end, by: 5).map { ($0, "\(Int($0)) s") }, in: &picture)

    for (moment, words, anchor, shift) in [
      (8.0, "pan", Anchor.end, 6.0), (10, "pinch", .start, -6),
      (15.3, "5 s later", .start, 0), (24, "mode overview", .middle, 0),
      (32, "recenter", .middle, 0),
    ] {
      picture.line(band.x(moment), box.bottom, band.x(moment), 102, .dashed)
      picture.line(band.x(moment), 124, band.x(moment), tilt.box.bottom, .dashed)
      picture.text(words, band.x(moment) + shift, 117, anchor, .redNote)
    }
    return picture
  }
}

extension NavigationMode {
  fileprivate var area: Ink {
    switch self {
    case .following: .greenArea
    case .overview: .blueArea
    case .free: .greyArea
    }
  }
}

/// The drive that the picture shows.
private enum Drive {
  static let end = 40.0

  struct Frame {
    let time: Double
    let mode: NavigationMode
    let zoom: Double
    let tilt: Double
  }

  static func frames() throws(CameraError) -> [Frame] {
    var map = try MapView(size: ScreenSize(width: 393, height: 852))
    try map.setRoute([Places.vancouver(), Places.kelowna(), Places.calgary()])
    try map.setFollowingZoom(16)
    try map.setAutoRecenterDelay(5)
    try map.setGuidance(true)
    try map.drive(duration: end, speed: 25)
    var frames: [Frame] = []
    for tenth in 0...400 {
      try map.advance(to: Double(tenth) / 10)
      switch tenth {
      case 80: try map.begin(.pan(x: 60, y: 0))
      case 100: try map.begin(.pinch(scale: 0.125))
      case 240: try map.setMode(.overview)
      case 320: try map.recenter()
      default: break
      }
      frames.append(
        Frame(
          time: map.time, mode: map.mode, zoom: map.camera.zoom, tilt: map.camera.viewingAngle))
    }
    return frames
  }

  /// How long each mode lasts.
  static func stretches(
    of frames: [Frame]
  ) -> [(mode: NavigationMode, from: Double, to: Double)] {
    var stretches: [(mode: NavigationMode, from: Double, to: Double)] = []
    for frame in frames {
      if let last = stretches.last, last.mode == frame.mode {
        stretches[stretches.count - 1].to = frame.time
      } else {
        if !stretches.isEmpty { stretches[stretches.count - 1].to = frame.time }
        stretches.append((frame.mode, frame.time, frame.time))
      }
    }
    return stretches
  }
}
