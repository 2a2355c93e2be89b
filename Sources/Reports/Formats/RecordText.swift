/// The formats of reports for other programs.
public enum ReportFormat: String, CaseIterable, Sendable { case junit, tap, json, github }

/// One scenario in the words of each report that is wanted, and what the reports count of it.
///
/// It is made on the thread that ran the scenario; the reports put the texts one behind the other.
public struct RecordText: Sendable {
  let file: String
  let verdict: RunRecord.Verdict
  let seconds: Double
  let checks: Int

  var junit: [UInt8] = []
  var tap: [UInt8] = []
  var json: [UInt8] = []
  /// What the code host is told, for standard output.
  public internal(set) var annotations: [UInt8] = []

  init(_ record: RunRecord) {
    file = record.file
    verdict = record.verdict
    seconds = record.seconds
    checks = record.checks
  }

  /// How many bytes it holds.
  public var size: Int { junit.count + tap.count + json.count + annotations.count }
}
