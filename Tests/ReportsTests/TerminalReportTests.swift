import ScenarioLanguage
import ScenarioRunner
import Testing

@testable import Reports

@Suite("The report of a run")
struct TerminalReportTests {
  @Test("A scenario that passed is a line")
  func passed() throws {
    let (text, summary) = try report(
      "scenario \"zooming in\" { assert zoom == 2; expect tilt == 0 }")
    #expect(text == "  ✓ zooming in\n")
    #expect(summary == "1 scenario: 1 passed; 2 checks in 12.3 ms\n")
  }

  @Test("A check that failed shows the line, what was expected, what was found, and the limit")
  func failed() throws {
    let (text, summary) = try report(
      """
      scenario "tilting" {
        camera sydney zoom 8 tilt 45
        assert tilt == 45 because "the pins"
      }
      """)
    #expect(
      text == """
          ✗ tilting
              ┌─ tour.cam:3:10
              │
            3 │   assert tilt == 45 because "the pins"
              │          ^^^^^^^^^^ tilt is 30, not 45: at zoom 8 the map tilts at most 30°
              │
              = expected: tilt == 45 (to within 0.000001)
              = found:    tilt is 30, missed by 15
              = limit:    tilt is 30, not 45: at zoom 8 the map tilts at most 30°
              = because:  the pins

        """)
    #expect(summary == "1 scenario: 1 failed; 1 check in 12.3 ms\n")
  }

  @Test("All parts that decided are shown, and where a definition was called")
  func parts() throws {
    let (text, _) = try report(
      "define f {\n  assert zoom == 7 or tilt == 5\n}\nf")
    #expect(
      text == """
          ✗ tour
              ┌─ tour.cam:2:10
              │
            2 │   assert zoom == 7 or tilt == 5
              │          ^^^^^^^^^^^^^^^^^^^^^^ zoom is 2
              │
              = expected: zoom == 7 (to within 0.000001)
              = found:    zoom is 2, missed by 5
              = expected: tilt == 5 (to within 0.000001)
              = found:    tilt is 0, missed by 5
              = called at tour.cam:4:1

        """)
  }

  @Test("A scenario that could not go on is told from one that failed")
  func broken() throws {
    let (text, summary) = try report(
      "define f(n) { print 1 / n }\nscenario \"dividing\" {\n  f 0\n}")
    #expect(
      text == """
          ! dividing (could not go on)
            a number is divided by zero here
              ┌─ tour.cam:1:25
              │
            1 │ define f(n) { print 1 / n }
              │                         ^ this is 0
              │
              = called at tour.cam:3:3
              = more: mapcam help E701

        """)
    #expect(summary == "1 scenario: 1 could not go on; 0 checks in 12.3 ms\n")
  }

  @Test("A scenario that checks nothing is said, and so is one that is skipped")
  func uncheckedAndSkipped() throws {
    let (text, summary) = try report(
      "scenario \"looking\" { zoomIn }\n@skip\nscenario \"later\" { assert zoom == 9 }")
    #expect(
      text == """
          ? looking (nothing was checked: it has no assert or expect)
          - later (skipped)

        """)
    #expect(
      summary == "2 scenarios: 1 passed (1 checked nothing), 1 skipped; 0 checks in 12.3 ms\n")
  }

  @Test("What was printed stands above the scenario's line")
  func printed() throws {
    let (text, _) = try report("print \"now at {zoom}\"; print 7.30; assert zoom == 2")
    #expect(text == "now at 2\n7.3\n  ✓ tour\n")
  }

  @Test("The last line counts everything")
  func summary() throws {
    var report = TerminalReport(style: Style(isColored: false))
    #expect(report.summary(seconds: 2.345) == "0 scenarios; 0 checks in 2.35 s\n")
    report.refuse()
    #expect(
      report.summary(seconds: 0.5)
        == "0 scenarios: 1 file with errors, not run; 0 checks in 500 ms\n")
    report.refuse()
    #expect(
      report.checkedSummary(files: 1, scenarios: 3) == "3 files, 3 scenarios: 2 with errors\n")
    report.passOver()
    #expect(
      report.summary(seconds: 0.5)
        == "0 scenarios: 2 files with errors, not run, 1 input not run; 0 checks in 500 ms\n")
    report.passOver()
    #expect(
      report.checkedSummary(files: 1, scenarios: 3)
        == "3 files, 3 scenarios: 2 with errors, 2 inputs not checked\n")
    let fine = TerminalReport(style: Style(isColored: false))
    #expect(fine.checkedSummary(files: 1, scenarios: 1) == "1 file, 1 scenario: no errors\n")
  }

  @Test("Of very many failures the others are counted")
  func many() throws {
    let (text, _) = try report("repeat 150 { expect zoom == 9 }")
    #expect(text.hasSuffix("    … and 50 more failures\n"))
  }

  @Test("Colours are used where they are wanted, and nowhere else")
  func colours() throws {
    let source = """
      scenario "a" { assert zoom == 2 }
      scenario "b" { assert zoom == 3 }
      scenario "c" { limit zoom 15 to 10 }
      @skip scenario "d" { zoomIn }
      scenario "e" { zoomIn }
      """
    let plain = try report(source)
    #expect(!(plain.text + plain.summary).contains("\u{1B}"))
    let colored = try report(source, isColored: true)
    for code in ["\u{1B}[32m✓", "\u{1B}[31m✗ b", "\u{1B}[31m! c", "\u{1B}[2m- d", "\u{1B}[33m?"] {
      #expect(colored.text.contains(code))
    }
    #expect(colored.summary.contains("\u{1B}[32m1") || colored.summary.contains("\u{1B}[32m2"))
    // Without its codes the coloured report is the plain one.
    let parts = colored.text.split(separator: "\u{1B}", omittingEmptySubsequences: false)
    let stripped = parts[0] + parts.dropFirst().map { $0.drop { $0 != "m" }.dropFirst() }.joined()
    #expect(stripped == plain.text)
  }

  @Test(
    "Titles and texts can't break the report, nor send codes to the terminal",
    arguments: [
      "scenario \"a\u{1B}[31m\u{7}b\\nc\" { assert zoom == 9 }",
      "print \"\u{1B}]0;title\u{7}\"; zoomIn",
      "assert (zoom ==\n    9)", "assert zoom == 9 because \"a\u{9B}31m\\nb\"",
      "assert \"\u{1B}[2J\" == \"x\"", "target \"\u{1B}[2J{zoom}\"",
    ])
  func codes(source: String) throws {
    let (text, _) = try report(source)
    #expect(
      text.unicodeScalars.allSatisfy {
        $0 == "\n" || ($0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value))
      })
    #expect(
      text.split(separator: "\n").allSatisfy { $0.hasPrefix("  ") || $0.hasPrefix("·") }, "\(text)")
  }
}
