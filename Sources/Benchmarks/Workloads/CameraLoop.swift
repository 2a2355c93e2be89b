import MapCamera
import ScenarioLanguage

/// The loop of camera updates that `mapcamera.c` has, too: a bearing that wraps, a tilt that is
/// limited, and a way in and out again.
struct CameraLoop {
  static let updatesInTurn = 6

  // What is asked for: not constant where the loop is, so that nothing is worked out beforehand.
  private let start = CameraPosition(
    target: vancouver, zoom: 12, bearing: 35, viewingAngle: 30)
  private let bearing = 395.0
  private let tilt = 80.0
  private let zoom = 0.5
  private let right = 3.0
  private let down = 4.0

  static var vancouver: Coordinate {
    guard let place = try? Coordinate(latitude: 49.26, longitude: -123.11) else {
      fatalError("no such place")
    }
    return place
  }

  /// The processor's seconds for so many turns, and the sum of where the camera was.
  func time(turns: Int) throws(BenchmarkError) -> (seconds: Double, sum: Double) {
    let (seconds, sum, end) = try run(turns: turns)
    return (
      seconds,
      sum + end.zoom + end.bearing + end.viewingAngle + end.target.latitude + end.target.longitude
    )
  }

  /// The same loop as a scenario, which checks that it ends at the same camera.
  func program(turns: Int) throws(BenchmarkError) -> Program {
    let end = try run(turns: turns).end
    let text = """
      camera vancouver zoom \(start.zoom) bearing \(start.bearing) tilt \(start.viewingAngle)
      repeat \(turns) {
        bearing \(bearing); tilt \(tilt); zoomBy \(zoom)
        scrollBy \(right) \(down); scrollBy \(-right) \(-down); zoomBy \(-zoom)
      }
      assert lat == \(end.target.latitude) within 0.000000001
      assert lon == \(end.target.longitude) within 0.000000001
      assert zoom == \(end.zoom) and bearing == \(end.bearing)
      assert tilt == \(end.viewingAngle) within 0.000000001
      """
    return try Program(checking: text)
  }

  @inline(never)
  private func run(
    turns: Int
  ) throws(BenchmarkError) -> (seconds: Double, sum: Double, end: CameraPosition) {
    do throws(CameraError) {
      var map = MapView()
      var sum = 0.0
      try map.move(.setCamera(start))
      let seconds = try Clock.time { () throws(CameraError) in
        for _ in 0..<turns {
          try map.move(.setBearing(bearing))
          try map.move(.setViewingAngle(tilt))
          try map.move(.zoomBy(zoom))
          try map.move(.scrollBy(x: right, y: down))
          sum += map.camera.target.latitude + map.camera.target.longitude
          sum += map.camera.viewingAngle
          try map.move(.scrollBy(x: -right, y: -down))
          try map.move(.zoomBy(-zoom))
        }
      }
      return (seconds, sum, map.camera)
    } catch {
      throw .wrong("an update is refused")
    }
  }
}
