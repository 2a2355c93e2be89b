import MapCamera

extension Workload {
  /// The engine alone, without the language.
  static let camera = Workload(
    name: "camera", summary: "camera updates and projections in a second"
  ) { bench throws(BenchmarkError) in
    let turns = 50_000
    let contest = try Contest(rounds: 11) { () throws(BenchmarkError) in
      [
        Double(turns * 4) / (try updates(turns)),
        Double(turns * 4) / (try projections(turns * 4)),
      ]
    }
    bench.report(
      Row(
        name: "camera updates", figures: contest.figures(of: 0), unit: .perSecond,
        comparison: "zoomBy and scrollBy in turn, tilted", target: .none))
    bench.report(
      Row(
        name: "places projected", figures: contest.figures(of: 1), unit: .perSecond,
        comparison: "to the screen, tilted", target: .none))
  }

  private static func tiltedMap() throws(CameraError) -> MapView {
    var map = MapView()
    let target = try Coordinate(latitude: 49.26, longitude: -123.11)
    try map.move(.setCamera(CameraPosition(target: target, zoom: 12, viewingAngle: 30)))
    return map
  }

  /// Seconds for so many turns of four updates.
  private static func updates(_ turns: Int) throws(BenchmarkError) -> Double {
    do throws(CameraError) {
      var map = try tiltedMap()
      let seconds = try Clock.time { () throws(CameraError) in
        for _ in 0..<turns {
          try map.move(.zoomBy(0.5))
          try map.move(.scrollBy(x: 3, y: 4))
          try map.move(.zoomBy(-0.5))
          try map.move(.scrollBy(x: -3, y: -4))
        }
      }
      guard (map.camera.zoom - 12).magnitude < 1e-6 else { throw CameraError.notFinite }
      return seconds
    } catch {
      throw .wrong("the camera does not come back")
    }
  }

  /// Seconds to project so many places.
  private static func projections(_ count: Int) throws(BenchmarkError) -> Double {
    do throws(CameraError) {
      let projection = try tiltedMap().projection
      var places: [Coordinate] = []
      for index in 0..<1000 {
        places.append(
          try Coordinate(latitude: 49 + Double(index) / 2000, longitude: -123.11))
      }
      var sum = 0.0
      let seconds = Clock.time {
        for index in 0..<count { sum += projection.screen(places[index % 1000])?.y ?? 0 }
      }
      guard sum.isFinite else { throw CameraError.notFinite }
      return seconds
    } catch {
      throw .wrong("a place can't be projected")
    }
  }
}
