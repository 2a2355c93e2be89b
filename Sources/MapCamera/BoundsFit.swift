/// Bounds on the unit square of the Mercator projection, and the cameras that show all of them.
struct BoundsFit {
  /// Width on the unit square.
  private let width: Double
  /// Height on the unit square.
  private let height: Double
  private let middleX: Double
  private let middleY: Double

  /// Nil for bounds that hold no point.
  init?(_ bounds: CoordinateBounds) {
    guard bounds.isValid else { return nil }
    let cut = Mercator.maximumLatitude
    let top = Mercator.y(latitude: min(max(bounds.north, -cut), cut))
    let bottom = Mercator.y(latitude: min(max(bounds.south, -cut), cut))
    width = bounds.longitudeSpan / 360
    height = bottom - top
    middleX = Mercator.x(longitude: bounds.west) + width / 2
    middleY = (top + bottom) / 2
  }

  /// The greatest zoom at which the bounds fit into a width and height in points.
  ///
  /// Infinite for a single point. min(log2(w / (256·Δx)), log2(h / (256·Δy))).
  func zoom(width roomWidth: Double, height roomHeight: Double) -> Double {
    let scale = min(roomWidth / width, roomHeight / height)
    return Mathematics.log2(scale / Mercator.tileSize)
  }

  /// The target that draws the middle of the bounds some points away from where the target is.
  func target(offsetX: Double = 0, offsetY: Double = 0, zoom: Double) -> Coordinate {
    let worldSize = Mercator.worldSize(atZoom: zoom)
    return Coordinate(
      uncheckedLatitude: Mercator.latitude(y: middleY - offsetY / worldSize),
      longitude: Mercator.longitude(x: middleX - offsetX / worldSize)
    ).wrapped
  }
}
