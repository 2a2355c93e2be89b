/// What the ending of a file's name says of its format.
enum FileEnding {
  case gpx
  case kml
  case geoJSON
  case polyline5
  case polyline6
  case other

  init(of name: String) {
    let file = name.split(separator: "/").last ?? ""
    let dot = file.lastIndex(of: ".") ?? file.endIndex
    self =
      switch file[dot...].lowercased() {
      case ".gpx": .gpx
      case ".kml": .kml
      case ".geojson", ".json": .geoJSON
      case ".polyline", ".polyline5": .polyline5
      case ".polyline6": .polyline6
      default: .other
      }
  }

  /// The format that is expected, nil when any text may be a polyline.
  var format: RouteFileFormat? {
    switch self {
    case .gpx: .gpx
    case .kml: .kml
    case .geoJSON: .geoJSON
    case .polyline5, .polyline6, .other: nil
    }
  }
}
