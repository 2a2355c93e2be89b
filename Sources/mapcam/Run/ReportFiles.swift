import Reports

/// The reports of a run that are written to files, as a whole when the run is over.
struct ReportFiles {
  /// A report that is wanted: `junit=FILE`, or `github`, which goes where the answers go.
  struct Wish: Equatable {
    enum Format: String, CaseIterable { case junit, tap, json, github }

    let format: Format
    let path: String?

    /// Reads it; nil for a text that is none.
    init?(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let format = Format(rawValue: String(parts[0])) else { return nil }
      let path = parts.count > 1 ? String(parts[1]) : nil
      guard (path?.isEmpty == false) == (format != .github) else { return nil }
      self.format = format
      self.path = path
    }

    /// How reports are written in a call.
    static var usage: String { "junit=FILE, tap=FILE, json=FILE or github" }
  }

  private var junit: (report: JUnitReport, paths: [String])?
  private var tap: (report: TAPReport, paths: [String])?
  private var json: (report: JSONLinesReport, paths: [String])?
  private var annotations: AnnotationReport?

  /// Whether none is wanted.
  var isEmpty: Bool { junit == nil && tap == nil && json == nil && annotations == nil }

  /// Whether the camera before and after each statement is wanted.
  var isTraced: Bool { json != nil }

  /// Throws when one of them can't be written where it is to be, before anything is run.
  init(_ wishes: [Wish]) throws(Arguments.Misuse) {
    func paths(_ format: Wish.Format) -> [String] {
      wishes.filter { $0.format == format }.compactMap { $0.path }
    }
    for case let path? in wishes.map({ $0.path }) {
      if let reason = Files.whyNotWritable(path) {
        throw Arguments.Misuse("the report “\(path)” can't be written: \(reason)")
      }
    }
    if !paths(.junit).isEmpty { junit = (JUnitReport(), paths(.junit)) }
    if !paths(.tap).isEmpty { tap = (TAPReport(), paths(.tap)) }
    if !paths(.json).isEmpty {
      json = (JSONLinesReport(program: "mapcam \(version)"), paths(.json))
    }
    if wishes.contains(where: { $0.format == .github }) { annotations = AnnotationReport() }
  }

  /// Adds what came of a scenario, or a file that could not be run.
  mutating func add(_ record: @autoclosure () -> RunRecord) {
    if isEmpty { return }
    let record = record()
    junit?.report.add(record)
    tap?.report.add(record)
    json?.report.add(record)
    annotations?.add(record)
  }

  /// Writes them; why some could not be, and the annotations.
  func write(_ end: RunEnd) -> (problems: [String], annotations: String) {
    var problems: [String] = []
    func write(_ text: String, to paths: [String]) {
      for path in paths {
        do throws(Files.Failure) {
          try Files.write(text, to: path, replacing: true)
        } catch {
          problems.append("the report “\(path)” can't be written: \(error.reason)")
        }
      }
    }
    if let junit { write(junit.report.text(end), to: junit.paths) }
    if let tap { write(tap.report.text(end), to: tap.paths) }
    if let json { write(json.report.text(end), to: json.paths) }
    return (problems, annotations?.text(end) ?? "")
  }
}
