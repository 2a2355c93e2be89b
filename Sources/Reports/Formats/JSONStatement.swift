import MapCamera
import ScenarioLanguage
import ScenarioRunner

/// Statements as objects of JSON.
struct JSONStatement {
  /// The camera that was written last: a statement begins with the camera that the one before left.
  private var camera: CameraPosition?
  private var cameraText: [UInt8] = []

  mutating func write(
    _ trace: StatementTrace, in sources: [SourceText], _ places: JSONPlaces,
    to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: "{"))
    places.write(trace.location, in: sources, to: &bytes)
    bytes.add("\"text\":")
    let source = sources[Int(trace.location.source)]
    source.bytes.withUnsafeBufferPointer { text in
      let upper = min(text.count, Int(trace.location.span.upper))
      let lower = min(upper, max(0, Int(trace.location.span.lower)))
      JSON.quoted(UnsafeBufferPointer(rebasing: text[lower..<upper]), to: &bytes)
    }
    bytes.add(",\"before\":")
    write(trace.before, to: &bytes)
    bytes.add(",\"after\":")
    write(trace.after, to: &bytes)
    bytes.add(",\"time\":")
    JSON.number(trace.time, to: &bytes)
    if trace.adjustments.isEmpty {
      bytes.add(",\"adjustments\":[]")
    } else {
      bytes.add(",\"adjustments\":")
      JSON.array(of: Array(trace.adjustments), to: &bytes, write: Self.adjustment)
    }
    bytes.add(",\"events\":")
    JSON.array(of: trace.events, to: &bytes, write: Self.event)
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func write(_ camera: CameraPosition, to bytes: inout [UInt8]) {
    if camera != self.camera {
      self.camera = camera
      cameraText.removeAll(keepingCapacity: true)
      cameraText.add("{\"lat\":")
      JSON.number(camera.target.latitude, to: &cameraText)
      cameraText.add(",\"lon\":")
      JSON.number(camera.target.longitude, to: &cameraText)
      cameraText.add(",\"zoom\":")
      JSON.number(camera.zoom, to: &cameraText)
      cameraText.add(",\"bearing\":")
      JSON.number(camera.bearing, to: &cameraText)
      cameraText.add(",\"tilt\":")
      JSON.number(camera.viewingAngle, to: &cameraText)
      cameraText.append(UInt8(ascii: "}"))
    }
    bytes.append(contentsOf: cameraText)
  }

  private static func adjustment(_ adjustment: Adjustment, to bytes: inout [UInt8]) {
    bytes.add("{\"property\":\"")
    bytes.add(adjustment.property.word)
    bytes.add("\",\"asked\":")
    JSON.number(adjustment.asked, to: &bytes)
    bytes.add(",\"given\":")
    JSON.number(adjustment.given, to: &bytes)
    bytes.add(",\"rule\":\"")
    bytes.add(adjustment.rule.word)
    bytes.add("\"}")
  }

  private static func event(_ event: MapEvent, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    bytes.add(event.name)
    bytes.append(UInt8(ascii: "\""))
  }
}
