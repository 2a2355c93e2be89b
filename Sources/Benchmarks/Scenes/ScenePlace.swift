import Gazetteer
import MapCamera

/// A place as both languages name it.
struct ScenePlace {
  /// Its name in a scenario file.
  let name: String
  /// The same place in Lua.
  let lua: String
  let coordinate: Coordinate

  /// Cities that both know: mapcam from its table, Lua from its library's.
  static let cities: [ScenePlace] = [
    "vancouver", "calgary", "sydney", "seattle", "tokyo", "berlin", "toronto", "lima",
  ].compactMap { name in
    guard let city = Gazetteer.city(named: name),
      let coordinate = try? Coordinate(latitude: city.latitude, longitude: city.longitude)
    else { return nil }
    return ScenePlace(name: name, lua: "cities.\(name)", coordinate: coordinate)
  }

  /// Places that the texts themselves name.
  static let named: [ScenePlace] = [
    named("office", 49.285, -123.1145), named("harbour", 49.2901, -123.1112),
    named("depot", 49.1952, -123.1776), named("airport", 49.1967, -123.1815),
    named("lookout", 49.3724, -123.0994),
  ].compactMap { $0 }

  private static func named(
    _ name: String, _ latitude: Double, _ longitude: Double
  ) -> ScenePlace? {
    guard let coordinate = try? Coordinate(latitude: latitude, longitude: longitude) else {
      return nil
    }
    return ScenePlace(name: name, lua: name, coordinate: coordinate)
  }
}
