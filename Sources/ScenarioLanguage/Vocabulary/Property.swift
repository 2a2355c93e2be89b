/// What can be asked of the map, by name: `zoom`, `target`, `view`.
package enum Property: Int32, CaseIterable {
  case zoom, bearing, tilt, target, camera, lat, lon
  case minZoom, maxZoom, maxTilt
  case width, height, padding, view, corners, metersPerPoint
  case time, moving, events, mode, position, speed, heading, recenterButton

  /// The property's row in the table of words.
  var entry: PropertyEntry { PropertyEntry.table[Int(rawValue)] }
}

/// A row of the table of words.
struct PropertyEntry {
  let property: Property
  let spelling: StaticString
  let kind: Kind
  let summary: String

  init(_ property: Property, _ spelling: StaticString, _ kind: Kind, _ summary: String) {
    self.property = property
    self.spelling = spelling
    self.kind = kind
    self.summary = summary
  }

  /// The one table of the properties.
  static let table: [PropertyEntry] = [
    PropertyEntry(.zoom, "zoom", .number, "The camera's zoom level."),
    PropertyEntry(
      .bearing, "bearing", .angle, "The compass direction of the map's top edge, 0 up to 360."),
    PropertyEntry(.tilt, "tilt", .angle, "The camera's angle from straight down."),
    PropertyEntry(
      .target, "target", .place, "The place in the middle of the map, less its padding."),
    PropertyEntry(.camera, "camera", .camera, "The camera as it now is."),
    PropertyEntry(.lat, "lat", .angle, "The latitude of the target."),
    PropertyEntry(.lon, "lon", .angle, "The longitude of the target."),
    PropertyEntry(
      .minZoom, "minZoom", .number, "The lowest zoom: the limit, or what fills the map's height."),
    PropertyEntry(.maxZoom, "maxZoom", .number, "The highest zoom."),
    PropertyEntry(.maxTilt, "maxTilt", .angle, "The most the map tilts at the zoom it now has."),
    PropertyEntry(.width, "width", .screenLength, "The width of the map in points."),
    PropertyEntry(.height, "height", .screenLength, "The height of the map in points."),
    PropertyEntry(
      .padding, "padding", .screenLength.list, "The map's padding: top, left, bottom, right."),
    PropertyEntry(.view, "view", .bounds, "The bounds that hold all that is visible."),
    PropertyEntry(
      .corners, "corners", .place.list,
      "The places in the map's corners: top left, top right, bottom right, bottom left."),
    PropertyEntry(
      .metersPerPoint, "metersPerPoint", .number,
      "How many metres of ground one point shows, at the target."),
    PropertyEntry(.time, "time", .time, "The scenario's clock; it starts at 0."),
    PropertyEntry(.moving, "moving", .truth, "Whether something moves the camera now."),
    PropertyEntry(
      .events, "events", .text.list,
      "What the last statement that moved the camera or the clock reported, in order."),
    PropertyEntry(.mode, "mode", .mode, "The camera mode: following, overview or free."),
    PropertyEntry(.position, "position", .place, "The place reached on the route."),
    PropertyEntry(.speed, "speed", .speed, "How fast the position moves."),
    PropertyEntry(.heading, "heading", .angle, "The direction of travel along the route."),
    PropertyEntry(
      .recenterButton, "recenterButton", .truth, "Whether the Re-center button is visible."),
  ]
}
