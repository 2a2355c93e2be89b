/// A scenario as a test case of JUnit XML.
///
/// Failed checks are a `<failure>`, what could not be run an `<error>`; a case has one at most, as the
/// common schema wants it, with all that is to be said in it.
struct JUnitCase {
  let index: LineIndex
  /// The file of the case that was written last, and its attributes.
  private var file = ""
  private let fileAttributes = ByteWriter()

  init(index: LineIndex) { self.index = index }

  mutating func write(_ record: RunRecord, to out: ByteWriter) {
    out.put("    <testcase name=\"")
    XML.attribute(record.name, to: out)
    if file != record.file { writeAttributes(of: record.file) }
    out.put(fileAttributes)
    out.put(" line=\"")
    out.put(number: record.line)
    out.put("\" time=\"")
    out.put(seconds: record.seconds)
    out.put("\"")
    let head = out.count
    out.put(">\n")
    let start = out.count
    writeInner(record, to: out)
    if out.count == start {
      out.removeLast(downTo: head)
      out.put("/>\n")
    } else {
      out.put("    </testcase>\n")
    }
  }

  private mutating func writeAttributes(of file: String) {
    self.file = file
    fileAttributes.removeLast(downTo: 0)
    fileAttributes.put("\" classname=\"")
    XML.attribute(file.hasSuffix(".cam") ? String(file.dropLast(4)) : file, to: fileAttributes)
    fileAttributes.put("\" file=\"")
    XML.attribute(file, to: fileAttributes)
    fileAttributes.put("\"")
  }

  private func writeInner(_ record: RunRecord, to out: ByteWriter) {
    switch record.verdict {
    case .passed: break
    case .skipped: out.put("      <skipped/>\n")
    case .failed: add("failure", type: "check", record, to: out)
    case .broken: add("error", type: "scenario", record, to: out)
    }
    guard case .ran(let outcome, _) = record.ending,
      !outcome.printed.isEmpty || record.checkedNothing
    else { return }
    out.put("      <system-out>")
    for text in outcome.printed {
      XML.text(text, to: out)
      out.put("\n")
    }
    if record.checkedNothing { out.put(text: TerminalReport.nothingChecked + "\n") }
    out.put("</system-out>\n")
  }

  private func add(
    _ name: StaticString, type: StaticString, _ record: RunRecord, to out: ByteWriter
  ) {
    out.put("      <")
    out.put(name)
    out.put(" message=\"")
    XML.attribute(record.headline, to: out)
    out.put("\" type=\"")
    out.put(type)
    out.put("\">")
    XML.text(record.details(index), to: out)
    out.put("</")
    out.put(name)
    out.put(">\n")
  }
}
