import ScenarioLanguage
import Testing

@testable import Reports

@Suite("The line a report is about, with its spot marked")
struct ExcerptTests {
  @Test(
    "The marks stand under the spot, whatever the line is made of",
    arguments: [
      ("fit ‹vancover› calgary", 1, 5, "fit vancover calgary", "    ^^^^^^^^"),
      ("‹zoomin›", 1, 1, "zoomin", "^^^^^^"),
      ("zoomIn\nzoomOut\n‹zoomin›\nzoomIn", 3, 1, "zoomin", "^^^^^^"),
      ("\t‹zoomin›", 1, 2, "    zoomin", "    ^^^^^^"),
      ("a\tb ‹\tzoomin›", 1, 5, "a    b     zoomin", "       ^^^^^^^^^^"),
      ("place café 1 2 ‹oops›", 1, 16, "place café 1 2 oops", "               ^^^^"),
      ("place cafe\u{301} 1 2 ‹oops›", 1, 16, "place cafe\u{301} 1 2 oops", "               ^^^^"),
      ("print \"👩🏽‍🚀🇨🇦\"; ‹zoomin›", 1, 13, "print \"👩🏽‍🚀🇨🇦\"; zoomin", "              ^^^^^^"),
      ("place 東京 1 2 ‹大阪›", 1, 14, "place 東京 1 2 大阪", "               ^^^^"),
      ("place ｶﾅ ‹ｶﾅ›", 1, 10, "place ｶﾅ ｶﾅ", "         ^^"),
      ("zoomIn\r\n‹zoomin›\r\nzoomIn", 2, 1, "zoomin", "^^^^^^"),
      ("zoomTo ‹›\r\nzoomIn", 1, 8, "zoomTo ", "       ^"),
      ("zoomTo‹›", 1, 7, "zoomTo", "      ^"), ("zoomTo 5\n‹›", 2, 1, "", "^"),
      ("‹›", 1, 1, "", "^"),
      ("assert ‹(zoom\n == 5)›", 1, 8, "assert (zoom", "       ^^^^^"),
      ("zoomTo ‹\u{7}›5", 1, 8, "zoomTo ·5", "       ^"),
      (
        "print \"\u{1B}[31m\u{9B}1m\" ‹oops›", 1, 18, "print \"·[31m·1m\" oops",
        "                 ^^^^"
      ),
      ("zoomIn‹\r›zoomOut", 1, 7, "zoomIn·zoomOut", "      ^"),
      ("a\u{202E}b ‹oops›", 1, 5, "a·b oops", "    ^^^^"),
    ])
  func marks(marked: String, line: Int, column: Int, shown: String, marks: String) throws {
    let (excerpt, text, spot) = try excerpt(marked)
    #expect(excerpt.line == line)
    #expect(excerpt.place == "tour.cam:\(line):\(column)")
    #expect(text == shown)
    #expect(spot == marks)
  }

  @Test("Of a very long line the part around the spot is shown")
  func longLines() throws {
    let long = String(repeating: "a", count: 5000)
    let (middle, text, marks) = try excerpt("\(long)‹bbb›\(long)")
    let reach = String(repeating: "a", count: 60)
    #expect(middle.column == 5001)
    #expect(text == "…\(reach)bbb\(reach)…")
    #expect(marks == String(repeating: " ", count: 61) + "^^^")
    let (_, start, _) = try excerpt("‹bbb›\(long)")
    #expect(start == "bbb\(reach)…")
    let (_, end, _) = try excerpt("\(long)‹bbb›")
    #expect(end == "…\(reach)bbb")
    let (_, wide, wideMarks) = try excerpt("x‹\(long)›y")
    #expect(wide == "x\(reach)…")
    #expect(wideMarks == " " + String(repeating: "^", count: 60))
    let (_, just, _) = try excerpt("\(reach)‹b›\(reach)")
    #expect(just == "\(reach)b\(reach)")
  }

  @Test("The number of the line moves the margin")
  func margin() throws {
    let source = try SourceText(
      name: "a.cam", bytes: Array((String(repeating: "zoomIn\n", count: 1233) + "oops").utf8))
    let span = SourceRange(source.bytes.count - 4, source.bytes.count)
    let lines = SourceExcerpt(Location(source: 0, span: span), in: [source], LineIndex()).lines(
      label: "what is it?", margin: "  ", style: Style(isColored: false))
    #expect(
      lines == [
        "       ┌─ a.cam:1234:1", "       │", "  1234 │ oops", "       │ ^^^^ what is it?",
      ])
  }

  @Test(
    "How wide characters are",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("東", 2), ("한", 2), ("ｶ", 1), ("😀", 2), ("👩🏽‍🚀", 2),
      ("🇨🇦", 2),
      ("\u{7}", 0), ("\u{9B}", 0), ("\u{200B}", 0), ("❤️", 2), ("…", 1), ("°", 1), ("", 0),
      ("東京a", 5),
    ])
  func widths(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }
}
