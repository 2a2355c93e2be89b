import ScenarioLanguage
import Testing

@Suite("What is still open")
struct OpenPartsTests {
  /// What is open after lines that are separated by `⏎`.
  private func open(_ text: String) -> OpenParts {
    var open = OpenParts()
    for line in text.split(separator: "⏎", omittingEmptySubsequences: false) {
      open.read(Array(line.utf8))
    }
    return open
  }

  @Test(
    "A statement goes on as long as something is open",
    arguments: [
      ("repeat 3 {", "{"), ("repeat 3 {⏎ zoomTo max(1,", "{("), ("let a = [1, 2", "["),
      ("print \"abc", "\""), ("print \"at {zoom", "\"{"), ("print \"at {max(1", "\"{("),
      ("scenario \"x\" {⏎  if a {", "{{"), ("print \"a⏎b", "\""), ("if a { # }", "{"),
      ("print \"\\\"", "\""), ("print \"\\{", "\""), ("((((((((((", "…(((((((("),
    ])
  func openParts(text: String, shown: String) {
    #expect(!open(text).isEmpty)
    #expect(open(text).description == shown)
  }

  @Test(
    "A line that ends with an operator, a comma or a tag goes on",
    arguments: [
      "let a = ", "let a = 1 +", "assert zoom ==", "assert a and", "assert not", "fit a,", "@slow",
      "@slow @ios", "assert a or # why", "let a = 1 +⏎⏎", "let a = 3 mod", "@slow⏎# about it",
    ])
  func continued(text: String) {
    #expect(!open(text).isEmpty)
    #expect(open(text).description == "")
  }

  @Test(
    "Anything else is complete",
    arguments: [
      "", "zoomIn", "zoomIn # {", "repeat 3 { zoomIn }", "print \"{zoom}\"",
      "print \"a⏎b\"", "repeat 3 {⏎zoomIn⏎}", "let a =⏎3", "}", ")", "{ )", "assert a and⏎b",
      "@slow⏎scenario \"x\" { zoomIn }", "print \"\\\\\"", "gesture pan 3 3", "if a {⏎}⏎",
    ])
  func complete(text: String) { #expect(open(text).isEmpty) }

  @Test("An else may follow the block of an if, and no other")
  func mayTakeElse() {
    #expect(open("if a { zoomIn }").mayTakeElse)
    #expect(open("zoomIn; if a {⏎}").mayTakeElse)
    #expect(!open("if a {").mayTakeElse)
    #expect(!open("repeat 3 { if a { } }").mayTakeElse)
    #expect(!open("if a { }; zoomIn").mayTakeElse)
    #expect(!open("if a { }⏎zoomIn").mayTakeElse)
    #expect(open("if a { }⏎else if b { }").mayTakeElse)
    #expect(open("if a { }⏎⏎else {⏎}").mayTakeElse)
  }
}
