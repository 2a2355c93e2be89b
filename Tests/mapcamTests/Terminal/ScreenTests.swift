import Testing

@Suite("The screen that the tests look at")
struct ScreenTests {
  /// What the screen shows after a text, ten columns wide and four rows high.
  private func screen(_ text: String, rows: Int = 4, columns: Int = 10) -> Screen {
    var screen = Screen(rows: rows, columns: columns)
    screen.write(text.utf8)
    return screen
  }

  @Test(
    "moves, erases, inserts and deletes",
    arguments: [
      ("a\r\nb", ["a", "b", "", ""]),
      ("abc\rX", ["Xbc", "", "", ""]),
      ("abc\u{8}X", ["abX", "", "", ""]),
      ("a\tb", ["a       b", "", "", ""]),
      ("abc\u{1b}[2D\u{1b}[K", ["a", "", "", ""]),
      ("abc\u{1b}[2D\u{1b}[1K", ["  c", "", "", ""]),
      ("abc\u{1b}[2K", ["", "", "", ""]),
      ("abc\r\u{1b}[2P", ["c", "", "", ""]),
      ("abc\r\u{1b}[2@", ["  abc", "", "", ""]),
      ("abc\r\u{1b}[4hX\u{1b}[4lY", ["XYbc", "", "", ""]),
      ("abc\r\u{1b}[2X", ["  c", "", "", ""]),
      ("a\r\nb\r\nc\u{1b}[2A\u{1b}[J", ["a", "", "", ""]),
      ("a\r\nb\u{1b}[2J", ["", "", "", ""]),
      ("\u{1b}[2;3Hx\u{1b}[Hy", ["y", "  x", "", ""]),
      ("\u{1b}[3d\u{1b}[5Gx", ["", "", "    x", ""]),
      ("a\r\nb\r\nc\r\nd\r\ne", ["b", "c", "d", "e"]),
      ("a\u{1b}Mb", [" b", "a", "", ""]),
      ("a\r\nb\u{1b}[A\u{1b}[Lx", [" x", "a", "b", ""]),
      ("a\r\nb\u{1b}[A\u{1b}[M", ["b", "", "", ""]),
      ("\u{1b}7abc\u{1b}8X", ["Xbc", "", "", ""]),
      ("\u{1b}[1;31mred\u{1b}[0m\u{1b}(B", ["red", "", "", ""]),
      ("\u{1b}]0;title\u{7}x", ["x", "", "", ""]),
    ] as [(String, [String])])
  func commands(text: String, lines: [String]) {
    let screen = screen(text)
    #expect(screen.lines == lines)
    #expect(screen.unknown.isEmpty)
  }

  @Test("wraps only when a character follows a full row")
  func deferredWrap() {
    var screen = screen("0123456789")
    #expect(screen.cursor == (0, 9))
    #expect(screen.isWrapPending)
    screen.write("\r\n".utf8)
    #expect(screen.cursor == (1, 0))
    screen.write("0123456789x".utf8)
    #expect(screen.lines == ["0123456789", "0123456789", "x", ""])
    #expect(screen.rows.map(\.isWrapped) == [false, true, false, false])
  }

  @Test("gives wide characters two cells and marks none")
  func widths() {
    let wide = screen("a東e\u{301}b")
    #expect(wide.lines[0] == "a東e\u{301}b")
    #expect(wide.cursor == (0, 5))
    #expect(screen("東京東京a東").lines == ["東京東京a", "東", "", ""])
    #expect(screen("東\r x").lines[0] == " x")
    #expect(screen("a東\u{8}x").lines[0] == "a x")
  }

  @Test("tells what it doesn't know, rings and remembers the mode for pasted text")
  func modes() {
    let screen = screen("\u{7}\u{1b}[?2004h\u{1b}[99y")
    #expect(screen.bells == 1)
    #expect(screen.hasBracketedPaste)
    #expect(screen.unknown == ["sequence 99y"])
  }

  @Test("wraps lines anew when its width changes, and keeps the cursor at its character")
  func resize() {
    var screen = screen("x\r\n0123456789abcde\u{1b}[D")
    #expect(screen.cursor == (2, 4))
    screen.resize(rows: 4, columns: 6)
    #expect(screen.lines == ["x", "012345", "6789ab", "cde"])
    #expect(screen.cursor == (3, 2))
    screen.resize(rows: 4, columns: 20)
    #expect(screen.lines == ["x", "0123456789abcde", "", ""])
    #expect(screen.cursor == (1, 14))
    screen.resize(rows: 1, columns: 20)
    #expect(screen.lines == ["0123456789abcde"])
    #expect(screen.transcript == ["x", "0123456789abcde"])
  }
}
