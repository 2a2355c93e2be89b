/// A run as JSON Lines: an object a line, its kind in `type`. `docs/reports.md` describes the members.
///
/// The first line is `run`, then there is a `scenario` for each, and the last one is `end`; without it the
/// report is not whole.
public struct JSONLinesReport: RunReport {
  /// Changes when a reader of the version before could be misled.
  public static let version = 1

  private let program: String
  private var passed = 0, failed = 0, broken = 0, skipped = 0
  private var checks = 0

  /// A report by a program of that name.
  public init(program: String) { self.program = program }

  /// Writes what stands before the first scenario.
  public mutating func begin(_ sink: some ReportSink) {
    let out = ByteWriter()
    out.put("{\"type\":\"run\",\"version\":")
    out.put(number: Self.version)
    out.put(",\"program\":")
    JSON.quoted(program, to: out)
    out.put("}\n")
    sink.write(out.bytes)
  }

  /// Writes a scenario; those of one file come one after the other.
  public mutating func add(_ text: RecordText, to sink: some ReportSink) {
    switch text.verdict {
    case .passed: passed += 1
    case .failed: failed += 1
    case .broken: broken += 1
    case .skipped: skipped += 1
    }
    checks += text.checks
    sink.write(text.json)
  }

  /// Writes what stands behind the last scenario.
  public mutating func end(_ end: RunEnd, _ sink: some ReportSink) {
    let out = ByteWriter()
    out.put("{\"type\":\"end\"")
    for (name, count) in [
      ("passed", passed), ("failed", failed), ("broken", broken), ("skipped", skipped),
      ("checks", checks),
    ] {
      out.put(text: ",\"\(name)\":")
      out.put(number: count)
    }
    out.put(",\"seconds\":")
    out.put(seconds: end.seconds)
    out.put(end.isInterrupted ? ",\"interrupted\":true}\n" : ",\"interrupted\":false}\n")
    sink.write(out.bytes)
  }
}
