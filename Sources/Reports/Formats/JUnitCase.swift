/// A scenario as a test case of JUnit XML.
///
/// Failed checks are a `<failure>`, what could not be run an `<error>`; a case has one at most, as the
/// common schema wants it, with all that is to be said in it.
struct JUnitCase {
  let index: LineIndex

  func write(_ record: RunRecord, to bytes: inout [UInt8]) {
    let folder = record.file.hasSuffix(".cam") ? String(record.file.dropLast(4)) : record.file
    bytes.add("    <testcase name=\"")
    XML.attribute(record.title, to: &bytes)
    bytes.add("\" classname=\"")
    XML.attribute(folder, to: &bytes)
    bytes.add("\" file=\"")
    XML.attribute(record.file, to: &bytes)
    bytes.add("\" line=\"")
    bytes.add(record.line)
    bytes.add("\" time=\"")
    bytes.add(seconds: record.seconds)
    bytes.add("\"")
    let head = bytes.count
    bytes.add(">\n")
    let start = bytes.count
    writeInner(record, to: &bytes)
    if bytes.count == start {
      bytes.removeLast(start - head)
      bytes.add("/>\n")
    } else {
      bytes.add("    </testcase>\n")
    }
  }

  private func writeInner(_ record: RunRecord, to bytes: inout [UInt8]) {
    switch record.verdict {
    case .passed: break
    case .skipped: bytes.add("      <skipped/>\n")
    case .failed: add("failure", type: "check", record, to: &bytes)
    case .broken: add("error", type: "scenario", record, to: &bytes)
    }
    guard case .ran(let outcome, _) = record.ending, !outcome.printed.isEmpty else { return }
    bytes.add("      <system-out>")
    for text in outcome.printed {
      XML.text(text, to: &bytes)
      bytes.add("\n")
    }
    bytes.add("</system-out>\n")
  }

  private func add(
    _ name: StaticString, type: StaticString, _ record: RunRecord, to bytes: inout [UInt8]
  ) {
    bytes.add("      <")
    bytes.add(name)
    bytes.add(" message=\"")
    XML.attribute(record.headline, to: &bytes)
    bytes.add("\" type=\"")
    bytes.add(type)
    bytes.add("\">")
    XML.text(record.details(index), to: &bytes)
    bytes.add("</")
    bytes.add(name)
    bytes.add(">\n")
  }
}
