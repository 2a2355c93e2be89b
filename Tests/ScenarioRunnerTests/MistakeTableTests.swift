import Foundation
import MapCamera
import Testing

@testable import ScenarioLanguage
@testable import ScenarioRunner

/// The wrong and the right example of each code, tried out.
@Suite("The table of mistakes")
struct MistakeTableTests {
  @Test("A wrong example gives its code, and nothing else", arguments: MistakeTable.rows)
  func wrong(mistake: Mistake) throws {
    switch mistake.setting {
    case "": #expect(Self.codes(of: mistake.wrong) == [mistake.code])
    case "in a session": #expect(try Self.codesInSession(mistake.wrong) == [mistake.code])
    // What these need can't be shown in an example.
    default: #expect(!mistake.wrong.isEmpty)
    }
  }

  @Test("A right example runs and passes", arguments: MistakeTable.rows)
  func right(mistake: Mistake) throws {
    #expect(mistake.right != "")
    if mistake.setting == "in a session" {
      #expect(try Self.codesInSession(mistake.right) == [])
    } else {
      #expect(Self.codes(of: mistake.right, budget: .standard) == [])
    }
  }

  @Test("Every code stands in the table once, in order, with words of its own")
  func rows() {
    let rows = MistakeTable.rows
    for area in MistakeTable.areas {
      let codes = MistakeTable.rows(of: area.text).map { $0.code }
      let errors = codes.filter { $0.hasPrefix("E") }
      #expect(errors == errors.sorted() && Set(codes).count == codes.count)
      #expect(Set(codes.map { $0.dropFirst().prefix(1) }).count == 1, "\(area.title)")
    }
    for mistake in rows {
      #expect(!mistake.title.isEmpty && mistake.explanation.hasSuffix("."), "\(mistake.code)")
      #expect(mistake.wrong != mistake.right || !mistake.setting.isEmpty, "\(mistake.code)")
    }
    #expect(Set(rows.map { $0.title }).count == rows.count)
  }

  @Test("The page is what the table makes of it")
  func page() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let written = try String(
      contentsOf: root.appending(path: "docs/errors.md"), encoding: .utf8)
    #expect(written == WordHelp.mistakes, "write it anew: mapcam help errors > docs/errors.md")
  }

  // MARK: Trying out

  /// A file to use stands beside the text, which is `tour.cam`.
  private struct OnePlace: SourceHost {
    let text: String

    mutating func read(
      _ path: String, from user: String
    ) throws(HostProblem) -> (name: String, bytes: [UInt8]) {
      if path.hasPrefix("..") { throw HostProblem(.fileOutside(path)) }
      switch path {
      case "places.cam": return (path, Array("place home 49.28 -123.12".utf8))
      case "tour.cam": return (path, Array(text.utf8))
      default: throw HostProblem(.fileMissing(path))
      }
    }

    mutating func route(_ text: String, from user: String) throws(HostProblem) -> [Coordinate] {
      guard let places = try? EncodedPolyline.decode(text) else {
        throw HostProblem(.routeUnreadable(text, reason: "it is no polyline"))
      }
      return places
    }
  }

  /// The codes of all that is wrong with a text, or with its run; `failed` for a check that fails.
  private static func codes(
    of text: String, budget: Budget = Budget(steps: 100_000, calls: 200, memory: 1 << 20)
  ) -> [String] {
    var host = OnePlace(text: text)
    let checked = Program.check(name: "tour.cam", bytes: Array(text.utf8), host: &host)
    var codes = checked.diagnostics.map { $0.problem.code }
    guard let program = checked.program else { return codes }
    var machine = Machine(program, budget: budget)
    for scenario in program.scenarios {
      let outcome = machine.run(scenario)
      codes += outcome.failures.map { _ in "failed" }
      if let problem = outcome.problem { codes.append(problem.code) }
    }
    return codes
  }

  private static func codesInSession(_ text: String) throws -> [String] {
    var session = Session()
    var host = NoFiles()
    var codes: [String] = []
    for line in text.split(separator: "\n") {
      let source = try SourceText(name: "session", bytes: Array(line.utf8))
      let (statements, diagnostics) = session.read(source, host: &host)
      codes += diagnostics.map { $0.problem.code }
      guard diagnostics.isEmpty else { continue }
      for statement in statements {
        let result = session.run(statement)
        codes += result.diagnostics.map { $0.problem.code }
        if let problem = result.outcome?.problem { codes.append(problem.code) }
      }
    }
    return codes
  }
}
