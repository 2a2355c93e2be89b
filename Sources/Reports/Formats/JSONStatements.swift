import MapCamera
import ScenarioLanguage
import ScenarioRunner

/// The statements of scenarios as arrays of JSON: by far the most of the report, so that nothing is put
/// into words again that stands there already.
final class JSONStatements {
  private let places: JSONPlaces
  private let camera = JSONCamera()
  /// The time and the events of a statement that met no limit, with what stands around them: most have
  /// those of the one before.
  private var tail: (time: Double, eventLog: EventLog)?
  private let tailText = ByteWriter()

  init(_ places: JSONPlaces) { self.places = places }

  func write(_ traces: [StatementTrace], in sources: [SourceText], to out: ByteWriter) {
    out.put("[")
    traces.withUnsafeBufferPointer { traces in
      for index in traces.indices {
        out.put(index > 0 ? ",{" : "{")
        write(traces[index], in: sources, to: out)
      }
    }
    out.put("]")
  }

  private func write(_ trace: StatementTrace, in sources: [SourceText], to out: ByteWriter) {
    places.write(trace.location, in: sources, to: out)
    out.put("\"text\":")
    sources[Int(trace.location.source)].bytes.withUnsafeBufferPointer { text in
      let upper = min(text.count, Int(trace.location.span.upper))
      let lower = min(upper, max(0, Int(trace.location.span.lower)))
      JSON.quoted(UnsafeBufferPointer(rebasing: text[lower..<upper]), to: out)
    }
    out.put(",\"before\":")
    camera.write(trace.before, to: out)
    out.put(",\"after\":")
    camera.write(trace.after, to: out)
    if trace.adjustments.isEmpty {
      if tail?.time != trace.time || tail?.eventLog != trace.eventLog {
        tail = (trace.time, trace.eventLog)
        tailText.removeLast(downTo: 0)
        writeTail(trace, to: tailText)
      }
      out.put(tailText)
    } else {
      writeTail(trace, to: out)
    }
  }

  private func writeTail(_ trace: StatementTrace, to out: ByteWriter) {
    out.put(",\"time\":")
    JSON.number(trace.time, to: out)
    out.put(",\"adjustments\":")
    JSON.array(of: Array(trace.adjustments), to: out) { adjustment in
      out.put("{\"property\":\"")
      out.put(text: adjustment.property.word)
      out.put("\",\"asked\":")
      JSON.number(adjustment.asked, to: out)
      out.put(",\"given\":")
      JSON.number(adjustment.given, to: out)
      out.put(",\"rule\":\"")
      out.put(text: adjustment.rule.word)
      out.put("\"}")
    }
    out.put(",\"events\":")
    JSON.array(of: trace.events.map { $0.name }, to: out)
    out.put("}")
  }
}
