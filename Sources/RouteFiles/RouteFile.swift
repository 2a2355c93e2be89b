import MapCamera

/// Reads the line of a route file: GPX, KML, GeoJSON or an encoded polyline.
public enum RouteFile {
  /// The line that a route file draws, at least two places in order.
  ///
  /// What the file holds tells its format; the ending of its name decides only where that says
  /// nothing. Longitudes stay as written.
  ///
  ///     try RouteFile.coordinates(in: Array("_p~iF~ps|U_ulLnnqC".utf8), name: "a.polyline")
  ///     // 38.5, −120.2 and 40.7, −120.95
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - name: The file's name or path, for its ending.
  /// - Throws: `RouteFileError`, with a message for people who don't program.
  public static func coordinates(
    in bytes: [UInt8], name: String
  ) throws(RouteFileError) -> [Coordinate] {
    try coordinates(in: bytes, name: name, limits: .standard)
  }

  static func coordinates(
    in bytes: [UInt8], name: String, limits: RouteLimits
  ) throws(RouteFileError) -> [Coordinate] {
    guard bytes.count <= limits.bytes else {
      throw RouteFileError(.fileTooLarge(megabytes: limits.bytes >> 20))
    }
    let ending = FileEnding(of: name)
    let coordinates =
      switch try Content(of: bytes, ending: ending) {
      case .xml: try XMLRoute.coordinates(in: bytes, limits: limits)
      case .json: try GeoJSONRoute.coordinates(in: bytes, limits: limits)
      case .polyline(let precision):
        try PolylineRoute.coordinates(in: bytes, precision: precision, limits: limits)
      }
    guard coordinates.count >= 2 else { throw RouteFileError(.singlePoint) }
    return coordinates
  }
}
