import MapCamera

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The line of a GeoJSON file.
enum GeoJSONRoute {
  static func coordinates(
    in bytes: [UInt8], limits: RouteLimits
  ) throws(RouteFileError) -> [Coordinate] {
    let decoder = JSONDecoder()
    decoder.userInfo[.limits] = limits
    do {
      let object = try decoder.decode(GeoJSONObject.self, from: Data(bytes))
      guard object.isKnown else { throw RouteFileError(.notGeoJSON) }
      guard let line = object.line else { throw RouteFileError(.noLineGeometry) }
      return line
    } catch let error as RouteFileError {
      throw error
    } catch {
      throw RouteFileError(.invalidJSON)
    }
  }
}

extension CodingUserInfoKey {
  /// The limits that hold while a file is decoded.
  static let limits = CodingUserInfoKey(rawValue: "limits")!
}
