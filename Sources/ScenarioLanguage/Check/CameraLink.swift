import MapCamera

/// A link to a map, as far as it describes a camera.
///
/// Read are Google Maps links (`…/@49.28,-123.12,12z`, also with metres of height, `500m`, or the
/// parts of the tilted view, `1200a,35y,90h,45t`), `geo:` URIs (RFC 5870, with Android's `z=`)
/// and the hash of MapLibre maps (`#zoom/lat/lon/bearing/pitch`).
public struct CameraLink: Equatable, Sendable {
  /// How near the link is.
  public enum Scale: Equatable, Sendable {
    /// A zoom level for a world of 256 points.
    case zoom(Double)
    /// So many metres of ground from the top of the map to its bottom.
    case metersHigh(Double)
    case unsaid
  }

  /// The place in the middle.
  public private(set) var target: Coordinate
  /// How near it is.
  public private(set) var scale: Scale
  /// The direction of the top edge in degrees.
  public private(set) var bearing: Double = 0
  /// The angle from straight down in degrees.
  public private(set) var tilt: Double = 0

  /// Reads a link, nil when the text is none or gives no place.
  public init?(_ text: String) {
    if text.hasPrefix("geo:") {
      self.init(geo: text.dropFirst(4))
    } else if let at = text.firstIndex(of: "@"),
      text.hasPrefix("@") || text.hasPrefix("http")
    {
      self.init(google: text[text.index(after: at)...])
    } else if let hash = text.firstIndex(of: "#") {
      self.init(hash: text[text.index(after: hash)...])
    } else {
      return nil
    }
  }

  private init?(_ latitude: Substring, _ longitude: Substring) {
    guard let latitude = DegreesText.number(latitude),
      let longitude = DegreesText.number(longitude),
      let target = try? Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    self.target = target
    scale = .unsaid
  }

  /// What follows the `@`: latitude, longitude, then numbers told apart by their last letter.
  private init?(google text: Substring) {
    let end = text.firstIndex { $0 == "/" || $0 == "?" || $0 == "&" } ?? text.endIndex
    let parts = text[..<end].split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return nil }
    self.init(parts[0], parts[1])
    var distance: Double?
    var fieldOfView = 35.0
    for part in parts.dropFirst(2) {
      guard let letter = part.last, let number = DegreesText.number(part.dropLast()) else {
        return nil
      }
      switch letter {
      case "z": scale = .zoom(number)
      case "m": scale = .metersHigh(number)
      case "a": distance = number
      case "y": fieldOfView = number
      case "h": bearing = number
      case "t": tilt = number
      default: return nil
      }
    }
    if let distance {
      // The camera stands so far away and sees so many degrees from top to bottom.
      guard distance > 0, fieldOfView > 0, fieldOfView < 180 else { return nil }
      scale = .metersHigh(2 * distance * Mathematics.tan(fieldOfView * .pi / 360))
    }
    if case .metersHigh(let meters) = scale, meters <= 0 { return nil }
  }

  private init?(geo text: Substring) {
    let question = text.firstIndex(of: "?") ?? text.endIndex
    let path = text[..<question].prefix { $0 != ";" }
    let coordinates = path.split(separator: ",", omittingEmptySubsequences: false)
    guard coordinates.count >= 2 else { return nil }
    self.init(coordinates[0], coordinates[1])
    for pair in text[question...].dropFirst().split(separator: "&") {
      guard let equals = pair.firstIndex(of: "=") else { continue }
      let value = pair[pair.index(after: equals)...]
      switch pair[..<equals] {
      case "z":
        guard let zoom = DegreesText.number(value) else { return nil }
        scale = .zoom(zoom)
      case "q":
        // Android's way to say where the pin is: q=lat,lon(label); the path may then be 0,0.
        let parts = value.prefix { $0 != "(" }.split(separator: ",")
        if parts.count == 2, let pin = CameraLink(parts[0], parts[1]) { target = pin.target }
      default: break
      }
    }
  }

  /// `zoom/lat/lon`, then bearing and pitch. A MapLibre world is 512 points wide at zoom 0, so the
  /// same view has one level more here.
  private init?(hash text: Substring) {
    let value = text.hasPrefix("map=") ? text.dropFirst(4) : text
    let parts = value.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts.count <= 5, let zoom = DegreesText.number(parts[0]) else {
      return nil
    }
    self.init(parts[1], parts[2])
    // OpenStreetMap's own `#map=` counts levels of a world of 256 points.
    scale = .zoom(text.hasPrefix("map=") ? zoom : zoom + 1)
    if parts.count > 3 {
      guard let number = DegreesText.number(parts[3]) else { return nil }
      bearing = number
    }
    if parts.count > 4 {
      guard let number = DegreesText.number(parts[4]) else { return nil }
      tilt = number
    }
  }
}
