import Foundation
import Testing

@Suite("The line editor")
struct LineEditorTests {
  // MARK: Keys

  @Test("shows every key at once, and runs what was typed")
  func typing() throws {
    let session = try Session()
    for (key, line) in [
      ("1", "1|"), (" ", "1 |"), ("3", "1 3|"), (Key.left, "1 |3"), ("+ ", "1 + |3"),
      (Key.control("e"), "1 + 3|"), (Key.backspace, "1 + |"), ("2", "1 + 2|"),
      (Key.home, "|1 + 2"), (Key.right, "1| + 2"), (Key.delete, "1|+ 2"), (" ", "1 |+ 2"),
      (Key.end, "1 + 2|"), (Key.control("a"), "|1 + 2"), (Key.control("k"), "|"),
      (Key.control("y"), "1 + 2|"),
    ] {
      session.type(key)
      session.waitFor(line: line)
    }
    session.run("", prints: "3")
    #expect(session.terminal.state.unknown.isEmpty)
  }

  @Test(
    "keeps the screen right with characters of any width",
    arguments: [
      "日本語", "e\u{301}a\u{308}\u{304}", "😀🚀x", "שלום", "مرحبا", "Åse", "ｗｉｄｅ", "ไทย",
      "नमस्ते", "👩‍👩‍👧", "🇧🇷🇨🇭", "👍🏽x", "Zürich 東京 São Paulo",
    ])
  func widths(text: String) throws {
    let session = try Session()
    session.type(text)
    session.type("=")
    session.terminal.wait(for: "the text") { $0.screen[1].contains("=") }
    let row = session.terminal.screen[1]
    #expect(row.hasSuffix("=") && row.contains(text))
    session.type(Key.left + "<" + Key.home + ">")
    session.terminal.wait(for: "both ends") {
      $0.screen[1].hasPrefix("\(session.prompt)>\(text)") && $0.screen[1].hasSuffix("<=")
        && $0.cursor == (1, session.prompt.count + 1)
    }
    session.type(Key.end + String(repeating: Key.backspace, count: text.unicodeScalars.count + 2))
    session.waitFor(line: ">|")
    #expect(session.terminal.state.unknown.isEmpty)
  }

  @Test("leaves room for the picture that some terminals make of a character")
  func variation() throws {
    let session = try Session()
    session.type("❤\u{fe0f}x" + Key.left)
    session.terminal.wait(for: "the cursor on x") {
      $0.screen[1] == "\(session.prompt)❤\u{fe0f} x" && $0.cursor.column == session.prompt.count + 2
    }
  }

  @Test("shows control characters by their names")
  func controls() throws {
    let session = try Session()
    session.type("a" + Key.control("v") + "\u{1}b")
    session.waitFor(line: "a^Ab|")
    session.type(Key.left + Key.left)
    session.waitFor(line: "a|^Ab")
  }

  @Test("clears the screen with Ctrl-L and keeps the line")
  func clearScreen() throws {
    let session = try Session()
    session.type("1 + 2" + Key.left + Key.control("l"))
    session.terminal.wait(for: "cleared screen") {
      $0.shown == [session.prompt + "1 + 2"] && $0.cursor == (0, session.prompt.count + 4)
    }
  }

  @Test("takes bytes that are no UTF-8, and goes on")
  func invalidBytes() throws {
    let session = try Session()
    session.terminal.send([0xff, 0xc3, 0x28, 0xed, 0xa0, 0x80, 0xf4, 0x9f, 0x80, 0xc2, 0x9b, 0x41])
    session.terminal.waitFor("A")
    session.type(Key.control("c"))
    session.terminal.waitFor("^C")
    session.run("1 + 2", prints: "3")
  }

  // MARK: Ctrl-C and Ctrl-D

  @Test("drops the line with Ctrl-C and leaves with Ctrl-D on an empty one")
  func endings() throws {
    let session = try Session()
    session.type("nonsense" + Key.control("c"))
    session.terminal.waitFor(lines: session.prompt + "nonsense^C", session.bare)
    session.type("1 + 2" + Key.control("d"))
    session.terminal.settle()
    session.run("", prints: "3")
    session.type(Key.control("d"))
    #expect(session.terminal.exitCode() == 0)
    #expect(!session.terminal.state.hasBracketedPaste)
  }

  @Test("drops what is open over several lines with Ctrl-C")
  func interruptBlock() throws {
    let session = try Session()
    session.type("scenario \"a\" {\r")
    session.terminal.wait(for: "continuation prompt") { $0.screen[$0.cursor.row].hasSuffix("…") }
    session.type("print \"b\"" + Key.control("c"))
    session.terminal.waitFor(lines: session.bare)
    session.run("1 + 2", prints: "3")
  }

  @Test("leaves when the terminal is gone", arguments: [SIGHUP, SIGTERM])
  func hangUp(signal: Int32) throws {
    let session = try Session()
    session.type("1 + ")
    session.waitFor(line: "1 + |")
    session.terminal.signal(signal)
    #expect(session.terminal.exitCode() < 128)
    #expect(!session.terminal.state.hasBracketedPaste)
  }

  // MARK: Terminals and locales

  @Test(
    "writes no escape sequence on a terminal that can only print",
    arguments: ["dumb", "", nil] as [String?])
  func plainTerminal(name: String?) throws {
    let home = try Folder()
    let terminal = try Terminal(
      ["repl"], environment: ["TERM": name ?? "", "HOME": home.url.path],
      without: name == nil ? "TERM" : nil)
    terminal.waitForPrompt()
    terminal.send("1 + 2\r")
    terminal.wait(for: "3") { $0.screen.contains("3") }
    terminal.send("nonsense" + Key.control("c"))
    terminal.waitForPrompt()
    terminal.send("print \"é\"\r")
    terminal.wait(for: "é") { $0.screen.contains("é") }
    terminal.send(Key.control("d"))
    #expect(terminal.exitCode() == 0)
    #expect(!terminal.output.contains(0x1b))
  }

  @Test("edits UTF-8 in a locale that has none", arguments: ["C", "POSIX", "xx_XX.nothing"])
  func plainLocale(name: String) throws {
    let session = try Session(environment: ["LC_ALL": name])
    session.type("print \"é東" + Key.left + "e\u{301}")
    session.waitFor(line: "print \"ée\u{301}|東")
    session.type(Key.end)
    session.run("\"", prints: "ée\u{301}東")
  }

  @Test("needs nothing of the terminal's database", arguments: ["vt100", "screen", "unheard-of"])
  func terminals(name: String) throws {
    let session = try Session(environment: ["TERM": name])
    session.type("print \"\(String(repeating: "x", count: 100))\"" + Key.left + Key.left)
    session.terminal.wait(for: "second row") { $0.cursor.row == 2 }
    session.type(Key.home + Key.control("k"))
    session.run("1 + 2", prints: "3")
    #expect(session.terminal.state.unknown.isEmpty)
    #expect(session.terminal.transcript[0].hasPrefix("mapcam"))
  }
}
