/// A run in the Test Anything Protocol, version 14: a test point a scenario, and the plan at its end.
///
/// One that was interrupted has no plan, so that its reader knows that it is not whole.
public struct TAPReport: RunReport {
  private var count = 0

  /// An empty report.
  public init() {}

  public mutating func begin(_ sink: some ReportSink) { sink.write(Array("TAP version 14\n".utf8)) }

  public mutating func add(_ text: RecordText, to sink: some ReportSink) {
    count += 1
    var head: [UInt8] = []
    head.add(text.verdict.isOk ? "ok " : "not ok ")
    head.add(count)
    sink.write(head)
    sink.write(text.tap)
  }

  public mutating func end(_ end: RunEnd, _ sink: some ReportSink) {
    sink.write(Array((end.isInterrupted ? "Bail out! interrupted\n" : "1..\(count)\n").utf8))
  }
}

/// A scenario as a test point, from behind its number on.
struct TAPPoint {
  let index: LineIndex

  func write(_ record: RunRecord, to bytes: inout [UInt8]) {
    bytes.add(" - ")
    // A `#` would begin a directive.
    bytes.add("\(record.file): \(record.title)".onOneLine) { scalar in
      scalar == "#" ? "\\#" : scalar == "\\" ? "\\\\" : nil
    }
    bytes.add(record.verdict == .skipped ? " # SKIP\n" : "\n")
    guard !record.verdict.isOk else { return }
    bytes.add("  ---\n")
    add("message", record.headline, to: &bytes)
    bytes.add("  severity: ")
    bytes.add(record.verdict == .failed ? "fail\n" : "error\n")
    add("at", "\(record.file):\(record.line)", to: &bytes)
    add("details", record.details(index), to: &bytes)
    bytes.add("  ...\n")
  }

  /// YAML's double quotes are those of JSON.
  private func add(_ key: StaticString, _ text: String, to bytes: inout [UInt8]) {
    bytes.add("  ")
    bytes.add(key)
    bytes.add(": ")
    JSON.quoted(text, to: &bytes)
    bytes.add("\n")
  }
}

extension RunRecord.Verdict {
  fileprivate var isOk: Bool { self == .passed || self == .skipped }
}
