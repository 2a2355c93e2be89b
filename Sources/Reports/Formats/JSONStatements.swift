import MapCamera
import ScenarioLanguage
import ScenarioRunner

/// The statements of scenarios as arrays of JSON: by far the most of the report, so that nothing is put
/// into words again that stands there already.
final class JSONStatements {
  private let heads: JSONStatementHeads
  private let camera = JSONCamera()
  private let quiet = Tail()
  private let moving = Tail()

  init(_ places: JSONPlaces) { heads = JSONStatementHeads(places) }

  func write(_ traces: [StatementTrace], in sources: [SourceText], to out: ByteWriter) {
    out.put("[")
    traces.withUnsafeBufferPointer { traces in
      guard var trace = traces.baseAddress else { return }
      let end = trace + traces.count
      while trace < end {
        heads.write(trace.pointee.location, in: sources, to: out)
        out.put(",\"before\":")
        camera.write(trace.pointee.before, to: out)
        out.put(",\"after\":")
        camera.write(trace.pointee.after, to: out)
        if trace.pointee.eventLog.isEmpty {
          quiet.write(trace, to: out)
        } else {
          moving.write(trace, to: out)
        }
        trace += 1
        if trace < end { out.put(",") }
      }
    }
    out.put("]")
  }

  /// The time, the limits and the events of a statement: most have those of one before.
  private final class Tail {
    private var time = Double.nan
    private var adjustments = Adjustments()
    private var eventLog = EventLog()
    private let text = ByteWriter()

    @inline(__always)
    func write(_ trace: UnsafePointer<StatementTrace>, to out: ByteWriter) {
      let isSame =
        trace.pointee.time == time && adjustments.isEmpty && trace.pointee.adjustments.isEmpty
        && trace.pointee.eventLog == eventLog
      if !isSame { renew(trace.pointee) }
      out.put(text)
    }

    @inline(never)
    private func renew(_ trace: StatementTrace) {
      (time, adjustments, eventLog) = (trace.time, trace.adjustments, trace.eventLog)
      text.removeLast(downTo: 0)
      text.put(",\"time\":")
      JSON.number(trace.time, to: text)
      text.put(",\"adjustments\":[")
      if !adjustments.isEmpty { add(adjustments) }
      text.put("],\"events\":")
      JSON.array(of: trace.events, to: text) { JSON.quoted($0.name, to: text) }
      text.put("}")
    }

    private func add(_ adjustments: Adjustments) {
      let start = text.count
      for adjustment in adjustments {
        if text.count > start { text.put(",") }
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
    }
  }
}
