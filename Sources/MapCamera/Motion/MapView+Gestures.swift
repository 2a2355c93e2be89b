extension MapView {
  /// Begins a gesture, which takes the camera over from whatever moves it now.
  ///
  /// The navigation camera becomes `free`: its next step would undo the gesture. A gesture that is
  /// switched off is ignored: nothing changes and nothing is reported.
  ///
  /// - Throws: `CameraError.notFinite`; `CameraError.outsideMap` for a point off the map;
  ///   `CameraError.aboveHorizon` for fingers that are or come above the horizon;
  ///   `CameraError.invalidScale`. Nothing changes then.
  /// - Returns: whether the map listens to the gesture.
  @discardableResult
  public mutating func begin(_ gesture: Gesture) throws(CameraError) -> Bool {
    let motion = GestureMotion(
      gesture: gesture, start: camera, point: try fingers(of: gesture) ?? targetPoint)
    let duration = motion.duration
    guard duration.isFinite else { throw .notFinite }
    // The end of the way is the first to be in the sky or too far away.
    let end = try position(during: motion, fraction: 1)
    let (_, adjustments) = try limits.settle(end, size: size)
    guard gestureSettings[gesture.kind] else { return false }
    self.adjustments = adjustments

    start(
      Movement(
        path: .gesture(motion), curve: motion.curve, start: time, duration: duration,
        isStill: false),
      cause: .gesture)
    navigation.gestureEnds(at: movement?.end ?? time)
    return true
  }

  /// Where the target is drawn: the centre of the padded rectangle.
  private var targetPoint: ScreenPoint {
    ScreenPoint(
      x: (padding.left + size.width - padding.right) / 2,
      y: (padding.top + size.height - padding.bottom) / 2)
  }

  /// The point a gesture names, if it does.
  private func fingers(of gesture: Gesture) throws(CameraError) -> ScreenPoint? {
    switch gesture {
    case .pan(let x, let y), .fling(let x, let y):
      guard x.isFinite, y.isFinite else { throw .notFinite }
      return nil
    case .tilt(let degrees):
      guard degrees.isFinite else { throw .notFinite }
      return nil
    case .rotate(let degrees, let point):
      guard degrees.isFinite else { throw .notFinite }
      return try onMap(point)
    case .pinch(let scale, let point):
      guard scale.isFinite else { throw .notFinite }
      guard scale > 0 else { throw .invalidScale(scale) }
      return try onMap(point)
    case .doubleTap(let point), .twoFingerTap(let point): return try onMap(point)
    }
  }

  private func onMap(_ point: ScreenPoint?) throws(CameraError) -> ScreenPoint? {
    guard let point else { return nil }
    guard point.x.isFinite, point.y.isFinite else { throw .notFinite }
    guard point.x >= 0, point.x <= size.width, point.y >= 0, point.y <= size.height else {
      throw .outsideMap(point)
    }
    return point
  }
}
