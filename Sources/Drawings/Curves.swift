import MapCamera

extension Picture {
  /// How each timing curve spends its time.
  static func curves() -> Picture {
    var picture = Picture(
      "timing-curves", "The timing curves of animations",
      "Five charts of the way done against the time passed. Default rises early and ends gently; "
        + "linear is straight; easeIn starts gently; easeOut ends gently; easeInOut does both.",
      width: 720, height: 216)
    let curves: [(name: String, curve: TimingCurve)] = [
      ("default", .default), ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
      ("easeInOut", .easeInOut),
    ]
    for (index, entry) in curves.enumerated() {
      let box = Box(left: 62 + Double(index) * 130, top: 44, width: 108, height: 108)
      let chart = Chart(box: box, x: 0...1, y: 0...1)
      picture.rectangle(box, .screen)
      picture.line(box.left, box.bottom, box.right, box.top, .grid)
      picture.line(box.middle, box.top, box.middle, box.bottom, .grid)
      picture.polyline(chart.curve(over: chart.x, steps: 64, entry.curve.progress(at:)), .blueLine)
      let half = entry.curve.progress(at: 0.5)
      picture.dot(chart.x(0.5), chart.y(half), radius: 3.5, .redDot)
      picture.text(entry.name, box.middle, 28, .middle, .label)
      picture.text(
        "half time: \(decimals(half * 100, 0)) %", box.middle, box.bottom + 20, .middle, .note)
    }
    picture.text("time →", 62, 200, .start, .note)
    picture.text("way ↑", 54, 56, .end, .note)
    return picture
  }
}
