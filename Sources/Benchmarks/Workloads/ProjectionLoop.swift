import MapCamera

/// The loop of places drawn on the screen that `mapcamera.c` has, too.
struct ProjectionLoop {
  private let projection: Projection
  private let places: [Coordinate]

  init() {
    projection = Projection(
      camera: CameraPosition(
        target: CameraLoop.vancouver, zoom: 12, bearing: 35, viewingAngle: 30),
      size: .default)
    places = (0..<1000).compactMap { index in
      try? Coordinate(
        latitude: 49 + Double(index) / 2000,
        longitude: -123.6 + Double(index * 7 % 1000) / 1000)
    }
  }

  /// The processor's seconds for so many places, and the sum of where they were drawn.
  @inline(never)
  func time(count: Int) throws(BenchmarkError) -> (seconds: Double, sum: Double) {
    var sum = 0.0
    let seconds = Clock.time {
      for index in 0..<count {
        if let point = projection.screen(places[index % 1000]) { sum += point.x + point.y }
      }
    }
    return (seconds, sum)
  }
}
