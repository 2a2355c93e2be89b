import MapCamera

/// Cameras as objects of JSON: one that is the same as the one before is not put into digits again.
final class JSONCamera {
  private var camera: CameraPosition?
  private let text = ByteWriter()

  @inline(__always)
  func write(_ camera: CameraPosition, to out: ByteWriter) {
    if camera != self.camera { renew(camera) }
    out.put(text)
  }

  @inline(never)
  private func renew(_ camera: CameraPosition) {
    self.camera = camera
    text.removeLast(downTo: 0)
    text.put("{\"lat\":")
    JSON.number(camera.target.latitude, to: text)
    text.put(",\"lon\":")
    JSON.number(camera.target.longitude, to: text)
    text.put(",\"zoom\":")
    JSON.number(camera.zoom, to: text)
    text.put(",\"bearing\":")
    JSON.number(camera.bearing, to: text)
    text.put(",\"tilt\":")
    JSON.number(camera.viewingAngle, to: text)
    text.put("}")
  }
}
