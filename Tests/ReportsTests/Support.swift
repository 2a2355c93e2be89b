import MapCamera
import ScenarioLanguage
import ScenarioRunner
import Testing

@testable import Reports

struct NoFiles: SourceHost {
  mutating func read(
    _ path: String, from user: String
  ) throws(HostProblem) -> (name: String, bytes: [UInt8]) {
    throw HostProblem(.fileMissing(path))
  }

  mutating func route(_ text: String, from user: String) throws(HostProblem) -> [Coordinate] {
    throw HostProblem(.fileMissing(text))
  }
}

func check(_ text: String, name: String = "tour.cam") -> Checked {
  var host = NoFiles()
  return Program.check(name: name, bytes: Array(text.utf8), host: &host)
}

/// What is said of a text with mistakes.
func diagnostics(_ text: String, isColored: Bool = false) -> String {
  let checked = check(text)
  return DiagnosticText(sources: checked.sources, style: Style(isColored: isColored))
    .text(checked.diagnostics)
}

/// What is said of a run of all scenarios of a text, and the last line.
func report(_ text: String, isColored: Bool = false) throws -> (text: String, summary: String) {
  let program = try #require(check(text).program)
  var report = TerminalReport(style: Style(isColored: isColored))
  var machine = Machine(program)
  var result = ""
  for scenario in program.scenarios {
    if scenario.tags.contains("skip") {
      result += report.skipped(scenario)
    } else {
      result += report.text(machine.run(scenario), of: program)
    }
  }
  return (result, report.summary(seconds: 0.0123))
}

/// The excerpt of the spot between ‹ and ›, its lines without the place and the empty line.
func excerpt(_ marked: String) throws -> (excerpt: SourceExcerpt, line: String, marks: String) {
  var text: [UInt8] = []
  var (lower, upper) = (0, 0)
  for scalar in marked.unicodeScalars {
    switch scalar {
    case "‹": lower = text.count
    case "›": upper = text.count
    default: text += Array(String(scalar).utf8)
    }
  }
  let source = try SourceText(name: "tour.cam", bytes: text)
  let location = Location(source: 0, span: SourceRange(lower, upper))
  let excerpt = SourceExcerpt(location, in: [source], LineIndex())
  let lines = excerpt.lines(label: "", style: Style(isColored: false))
  try #require(lines.count == 4)
  let margin = String(excerpt.line).count + 3
  return (excerpt, String(lines[2].dropFirst(margin)), String(lines[3].dropFirst(margin)))
}
