import MapCamera

extension Picture {
  /// The most tilt at each zoom, for both tables.
  static func tiltByZoom() -> Picture {
    var picture = Picture(
      "tilt-by-zoom", "The most tilt at each zoom",
      "On iOS 30° up to zoom 10, then a straight line to 65° at zoom 16. "
        + "On Android 30° up to zoom 10, 45° at 14 and 67.5° from 15.5.",
      width: 720, height: 330)
    let chart = Chart(
      box: Box(left: 56, top: 50, width: 560, height: 220), x: 2...21, y: 0...75)
    picture.text("Most tilt by zoom", 20, 28, .start, .heading)

    let curve = chart.curve(over: chart.x, steps: 190, ViewingAngleLimit.ios.maximum(atZoom:))
    let floor = [chart.point(21, 0), chart.point(2, 0)]
    picture.polyline(curve + floor, isClosed: true, .blueArea)
    chart.drawRows([0, 15, 30, 45, 60].map { ($0, "\(Int($0))°") }, in: &picture)
    chart.drawColumns(
      [2, 5, 10, 12, 14, 16, 18, 21].map { ($0, "\(Int($0))") }, in: &picture)
    picture.text("zoom", chart.box.middle, chart.box.bottom + 40, .middle, .label)

    let android = chart.curve(
      over: chart.x, steps: 190, ViewingAngleLimit.android.maximum(atZoom:))
    picture.polyline(android, .redDashes)
    picture.polyline(curve, .blueLine)
    for zoom in [10.0, 16] {
      let limit = ViewingAngleLimit.ios.maximum(atZoom: zoom)
      picture.dot(chart.x(zoom), chart.y(limit), .blueDot)
    }
    let right = chart.box.right + 8
    picture.text("Android 67.5°", right, chart.y(67.5) - 2, .start, .redNote)
    picture.text("iOS 65°", right, chart.y(65) + 12, .start, .blueNote)
    picture.text("30° up to zoom 10", chart.x(6), chart.y(30) - 9, .middle, .blueNote)
    picture.text("tilts that the map allows", chart.x(6), chart.y(15) - 8, .middle, .note)
    return picture
  }
}
