import Testing

@Suite("Pasted text")
struct PasteTests {
  @Test("runs its lines one after the other, and leaves the rest to be edited")
  func lines() throws {
    let session = try Session()
    session.terminal.paste("1 + 2\nprint \"b\"\nprint \"c")
    session.waitFor(line: "print \"c|")
    let expected = ["1 + 2", "3", "print \"b\"", "b"].enumerated().map {
      $0.offset % 2 == 0 ? session.prompt + $0.element : $0.element
    }
    #expect(session.terminal.shown.suffix(5).dropLast() == expected[...])
    session.run("\"", prints: "c")
  }

  @Test("ends lines with Return, newline or both")
  func lineEnds() throws {
    let session = try Session()
    session.type("\u{1b}[200~print \"a\"\r\nprint \"b\"\nprint \"c\"\r\u{1b}[201~")
    session.terminal.waitFor(lines: session.prompt + "print \"c\"", "c", session.bare)
    #expect(session.terminal.shown.count == 8)
  }

  @Test("goes in at the cursor, with what is typed around it")
  func atCursor() throws {
    let session = try Session()
    session.type("print \"\"" + Key.left)
    session.terminal.paste("東京")
    session.waitFor(line: "print \"東京|\"")
    session.terminal.paste("x\n1 + 2")
    session.waitFor(line: "1 + 2|")
    let before = session.terminal.shown.suffix(3).dropLast()
    #expect(before == [session.prompt + "print \"東京x\"", "東京x"])
  }

  @Test("has no keys in it: neither Tab nor Ctrl-C acts")
  func controls() throws {
    let session = try Session()
    session.terminal.paste("print\t\"a\u{3}\u{4}\u{1a}\u{13}\u{1b}[Ab\"")
    session.waitFor(line: Self.tabbed(session) + "\"a^C^D^Z^S^[[Ab\"|")
    session.type(Key.control("c"))
    session.run("1 + 2", prints: "3")
  }

  private static func tabbed(_ session: Session) -> String {
    let column = session.prompt.count + 5
    return "print" + String(repeating: " ", count: 8 - column % 8)
  }

  @Test("may come in pieces")
  func pieces() throws {
    let session = try Session()
    for piece in ["\u{1b}[200~pri", "nt \"a", "\"\r1 +", " 2\u{1b}[2", "01~"] {
      session.type(piece)
      session.terminal.settle(milliseconds: 60)
    }
    session.waitFor(line: "1 + 2|")
    #expect(session.terminal.shown.contains("a"))
  }

  @Test("of ten thousand lines is run to its end")
  func tenThousandLines() throws {
    let session = try Session()
    session.terminal.paste((1...10_000).map { "print \"\($0)\"\n" }.joined() + "1 + 2")
    session.waitFor(line: "1 + 2|")
    let printed = session.terminal.transcript.compactMap { Int($0) }
    #expect(printed == Array(1...10_000))
  }

  @Test("is asked for while a line is typed, and not while a statement runs")
  func mode() throws {
    let session = try Session()
    #expect(session.terminal.state.hasBracketedPaste)
    session.run("1 + 2", prints: "3")
    let written = String(decoding: session.terminal.output, as: UTF8.self)
    let marks = written.components(separatedBy: "\u{1b}[?2004").dropFirst().map { $0.prefix(1) }
    #expect(marks == ["h", "l", "h"])
  }
}
