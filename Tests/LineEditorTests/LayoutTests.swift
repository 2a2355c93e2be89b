import Testing

@testable import LineEditor

@Suite("The rows of a line")
struct LayoutTests {
  private func layout(_ line: String, cursor: Int = .max, prompt: String = "> ") -> Layout {
    TestLocale.use()
    return Layout(
      prompt: prompt, line: line.unicodeScalars.map(\.value), cursor: cursor, columns: 10)
  }

  private func texts(_ layout: Layout) -> [String] {
    layout.rows.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test("has the cursor on a new row behind a full one")
  func full() {
    let layout = layout("12345678")
    #expect(texts(layout) == ["> 12345678", ""])
    #expect(layout.cursor == (1, 0))
    #expect(layout.rows[0].isWrapped)
  }

  @Test("wraps wide characters as a whole, and then not by itself")
  func wide() {
    let layout = layout("1234567東x", cursor: 7)
    #expect(texts(layout) == ["> 1234567", "東x"])
    #expect(layout.cursor == (1, 0))
    #expect(!layout.rows[0].isWrapped)
  }

  @Test("gives escape sequences of the prompt no room")
  func colours() {
    let layout = layout("ab", prompt: "\u{1b}[1;32m>\u{1b}[0m ")
    #expect(layout.rows[0].width == 4)
    #expect(layout.cursor == (0, 4))
  }

  @Test("breaks rows at newlines, and shows controls and tabs")
  func controls() {
    #expect(texts(layout("a\nb\u{1}\t\u{85}")) == ["> a", "b^A     \u{fffd}"])
    #expect(layout("a\nb", cursor: 1).cursor == (0, 3))
    #expect(layout("12345678\nb", cursor: 8).cursor == (0, 9))
  }

  @Test("says where the cursor belongs behind what terminals draw differently")
  func unsure() {
    #expect(texts(layout("👩‍👧x")) == ["> 👩‍👧\r\u{1b}[6Cx"])
    #expect(texts(layout("🇧🇷x")) == ["> 🇧🇷\r\u{1b}[4Cx"])
  }
}
