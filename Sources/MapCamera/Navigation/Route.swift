/// A line of great circles over at least two places, and what lies how far along it.
///
/// Built in one pass; a place along it is found in log n steps. Copies share one table.
///
///     let route = try Route([vancouver, kelowna, calgary])
///     route.coordinate(at: 1500)  // 1.5 km from Vancouver
public struct Route: Sendable {
  private let table: RouteTable

  /// A route over places in order; a place that repeats the one before it is left out.
  ///
  /// Longitudes may be any; between two places it goes the shortest way, over the antimeridian or a
  /// pole too.
  ///
  /// - Throws: `CameraError.routeTooShort` when there are not two different places.
  public init(_ coordinates: some Sequence<Coordinate>) throws(CameraError) {
    guard let table = RouteTable(Array(coordinates)) else { throw .routeTooShort }
    self.table = table
  }

  /// The places of the route in order, without repeats.
  public var coordinates: [Coordinate] { table.coordinates }

  /// The length in metres along great circles.
  public var length: Double { table.distances[table.distances.count - 1] }

  /// The smallest box round the line, with the bulges of its great circles towards the poles.
  public var bounds: CoordinateBounds { table.extents[0].bounds }

  /// The place at a distance in metres from the start; before it the start, behind it the end.
  public func coordinate(at distance: Double) -> Coordinate { table.place(at: distance).coordinate }

  /// The direction of travel at a distance in metres from the start, in [0, 360) degrees.
  ///
  /// At a vertex it is that of the way ahead, at the end of the route that of the arrival.
  public func heading(at distance: Double) -> Double { table.place(at: distance).heading }

  /// The smallest box round what remains of the line from a distance in metres on.
  public func bounds(from distance: Double) -> CoordinateBounds { table.bounds(from: distance) }

  /// The place and the direction of travel there, found in one go.
  func place(at distance: Double) -> RouteTable.Place { table.place(at: distance) }

  /// What is left to turn at a distance when each turn is spread over a window of metres behind its
  /// vertex, of the vertices after another distance; in degrees.
  func openTurns(at distance: Double, window: Double, after start: Double) -> Double {
    table.openTurns(at: distance, window: window, after: start)
  }
}

extension Route: Hashable {
  /// Whether two routes go over the same places in the same order.
  public static func == (a: Route, b: Route) -> Bool {
    a.table === b.table || a.table.coordinates == b.table.coordinates
  }

  /// Hashes the length and the ends, which equal routes share.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(table.coordinates.count)
    hasher.combine(table.coordinates.first)
    hasher.combine(table.coordinates.last)
  }
}
