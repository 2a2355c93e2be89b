import Foundation
import Testing

@Suite("A session on a terminal")
struct DialogueTests {
  @Test("greets in a line, and shows in its prompts where the camera is and what is open")
  func prompts() throws {
    let session = try Session()
    #expect(session.terminal.shown.count == 2)
    #expect(session.terminal.screen[0].hasPrefix("mapcam "))
    #expect(session.prompt == "0, 0 zoom 2> ")
    session.type("camera lat -33.5 lon 151 zoom 6.25 bearing 90 tilt 30\r")
    session.terminal.waitFor(
      lines: "→ -33.5, 151 zoom 6.25 bearing 90 tilt 30", "-33.5, 151 zoom 6.3 bearing 90 tilt 30>")
    session.type("repeat 2 {\r")
    session.terminal.waitFor(lines: "  {…")
    session.type("zoomTo max(3,\r")
    session.terminal.waitFor(lines: "  {(…")
    session.type("4)\r")
    session.terminal.waitFor(lines: "  {…")
    session.type("print \"ab\r")
    session.terminal.waitFor(lines: "  {\"…")
    session.type("cd\"\r}\r")
    session.terminal.waitFor(
      lines: "ab", "cd", "ab", "cd", "→ -33.5, 151 zoom 4 bearing 90 tilt 30",
      "-33.5, 151 zoom 4 bearing 90 tilt 30>")
    session.type("let a =\r")
    session.terminal.waitFor(lines: "  …")
    session.type("3\ra\r")
    session.terminal.wait(for: "the value") { $0.shown.dropLast().last == "3" }
  }

  @Test("says what was limited and why, and marks mistakes as in files")
  func answers() throws {
    let session = try Session(columns: 100)
    session.type("camera sydney zoom 6 tilt 45\r")
    session.terminal.waitFor(
      "→ -33.8683, 151.2086 zoom 6 tilt 30 (tilt is 30, not 45: at zoom 6 the map tilts at most 30°)"
    )
    session.type("fit vancover\r")
    session.terminal.waitFor(
      """
      error: I don't know the place “vancover”
        ┌─ session:2:5
        │
      2 │ fit vancover
        │     ^^^^^^^^ did you mean vancouver?
        │
        = help: name a new place with: place vancover LAT LON
        = more: .help E302
      """)
    session.type(".help E302\r")
    session.terminal.waitFor("E302: a name is not known")
    session.type("zoom * 2\rzoomTo _\r")
    session.terminal.waitFor("\n12\n")
    session.terminal.waitFor("→ -33.8683, 151.2086 zoom 12 tilt 30")
  }

  @Test(
    "Tab knows what can stand there",
    arguments: [
      ("zoomI", "zoomIn"), ("gesture dou", "gesture doubleTap"),
      ("animate zoomTo 5 ov", "animate zoomTo 5 over"),
      ("camera sydney bea", "camera sydney bearing"), ("mode over", "mode overview"),
      ("print metersP", "print metersPerPoint"),
      ("print dista", "print distance("), ("target SÃO_PAU", "target sao_paulo"),
      ("target \"São Pau", "target \"São Paulo\""),
      ("map \"iPad mi", "map \"iPad mini\""), ("hel", "hello_there"),
      ("target cottag", "target cottage"),
      ("use \"pla", "use \"places.cam\""), ("use \"sub/", "use \"sub/deep.cam\""),
      (".expl", ".explain"), (".read pla", ".read places.cam"),
      (".help zoomI", ".help zoomIn"), (".places reykj", ".places reykjavik"),
      ("target.la", "target.lat"),
    ])
  func completion(typed: String, completed: String) throws {
    let session = try Session(["places.cam": "", "sub/deep.cam": "", "plain.txt": ""])
    session.type("place cottage 1 2\rdefine hello_there(a) { zoomIn }\r")
    session.terminal.waitForPrompt()
    session.type(typed + Key.tab)
    // A blank follows a complete word, and none an open parenthesis.
    let blank = completed.hasSuffix("(") ? "" : " "
    session.terminal.wait(for: completed) {
      $0.screen[$0.cursor.row] == session.prompt + completed
        && $0.cursor.column == (session.prompt + completed + blank).count
    }
  }

  @Test("Ctrl-C stops what runs and changes nothing; twice on an empty line it leaves")
  func interruption() throws {
    let session = try Session()
    session.type("zoomTo 5; repeat 99000000 { let a = 1 }; zoomTo 9\r")
    session.terminal.waitFor("→ 0, 0 zoom 5")
    session.type(Key.control("c"))
    session.terminal.waitFor("error: it was interrupted")
    session.terminal.waitFor("nothing was changed")
    session.terminal.waitForPrompt()
    session.type("zoom\r")
    session.terminal.wait(for: "the zoom as it was") { $0.shown.dropLast().last == "5" }
    session.type("zoo" + Key.control("c"))
    session.terminal.waitForPrompt()
    session.type(Key.control("c"))
    session.terminal.waitFor("Ctrl-C once more leaves")
    session.type("1 + 1\r")
    session.terminal.wait(for: "an answer") { $0.shown.dropLast().last == "2" }
    session.type(Key.control("c") + Key.control("c"))
    #expect(session.terminal.exitCode() == 0)
  }

  @Test("Shows the way out of a statement that is not complete, and of the session")
  func waysOut() throws {
    let session = try Session(columns: 100)
    session.type("repeat 3 {\r\r")
    session.terminal.waitFor("the statement goes on, with { open; Ctrl-C drops it")
    session.type(Key.control("d"))
    session.terminal.waitFor("the statement that was not complete is dropped")
    session.terminal.waitForPrompt()
    session.type("repeat 3 {\r.quit\r")
    session.terminal.wait(for: "a second hint") {
      $0.shown.filter { $0.hasPrefix("the statement goes on") }.count == 2
    }
    session.type(Key.control("c"))
    session.terminal.waitForPrompt()
    session.type("repeat 3 {\rexit\r")
    session.terminal.wait(for: "a third hint") {
      $0.shown.filter { $0.hasPrefix("the statement goes on") }.count == 3
    }
    session.type(Key.control("c"))
    session.terminal.waitForPrompt()
    session.type("undo\r")
    session.terminal.waitFor("error: “undo” is no word of the language; in a session it is .undo")
    session.terminal.waitForPrompt()
    session.type("let help = 3; help\r")
    session.terminal.wait(for: "a name of one's own") { $0.shown.dropLast().last == "3" }
    session.type("exit\r")
    #expect(session.terminal.exitCode() == 0)
  }

  @Test("Without a capable terminal it works, and no code is written", arguments: ["dumb", ""])
  func dumb(kind: String) throws {
    let home = try Folder()
    let terminal = try Terminal(
      ["repl"], environment: ["TERM": kind, "HOME": home.url.path],
      without: kind.isEmpty ? "TERM" : nil)
    terminal.waitForPrompt()
    terminal.send("camera sydney zoom 6 tilt 45\rfit vancover\rprint \"Zürich 東京\"\r.camera\r")
    terminal.waitFor("camera lat -33.8683 lon 151.2086 zoom 6 bearing 0 tilt 30")
    #expect(terminal.transcript.contains { $0.hasSuffix("> Zürich 東京") })
    terminal.send(Key.control("d"))
    #expect(terminal.exitCode() == 0)
    #expect(!terminal.output.contains(0x1B))
  }

  @Test("`mapcam` alone is a session, and colours are left out when they are not wanted")
  func alone() throws {
    let home = try Folder()
    let terminal = try Terminal([], environment: ["HOME": home.url.path, "NO_COLOR": "1"])
    terminal.waitForPrompt()
    terminal.send("foo\r")
    terminal.waitFor("error: I don't know “foo”")
    terminal.waitForPrompt()
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[3"))
    terminal.send(".quit\r")
    #expect(terminal.exitCode() == 0)
  }
}
