import Testing

@testable import LineEditor

@Suite("Pasted text")
struct PasteTests {
  @Test(
    "is lines, and a rest behind the last newline",
    arguments: [
      ("", [], ""), ("a", [], "a"), ("a\r", ["a"], ""), ("a\nb", ["a"], "b"),
      ("a\r\nb\r\n", ["a", "b"], ""), ("a\r\rb", ["a", ""], "b"), ("\n\r", ["", ""], ""),
      ("\r\n\r\n", ["", ""], ""), ("é\0\t\u{3}", [], "é\u{fffd}\t\u{3}"),
    ])
  func lines(text: String, lines: [String], rest: String) {
    var paste = Paste(Array(text.utf8))
    var taken: [String] = []
    #expect(paste.peek == lines.first ?? (rest.isEmpty ? nil : rest))
    while let line = paste.takeLine() { taken.append(line) }
    #expect(taken == lines)
    #expect(paste.takeRest() == rest)
    #expect(paste.peek == nil)
  }

  @Test("keeps what is UTF-8 of bytes that are not")
  func invalid() {
    var paste = Paste([0x61, 0xff, 0x62])
    #expect(paste.takeRest() == "a\u{fffd}b")
  }
}
