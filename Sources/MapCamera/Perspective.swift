/// The camera's view of the plane it looks at, in points around the target; zoom plays no part.
@usableFromInline
struct Perspective: Sendable {
  /// Half the vertical field of view of 25°, as a slope: tan 12.5°.
  static let halfSlope = 0.22169466264293988

  /// Where the target is drawn: the centre of the map's padded rectangle.
  @usableFromInline
  let center: ScreenPoint
  /// From the camera to the target: h / (2 tan 12.5°), with h the full height of the map.
  @usableFromInline
  let distance: Double
  @usableFromInline
  let sinBearing: Double
  @usableFromInline
  let cosBearing: Double
  @usableFromInline
  let sinAngle: Double
  @usableFromInline
  let cosAngle: Double

  init(size: ScreenSize, padding: EdgeInsets, bearing: Double, viewingAngle: Double) {
    center = ScreenPoint(
      x: (padding.left + size.width - padding.right) / 2,
      y: (padding.top + size.height - padding.bottom) / 2)
    distance = size.height / (2 * Self.halfSlope)
    let bearing = Angle.radians(bearing)
    let angle = Angle.radians(viewingAngle)
    (sinBearing, cosBearing) = Mathematics.sinCos(bearing)
    (sinAngle, cosAngle) = Mathematics.sinCos(angle)
  }

  /// Where the ground x points east and y points south of the target is drawn.
  ///
  /// Nil when it lies behind the camera.
  @inlinable
  func screen(_ offset: GroundOffset) -> ScreenPoint? {
    let u = offset.x * cosBearing + offset.y * sinBearing
    let v = offset.x * sinBearing - offset.y * cosBearing
    let depth = distance + v * sinAngle
    guard depth > 0 else { return nil }
    let scale = distance / depth
    let point = ScreenPoint(x: center.x + u * scale, y: center.y - v * cosAngle * scale)
    return point.x.isFinite && point.y.isFinite ? point : nil
  }

  /// The ground that is drawn at a screen point; nil for the sky.
  @inline(__always)
  func ground(_ point: ScreenPoint) -> GroundOffset? {
    let a = point.x - center.x
    let b = center.y - point.y
    let n = distance * cosAngle - b * sinAngle
    guard n > 0 else { return nil }
    return ground(a: a, b: b, n: n)
  }

  /// As `ground`, and for the sky what lies at the end of the sight just below the horizon.
  func groundOrHorizon(_ point: ScreenPoint) -> GroundOffset {
    let nearest = distance * cosAngle / 1024
    let b = center.y - point.y
    let n = distance * cosAngle - b * sinAngle
    if n >= nearest { return ground(a: point.x - center.x, b: b, n: n) }
    return ground(
      a: point.x - center.x, b: (distance * cosAngle - nearest) / sinAngle, n: nearest)
  }

  /// The ground that would be drawn some points from the centre if the scale there held everywhere.
  func groundNearCenter(right: Double, down: Double) -> GroundOffset {
    let v = -down / cosAngle
    return GroundOffset(
      x: right * cosBearing + v * sinBearing, y: right * sinBearing - v * cosBearing)
  }

  @inline(__always)
  private func ground(a: Double, b: Double, n: Double) -> GroundOffset {
    let v = b * distance / n
    let u = a * distance * cosAngle / n
    return GroundOffset(
      x: u * cosBearing + v * sinBearing, y: u * sinBearing - v * cosBearing)
  }
}

/// A way on the ground from the target, in points at the camera's zoom: x east, y south.
@usableFromInline
struct GroundOffset {
  @usableFromInline
  var x: Double
  @usableFromInline
  var y: Double

  @inlinable
  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
