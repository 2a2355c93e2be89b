/// The formats that a file's name can promise and its content then has to keep.
public enum RouteFileFormat: Hashable, Sendable {
  /// GPS Exchange Format, see https://www.topografix.com/gpx/1/1/.
  case gpx
  /// Keyhole Markup Language, see https://www.ogc.org/standard/kml/.
  case kml
  /// GeoJSON, see https://www.rfc-editor.org/rfc/rfc7946.
  case geoJSON
}
