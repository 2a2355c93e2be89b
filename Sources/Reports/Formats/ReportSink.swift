/// Where a report goes, piece by piece.
public protocol ReportSink: AnyObject {
  /// How many bytes have been written.
  var position: Int { get }

  /// Writes behind all that has been written.
  func write(_ bytes: [UInt8])

  /// Writes in place of what stands at a position; there must be as many bytes already.
  func overwrite(at position: Int, _ bytes: [UInt8])
}

/// A report of a run, put together of the texts of its scenarios.
public protocol RunReport {
  /// Writes what stands before the first scenario.
  mutating func begin(_ sink: some ReportSink)

  /// Writes a scenario; those of one file come one after the other.
  mutating func add(_ text: RecordText, to sink: some ReportSink)

  /// Writes what stands behind the last scenario.
  mutating func end(_ end: RunEnd, _ sink: some ReportSink)
}
