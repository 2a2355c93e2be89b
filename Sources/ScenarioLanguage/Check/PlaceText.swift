import Gazetteer
import MapCamera

/// What a text in the place of a place says: a city's name, degrees, or a link to a map.
public enum PlaceText {
  case place(Coordinate)
  case view(CameraLink)

  /// Reads the text, nil when it names nothing that is known.
  public static func read(_ text: String) -> PlaceText? {
    if let link = CameraLink(text) { return .view(link) }
    if let coordinate = DegreesText.read(text) { return .place(coordinate) }
    guard let city = Gazetteer.city(named: text),
      let place = try? Coordinate(latitude: city.latitude, longitude: city.longitude)
    else { return nil }
    return .place(place)
  }

  /// The spelling of the city that was probably meant.
  package static func suggestion(for text: String) -> String? {
    if let nearest = Gazetteer.nearest(to: text) { return nearest.city.name }
    guard let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    return Gazetteer.cities(named: String(text[..<comma])).first?.spelling
  }
}
