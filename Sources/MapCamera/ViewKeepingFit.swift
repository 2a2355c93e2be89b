/// The fit that keeps bearing and viewing angle: the closest camera that sees all points in a room.
///
/// In camera axes (right r, up q, forward f; lengths in world widths) a camera at (Cr, Cq, Cf) sees
/// a point inside the room iff its slopes (r − Cr)/(f − Cf) and (q − Cq)/(f − Cf) lie between those
/// of the room's edges. Each edge bounds Cr or Cq by a line in Cf; where the two lines of an axis
/// meet, the camera can't come closer. The nearer of the two meetings holds, the other axis is
/// centred in its slack, and the forward ray meets the ground at the target.
struct ViewKeepingFit {
  /// A camera that sees all points, or the nearest legal one.
  struct Solution {
    /// The zoom that fits exactly; infinite for a single point.
    let fittingZoom: Double
    /// The target for the fitting zoom, held within the limits.
    let target: Coordinate
  }

  private let limits: CameraLimits
  private let size: ScreenSize
  private let bearing: Double
  private let viewingAngle: Double
  /// Camera to target in points, as `Perspective.distance`.
  private let distance: Double
  // Slopes of the room's edges from the axis through the target.
  private let slopeLeft: Double
  private let slopeRight: Double
  private let slopeTop: Double
  private let slopeBottom: Double

  init(
    limits: CameraLimits, size: ScreenSize, room: FitRoom, bearing: Double, viewingAngle: Double
  ) {
    self.limits = limits
    self.size = size
    self.bearing = bearing
    self.viewingAngle = viewingAngle
    distance = size.height / (2 * Perspective.halfSlope)
    slopeLeft = (room.width / 2 - room.offsetX) / distance
    slopeRight = (room.width / 2 + room.offsetX) / distance
    slopeTop = (room.height / 2 - room.offsetY) / distance
    slopeBottom = (room.height / 2 + room.offsetY) / distance
  }

  /// The fit of some points, of which `bounds` is the smallest box.
  ///
  /// Nil when the room lies in the sky.
  func solve(_ points: [Coordinate], bounds: CoordinateBounds) -> Solution? {
    let turn = Angle.radians(bearing)
    let sinBearing = Mathematics.sin(turn)
    let cosBearing = Mathematics.cos(turn)
    let cut = Mercator.maximumLatitude
    let originY = Mercator.y(latitude: min(max(bounds.center.latitude, -cut), cut))
    return withUnsafeTemporaryAllocation(of: GroundOffset.self, capacity: points.count) { scratch in
      for index in points.indices {
        // Eastwards from the western edge, so that all points lie on one copy of the world.
        let x = Angle.wrap(points[index].longitude - bounds.west) / 360
        let y = Mercator.y(latitude: min(max(points[index].latitude, -cut), cut)) - originY
        // Stored turned into the view: x to the right, y forward on the ground.
        scratch.initializeElement(
          at: index,
          to: GroundOffset(
            x: x * cosBearing + y * sinBearing, y: x * sinBearing - y * cosBearing))
      }
      guard let (zoom, right, forward) = solve(UnsafeBufferPointer(scratch)) else { return nil }
      let x = right * cosBearing + forward * sinBearing
      let y = right * sinBearing - forward * cosBearing
      let target = Coordinate(
        uncheckedLatitude: Mercator.latitude(y: originY + y),
        longitude: bounds.west + x * 360
      ).wrapped
      return Solution(fittingZoom: zoom, target: target)
    }
  }

  private typealias Plane = (zoom: Double, right: Double, forward: Double)

  /// Solves at the wanted viewing angle, or at the one where limit and zoom agree.
  private func solve(_ points: UnsafeBufferPointer<GroundOffset>) -> Plane? {
    guard let wanted = solve(points, viewingAngle: viewingAngle) else { return nil }
    if viewingAngle <= allowedAngle(wanted) { return wanted }
    // Flat always is allowed, the wanted angle is not: between them lies one that just is.
    var low = 0.0
    var high = viewingAngle
    var best = solve(points, viewingAngle: 0)
    for _ in 0..<56 {
      let middle = low + (high - low) / 2
      guard let plane = solve(points, viewingAngle: middle) else { return nil }
      if middle <= allowedAngle(plane) {
        low = middle
        best = plane
      } else {
        high = middle
      }
    }
    return best
  }

  private func allowedAngle(_ plane: Plane) -> Double {
    limits.viewingAngleLimit.maximum(atZoom: limits.zoom(nearest: plane.zoom, for: size))
  }

  private func solve(
    _ points: UnsafeBufferPointer<GroundOffset>, viewingAngle: Double
  ) -> Plane? {
    let angle = Angle.radians(viewingAngle)
    let sin = Mathematics.sin(angle)
    let cos = Mathematics.cos(angle)
    let tan = sin / cos

    var left = -Double.infinity
    var right = Double.infinity
    var low = -Double.infinity
    var high = Double.infinity
    for point in points {
      let f = point.y * sin
      let q = point.y * cos
      left = max(left, point.x - slopeRight * f)
      right = min(right, point.x + slopeLeft * f)
      low = max(low, q - slopeTop * f)
      high = min(high, q + slopeBottom * f)
    }
    // Cq = middle + rise·Cf keeps the points centred from bottom to top.
    let rise = (slopeTop - slopeBottom) / 2
    let middle = (low + high) / 2
    // How fast the way to the ground shrinks as the camera moves forward.
    let approach = 1 - rise * tan
    guard approach > 0 else { return nil }

    var depth = min(
      (right - left) / (slopeLeft + slopeRight), (high - low) / (slopeTop + slopeBottom))
    var reach = middle * tan - approach * depth
    let scale = distance / Mercator.tileSize
    let fittingZoom = reach > 0 ? Mathematics.log2(scale / reach) : .infinity
    let zoom = limits.zoom(nearest: fittingZoom, for: size)
    if zoom != fittingZoom {
      reach = scale / Mathematics.exp2(zoom)
      depth = (middle * tan - reach) / approach
    }
    return (
      fittingZoom,
      (left + right) / 2 + (slopeRight - slopeLeft) / 2 * depth,
      (middle + rise * depth) * cos + (depth + reach) * sin
    )
  }
}
