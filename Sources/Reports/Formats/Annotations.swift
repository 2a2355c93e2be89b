import ScenarioLanguage
import ScenarioRunner

/// What went wrong in a scenario, as commands that a code host shows beside the lines of a change:
/// `::error file=tour.cam,line=3,title=…::zoom is 7, not 8`.
struct Annotations {
  let index: LineIndex

  /// Writes what went wrong, a line each, but for what has been told of a file that several use.
  func write(_ record: RunRecord, told: inout ToldDiagnostics, to out: ByteWriter) {
    switch record.ending {
    case .skipped: break
    case .refused(let checked):
      let untold = told.take(checked.diagnostics, in: checked.sources)
      for diagnostic in untold.prefix(DiagnosticText.most) {
        add(diagnostic, in: checked.sources, title: record.file, to: out)
      }
    case .faulty(let sentence):
      add(sentence, in: record.file, line: record.line, title: record.title, to: out)
    case .ran(let outcome, let sources):
      for failure in outcome.failures {
        var lines = failure.findings.map { "expected \($0.expected), and \($0.found)" }
        if !failure.values.isEmpty {
          lines.append("with " + failure.values.joined(separator: "; "))
        }
        if let reason = failure.reason { lines.append(reason) }
        add(
          lines.joined(separator: "\n"), at: failure.location, in: sources, title: record.name,
          to: out)
      }
      if let diagnostic = outcome.breakdown?.diagnostic {
        add(diagnostic, in: sources, title: record.name, to: out)
      }
    }
  }

  private func add(
    _ diagnostic: Diagnostic, in sources: [SourceText], title: String, to out: ByteWriter
  ) {
    add(
      diagnostic.problem.words.message, at: diagnostic.location, in: sources,
      title: "\(title) (\(diagnostic.problem.code))", isWarning: diagnostic.isWarning, to: out)
  }

  private func add(
    _ message: String, at location: Location, in sources: [SourceText], title: String,
    isWarning: Bool = false, to out: ByteWriter
  ) {
    guard sources.indices.contains(Int(location.source)) else {
      return add(message, in: nil, line: 0, title: title, isWarning: isWarning, to: out)
    }
    let source = sources[Int(location.source)]
    let lower = min(max(0, Int(location.span.lower)), source.bytes.count)
    add(
      message, in: source.name, line: index.line(of: lower, in: source, location.source).number,
      title: title, isWarning: isWarning, to: out)
  }

  private func add(
    _ message: String, in file: String?, line: Int, title: String, isWarning: Bool = false,
    to out: ByteWriter
  ) {
    out.put(isWarning ? "::warning " : "::error ")
    if let file {
      out.put("file=")
      out.put(text: file, escaping: Self.escapedInProperty)
      out.put(",line=")
      out.put(number: line)
      out.put(",")
    }
    out.put("title=")
    out.put(text: title.onOneLine, escaping: Self.escapedInProperty)
    out.put("::")
    out.put(text: message.withoutCodes, escaping: Self.escaped)
    out.put("\n")
  }

  private static func escapedInProperty(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case ":": "%3A"
    case ",": "%2C"
    default: escaped(scalar)
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "%": "%25"
    case "\r": "%0D"
    case "\n": "%0A"
    default: nil
    }
  }
}
