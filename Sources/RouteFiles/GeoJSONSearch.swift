import JSONText
import MapCamera

/// Looks for the first line of a GeoJSON file that has points.
struct GeoJSONSearch {
  private let limits: RouteLimits
  /// How many objects were looked at for it.
  private var seen = 1

  init(limits: RouteLimits) { self.limits = limits }

  /// Whether the type of an object is one of GeoJSON.
  func isKnown(_ object: JSONValue) -> Bool {
    object["type"]?.text.flatMap(GeoJSONType.init) != nil
  }

  /// The first line in an object that has points; the lines of a `MultiLineString` are joined.
  ///
  /// - Parameter depth: The number of lists and objects round it.
  mutating func line(
    in object: JSONValue, depth: Int = 0
  ) throws(RouteFileError) -> [Coordinate]? {
    guard depth <= limits.depth else { throw RouteFileError(.tooDeep(limit: limits.depth)) }
    guard let type = object["type"]?.text.flatMap(GeoJSONType.init) else { return nil }
    switch type {
    case .lineString, .multiLineString:
      guard let list = object["coordinates"]?.list else {
        throw RouteFileError(.missingCoordinates(type.rawValue))
      }
      var points = RoutePoints(limit: limits.points)
      if type == .lineString {
        try points.append(positions: list)
      } else {
        try points.append(lines: list)
      }
      return points.isEmpty ? nil : points.coordinates
    case .feature:
      guard let geometry = object["geometry"] else { return nil }
      return try line(in: geometry, depth: depth + 1)
    case .featureCollection: return try firstLine(in: object["features"]?.list, depth: depth + 2)
    case .geometryCollection:
      return try firstLine(in: object["geometries"]?.list, depth: depth + 2)
    case .point, .multiPoint, .polygon, .multiPolygon: return nil
    }
  }

  private mutating func firstLine(
    in list: JSONList?, depth: Int
  ) throws(RouteFileError) -> [Coordinate]? {
    guard let list else { return nil }
    for member in list {
      seen += 1
      guard seen <= limits.objects else {
        throw RouteFileError(.tooManyObjects(limit: limits.objects))
      }
      if let line = try line(in: member, depth: depth) { return line }
    }
    return nil
  }
}

/// The types of GeoJSON's objects.
private enum GeoJSONType: String {
  case point = "Point"
  case multiPoint = "MultiPoint"
  case lineString = "LineString"
  case multiLineString = "MultiLineString"
  case polygon = "Polygon"
  case multiPolygon = "MultiPolygon"
  case geometryCollection = "GeometryCollection"
  case feature = "Feature"
  case featureCollection = "FeatureCollection"
}

extension RoutePoints {
  fileprivate mutating func append(lines: JSONList) throws(RouteFileError) {
    for line in lines {
      guard let positions = line.list else {
        throw RouteFileError(.missingCoordinates("MultiLineString"))
      }
      try append(positions: positions)
    }
  }

  /// Adds positions: longitude, latitude and whatever may follow.
  fileprivate mutating func append(positions: JSONList) throws(RouteFileError) {
    for position in positions {
      let place = RouteFileError.Place.point(coordinates.count + 1)
      guard let numbers = position.list, numbers.count >= 2, let longitude = numbers[0].number,
        let latitude = numbers[1].number
      else { throw RouteFileError(.invalidPosition, at: place) }
      try append(
        latitude: RouteFileError.Axis.latitude.checked(latitude, at: place),
        longitude: RouteFileError.Axis.longitude.checked(longitude, at: place), at: place)
    }
  }
}
