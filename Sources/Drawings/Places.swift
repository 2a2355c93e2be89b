import MapCamera

/// The places that the pictures show.
enum Places {
  static func vancouver() throws(CameraError) -> Coordinate {
    try Coordinate(latitude: 49.26, longitude: -123.11)
  }

  static func calgary() throws(CameraError) -> Coordinate {
    try Coordinate(latitude: 51.05, longitude: -114.05)
  }

  static func kelowna() throws(CameraError) -> Coordinate {
    try Coordinate(latitude: 49.8831, longitude: -119.4857)
  }

  static func suva() throws(CameraError) -> Coordinate {
    try Coordinate(latitude: -18.1416, longitude: 178.4419)
  }

  static func apia() throws(CameraError) -> Coordinate {
    try Coordinate(latitude: -13.8333, longitude: -171.7667)
  }
}
