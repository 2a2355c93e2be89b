import MapCamera

/// The line of a GPX file: the first track that has points, or else the first route that has.
///
/// The segments of the track are joined. Tags are known by their names and where they stand, so that
/// a file with any namespace or none is read, and extensions mean nothing.
struct GPXLine {
  private enum Section {
    case track
    case segment
    case route
  }

  private var section: Section?
  private var track: RoutePoints
  private var route: RoutePoints
  private var isTrackComplete = false
  private var isRouteComplete = false

  init(limits: RouteLimits) {
    track = RoutePoints(limit: limits.points)
    route = RoutePoints(limit: limits.points)
  }

  func coordinates() throws(RouteFileError) -> [Coordinate] {
    if !track.isEmpty { return track.coordinates }
    if !route.isEmpty { return route.coordinates }
    throw RouteFileError(.noTrack)
  }

  mutating func open(
    _ name: XMLName, depth: Int, _ attributes: XMLAttributes, at position: XMLPosition
  ) throws(RouteFileError) {
    switch (depth, section, name) {
    case (1, _, "trk") where !isTrackComplete: section = .track
    case (1, _, "rte") where !isRouteComplete: section = .route
    case (2, .track, "trkseg"): section = .segment
    case (2, .route, "rtept"): try Self.add(attributes, to: &route, at: position)
    case (3, .segment, "trkpt"): try Self.add(attributes, to: &track, at: position)
    default: break
    }
  }

  mutating func close(depth: Int) {
    switch (depth, section) {
    case (2, .segment): section = .track
    case (1, .track):
      isTrackComplete = !track.isEmpty
      section = nil
    case (1, .route):
      isRouteComplete = !route.isEmpty
      section = nil
    default: break
    }
  }

  private static func add(
    _ attributes: XMLAttributes, to points: inout RoutePoints, at position: XMLPosition
  ) throws(RouteFileError) {
    try points.append(
      latitude: Axis.latitude.degrees(attributes["lat"], at: position.place()),
      longitude: Axis.longitude.degrees(attributes["lon"], at: position.place()),
      at: position.place())
  }

  private typealias Axis = RouteFileError.Axis
}
