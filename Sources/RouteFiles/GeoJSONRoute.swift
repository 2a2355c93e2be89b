import JSONText
import MapCamera

/// The line of a GeoJSON file.
enum GeoJSONRoute {
  static func coordinates(
    in bytes: [UInt8], limits: RouteLimits
  ) throws(RouteFileError) -> [Coordinate] {
    let document = try JSONDocument(bytes, limits: limits)
    return try document.withRoot { root throws(RouteFileError) in
      var search = GeoJSONSearch(limits: limits)
      guard search.isKnown(root) else { throw RouteFileError(.notGeoJSON) }
      guard let line = try search.line(in: root) else { throw RouteFileError(.noLineGeometry) }
      return line
    }
  }
}
