import MapCamera

/// The line of a GPX or KML file while it is read; the outermost tag tells which it is.
///
/// The depth is the number of tags that are open outside: 0 for the outermost tag.
struct XMLRoute {
  private var gpx: GPXLine?
  private var kml: KMLLine?

  init(root: XMLName, limits: RouteLimits, at position: XMLPosition) throws(RouteFileError) {
    switch root {
    case "gpx": gpx = GPXLine(limits: limits)
    case "kml": kml = KMLLine(limits: limits)
    default:
      throw RouteFileError(.unknownRoot(String(excerpt: root.bytes)), at: position.place())
    }
  }

  /// The line of a whole file.
  static func coordinates(
    in bytes: [UInt8], limits: RouteLimits
  ) throws(RouteFileError) -> [Coordinate] {
    let route = try XMLReader.read(bytes, limits: limits)
    if let gpx = route.gpx { return try gpx.coordinates() }
    return try route.kml?.coordinates() ?? []
  }

  /// Whether the texts of the file matter, or its tags alone.
  var wantsText: Bool { kml != nil }

  /// A tag below the outermost begins.
  mutating func open(
    _ name: XMLName, depth: Int, _ attributes: XMLAttributes, at position: XMLPosition
  ) throws(RouteFileError) {
    try gpx?.open(name, depth: depth, attributes, at: position)
    kml?.open(name, depth: depth)
  }

  /// A piece of text; a text may come in any number of pieces.
  mutating func text(
    _ bytes: UnsafeRawBufferPointer, depth: Int, at position: XMLPosition
  ) throws(RouteFileError) {
    try kml?.text(bytes, depth: depth, at: position)
  }

  /// A tag ends.
  mutating func close(depth: Int) throws(RouteFileError) {
    gpx?.close(depth: depth)
    try kml?.close(depth: depth)
  }
}
