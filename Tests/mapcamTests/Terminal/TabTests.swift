import Testing

@Suite("Tab")
struct TabTests {
  @Test("puts in what is certain, and lists the rest when it is pressed again")
  func list() throws {
    let session = try Session()
    session.type("zoomI" + Key.tab)
    session.terminal.waitFor(session.prompt + "zoomIn")
    session.type(Key.control("u") + "zo" + Key.tab)
    session.waitFor(line: "zoom|")
    session.type(Key.tab)
    session.terminal.wait(for: "list") {
      let shown = $0.shown
      return shown.dropLast().joined().contains("zoomIn") && shown.joined().contains("zoomOut")
        && shown.last == session.prompt + "zoom" && $0.cursor.column == session.prompt.count + 4
    }
    session.type("I" + Key.tab + Key.control("a") + Key.control("k"))
    session.run("1 + 2", prints: "3")
  }

  @Test("rings the bell where nothing fits")
  func nothing() throws {
    let session = try Session()
    session.type("qqqq" + Key.tab)
    session.terminal.wait(for: "bell") { $0.state.bells == 1 }
    session.waitFor(line: "qqqq|")
  }

  @Test("shows a list that is longer than the screen a page at a time")
  func pages() throws {
    let session = try Session(rows: 4, columns: 20)
    session.type(Key.tab + Key.tab)
    session.terminal.wait(for: "first page") { $0.screen[3] == "-- more --" }
    let first = session.terminal.screen
    session.type("\r")
    session.terminal.wait(for: "one line more") {
      $0.screen[3] == "-- more --" && $0.screen[0] == first[1]
    }
    session.type("q")
    session.terminal.waitFor(lines: session.bare)
    session.type(Key.tab)
    session.terminal.wait(for: "first page again") { $0.screen == first }
    for _ in 1...200 where session.terminal.screen[3] == "-- more --" {
      let before = session.terminal.output.count
      session.type(" ")
      session.terminal.wait(for: "next page") {
        $0.output.count > before && ["-- more --", session.bare].contains($0.screen[3])
      }
    }
    session.terminal.waitFor(lines: session.bare)
    session.run("1 + 2", prints: "3")
  }
}
