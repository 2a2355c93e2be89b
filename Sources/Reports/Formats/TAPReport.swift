/// A run in the Test Anything Protocol, version 14: a test point a scenario, and the plan at its end.
///
/// One that was interrupted has no plan, so that its reader knows that it is not whole.
public struct TAPReport: RunReport {
  private var count = 0
  private let out = ByteWriter()

  /// An empty report.
  public init() {}

  /// Writes what stands before the first scenario.
  public mutating func begin(_ sink: some ReportSink) { sink.write(Array("TAP version 14\n".utf8)) }

  /// Writes a scenario; those of one file come one after the other.
  public mutating func add(_ text: RecordText, to sink: some ReportSink) {
    count += 1
    out.removeLast(downTo: 0)
    out.put(text.verdict.isOk ? "ok " : "not ok ")
    out.put(number: count)
    out.put(text.tap)
    sink.write(out.bytes)
  }

  /// Writes what stands behind the last scenario.
  public mutating func end(_ end: RunEnd, _ sink: some ReportSink) {
    sink.write(Array((end.isInterrupted ? "Bail out! interrupted\n" : "1..\(count)\n").utf8))
  }
}

/// A scenario as a test point, from behind its number on.
struct TAPPoint {
  let index: LineIndex

  func write(_ record: RunRecord, to out: ByteWriter) {
    out.put(" - ")
    add(record.file, to: out)
    out.put(": ")
    add(record.name, to: out)
    out.put(record.verdict == .skipped ? " # SKIP\n" : "\n")
    if record.checkedNothing {
      out.put("  ---\n")
      add("message", TerminalReport.nothingChecked, to: out)
      out.put("  ...\n")
    }
    guard !record.verdict.isOk else { return }
    out.put("  ---\n")
    add("message", record.headline, to: out)
    out.put("  severity: ")
    out.put(record.verdict == .failed ? "fail\n" : "error\n")
    add("at", "\(record.file):\(record.line)", to: out)
    add("details", record.details(index), to: out)
    out.put("  ...\n")
  }

  /// Adds a part of the description, in which a `#` would begin a directive.
  private func add(_ text: String, to out: ByteWriter) {
    let line = text.onOneLine
    if !line.contains(UInt8(ascii: "#"), or: UInt8(ascii: "\\")) { return out.put(text: line) }
    out.put(text: line) { scalar in
      scalar == "#" ? "\\#" : scalar == "\\" ? "\\\\" : nil
    }
  }

  /// YAML's double quotes are those of JSON, but for what is no character.
  private func add(_ key: StaticString, _ text: String, to out: ByteWriter) {
    out.put("  ")
    out.put(key)
    out.put(": ")
    JSON.quoted(text.withoutNoncharacters, to: out)
    out.put("\n")
  }
}

extension RunRecord.Verdict {
  fileprivate var isOk: Bool { self == .passed || self == .skipped }
}
