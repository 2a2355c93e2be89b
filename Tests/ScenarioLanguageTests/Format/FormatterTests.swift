import Testing

@testable import ScenarioLanguage

@Suite("The canonical layout")
struct FormatterTests {
  @Test(
    "Blanks",
    arguments: [
      ("zoomTo   5", "zoomTo 5"),
      ("\tzoomTo\t5  ", "zoomTo 5"),
      ("map 390x844", "map 390 x 844"),
      ("wait 2s", "wait 2 s"),
      ("padding 64\tpt", "padding 64 pt"),
      ("bearing 45 °", "bearing 45°"),
      ("bearing 45deg", "bearing 45 deg"),
      ("drive 2min at 50km/h", "drive 2 min at 50 km/h"),
      ("print place(49.26N,123.11W)", "print place(49.26N, 123.11W)"),
      ("let x=1+2*(3-4)/5^2", "let x = 1 + 2 * (3 - 4) / 5 ^ 2"),
      ("let x=- 3", "let x = -3"),
      ("let x = ( - 3 )-2", "let x = (-3) - 2"),
      ("scrollBy -100 -50", "scrollBy -100 -50"),
      ("zoomBy(level/2)", "zoomBy (level / 2)"),
      ("target place (\"Portland\") ", "target place (\"Portland\")"),
      ("assert not(zoom>5)and zoom<=7", "assert not (zoom > 5) and zoom <= 7"),
      ("assert zoom==7.30 ±0.01", "assert zoom == 7.30 ± 0.01"),
      ("let a=[ 1,2 ,3, ]", "let a = [1, 2, 3,]"),
      ("for i in 2 .. 21{zoomTo i}", "for i in 2..21 { zoomTo i }"),
      ("let a = n..n+1", "let a = n .. n + 1"),
      ("let a = 2 .. .5", "let a = 2.. .5"),
      ("place home 49.28,-123.12", "place home 49.28, -123.12"),
      ("scrollBy 7,3", "scrollBy 7,3"),
      ("print point(7,3)", "print point(7, 3)"),
      ("print \"a  {  1+1 }\"", "print \"a  {  1+1 }\""),
      ("define visit (city,level=12){zoomIn}", "define visit(city, level = 12) { zoomIn }"),
      ("@slow@ios  scenario \"x\" {zoomIn}", "@slow @ios\nscenario \"x\" { zoomIn }"),
    ])
  func blanks(before: String, after: String) throws {
    #expect(try formatted(before) == after + "\n")
  }

  @Test(
    "Statements, blocks and blank lines",
    arguments: [
      ("", ""),
      ("\n\n", ""),
      ("# only a comment", "# only a comment\n"),
      ("zoomIn; zoomOut;;tilt 3;", "zoomIn\nzoomOut\ntilt 3\n"),
      ("\n\nzoomIn\n\n\n\nzoomOut\n\n", "zoomIn\n\nzoomOut\n"),
      ("repeat 3 { zoomIn; }", "repeat 3 { zoomIn }\n"),
      ("repeat 3 { zoomIn; zoomOut }", "repeat 3 {\n  zoomIn\n  zoomOut\n}\n"),
      ("repeat 3 {\nzoomIn }", "repeat 3 {\n  zoomIn\n}\n"),
      ("repeat 3 {\n\n\nzoomIn\n\n}", "repeat 3 {\n  zoomIn\n}\n"),
      ("repeat 3 {\n}\n", "repeat 3 { }\n"),
      ("repeat 2 { zoomIn } zoomOut", "repeat 2 { zoomIn }\nzoomOut\n"),
      ("repeat 2 { repeat 3 { zoomIn } }", "repeat 2 { repeat 3 { zoomIn } }\n"),
      (
        "repeat 2 { repeat 3 { zoomIn; tilt 1 } }",
        "repeat 2 {\n  repeat 3 {\n    zoomIn\n    tilt 1\n  }\n}\n"
      ),
      ("if a { tilt 1 } else { tilt 2 }", "if a { tilt 1 } else { tilt 2 }\n"),
      (
        "if a { tilt 1 }\nelse { tilt 2 }", "if a {\n  tilt 1\n} else {\n  tilt 2\n}\n"
      ),
      (
        "if a {\ntilt 1 } else if b { tilt 2 }",
        "if a {\n  tilt 1\n} else if b {\n  tilt 2\n}\n"
      ),
    ])
  func statements(before: String, after: String) throws {
    #expect(try formatted(before) == after)
  }

  @Test("A block that is too long for a line is opened")
  func longBlock() throws {
    let condition = String(repeating: "zoom > 1 and ", count: 6) + "zoom > 10"
    let line = "repeat 3 { assert \(condition) }"
    #expect(line.count == 107)
    #expect(try formatted(line) == "repeat 3 {\n  assert \(condition)\n}\n")
    let fits = "repeat 3 { print \"" + String(repeating: "é", count: 79) + "\" }"
    #expect(fits.count == 100)
    #expect(try formatted(fits) == fits + "\n")
    let tooLong = fits.replacing("éé\"", with: "ééé\"")
    #expect(try formatted(tooLong).split(separator: "\n").count == 3)
  }

  @Test(
    "Comments",
    arguments: [
      ("zoomIn#a", "zoomIn  #a\n"),
      ("zoomIn # a \t", "zoomIn  # a\n"),
      ("zoomIn; zoomOut # a", "zoomIn\nzoomOut  # a\n"),
      (
        "zoomIn # a\nzoomTo 12 # b\n\nzoomOut # c\ntilt 3",
        "zoomIn     # a\nzoomTo 12  # b\n\nzoomOut  # c\ntilt 3\n"
      ),
      (
        "repeat 3 { # a\n# b\nzoomIn # c\n  # d\n} # e\n# f",
        "repeat 3 {  # a\n  # b\n  zoomIn  # c\n  # d\n}  # e\n# f\n"
      ),
      (
        "if a { tilt 1 } # a\n# b\nelse { tilt 2 }",
        "if a {\n  tilt 1\n}  # a\n# b\nelse {\n  tilt 2\n}\n"
      ),
      ("@slow # a\n# b\nscenario \"x\" { zoomIn }", "@slow  # a\n# b\nscenario \"x\" { zoomIn }\n"),
      (
        "let a = [ # a\n1, # b\n\n# c\n2\n]",
        "let a = [  # a\n    1,     # b\n\n    # c\n    2\n]\n"
      ),
      (
        "zoomTo 5 # a\nprint \"" + String(repeating: "x", count: 60) + "\" # b",
        "zoomTo 5  # a\nprint \"" + String(repeating: "x", count: 60) + "\"  # b\n"
      ),
      ("print \"日本\" # a\nzoomIn # b", "print \"日本\"  # a\nzoomIn        # b\n"),
    ])
  func comments(before: String, after: String) throws {
    #expect(try formatted(before) == after)
  }

  @Test(
    "Line breaks in a statement stay",
    arguments: [
      (
        "assert zoom > 5 and\ntilt < 3 or\n\n moving",
        "assert zoom > 5 and\n    tilt < 3 or\n\n    moving\n"
      ),
      ("let a =\n5", "let a =\n    5\n"),
      ("fit vancouver,\ncalgary", "fit vancouver,\n    calgary\n"),
      ("let a = [1\n, 2]", "let a = [1,\n    2]\n"),
      (
        "let a = [\n\n[1,\n2],\n[3, max(4,\n5)]\n\n]",
        "let a = [\n    [1,\n        2],\n    [3, max(4,\n        5)]\n]\n"
      ),
      (
        "repeat 2 {\nlet a = max(\n1,\n2\n)\n}",
        "repeat 2 {\n  let a = max(\n      1,\n      2\n  )\n}\n"
      ),
      ("if a and\nb { tilt 1 }", "if a and\n    b {\n  tilt 1\n}\n"),
    ])
  func lineBreaks(before: String, after: String) throws {
    #expect(try formatted(before) == after)
  }

  @Test("The columns of a table stand one below the other, as wide as the screen shows them")
  func table() throws {
    let before = """
      scenario "x" {

      examples # a

      |city|level  |
      # b
      |"東京"|  -3|# c
      | "é" |1+ 2 |

      |"vancouver"|45 °|
      zoomIn
      }
      """
    #expect(
      try formatted(before) == """
        scenario "x" {
          examples  # a
            | city        | level |
            # b
            | "東京"      | -3    |  # c
            | "é"         | 1 + 2 |

            | "vancouver" | 45°   |
          zoomIn
        }

        """)
  }

  @Test("A very wide cell, and a row on several lines, keep the others in their places")
  func uncommonTables() throws {
    let wide = "\"" + String(repeating: "x", count: 70) + "\""
    let head = "scenario \"x\" {\n  examples\n"
    #expect(
      try formatted("\(head)|a|b|\n|1|2|\n|\(wide)|3|\n}")
        == "\(head)    | a | b |\n    | 1 | 2 |\n    | \(wide) | 3 |\n}\n")
    #expect(
      try formatted("\(head)|a|b|\n|(1+\n2)|3|\n|10|4|\n}")
        == "\(head)    | a | b |\n    | (1 +\n        2) | 3 |\n    | 10 | 4 |\n}\n")
  }

  @Test("Line ends stay, and the last line gets one", arguments: ["\n", "\r\n"])
  func lineEnds(end: String) throws {
    let before = "zoomIn # a\(end)\(end)\(end)let a = [1,\(end)2]"
    #expect(try formatted(before) == "zoomIn  # a\(end)\(end)let a = [1,\(end)    2]\(end)")
  }

  @Test("A file keeps its byte order mark, and only it")
  func byteOrderMark() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(
      try Formatter.format(name: "a", file: mark + Array("zoomIn".utf8))
        == mark + Array("zoomIn\n".utf8))
    #expect(try Formatter.format(name: "a", file: Array("zoomIn".utf8)) == Array("zoomIn\n".utf8))
  }

  @Test("Names need not be known")
  func unknownNames() throws {
    #expect(try formatted("zommTo  vancover") == "zommTo vancover\n")
  }

  @Test(
    "What can't be read is refused, with the reason",
    arguments: ["repeat 3 {", "zoomTo 5 )", "print \"", "zoomTo“5”", "assert zoom = 5"])
  func refused(text: String) throws {
    #expect {
      try formatted(text)
    } throws: { error in
      guard let refusal = error as? Formatter.Refusal else { return false }
      return refusal.diagnostics == check(text).diagnostics
        && refusal.source.bytes == Array(text.utf8)
    }
  }

  @Test("Bytes that are no text are refused, with the reason")
  func noText() throws {
    #expect {
      try Formatter.format(name: "a", file: [0x61, 0xFF])
    } throws: { error in
      (error as? Formatter.Refusal)?.diagnostics.map { $0.problem } == [.notUTF8(byte: 0xFF)]
    }
  }

  @Test("A result that would be too large to be read again is refused")
  func tooLarge() throws {
    let open = String(repeating: "repeat 2 {", count: 200)
    let text = open + String(repeating: "a;", count: 100_000) + String(repeating: "}", count: 200)
    #expect(throws: Formatter.Refusal.self) { try formatted(text) }
  }

  @Test("Only what is written counts for the size, for short lines with comments, too")
  func size() {
    var lines = FormatLines()
    for _ in 0..<300_000 {
      lines.begin(indent: 0, blankBefore: false)
      lines.append(UInt8(ascii: "a"))
      lines.end(with: SourceRange(0, 1))
    }
    #expect(lines.size == 300_000 * 5)
    #expect(lines.bytes(from: Array("#".utf8))?.count == 300_000 * 5)
  }

  @Test("A result that only the columns of comments make too large is refused")
  func alignedTooLarge() {
    var lines = FormatLines()
    lines.begin(indent: 58, blankBefore: false)
    for number in 0..<300_000 {
      if number > 0 { lines.begin(indent: 0, blankBefore: false) }
      lines.append(UInt8(ascii: "a"))
      lines.end(with: SourceRange(0, 1))
    }
    #expect(!lines.isTooLarge)
    #expect(lines.bytes(from: Array("#".utf8)) == nil)
  }
}
