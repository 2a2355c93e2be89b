import MapCamera

/// The line of a KML file: the first `LineString` or `gx:Track` that has points.
///
/// The tracks of a `gx:MultiTrack` are joined, as they are one journey with gaps.
struct KMLLine {
  private enum Shape {
    case lineString
    case track
  }

  private var points: RoutePoints
  private var isComplete = false
  /// The innermost line that is open, and its depth.
  private var shape: (kind: Shape, depth: Int)?
  private var multiTrackDepth: Int?
  /// Whether the tag that holds places is open.
  private var isReading = false
  /// What is read of a tuple or of a track's place, and where it begins.
  private var pending: [UInt8] = []
  private var start = RouteFileError.Place.point(1)

  init(limits: RouteLimits) { points = RoutePoints(limit: limits.points) }

  func coordinates() throws(RouteFileError) -> [Coordinate] {
    if points.isEmpty { throw RouteFileError(.noLineString) }
    return points.coordinates
  }

  mutating func open(_ name: XMLName, depth: Int) {
    guard !isComplete, !isReading else { return }
    switch (name, shape?.kind) {
    case ("MultiTrack", nil) where multiTrackDepth == nil: multiTrackDepth = depth
    case ("LineString", nil): shape = (.lineString, depth)
    case ("Track", nil): shape = (.track, depth)
    case ("coordinates", .lineString), ("coord", .track): isReading = depth - 1 == shape?.depth
    default: break
    }
  }

  mutating func text(
    _ bytes: UnsafeRawBufferPointer, depth: Int, at position: XMLPosition
  ) throws(RouteFileError) {
    guard isReading, let shape, depth == shape.depth + 2 else { return }
    for (offset, byte) in bytes.enumerated() {
      if byte.isBlank, shape.kind == .lineString || pending.isEmpty {
        try finish(shape.kind)
      } else {
        if pending.isEmpty { start = position.place(after: offset) }
        pending.append(byte)
        guard pending.count <= Self.longest else { throw invalid(shape.kind) }
      }
    }
  }

  mutating func close(depth: Int) throws(RouteFileError) {
    if let shape {
      if isReading, depth == shape.depth + 1 {
        try finish(shape.kind)
        isReading = false
      } else if depth == shape.depth {
        self.shape = nil
        isComplete = !points.isEmpty && multiTrackDepth == nil
      }
    } else if depth == multiTrackDepth {
      multiTrackDepth = nil
      isComplete = !points.isEmpty
    }
  }

  /// No place is written with more bytes.
  private static let longest = 200

  /// Takes what is pending as a place; the altitude, if there is one, doesn't matter.
  private mutating func finish(_ kind: Shape) throws(RouteFileError) {
    if pending.isEmpty { return }
    let numbers =
      switch kind {
      case .lineString:
        pending.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      case .track: pending.split(whereSeparator: \.isBlank)
      }
    guard numbers.count == 2 || numbers.count == 3 else { throw invalid(kind) }
    try points.append(
      latitude: RouteFileError.Axis.latitude.degrees(numbers[1], at: start),
      longitude: RouteFileError.Axis.longitude.degrees(numbers[0], at: start), at: start)
    pending.removeAll(keepingCapacity: true)
  }

  private func invalid(_ kind: Shape) -> RouteFileError {
    let text = String(excerpt: pending.trimmed)
    return RouteFileError(
      kind == .lineString ? .invalidTuple(text) : .invalidTrackPoint(text), at: start)
  }
}
