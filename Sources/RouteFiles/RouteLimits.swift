/// How much of a file is taken before it is refused, so that no file can use up time or memory.
struct RouteLimits: Sendable {
  /// The largest file, in bytes.
  var bytes: Int
  /// The most points of a line.
  var points: Int
  /// The most objects of GeoJSON that are looked at for a line.
  var objects: Int
  /// The most commas and opening brackets of JSON.
  var values = 4_100_000
  /// The most tags or geometries inside one another.
  var depth: Int

  static let standard = RouteLimits(
    bytes: 128 << 20, points: 1_000_000, objects: 100_000, depth: 64)
}
