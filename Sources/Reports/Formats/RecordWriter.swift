import ScenarioLanguage
import ScenarioRunner

/// Puts scenarios into the words of the reports that are wanted, one after the other on one thread.
public final class RecordWriter {
  private let formats: [ReportFormat]
  /// The lines of the file whose scenarios are written.
  private var index = LineIndex()
  private var junit: JUnitCase
  private var json: JSONRecord
  private var told = ToldDiagnostics()
  private let out = ByteWriter()

  /// A writer for these formats.
  public init(_ formats: [ReportFormat]) {
    self.formats = formats
    junit = JUnitCase(index: index)
    json = JSONRecord(index)
  }

  /// Begins the scenarios of another file.
  public func beginFile() {
    index = LineIndex()
    junit = JUnitCase(index: index)
    json = JSONRecord(index)
  }

  /// A scenario of the file that was begun last, or a file that could not be run.
  public func text(_ record: RunRecord) -> RecordText {
    var text = RecordText(record)
    for format in formats {
      out.removeLast(downTo: 0)
      switch format {
      case .junit:
        junit.write(record, to: out)
        text.junit = out.bytes
      case .tap:
        TAPPoint(index: index).write(record, to: out)
        text.tap = out.bytes
      case .json:
        json.write(record, to: out)
        text.json = out.bytes
      case .github:
        Annotations(index: index).write(record, told: &told, to: out)
        text.annotations = out.bytes
      }
    }
    return text
  }
}
