/// A run as JUnit XML: a suite a file, a test case a scenario.
///
/// Failed checks are a `<failure>`, what could not be run an `<error>`; a case has one at most, as the
/// common schema wants it, with all that is to be said in it.
public struct JUnitReport {
  private var suites: [Suite] = []

  fileprivate struct Suite {
    let name: String
    let index = LineIndex()
    var cases = ""
    var tests = 0, failures = 0, errors = 0, skipped = 0
    var seconds = 0.0
  }

  /// An empty report.
  public init() {}

  /// Adds a scenario; those of one file come one after the other.
  public mutating func add(_ record: RunRecord) {
    if suites.last?.name != record.file { suites.append(Suite(name: record.file)) }
    suites[suites.count - 1].add(record)
  }

  /// The whole document.
  public func text(_ end: RunEnd) -> String {
    func sum(_ part: (Suite) -> Int) -> Int { suites.reduce(0) { $0 + part($1) } }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"mapcam\"\(end.isInterrupted ? " interrupted=\"true\"" : "")"
    text += " tests=\"\(sum(\.tests))\" failures=\"\(sum(\.failures))\" errors=\"\(sum(\.errors))\""
    text += " skipped=\"\(sum(\.skipped))\" time=\"\(ReportNumber.seconds(end.seconds))\">\n"
    for suite in suites { text += suite.text }
    return text + "</testsuites>\n"
  }
}

extension JUnitReport.Suite {
  fileprivate mutating func add(_ record: RunRecord) {
    tests += 1
    seconds += record.seconds
    let folder = record.file.hasSuffix(".cam") ? String(record.file.dropLast(4)) : record.file
    cases += "    <testcase name=\"\(XML.attribute(record.title))\""
    cases += " classname=\"\(XML.attribute(folder))\" file=\"\(XML.attribute(record.file))\""
    cases += " line=\"\(record.line)\" time=\"\(ReportNumber.seconds(record.seconds))\""
    var inner = ""
    switch record.verdict {
    case .passed: break
    case .skipped:
      skipped += 1
      inner = "      <skipped/>\n"
    case .failed:
      failures += 1
      inner = element("failure", "check", record)
    case .broken:
      errors += 1
      inner = element("error", "scenario", record)
    }
    if case .ran(let outcome, _) = record.ending, !outcome.printed.isEmpty {
      let printed = outcome.printed.map { $0 + "\n" }.joined()
      inner += "      <system-out>\(XML.text(printed))</system-out>\n"
    }
    cases += inner.isEmpty ? "/>\n" : ">\n\(inner)    </testcase>\n"
  }

  private func element(_ name: String, _ type: String, _ record: RunRecord) -> String {
    "      <\(name) message=\"\(XML.attribute(record.headline))\" type=\"\(type)\">"
      + "\(XML.text(record.details(index)))</\(name)>\n"
  }

  fileprivate var text: String {
    "  <testsuite name=\"\(XML.attribute(name))\" tests=\"\(tests)\" failures=\"\(failures)\""
      + " errors=\"\(errors)\" skipped=\"\(skipped)\" time=\"\(ReportNumber.seconds(seconds))\">\n"
      + cases + "  </testsuite>\n"
  }
}

/// Text as it can stand in XML.
enum XML {
  /// For an attribute: a line break there would become a blank.
  static func attribute(_ text: String) -> String { escaped(text, keepsLines: false) }

  /// For the text of an element.
  static func text(_ text: String) -> String { escaped(text, keepsLines: true) }

  /// XML 1.0 has no way to write most control characters: a mark stands for them.
  private static func escaped(_ text: String, keepsLines: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += keepsLines ? String(Character(scalar)) : "&#\(scalar.value);"
      case "\r": result += "&#13;"
      default:
        let isAllowed =
          scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE
          && !(0x7F...0x9F).contains(scalar.value)
        result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}
