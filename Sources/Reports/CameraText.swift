import MapCamera
import ScenarioLanguage

/// Where the camera is, in as many words as there is room for.
public struct CameraText {
  private let map: MapView

  /// For the camera of a map.
  public init(_ map: MapView) { self.map = map }

  /// For a prompt: `49.26, -123.11 zoom 12`.
  public var brief: String { line(decimals: 2, zoomDecimals: 1) }

  /// In one line: `49.2612, -123.1139 zoom 7.2853 bearing 90 tilt 30`.
  public var line: String { line(decimals: 4, zoomDecimals: 4) }

  /// As a command that sets it: `camera lat 49.26 lon -123.11 zoom 12 bearing 0 tilt 0`.
  public var command: String {
    "camera " + fields.map { "\($0.name) \(NumberText.exact($0.value))" }.joined(separator: " ")
  }

  /// Checks that pin the camera: its target to about a point on the screen, the rest to the decimals
  /// that one sees. Each goes with the word that it is about.
  public var checks: [(property: String, text: String)] {
    let camera = map.camera
    let meters = Self.roundedUp(map.projection.metersPerPoint(at: camera.target))
    // A degree is 111 km at most, and rounding is to take less than half of what is allowed.
    var decimals = 1
    while decimals < 7, 111_320 * Mathematics.pow(10, -Double(decimals)) > meters * 0.7 {
      decimals += 1
    }
    let place = [camera.target.latitude, camera.target.longitude]
      .map { NumberText.plain($0, decimals: decimals) }.joined(separator: ", ")
    let distance =
      meters < 1000 ? "\(NumberText.plain(meters)) m" : "\(NumberText.plain(meters / 1000)) km"
    let values = [
      ("target", "place(\(place)) within \(distance)"),
      ("zoom", Self.pinned(camera.zoom, decimals: 2)),
      ("bearing", Self.pinned(camera.bearing, decimals: 1)),
      ("tilt", Self.pinned(camera.viewingAngle, decimals: 1)),
    ]
    return values.map { ($0.0, "assert \($0.0) == \($0.1)") }
  }

  /// A whole number, or one with so many decimals, to which it is then matched.
  private static func pinned(_ value: Double, decimals: Int) -> String {
    abs(value - value.rounded()) < 1e-7
      ? NumberText.plain(value, decimals: 0) : NumberText.fixed(value, decimals: decimals)
  }

  /// The next of 0.1, 0.2, 0.5, 1, 2, 5 … above.
  private static func roundedUp(_ meters: Double) -> Double {
    var scale = 0.1
    while scale * 10 < meters { scale *= 10 }
    return ([1, 2, 5].first { $0 * scale >= meters } ?? 10) * scale
  }

  /// A row for each field, and for what bounds it.
  public var table: [(name: String, value: String)] {
    var rows = fields.map { ($0.name, NumberText.plain($0.value)) }
    rows[2].1 += " (from \(NumberText.plain(map.minZoom)) to \(NumberText.plain(map.maxZoom)))"
    rows[3].1 += "°"
    rows[4].1 += "° (at most \(NumberText.plain(map.maxViewingAngle))° at this zoom)"
    let (size, padding) = (map.size, map.padding)
    rows.append(
      ("map", "\(NumberText.plain(size.width)) x \(NumberText.plain(size.height)) points"))
    if padding != .zero {
      let sides = [
        ("top", padding.top), ("left", padding.left), ("bottom", padding.bottom),
        ("right", padding.right),
      ]
      let shown = sides.filter { $0.1 != 0 }.map { "\($0.0) \(NumberText.plain($0.1))" }
      rows.append(("padding", shown.joined(separator: " ")))
    }
    let meters = map.projection.metersPerPoint(at: map.camera.target)
    rows.append(("a point is", NumberText.plain(meters, decimals: 3) + " m"))
    return rows
  }

  private var fields: [(name: String, value: Double)] {
    let camera = map.camera
    return [
      ("lat", camera.target.latitude), ("lon", camera.target.longitude), ("zoom", camera.zoom),
      ("bearing", camera.bearing), ("tilt", camera.viewingAngle),
    ]
  }

  private func line(decimals: Int, zoomDecimals: Int) -> String {
    let camera = map.camera
    func text(_ value: Double, _ decimals: Int) -> String {
      NumberText.plain(value, decimals: decimals)
    }
    var line = "\(text(camera.target.latitude, decimals)), "
    line += "\(text(camera.target.longitude, decimals)) zoom \(text(camera.zoom, zoomDecimals))"
    for (name, angle) in [("bearing", camera.bearing), ("tilt", camera.viewingAngle)] {
      let angle = text(angle, zoomDecimals)
      // A bearing a hair to the left of north.
      if angle != "0", angle != "360" { line += " \(name) \(angle)" }
    }
    return line
  }
}
