/// A run as JUnit XML: a suite a file, a test case a scenario.
///
/// The counts stand at the head of what they count. The heads are written with room for them first, and
/// filled in at the end, so that no more than a piece of the report is in memory.
public struct JUnitReport: RunReport {
  private var all = Counts()
  /// Where the head of the whole is, and that of the suite that is being written.
  private var head = 0
  private var suite: (name: String, counts: Counts, head: Int)?

  fileprivate struct Counts {
    var tests = 0, failures = 0, errors = 0, skipped = 0
    var seconds = 0.0
  }

  /// An empty report.
  public init() {}

  /// Writes what stands before the first scenario.
  public mutating func begin(_ sink: some ReportSink) {
    sink.write(
      Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"mapcam\"".utf8))
    head = Self.makeHead(sink)
  }

  /// Writes a scenario; those of one file come one after the other.
  public mutating func add(_ text: RecordText, to sink: some ReportSink) {
    if suite?.name != text.file {
      endSuite(sink)
      let out = ByteWriter()
      out.put("  <testsuite name=\"")
      XML.attribute(text.file, to: out)
      out.put("\"")
      sink.write(out.bytes)
      suite = (text.file, Counts(), Self.makeHead(sink))
    }
    all.add(text)
    suite?.counts.add(text)
    sink.write(text.junit)
  }

  /// Writes what stands behind the last scenario.
  public mutating func end(_ end: RunEnd, _ sink: some ReportSink) {
    endSuite(sink)
    sink.write(Array("</testsuites>\n".utf8))
    all.seconds = end.seconds
    sink.overwrite(at: head, Self.attributes(all, isInterrupted: end.isInterrupted))
  }

  private mutating func endSuite(_ sink: some ReportSink) {
    guard let ended = suite else { return }
    sink.write(Array("  </testsuite>\n".utf8))
    sink.overwrite(at: ended.head, Self.attributes(ended.counts))
    suite = nil
  }

  // MARK: Heads

  /// Room for the longest counts there are.
  private static var room: Int { 160 }

  /// Leaves room for counts, and ends the tag; where the room is.
  private static func makeHead(_ sink: some ReportSink) -> Int {
    let position = sink.position
    sink.write([UInt8](repeating: UInt8(ascii: " "), count: room))
    sink.write(Array(">\n".utf8))
    return position
  }

  private static func attributes(_ counts: Counts, isInterrupted: Bool = false) -> [UInt8] {
    let out = ByteWriter()
    if isInterrupted { out.put(" interrupted=\"true\"") }
    for (name, count) in [
      ("tests", counts.tests), ("failures", counts.failures), ("errors", counts.errors),
      ("skipped", counts.skipped),
    ] {
      out.put(text: " \(name)=\"\(count)\"")
    }
    out.put(" time=\"")
    out.put(seconds: counts.seconds)
    out.put("\"")
    return out.bytes
  }
}

extension JUnitReport.Counts {
  fileprivate mutating func add(_ text: RecordText) {
    tests += 1
    seconds += text.seconds
    switch text.verdict {
    case .passed: break
    case .failed: failures += 1
    case .broken: errors += 1
    case .skipped: skipped += 1
    }
  }
}
