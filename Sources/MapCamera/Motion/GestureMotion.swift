/// A gesture and the camera it found: the camera under the fingers in closed form.
///
/// Each frame is worked out from the start, so that no error adds up and any frame may be asked for.
struct GestureMotion: Hashable, Sendable {
  let gesture: Gesture
  let start: CameraPosition
  /// Where the fingers are, or the centre.
  let point: ScreenPoint

  /// In seconds.
  var duration: Double {
    switch gesture {
    case .pan, .pinch, .rotate, .tilt: Gesture.duration
    case .doubleTap, .twoFingerTap: MapView.defaultAnimationDuration
    case .fling(let x, let y): Self.flingDuration(speed: (x * x + y * y).squareRoot())
    }
  }

  var curve: TimingCurve {
    switch gesture {
    case .doubleTap, .twoFingerTap: .default
    default: .linear
    }
  }

  /// Until v·r^t has fallen to the speed of rest: ln(rest/v)/ln r milliseconds.
  private static func flingDuration(speed: Double) -> Double {
    guard speed > Gesture.restSpeed else { return 0 }
    return Mathematics.log(Gesture.restSpeed / speed) / decayPerSecond
  }

  /// How much of a speed in points a second has been travelled: (r^t − 1)/ln r, in seconds.
  static func flingTravel(after seconds: Double) -> Double {
    (Mathematics.exp(decayPerSecond * seconds) - 1) / decayPerSecond
  }

  /// 1000·ln 0.998: the logarithm of what is left of a speed after a second.
  private static let decayPerSecond = -2.0020026706730793
}

extension MapView {
  /// The camera at a fraction of a gesture, before it settles.
  ///
  /// - Throws: `CameraError.aboveHorizon` where the finger reaches the sky;
  ///   `CameraError.notFinite` where the ground is too far away for a number.
  func position(
    during motion: GestureMotion, fraction: Double
  ) throws(CameraError) -> CameraPosition {
    var asked = motion.start
    switch motion.gesture {
    case .pan(let x, let y):
      // The ground first under the finger is the target; it is to be seen where the finger is now.
      let finger = ScreenPoint(
        x: motion.point.x + x * fraction, y: motion.point.y + y * fraction)
      guard let offset = perspective(of: asked).ground(finger) else { throw .aboveHorizon }
      asked.target = try asked.target(movedBy: offset, times: -1)
    case .fling(let x, let y):
      // Runs on over the ground as fast as it was seen at the centre, so that it never meets the
      // sky that a finger on a tilted map would.
      let travel = GestureMotion.flingTravel(after: fraction * motion.duration)
      let offset = perspective(of: asked).groundNearCenter(right: x * travel, down: y * travel)
      asked.target = try asked.target(movedBy: offset, times: -1)
    case .pinch(let scale, _):
      asked = try zoomed(asked, by: Mathematics.log2(scale) * fraction, at: motion.point)
    case .doubleTap: asked = try zoomed(asked, by: fraction, at: motion.point)
    case .twoFingerTap: asked = try zoomed(asked, by: -fraction, at: motion.point)
    case .rotate(let degrees, _):
      asked.bearing -= degrees * fraction
      guard asked.bearing.isFinite else { throw .notFinite }
      guard let from = perspective(of: motion.start).ground(motion.point),
        let to = perspective(of: asked).ground(motion.point)
      else { throw .aboveHorizon }
      asked.target = try asked.target(
        movedBy: GroundOffset(x: from.x - to.x, y: from.y - to.y), times: 1)
    case .tilt(let degrees):
      asked.viewingAngle += degrees * fraction
    }
    return asked
  }

  private func zoomed(
    _ camera: CameraPosition, by change: Double, at point: ScreenPoint
  ) throws(CameraError) -> CameraPosition {
    var asked = camera
    asked.zoom += change
    asked.target = try target(keeping: point, from: camera, whileZoomingTo: asked.zoom)
    return asked
  }

  private func perspective(of camera: CameraPosition) -> Perspective {
    Perspective(
      size: size, padding: padding, bearing: camera.bearing, viewingAngle: camera.viewingAngle)
  }
}

extension CameraPosition {
  /// The place so many times a way on the ground from the target.
  func target(
    movedBy offset: GroundOffset, times factor: Double
  ) throws(CameraError) -> Coordinate {
    // Not even the last bit may change by a way to the projection and back.
    if offset.x == 0, offset.y == 0 { return target }
    let scale = factor / Mercator.worldSize(atZoom: zoom)
    return try target.moved(byX: offset.x * scale, y: offset.y * scale)
  }
}
