/// The room a fit has: what map padding and fit padding leave of the screen.
struct FitRoom {
  /// In points; negative where paddings overlap.
  let width: Double
  /// In points; negative where paddings overlap.
  let height: Double
  /// From where the target is drawn to the centre of the room, in points to the right.
  let offsetX: Double
  /// From where the target is drawn to the centre of the room, in points down.
  let offsetY: Double

  init(size: ScreenSize, padding: EdgeInsets, insets: EdgeInsets) {
    width = size.width - padding.left - padding.right - insets.left - insets.right
    height = size.height - padding.top - padding.bottom - insets.top - insets.bottom
    // The map's padding has moved the target already.
    offsetX = (insets.left - insets.right) / 2
    offsetY = (insets.top - insets.bottom) / 2
  }

  var isEmpty: Bool { width <= 0 || height <= 0 }
}
