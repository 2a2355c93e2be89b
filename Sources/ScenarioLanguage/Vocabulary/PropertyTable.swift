extension PropertyEntry {
  /// The one table of the properties.
  static let table: [PropertyEntry] = [
    PropertyEntry(
      .zoom, "zoom", .number, "The camera's zoom level.",
      example: "camera sydney zoom 6; assert zoom == 6"),
    PropertyEntry(
      .bearing, "bearing", .angle, "The compass direction of the map's top edge, 0 up to 360.",
      example: "camera sydney zoom 6 bearing -90; assert bearing == 270"),
    PropertyEntry(
      .tilt, "tilt", .angle, "The camera's angle from straight down.",
      example: "camera sydney zoom 10 tilt 30; assert tilt == 30"),
    PropertyEntry(
      .target, "target", .place, "The place in the middle of the map, less its padding.",
      example: "target vancouver; assert target == vancouver and target.lat == 49.26"),
    PropertyEntry(
      .camera, "camera", .camera, "The camera as it now is.",
      example: "let before = camera; zoomIn; zoomOut; assert camera == before"),
    PropertyEntry(
      .lat, "lat", .angle, "The latitude of the target.",
      example: "target 49.26 -123.11; assert lat == 49.26"),
    PropertyEntry(
      .lon, "lon", .angle, "The longitude of the target.",
      example: "target 49.26 -123.11; assert lon == -123.11"),
    PropertyEntry(
      .minZoom, "minZoom", .number, "The lowest zoom: the limit, or what fills the map's height.",
      example: "limit zoom from 5; assert minZoom == 5"),
    PropertyEntry(
      .maxZoom, "maxZoom", .number, "The highest zoom.",
      example: "limit zoom to 15; assert maxZoom == 15"),
    PropertyEntry(
      .maxTilt, "maxTilt", .angle, "The most the map tilts at the zoom it now has.",
      example: "zoomTo 10; assert maxTilt == 30"),
    PropertyEntry(
      .width, "width", .screenLength, "The width of the map in points.",
      example: "map 390 x 844; assert width == 390"),
    PropertyEntry(
      .height, "height", .screenLength, "The height of the map in points.",
      example: "map 390 x 844; assert height == 844"),
    PropertyEntry(
      .padding, "padding", .screenLength.list, "The map's padding: top, left, bottom, right.",
      example: "padding top 100 left 20; assert padding == [100, 20, 0, 0]"),
    PropertyEntry(
      .view, "view", .bounds, "The bounds that hold all that is visible.",
      example: "camera calgary zoom 8; assert contains(view, calgary) and view.north > 51"),
    PropertyEntry(
      .corners, "corners", .place.list,
      "The places in the map's corners: top left, top right, bottom right, bottom left.",
      example: "camera calgary zoom 8; for corner in corners { assert corner is visible }"),
    PropertyEntry(
      .metersPerPoint, "metersPerPoint", .number,
      "How many metres of ground one point shows, at the target.",
      example: "zoomTo 5; let before = metersPerPoint; zoomIn; assert before / metersPerPoint == 2"),
    PropertyEntry(
      .time, "time", .time, "The scenario's clock; it starts at 0.",
      example: "wait 2 s; assert time == 2 s"),
    PropertyEntry(
      .moving, "moving", .truth, "Whether something moves the camera now.",
      example:
        "zoomTo 5; animate zoomTo 7 over 1 s { at 0.5 s { assert moving } }; assert not moving"),
    PropertyEntry(
      .events, "events", .text.list,
      "What the last statement that moved the camera or the clock reported, in order.",
      example: "zoomTo 5; assert events == [\"willMove\", \"didChange\", \"idle\"]"),
    PropertyEntry(
      .mode, "mode", .mode, "The camera mode: following, overview or free.",
      example: "route vancouver calgary; guidance on; assert mode is following"),
    PropertyEntry(
      .position, "position", .place, "The place reached on the route.",
      example: "route vancouver calgary; assert position == vancouver"),
    PropertyEntry(
      .speed, "speed", .speed, "How fast the position moves.",
      example:
        "route vancouver calgary; drive 60 s at 50 km/h { at 30 s { assert speed == 50 km/h } }"),
    PropertyEntry(
      .heading, "heading", .angle, "The direction of travel along the route.",
      example: "route place(0, 0) place(0, 1); assert heading == 90"),
    PropertyEntry(
      .recenterButton, "recenterButton", .truth, "Whether the Re-center button is visible.",
      example:
        "route vancouver calgary; guidance on; gesture pan 40 0; assert recenterButton is visible"),
  ]
}
