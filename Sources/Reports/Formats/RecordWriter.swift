import ScenarioLanguage
import ScenarioRunner

/// Puts scenarios into the words of the reports that are wanted, one after the other on one thread.
public final class RecordWriter {
  private let formats: [ReportFormat]
  /// The lines of the file whose scenarios are written.
  private var index = LineIndex()
  private var json: JSONRecord

  /// A writer for these formats.
  public init(_ formats: [ReportFormat]) {
    self.formats = formats
    json = JSONRecord(index)
  }

  /// Begins the scenarios of another file.
  public func beginFile() {
    index = LineIndex()
    json = JSONRecord(index)
  }

  /// A scenario of the file that was begun last, or a file that could not be run.
  public func text(_ record: RunRecord) -> RecordText {
    var text = RecordText(record)
    for format in formats {
      switch format {
      case .junit: JUnitCase(index: index).write(record, to: &text.junit)
      case .tap: TAPPoint(index: index).write(record, to: &text.tap)
      case .json: json.write(record, to: &text.json)
      case .github: Annotations(index: index).write(record, to: &text.annotations)
      }
    }
    return text
  }
}
