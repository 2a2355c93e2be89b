import ScenarioLanguage
import Testing

@testable import Reports

@Suite("Mistakes as their reader sees them")
struct DiagnosticTextTests {
  @Test("The reader's line, the exact spot, one next step")
  func whole() {
    #expect(
      diagnostics("# a tour\ncamera sydney\nfit vancover calgary pad 64") == """
        error: I don't know the place “vancover”
          ┌─ tour.cam:3:5
          │
        3 │ fit vancover calgary pad 64
          │     ^^^^^^^^ did you mean vancouver?
          │
          = help: name a new place with: place vancover LAT LON
          = more: mapcam help E302

        """)
  }

  @Test("Several mistakes stand one below the other, with an empty line between")
  func several() {
    #expect(
      diagnostics("assert zoom = 7\nzoomTo )") == """
        error: two values are compared with ==
          ┌─ tour.cam:1:13
          │
        1 │ assert zoom = 7
          │             ^ write == here
          │
          = more: mapcam help E205

        error: a value was expected, not “)”
          ┌─ tour.cam:2:8
          │
        2 │ zoomTo )
          │        ^ a value was expected here
          │
          = more: mapcam help E201

        """)
  }

  @Test("After twenty mistakes the others are counted")
  func many() {
    let text = diagnostics(String(repeating: "zoomTo )\n", count: 25))
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("error") }.count == 20)
    let all = "; all of them are in a report: mapcam run --report json=FILE\n"
    #expect(text.hasSuffix("\n\n… and 5 more\(all)"))
    let cut = diagnostics(String(repeating: "zoomTo )\n", count: 2000))
    #expect(cut.hasSuffix("\n\n… and at least 980 more\(all)"))
    #expect(!diagnostics(String(repeating: "zoomTo )\n", count: 20)).contains("…"))
  }

  @Test("Colours are used where they are wanted, and nowhere else")
  func colours() {
    #expect(!diagnostics("zoomin").contains("\u{1B}"))
    let colored = diagnostics("zoomin", isColored: true)
    #expect(colored.hasPrefix("\u{1B}[31merror\u{1B}[0m: "))
    #expect(colored.contains("\u{1B}[31m^^^^^^ did you mean zoomIn?\u{1B}[0m"))
  }

  @Test(
    "What the reader wrote can't break the lines of a message, nor send codes to the terminal",
    arguments: [
      "target \"a\u{1B}[31mb\"", "zoomTo (vancouver\n,\n1)", "target \"\u{9B}31m\u{8}x\"",
      "zoomTo max(vancouver,\n   1)",
    ])
  func codes(text: String) {
    let said = diagnostics(text)
    #expect(!said.isEmpty)
    #expect(
      said.unicodeScalars.allSatisfy {
        $0 == "\n" || ($0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value))
      })
    for line in said.split(separator: "\n") {
      #expect(
        line.hasPrefix("error: ") || line.contains("│") || line.contains("┌─")
          || line.contains("= help") || line.contains("= more"), "\(line)")
    }
  }
}
