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

  /// Nil when none is wanted.
  private let reports: Reports?

  /// The reports so far, and where they are to be written.
  private final class Reports {
    var junit = JUnitReport()
    var tap = TAPReport()
    var json = JSONLinesReport(program: "mapcam \(version)")
    var annotations = AnnotationReport()
    private let wishes: [Wish]

    init(_ wishes: [Wish]) { self.wishes = wishes }

    func wants(_ format: Wish.Format) -> Bool { wishes.contains { $0.format == format } }

    func paths(_ format: Wish.Format) -> [String] {
      wishes.filter { $0.format == format }.compactMap { $0.path }
    }
  }

  /// Whether none is wanted.
  var isEmpty: Bool { reports == nil }

  /// Whether the camera before and after each statement is wanted.
  var isTraced: Bool { reports?.wants(.json) == true }

  /// Throws when one of them can't be written where it is to be, before anything is run.
  init(_ wishes: [Wish]) throws(Arguments.Misuse) {
    for wish in wishes {
      if let path = wish.path, let reason = Files.whyNotWritable(path) {
        throw Arguments.Misuse("the report “\(path)” can't be written: \(reason)")
      }
    }
    reports = wishes.isEmpty ? nil : Reports(wishes)
  }

  /// Adds what came of a scenario, or a file that could not be run.
  func add(_ record: @autoclosure () -> RunRecord) {
    guard let reports else { return }
    let record = record()
    if reports.wants(.junit) { reports.junit.add(record) }
    if reports.wants(.tap) { reports.tap.add(record) }
    if reports.wants(.json) { reports.json.add(record) }
    if reports.wants(.github) { reports.annotations.add(record) }
  }

  /// Writes them; why some could not be, and the annotations.
  func write(_ end: RunEnd) -> (problems: [String], annotations: String) {
    guard let reports else { return ([], "") }
    var problems: [String] = []
    func write(_ format: Wish.Format, _ text: (RunEnd) -> String) {
      let paths = reports.paths(format)
      guard !paths.isEmpty else { return }
      let text = text(end)
      for path in paths {
        do throws(Files.Failure) {
          try Files.write(text, to: path, replacing: true)
        } catch {
          problems.append("the report “\(path)” can't be written: \(error.reason)")
        }
      }
    }
    write(.junit, reports.junit.text)
    write(.tap, reports.tap.text)
    write(.json, reports.json.text)
    return (problems, reports.annotations.text(end))
  }
}
