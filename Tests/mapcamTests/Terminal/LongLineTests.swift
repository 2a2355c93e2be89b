import Foundation
import Testing

@Suite("Lines longer than a row")
struct LongLineTests {
  @Test("wraps at the right margin and comes back", arguments: [79, 80, 81, 160, 161])
  func margin(width: Int) throws {
    let session = try Session()
    let text = String(repeating: "abcdefghi ", count: 20).prefix(width - session.prompt.count)
    session.type(String(text))
    let rows = Self.rows(session.prompt + text, 80)
    session.terminal.wait(for: "the whole line") {
      Array($0.screen[1..<(1 + rows.count)]) == rows && $0.cursor == (1 + width / 80, width % 80)
    }
    session.type(Key.backspace + Key.backspace + "xy")
    session.terminal.wait(for: "the end anew") {
      $0.screen[1 + (width - 1) / 80].hasSuffix(width % 80 == 1 ? "y" : "xy")
        && $0.cursor == (1 + width / 80, width % 80)
    }
    session.type(Key.home + "<")
    session.terminal.wait(for: "the start moved") {
      $0.screen[1].hasPrefix("\(session.prompt)<abc") && $0.cursor == (1, session.prompt.count + 1)
    }
    session.type(Key.control("e") + Key.control("u"))
    session.terminal.wait(for: "an empty line") { $0.shown.last == session.bare }
    #expect(session.terminal.shown.count == 2)
  }

  @Test("wraps before a wide character that doesn't fit")
  func wideAtMargin() throws {
    let session = try Session()
    let text = String(repeating: "x", count: 79 - session.prompt.count)
    session.type(text + "東" + "y")
    session.terminal.wait(for: "second row") { $0.screen[2] == "東y" && $0.cursor == (2, 3) }
    session.type(Key.left + Key.left)
    session.terminal.wait(for: "cursor on the wide one") { $0.cursor == (2, 0) }
    session.type(Key.left + Key.backspace)
    session.terminal.wait(for: "one less") { $0.screen[1].hasSuffix("東") && $0.screen[2] == "y" }
  }

  @Test("edits ten thousand characters on a small screen")
  func tenThousand() throws {
    let session = try Session(rows: 10, columns: 40)
    let text = (0..<1000).map { String(format: "%09d ", $0) }.joined()
    session.type("print \"\(text)")
    session.terminal.wait(for: "its end") { $0.screen.joined().hasSuffix("000000999") }
    let last = session.terminal.screen[session.terminal.cursor.row]
    session.type(Key.home)
    session.terminal.wait(for: "its start") {
      $0.screen[0].hasPrefix("\(session.prompt)print \"000000000 000000001")
        && $0.cursor == (0, session.prompt.count)
    }
    session.type(Key.end)
    session.terminal.wait(for: "its end again") { $0.screen[$0.cursor.row] == last }
    session.type(Key.left + Key.backspace + "X" + Key.end + "\"\r")
    session.terminal.wait(for: "all of it printed") {
      let all = $0.transcript.joined()
      return all.contains("000000000 000000001") && all.hasSuffix(session.bare)
        && all.components(separatedBy: "00000099X").count == 3
    }
  }

  @Test("takes every key on a line that fills the screen", arguments: [(5, 5), (4, 7), (10, 10)])
  func full(rows: Int, columns: Int) throws {
    let session = try Session(rows: rows, columns: columns)
    session.type(String(repeating: "1+", count: rows * columns))
    for _ in 1...10 { session.type(Key.control("a") + Key.control("e") + "1+") }
    session.type("1\r")
    session.terminal.wait(for: "the sum") {
      $0.transcript.joined().contains("1+1\(rows * columns + 11)")
    }
    session.terminal.waitForPrompt()
    session.type(Key.control("d"))
    #expect(session.terminal.exitCode() == 0)
  }

  @Test("draws the line anew when the window changes its size")
  func resize() throws {
    let session = try Session()
    let text = String(repeating: "abcdefghi ", count: 15)
    session.type(text + Key.left + Key.left)
    let offset = session.prompt.count + text.count - 2
    session.terminal.wait(for: "the line") {
      $0.cursor == (row: 1 + offset / 80, column: offset % 80)
    }
    for columns in [60, 100, 33, 10, 200, 80] {
      session.terminal.resize(rows: 24, columns: columns)
      let rows = Self.rows(session.prompt + text, columns)
      session.terminal.wait(for: "the line in \(columns) columns") {
        let first = $0.cursor.row - offset / columns
        return first >= 0 && first + rows.count <= 24 && $0.cursor.column == offset % columns
          && Array($0.screen[first..<(first + rows.count)]) == rows
      }
      session.type("x")
      session.terminal.wait(for: "one more") { $0.transcript.joined().contains("x") }
      session.type(Key.backspace)
      session.terminal.wait(for: "one less") { !$0.screen.joined().contains("x") }
    }
    let all = session.terminal.transcript
    #expect(all.filter { $0.hasPrefix(session.prompt + "a") }.count == 1)
    #expect(all.joined().hasPrefix("mapcam"))
  }

  /// A text in rows of a width, as the screen shows them.
  private static func rows(_ text: String, _ width: Int) -> [String] {
    stride(from: 0, through: text.count, by: width).map {
      String(text.dropFirst($0).prefix(width).reversed().drop { $0 == " " }.reversed())
    }
  }
}
