import Foundation
import Testing

@Suite("The line that says how far a run has come")
struct ProgressTests {
  /// Scenarios that take their time, the first of which fails.
  private func slow(_ count: Int) throws -> Folder {
    let scenarios = (0..<count).map { number in
      "scenario \"s \(number)\" { repeat 400000 { let a = 1 }\nassert zoom == \(number == 0 ? 3 : 2) }"
    }
    return try Folder(["slow.cam": scenarios.joined(separator: "\n")])
  }

  private func run(
    _ folder: Folder, columns: Int = 80, environment: [String: String] = [:]
  ) throws -> Terminal {
    try Terminal(
      ["run", "slow.cam"],
      environment: ["HOME": folder.url.path].merging(environment) { $1 }, columns: columns)
  }

  @Test("It counts on a terminal, and is gone when the report is written")
  func shown() throws {
    let folder = try slow(2000)
    let terminal = try run(folder)
    terminal.waitFor(" of 2 000 scenarios, 1 failed")
    terminal.send(Key.control("c"))
    #expect(terminal.exitCode() == 130)
    #expect(!terminal.transcript.contains { $0.contains("of 2 000 scenarios") })
    #expect(terminal.transcript.contains("  ✗ s 0"))
    #expect(terminal.transcript.contains("interrupted: what is reported is not all"))
  }

  @Test("It is as wide as the terminal lets it be")
  func clipped() throws {
    let folder = try slow(2000)
    let terminal = try run(folder, columns: 12)
    // The report may stand above it already.
    terminal.wait(for: "a line that is cut off") { screen in
      screen.shown.last.map { $0.contains(" of ") && $0.count <= 11 } ?? false
    }
    terminal.send(Key.control("c"))
    #expect(terminal.exitCode() == 130)
  }

  @Test(
    "It is not shown to a machine, or where the terminal has no codes",
    arguments: [["CI": "true"], ["TERM": "dumb"]])
  func hidden(_ environment: [String: String]) throws {
    let folder = try slow(100)
    let terminal = try run(folder, environment: environment)
    #expect(terminal.exitCode() == 1)
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("of 100 scenarios"))
  }
}
