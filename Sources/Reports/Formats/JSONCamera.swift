import MapCamera

/// Cameras as objects of JSON: what is the same as in the camera before is not put into digits again.
final class JSONCamera {
  private var camera: CameraPosition?
  private let text = ByteWriter()
  private let fields = [
    Field("{\"lat\":"), Field(",\"lon\":"), Field(",\"zoom\":"), Field(",\"bearing\":"),
    Field(",\"tilt\":"),
  ]

  func write(_ camera: CameraPosition, to out: ByteWriter) {
    if camera != self.camera {
      self.camera = camera
      text.removeLast(downTo: 0)
      fields[0].write(camera.target.latitude, to: text)
      fields[1].write(camera.target.longitude, to: text)
      fields[2].write(camera.zoom, to: text)
      fields[3].write(camera.bearing, to: text)
      fields[4].write(camera.viewingAngle, to: text)
      text.put("}")
    }
    out.put(text)
  }

  /// A member with its value.
  private final class Field {
    private var value = Double.nan
    private let text = ByteWriter()
    private let nameLength: Int

    init(_ name: StaticString) {
      text.put(name)
      nameLength = text.count
    }

    func write(_ value: Double, to out: ByteWriter) {
      if value != self.value {
        self.value = value
        text.removeLast(downTo: nameLength)
        JSON.number(value, to: text)
      }
      out.put(text)
    }
  }
}
