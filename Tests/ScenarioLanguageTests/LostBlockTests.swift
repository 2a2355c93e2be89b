import Testing

@testable import ScenarioLanguage

/// One mistake does not hide those behind it.
@Suite("Blocks behind a mistake in their head")
struct LostBlockTests {
  @Test(
    "are read, and what the head names counts as known",
    arguments: [
      "scenario Open {", "scenario 'A' {", "scenario “A” {", "scenario(\"A\") {",
      "scenario \"A\" with tags {", "@slow, @ios scenario \"A\" {", "repeat {", "repeat 3 times {",
      "if zoom is 12 then {", "animate zoomTo 7 in 2 s {", "animate {", "expect error: {",
      "for d of [vancouver] {\n  zoomTo d", "for d [vancouver] {\n  zoomTo d",
      "for d in vancouver, \"Hamburg\" {\n  zoomTo d", "define go(d b) {\n  zoomTo d",
      "define go(d {\n  zoomTo d", "scenario Open {\n  examples\n  | d |\n  | 1 |\n  zoomTo d",
    ])
  func areRead(head: String) {
    #expect(errors("\(head)\n  always zoom > 3\n  asert zoom == 1\n}\nzooomIn").count == 3)
  }

  @Test("may lie in each other, and an else belongs to them")
  func nested() {
    let codes = errors(
      """
      scenario Open {
        if zoom is 12 then {
          asert zoom == 1
        }
        else {
          tillt 30
        }
        zomIn
      }
      zooomIn
      """)
    #expect(codes == ["E226", "E224", "E301", "E301", "E301", "E301"])
  }

  @Test("that are never closed are no further mistake, nor are very many in each other")
  func unclosed() {
    #expect(errors("scenario Open {\n  zoomIn\n") == ["E226"])
    let deep = String(repeating: "repeat {\n", count: 10_000)
    #expect(errors(deep).count < 1001)
  }

  private func errors(_ text: String) -> [String] {
    check(text).diagnostics.filter { !$0.isWarning }.map { $0.problem.code }
  }
}
