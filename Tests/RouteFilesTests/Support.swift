import MapCamera

@testable import RouteFiles

func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
  try! Coordinate(latitude: latitude, longitude: longitude)
}

/// The line of a file that is given as text.
func read(
  _ text: String, as name: String = "route", limits: RouteLimits = .standard
) throws(RouteFileError) -> [Coordinate] {
  try RouteFile.coordinates(in: Array(text.utf8), name: name, limits: limits)
}

/// The error of a file, nil when it can be read.
func failure(
  _ bytes: some Sequence<UInt8>, as name: String = "route", limits: RouteLimits = .standard
) -> RouteFileError? {
  do {
    _ = try RouteFile.coordinates(in: Array(bytes), name: name, limits: limits)
    return nil
  } catch {
    return error
  }
}

/// A GPX file with that inside its outermost tag, which stands alone on line 1.
func gpx(_ inside: String) -> String {
  "<gpx xmlns=\"http://www.topografix.com/GPX/1/1\">\n\(inside)\n</gpx>\n"
}

/// A KML file with that inside its outermost tag, which stands alone on line 1.
func kml(_ inside: String) -> String {
  "<kml xmlns=\"http://www.opengis.net/kml/2.2\" xmlns:gx=\"http://www.google.com/kml/ext/2.2\">\n"
    + "\(inside)\n</kml>\n"
}

/// A text in UTF-16 with its byte order mark.
func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
  var bytes: [UInt8] = []
  for unit in [0xFEFF] + Array(text.utf16) {
    let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    bytes += bigEndian ? pair : pair.reversed()
  }
  return bytes
}
