// Inlinable all through: a generic that is not specialised would box each place on the heap.

extension CoordinateBounds {
  /// The smallest box that holds all places; the longitudes leave out the widest gap between them.
  ///
  /// Of gaps of the same width, the one across the antimeridian is left out. No places give
  /// `empty`. Takes n log n steps.
  @inlinable
  public init(enclosing coordinates: some Collection<Coordinate>) {
    self = withUnsafeTemporaryAllocation(of: LongitudeRange.self, capacity: coordinates.count) {
      var enclosure = Enclosure($0)
      for coordinate in coordinates {
        let longitude = Coordinate.wrap(longitude: coordinate.longitude)
        enclosure.add(
          south: coordinate.latitude, north: coordinate.latitude,
          LongitudeRange(west: longitude, east: longitude))
      }
      return enclosure.bounds
    }
  }

  /// The smallest box that holds all boxes; empty ones do not count.
  ///
  /// Of gaps of the same width, the one across the antimeridian is left out. Takes n log n steps.
  @inlinable
  public init(enclosing bounds: some Collection<CoordinateBounds>) {
    self.init(enclosing: bounds, and: EmptyCollection())
  }

  @inlinable
  init(
    enclosing bounds: some Collection<CoordinateBounds>, and more: some Collection<CoordinateBounds>
  ) {
    let count = bounds.count + more.count
    self = withUnsafeTemporaryAllocation(of: LongitudeRange.self, capacity: count) {
      var enclosure = Enclosure($0)
      for box in bounds { enclosure.add(box) }
      for box in more { enclosure.add(box) }
      return enclosure.bounds
    }
  }
}

/// Longitudes from west to east, both in −180…180.
@usableFromInline
struct LongitudeRange {
  let west: Double
  let east: Double

  @usableFromInline
  init(west: Double, east: Double) {
    self.west = west
    self.east = east
  }

  /// Where it begins on a circle cut open at −180°.
  var start: Double { west == 180 ? -180 : west }
  /// Where it ends, at most 360 after its start.
  var end: Double { start + (west <= east ? east - west : east - west + 360) }
}

/// Gathers ranges in scratch memory, then finds the widest gap that none of them covers.
@usableFromInline
struct Enclosure {
  private let ranges: UnsafeMutableBufferPointer<LongitudeRange>
  private var count = 0
  private var south = Double.infinity
  private var north = -Double.infinity

  @usableFromInline
  init(_ scratch: UnsafeMutableBufferPointer<LongitudeRange>) { ranges = scratch }

  @usableFromInline
  mutating func add(_ box: CoordinateBounds) {
    guard box.isValid else { return }
    add(south: box.south, north: box.north, LongitudeRange(west: box.west, east: box.east))
  }

  @usableFromInline
  mutating func add(south: Double, north: Double, _ range: LongitudeRange) {
    // A collection may yield more than it counted; what has no room can't be held.
    guard count < ranges.count else { return }
    self.south = min(self.south, south)
    self.north = max(self.north, north)
    ranges.initializeElement(at: count, to: range)
    count += 1
  }

  @usableFromInline
  var bounds: CoordinateBounds {
    guard count > 0 else { return .empty }
    var sorted = UnsafeMutableBufferPointer(rebasing: ranges[..<count])
    sorted.sort { $0.start < $1.start }

    // The walk begins with what reaches furthest over the cut, so that the first gap is that one.
    var furthest = sorted[0]
    for range in sorted where range.end > furthest.end { furthest = range }
    var reach = furthest.end - 360
    var reaching = furthest
    var gap = 0.0
    var west = -180.0
    var east = 180.0
    for range in sorted {
      if range.start - reach > gap {
        gap = range.start - reach
        west = range.west
        east = reaching.east
      }
      if range.end > reach {
        reach = range.end
        reaching = range
      }
    }
    return CoordinateBounds(uncheckedSouth: south, west: west, north: north, east: east)
  }
}
