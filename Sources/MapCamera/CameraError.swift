/// Why the engine refuses an input; a refused input changes nothing.
public enum CameraError: Error, Hashable, Sendable {
  /// A number is not-a-number or infinite, or so large that the result would be.
  case notFinite
  /// The smallest zoom is above the greatest.
  case invalidZoomRange(minimum: Double, maximum: Double)
  /// A zoom limit lies outside `ZoomRange.supported`.
  case unsupportedZoom(Double)
  /// The screen point shows the sky: no ground lies under it.
  case aboveHorizon
  /// The bounds hold no point, or no points were given.
  case emptyBounds
  /// A map is at least 1 and at most `ScreenSize.greatestLength` points wide and high.
  case invalidSize(width: Double, height: Double)
  /// An inset is further than `EdgeInsets.greatestLength` points from its edge, or negative where
  /// none can be.
  case invalidInset(Double)
  /// The knots of a viewing angle table must ascend, with angles from 0° to 85°.
  case invalidViewingAngleLimit
  /// A duration or delay is negative, or longer than `MapView.longestDuration`.
  case invalidDuration(Double)
  /// The clock runs forward only, and up to `MapView.latestTime`.
  case invalidTime(Double)
  /// The control points of a timing curve lie outside 0…1.
  case invalidTimingCurve
  /// A pinch to a size that is not over 0.
  case invalidScale(Double)
  /// The screen point lies outside the map's view.
  case outsideMap(ScreenPoint)
  /// A route needs at least two different places.
  case routeTooShort
  /// There is no route to follow.
  case noRoute
  /// A speed is negative.
  case invalidSpeed(Double)
  /// The Re-center button is not shown, so it can't be pressed.
  case recenterButtonHidden
}
