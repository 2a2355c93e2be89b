import MapCamera

/// An object of GeoJSON, of which only the line matters.
struct GeoJSONObject: Decodable {
  /// Whether its type is one of GeoJSON.
  private(set) var isKnown = true
  /// The first line in it that has points; the lines of a `MultiLineString` are joined.
  private(set) var line: [Coordinate]?
  /// How many objects were looked at for it.
  private var seen = 1

  private enum Key: String, CodingKey {
    case type
    case coordinates
    case geometry
    case geometries
    case features
  }

  init(from decoder: any Decoder) throws {
    let limits = decoder.userInfo[.limits] as? RouteLimits ?? .standard
    guard decoder.codingPath.count <= limits.depth else {
      throw RouteFileError(.tooDeep(limit: limits.depth))
    }
    // Asked before it is decoded: what a decoder throws takes long, and there may be millions.
    guard let object = try? decoder.container(keyedBy: Key.self), object.contains(.type),
      let type = try? object.decode(String.self, forKey: .type)
    else {
      isKnown = false
      return
    }
    switch type {
    case "LineString", "MultiLineString":
      guard var list = try? object.nestedUnkeyedContainer(forKey: .coordinates) else {
        throw RouteFileError(.missingCoordinates(type))
      }
      var points = RoutePoints(limit: limits.points)
      if type == "LineString" {
        try points.append(positions: &list)
      } else {
        try points.append(lines: &list)
      }
      line = points.isEmpty ? nil : points.coordinates
    case "Feature":
      line = try object.decodeIfPresent(GeoJSONObject.self, forKey: .geometry)?.line
    case "FeatureCollection": try findLine(in: object, .features, limit: limits.objects)
    case "GeometryCollection": try findLine(in: object, .geometries, limit: limits.objects)
    case "Point", "MultiPoint", "Polygon", "MultiPolygon": break
    default: isKnown = false
    }
  }

  private mutating func findLine(
    in object: KeyedDecodingContainer<Key>, _ key: Key, limit: Int
  ) throws {
    guard var list = try? object.nestedUnkeyedContainer(forKey: key) else { return }
    while line == nil, !list.isAtEnd {
      let member = try list.decodeIfPresent(GeoJSONObject.self)
      line = member?.line
      seen += member?.seen ?? 1
      if seen > limit { throw RouteFileError(.tooManyObjects(limit: limit)) }
    }
  }
}

extension RoutePoints {
  fileprivate mutating func append(lines: inout any UnkeyedDecodingContainer) throws {
    while !lines.isAtEnd {
      guard var positions = try? lines.nestedUnkeyedContainer() else {
        throw RouteFileError(.missingCoordinates("MultiLineString"))
      }
      try append(positions: &positions)
    }
  }

  fileprivate mutating func append(positions: inout any UnkeyedDecodingContainer) throws {
    while !positions.isAtEnd {
      let place = RouteFileError.Place.point(coordinates.count + 1)
      guard let position = try? positions.decode(Position.self) else {
        throw RouteFileError(.invalidPosition, at: place)
      }
      try append(
        latitude: RouteFileError.Axis.latitude.checked(position.latitude, at: place),
        longitude: RouteFileError.Axis.longitude.checked(position.longitude, at: place), at: place)
    }
  }

  /// Longitude, latitude and whatever may follow.
  private struct Position: Decodable {
    let longitude: Double
    let latitude: Double

    init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      longitude = try numbers.decode(Double.self)
      latitude = try numbers.decode(Double.self)
    }
  }
}
