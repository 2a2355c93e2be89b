/// A rectangle of the sheet.
struct Box {
  let left: Double
  let top: Double
  let width: Double
  let height: Double

  var right: Double { left + width }
  var bottom: Double { top + height }
  var middle: Double { left + width / 2 }

  /// The box without a margin, the same on all sides.
  func inset(by margin: Double) -> Box {
    Box(
      left: left + margin, top: top + margin, width: width - 2 * margin,
      height: height - 2 * margin)
  }
}
