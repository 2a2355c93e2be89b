import MapCamera

/// The points of a line while they are read; no more than a route may have.
struct RoutePoints {
  private(set) var coordinates: [Coordinate] = []
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Adds a point; its numbers are within their ranges.
  mutating func append(
    latitude: Double, longitude: Double, at place: @autoclosure () -> RouteFileError.Place
  ) throws(RouteFileError) {
    guard coordinates.count < limit else {
      throw RouteFileError(.tooManyPoints(limit: limit), at: place())
    }
    // Numbers within their ranges are finite, which is all that a coordinate asks of them.
    coordinates.append(try! Coordinate(latitude: latitude, longitude: longitude))
  }

  var isEmpty: Bool { coordinates.isEmpty }
}
