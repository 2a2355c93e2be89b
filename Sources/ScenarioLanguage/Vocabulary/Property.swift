/// What can be asked of the map, by name: `zoom`, `target`, `view`.
package enum Property: Int32, CaseIterable {
  case zoom, bearing, tilt, target, camera, lat, lon
  case minZoom, maxZoom, maxTilt
  case width, height, padding, view, corners, metersPerPoint
  case time, moving, events, mode, position, speed, heading, recenterButton

  /// The property's row in the table of words.
  var entry: PropertyEntry { PropertyEntry.table[Int(rawValue)] }
}

/// A row of the table of words; a class, since rows are passed around and never copied.
final class PropertyEntry: Sendable {
  let property: Property
  let spelling: StaticString
  let kind: Kind
  let summary: String
  /// A scenario that shows it and passes.
  let example: String

  init(
    _ property: Property, _ spelling: StaticString, _ kind: Kind, _ summary: String,
    example: String
  ) {
    self.property = property
    self.spelling = spelling
    self.kind = kind
    self.summary = summary
    self.example = example
  }
}
