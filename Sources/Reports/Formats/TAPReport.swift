import JSONText
/// A run in the Test Anything Protocol, version 14: a test point a scenario.
public struct TAPReport {
  private var points = ""
  private var count = 0
  /// The lines of the file whose scenarios are added now.
  private var index = LineIndex()
  private var file = ""

  /// An empty report.
  public init() {}

  /// Adds a scenario.
  public mutating func add(_ record: RunRecord) {
    count += 1
    if record.file != file { (index, file) = (LineIndex(), record.file) }
    let isOk = record.verdict == .passed || record.verdict == .skipped
    let description = Self.escaped("\(record.file): \(record.title)".onOneLine)
    points += "\(isOk ? "ok" : "not ok") \(count) - \(description)"
    points += record.verdict == .skipped ? " # SKIP\n" : "\n"
    guard !isOk else { return }
    points += "  ---\n"
    points += "  message: \(Self.quoted(record.headline))\n"
    points += "  severity: \(record.verdict == .failed ? "fail" : "error")\n"
    points += "  at: \(Self.quoted("\(record.file):\(record.line)"))\n"
    points += "  details: \(Self.quoted(record.details(index)))\n"
    points += "  ...\n"
  }

  /// The whole report. One that was interrupted has no plan, so that its reader knows that it is not whole.
  public func text(_ end: RunEnd) -> String {
    let tail = end.isInterrupted ? "Bail out! interrupted\n" : ""
    return "TAP version 14\n" + (end.isInterrupted ? "" : "1..\(count)\n") + points + tail
  }

  /// A `#` would begin a directive.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "#" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result
  }

  /// A text in YAML's double quotes.
  private static func quoted(_ text: String) -> String { JSON.quoted(text) }
}
