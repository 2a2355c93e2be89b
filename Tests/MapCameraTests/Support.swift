import Testing

@testable import MapCamera

/// A place by latitude and longitude; tests name finite ones only.
func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
  Coordinate(uncheckedLatitude: latitude, longitude: longitude)
}

let vancouver = place(49.26, -123.11)
let calgary = place(51.05, -114.05)
let sydney = place(-33.8683, 151.2086)
let phone = ScreenSize(uncheckedWidth: 390, height: 844)

func size(_ width: Double, _ height: Double) -> ScreenSize {
  ScreenSize(uncheckedWidth: width, height: height)
}

/// A map with a camera set on it.
func map(
  _ size: ScreenSize = .default, at target: Coordinate, zoom: Double, bearing: Double = 0,
  viewingAngle: Double = 0, padding: EdgeInsets = .zero
) throws -> MapView {
  var map = MapView(size: size)
  map.setPadding(padding)
  try map.move(
    .setCamera(
      CameraPosition(target: target, zoom: zoom, bearing: bearing, viewingAngle: viewingAngle)))
  return map
}

/// Whether two numbers are equal within a tolerance; never true of not-a-number.
func near(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool { abs(a - b) <= tolerance }

/// Whether two longitudes, or two bearings, are equal within a tolerance, modulo 360.
func nearAngle(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
  near(Angle.turn(from: b, to: a), 0, tolerance)
}

func near(_ a: Coordinate, _ b: Coordinate, _ tolerance: Double) -> Bool {
  near(a.latitude, b.latitude, tolerance) && nearAngle(a.longitude, b.longitude, tolerance)
}

func near(_ a: ScreenPoint, _ b: ScreenPoint, _ tolerance: Double) -> Bool {
  near(a.x, b.x, tolerance) && near(a.y, b.y, tolerance)
}

func isFinite(_ camera: CameraPosition) -> Bool {
  camera.target.isFinite && camera.zoom.isFinite && camera.bearing.isFinite
    && camera.viewingAngle.isFinite
}
