import Reports

/// The reports of a run, which grow in their files as the scenarios come.
struct ReportFiles {
  /// A report that is wanted: `junit=FILE`, or `github`, which goes where the answers go.
  struct Wish: Equatable {
    let format: ReportFormat
    let path: String?

    /// Reads it; nil for a text that is none.
    init?(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let format = ReportFormat(rawValue: String(parts[0])) else { return nil }
      let path = parts.count > 1 ? String(parts[1]) : nil
      guard (path?.isEmpty == false) == (format != .github) else { return nil }
      self.format = format
      self.path = path
    }

    /// Why no report can be written there, as far as that can be told before; nil when it can.
    var obstacle: String? {
      guard let path else { return nil }
      return path.hasSuffix(".cam") || Files.place(of: path).hasSuffix(".cam")
        ? "files that end in .cam are scenarios; give it another name"
        : Files.whyNotWritable(path)
    }

    /// How reports are written in a call.
    static var usage: String { "junit=FILE, tap=FILE, json=FILE or github" }
  }

  /// Nil when none is wanted.
  private let reports: Reports?
  /// The files that are there already, which reports are to replace.
  private let replaced: [(file: Files.Identity, path: String)]

  /// The formats that are wanted, each once, and the reports so far with their files.
  private final class Reports {
    let formats: [ReportFormat]
    let files: [ReportFile]
    var reports: [any RunReport] = []
    /// What is needed for what this thread has to add.
    let writer: RecordWriter

    init(_ wishes: [Wish]) {
      formats = ReportFormat.allCases.filter { format in wishes.contains { $0.format == format } }
      writer = RecordWriter(formats)
      var files: [ReportFile] = []
      for wish in wishes {
        guard let path = wish.path, let report = wish.format.report else { continue }
        files.append(ReportFile(path))
        reports.append(report)
      }
      self.files = files
      for (number, file) in files.enumerated() { reports[number].begin(file) }
    }
  }

  /// Whether none is wanted.
  var isEmpty: Bool { reports == nil }

  /// The formats that are wanted.
  var formats: [ReportFormat] { reports?.formats ?? [] }

  /// Whether the camera before and after each statement is wanted.
  var isTraced: Bool { formats.contains(.json) }

  /// Throws when one of them can't be written where it is to be, before anything is run.
  init(_ wishes: [Wish]) throws(Arguments.Misuse) {
    var places: Set<String> = []
    for wish in wishes {
      guard let path = wish.path else { continue }
      if let reason = wish.obstacle {
        throw Arguments.Misuse("the report “\(path)” can't be written: \(reason)")
      }
      guard places.insert(Files.place(of: path)).inserted else {
        throw Arguments.Misuse(
          "two reports are to be written to “\(path)”: give each a file of its own")
      }
    }
    replaced = wishes.compactMap { wish in
      wish.path.flatMap { path in Files.identity(of: path).map { ($0, path) } }
    }
    reports = wishes.isEmpty ? nil : Reports(wishes)
  }

  /// Why a file that is read for the run is in the way of a report; nil when it is not.
  func conflict(with file: String) -> String? {
    guard !replaced.isEmpty, let identity = Files.identity(of: file),
      let path = replaced.first(where: { $0.file == identity })?.path
    else { return nil }
    return "the report “\(path)” would take the place of a file that is read; give it another name"
  }

  /// The texts of what did not run, made on this thread; nil when no report is wanted.
  func text(_ record: @autoclosure () -> RunRecord) -> RecordText? {
    guard let reports else { return nil }
    reports.writer.beginFile()
    return reports.writer.text(record())
  }

  /// Adds a scenario, or a file that could not be run.
  func add(_ text: RecordText) {
    guard let reports else { return }
    for (number, file) in reports.files.enumerated() { reports.reports[number].add(text, to: file) }
  }

  /// Gives the files their names; why some could not be written.
  func finish(_ end: RunEnd) -> [String] {
    guard let reports else { return [] }
    for (number, file) in reports.files.enumerated() { reports.reports[number].end(end, file) }
    return reports.files.compactMap { $0.finish() }
  }

  /// Leaves no file of a run that did not begin.
  func discard() {
    for file in reports?.files ?? [] { file.discard() }
  }
}

extension ReportFormat {
  /// An empty report of this format, nil for one that is no file.
  fileprivate var report: (any RunReport)? {
    switch self {
    case .junit: JUnitReport()
    case .tap: TAPReport()
    case .json: JSONLinesReport(program: "mapcam \(version)")
    case .github: nil
    }
  }
}
