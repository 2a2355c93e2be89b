import Foundation
import Testing

@Suite("The user's own keys")
struct EditrcTests {
  @Test("lets the user bind Ctrl-R and Tab to something else")
  func bindings() throws {
    let session = try Session([".editrc": "bind ^R ed-move-to-beg\nbind ^I ed-move-to-end\n"])
    session.type("1 + 2" + Key.control("r"))
    session.waitFor(line: "|1 + 2")
    session.type(Key.tab)
    session.waitFor(line: "1 + 2|")
  }

  @Test("has the keys of vi when ~/.editrc says so, and Tab and pasted text with them")
  func vi() throws {
    let session = try Session([".editrc": "bind -v\n"])
    session.type("1 + 3" + Key.escape)
    session.waitFor(line: "1 + |3")
    session.type("r2")
    session.waitFor(line: "1 + |2")
    session.type("0")
    session.waitFor(line: "|1 + 2")
    session.type("A")
    session.run("", prints: "3")
    session.type(Key.escape + "k")
    session.terminal.waitFor("1 + 2")
    session.type("dd")
    session.waitFor(line: "|")
    session.terminal.paste("print \"a\"\n")
    session.terminal.waitFor(lines: "a", session.bare)
    session.type("zoomI" + Key.tab)
    session.terminal.waitFor("zoomIn")
  }

  @Test("says what is wrong in ~/.editrc and begins all the same")
  func mistakes() throws {
    let session = try Session([".editrc": "bind ^T no-such-command\nhistory size 5\n"])
    #expect(session.terminal.screen.joined().contains("no-such-command"))
    session.run("1 + 2", prints: "3")
  }

  @Test("reads lines as the terminal gives them when ~/.editrc says so")
  func off() throws {
    let home = try Folder([".editrc": "edit off\n"])
    let terminal = try Terminal(["repl"], environment: ["HOME": home.url.path])
    terminal.waitForPrompt()
    terminal.send("1 + 2\r")
    terminal.wait(for: "3") { $0.screen.contains("3") }
  }
}
