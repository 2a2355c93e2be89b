import MapCamera
import ScenarioLanguage
import ScenarioRunner

/// The statements of scenarios as arrays of JSON: by far the most of the report, so that nothing is put
/// into words again that stands there already.
final class JSONStatements {
  private let places: JSONPlaces
  private let camera = JSONCamera()
  private let quiet = Tail()
  private let moving = Tail()

  init(_ places: JSONPlaces) { self.places = places }

  func write(_ traces: [StatementTrace], in sources: [SourceText], to out: ByteWriter) {
    out.put("[")
    var next = 0
    // Those of one text are written in one go.
    while next < traces.count {
      let number = traces[next].location.source
      let source = sources[Int(number)]
      source.bytes.withUnsafeBufferPointer { bytes in
        while next < traces.count, traces[next].location.source == number {
          out.put(next > 0 ? ",{" : "{")
          places.write(traces[next].location, in: source, of: sources, to: out)
          write(traces[next], bytes, to: out)
          next += 1
        }
      }
    }
    out.put("]")
  }

  @inline(__always)
  private func write(
    _ trace: StatementTrace, _ bytes: UnsafeBufferPointer<UInt8>, to out: ByteWriter
  ) {
    out.put(",\"text\":")
    let upper = min(bytes.count, Int(trace.location.span.upper))
    let lower = min(upper, max(0, Int(trace.location.span.lower)))
    JSON.quoted(UnsafeBufferPointer(rebasing: bytes[lower..<upper]), to: out)
    out.put(",\"before\":")
    camera.write(trace.before, to: out)
    out.put(",\"after\":")
    camera.write(trace.after, to: out)
    (trace.hasEvents ? moving : quiet).write(trace, to: out)
  }

  /// The time, the limits and the events of a statement: most have those of one before.
  private final class Tail {
    private var time = Double.nan
    private var adjustments = Adjustments()
    private var eventLog = EventLog()
    private let text = ByteWriter()

    @inline(__always)
    func write(_ trace: StatementTrace, to out: ByteWriter) {
      if trace.time != time || !adjustments.isEmpty || !trace.adjustments.isEmpty
        || trace.eventLog != eventLog
      {
        renew(trace)
      }
      out.put(text)
    }

    private func renew(_ trace: StatementTrace) {
      (time, adjustments, eventLog) = (trace.time, trace.adjustments, trace.eventLog)
      text.removeLast(downTo: 0)
      text.put(",\"time\":")
      JSON.number(trace.time, to: text)
      text.put(",\"adjustments\":")
      JSON.array(of: Array(trace.adjustments), to: text) { adjustment in
        text.put("{\"property\":\"")
        text.put(text: adjustment.property.word)
        text.put("\",\"asked\":")
        JSON.number(adjustment.asked, to: text)
        text.put(",\"given\":")
        JSON.number(adjustment.given, to: text)
        text.put(",\"rule\":\"")
        text.put(text: adjustment.rule.word)
        text.put("\"}")
      }
      text.put(",\"events\":")
      JSON.array(of: trace.events.map { $0.name }, to: text)
      text.put("}")
    }
  }
}
