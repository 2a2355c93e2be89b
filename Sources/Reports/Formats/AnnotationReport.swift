import ScenarioLanguage
import ScenarioRunner

/// What went wrong, as commands that a code host shows beside the lines of a change:
/// `::error file=tour.cam,line=3,title=…::zoom is 7, not 8`.
public struct AnnotationReport {
  private var lines = ""

  /// An empty report.
  public init() {}

  /// Adds what went wrong in a scenario.
  public mutating func add(_ record: RunRecord) {
    switch record.ending {
    case .skipped: break
    case .refused(let checked):
      for diagnostic in checked.diagnostics.prefix(DiagnosticText.most) {
        add(diagnostic, in: checked.sources, title: record.file)
      }
    case .ran(let outcome, let program):
      for failure in outcome.failures {
        let words = failure.findings.map { "expected \($0.expected), and \($0.found)" }
        add(
          (words + (failure.reason.map { [$0] } ?? [])).joined(separator: "\n"),
          at: failure.location, in: program.sources, title: record.title)
      }
      if let diagnostic = outcome.breakdown?.diagnostic {
        add(diagnostic, in: program.sources, title: record.title)
      }
    }
  }

  /// The commands, a line each.
  public func text(_ end: RunEnd) -> String { lines }

  private mutating func add(_ diagnostic: Diagnostic, in sources: [SourceText], title: String) {
    add(
      diagnostic.problem.words.message, at: diagnostic.location, in: sources,
      title: "\(title) (\(diagnostic.problem.code))", isWarning: diagnostic.isWarning)
  }

  private mutating func add(
    _ message: String, at location: Location, in sources: [SourceText], title: String,
    isWarning: Bool = false
  ) {
    var properties = "title=\(Self.escaped(title.onOneLine, isProperty: true))"
    if sources.indices.contains(Int(location.source)) {
      let source = sources[Int(location.source)]
      let line = source.line(of: Int(location.span.lower))
      properties = "file=\(Self.escaped(source.name, isProperty: true)),line=\(line),\(properties)"
    }
    let kind = isWarning ? "warning" : "error"
    lines += "::\(kind) \(properties)::\(Self.escaped(message.withoutCodes, isProperty: false))\n"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
