import Foundation
import Testing

@Suite("The history of a session")
struct HistoryTests {
  @Test("is called back with the arrow keys, an entry of several lines as a whole")
  func arrows() throws {
    let session = try Session()
    session.run("print \"a\"", prints: "a")
    session.terminal.paste("{\nprint \"b\"\n}\n")
    session.terminal.waitFor("}")
    session.terminal.settle(milliseconds: 100)
    session.type(Key.up)
    session.terminal.waitFor(lines: session.prompt + "{", "print \"b\"", "}")
    session.type(Key.up)
    session.terminal.waitFor(lines: session.prompt + "print \"a\"")
    session.type(Key.down + Key.down)
    session.terminal.waitFor(lines: session.bare)
  }

  @Test("outlives the session")
  func sessions() throws {
    let home = try Folder()
    let first = try Session(home: home)
    first.run("print \"é東\"", prints: "é東")
    first.type(".quit\r")
    #expect(first.terminal.exitCode() == 0)
    let second = try Session(home: home)
    second.type(Key.up + Key.up)
    second.terminal.waitFor("print \"é東\"")
  }

  @Test("is searched with Ctrl-R and Ctrl-S")
  func search() throws {
    let session = try Session()
    for word in ["first", "č東", "second"] { session.run("print \"\(word)\"", prints: word) }
    session.type("1 + 2" + Key.control("r") + "t \"")
    session.terminal.waitFor(lines: session.prompt + "print \"second\"", "back: t \"")
    session.type(Key.control("r") + Key.control("r"))
    session.terminal.waitFor(lines: session.prompt + "print \"first\"", "back: t \"")
    #expect(session.terminal.cursor.column == session.prompt.count + 4)
    session.type(Key.control("r"))
    session.terminal.waitFor(lines: session.prompt + "print \"first\"", "back? t \"")
    session.type(Key.control("s"))
    session.terminal.waitFor(lines: session.prompt + "print \"č東\"", "forward: t \"")
    session.type("č")
    session.terminal.waitFor(lines: session.prompt + "print \"č東\"", "forward: t \"č")
    session.type(Key.control("g"))
    session.waitFor(line: "1 + 2|")
    session.type(Key.control("r") + "x" + Key.backspace + "č" + Key.left)
    session.waitFor(line: "print |\"č東\"")
    session.type("\r")
    session.terminal.waitFor(lines: "č東", session.bare)
  }

  @Test("ends a search with the line dropped by Ctrl-C, and run by Return")
  func searchEnds() throws {
    let session = try Session()
    session.run("print \"first\"", prints: "first")
    session.type(Key.control("r") + "fir" + Key.control("c"))
    session.terminal.waitFor(lines: session.prompt + "print \"first\"^C", session.bare)
    session.type(Key.control("r") + "fir\r")
    session.terminal.waitFor(lines: "first", session.bare)
    session.type(Key.control("r") + "fir")
    session.terminal.paste("X")
    session.waitFor(line: "print \"X|first\"")
  }
}
