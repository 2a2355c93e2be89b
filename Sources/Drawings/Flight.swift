import MapCamera

extension Picture {
  /// A flight over time: its zoom, and how far over the ground it is.
  static func flight() throws(CameraError) -> Picture {
    var picture = Picture(
      "flight", "A flight from Vancouver to Calgary",
      "Two charts over time. The zoom falls from 12 in a smooth arc and rises to 12 again. The "
        + "distance from Vancouver grows slowly near the ground and fast at the top of the arc.",
      width: 720, height: 372)
    let vancouver = try Places.vancouver()
    var map = try MapView(size: ScreenSize(width: 390, height: 844))
    try map.move(.setTargetZoom(vancouver, 12))
    try map.fly(to: CameraPosition(target: Places.calgary(), zoom: 12))
    let end = map.movementEnds ?? 0
    var frames: [(time: Double, zoom: Double, way: Double)] = []
    for step in 0...200 {
      try map.advance(to: end * Double(step) / 200)
      frames.append(
        (map.time, map.camera.zoom, vancouver.distance(to: map.camera.target) / 1000))
    }

    picture.text("fly calgary, from Vancouver at zoom 12", 20, 28, .start, .heading)
    let zoom = Chart(
      box: Box(left: 70, top: 50, width: 620, height: 124), x: 0...end, y: 4...12.5)
    zoom.drawRows([4, 8, 12].map { ($0, "\(Int($0))") }, in: &picture)
    picture.polyline(frames.map { zoom.point($0.time, $0.zoom) }, .blueLine)
    picture.text("zoom", 80, zoom.y(4) - 8, .start, .blueNote)
    if let lowest = frames.min(by: { $0.zoom < $1.zoom }) {
      let (x, y) = zoom.point(lowest.time, lowest.zoom)
      picture.dot(x, y, .blueDot)
      picture.text("lowest: \(decimals(lowest.zoom, 2))", x, y + 20, .middle, .blueNote)
    }

    let way = Chart(box: Box(left: 70, top: 206, width: 620, height: 120), x: 0...end, y: 0...750)
    way.drawRows([0, 250, 500, 750].map { ($0, "\(Int($0))") }, in: &picture)
    let seconds = stride(from: 0.0, to: end - 0.5, by: 1).map { ($0, "\(Int($0)) s") }
    way.drawColumns(seconds + [(end, "\(decimals(end, 2)) s")], in: &picture)
    picture.polyline(frames.map { way.point($0.time, $0.way) }, .greenLine)
    picture.text("km from Vancouver", 80, way.y(750) + 24, .start, .greenNote)
    return picture
  }
}
