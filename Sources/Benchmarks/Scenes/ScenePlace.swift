import Gazetteer
import MapCamera

/// A place that all languages know by the same name.
struct ScenePlace {
  let name: String
  /// Whether mapcam has it in its table, so that no text needs to say where it is.
  let isCity: Bool
  let coordinate: Coordinate

  static let cities: [ScenePlace] = [
    "vancouver", "calgary", "sydney", "seattle", "tokyo", "berlin", "toronto", "lima",
  ].compactMap { name in
    guard let city = Gazetteer.city(named: name) else { return nil }
    return place(name, city.latitude, city.longitude, isCity: true)
  }

  /// Places that the texts themselves name.
  static let named: [ScenePlace] = [
    place("office", 49.285, -123.1145), place("harbour", 49.2901, -123.1112),
    place("depot", 49.1952, -123.1776), place("airport", 49.1967, -123.1815),
    place("lookout", 49.3724, -123.0994),
  ].compactMap { $0 }

  private static func place(
    _ name: String, _ latitude: Double, _ longitude: Double, isCity: Bool = false
  ) -> ScenePlace? {
    (try? Coordinate(latitude: latitude, longitude: longitude)).map {
      ScenePlace(name: name, isCity: isCity, coordinate: $0)
    }
  }
}
