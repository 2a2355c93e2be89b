import Testing

@testable import ScenarioLanguage

@Suite("Texts, comments and lines")
struct TextTests {
  @Test(
    "A text may hold anything that ends on its line",
    arguments: [
      #"print """#, #"print "north up""#, #"print "\n \t \" \\ \{ \}""#, ##"print "# no comment""##,
      #"print "; no end""#, #"print "日本 😀 é""#, #"print "{zoom}""#, #"print "at {zoom + 1}!""#,
      #"print "{"{zoom}"}""#, #"print "{place("São Paulo").lat}""#, #"print "{[1, 2]}{3}""#,
      #"print "'“”’""#, "print \"a\tb\"", #"print "{max(1, 2)} and {zoom ^ 2}""#,
    ])
  func texts(text: String) {
    expectFine(text)
  }

  @Test(
    "A statement ends at the end of its line, at ; or at a }",
    arguments: [
      "zoomIn; zoomOut", "zoomIn;", ";;zoomIn;;", "repeat 2 { zoomIn }; zoomOut",
      "repeat 2 { zoomIn } zoomOut", "repeat 2 {\n\n zoomIn\n}", "repeat 2\t{zoomIn;zoomOut}",
      "if zoom > 1 { zoomIn }\n\n# so\nelse { zoomOut }", "if zoom > 1 { zoomIn } else { zoomOut }",
      "if zoom > 1 { zoomIn } else if zoom > 2 { zoomOut } else { zoomIn }",
    ])
  func statements(text: String) {
    expectFine(text)
  }

  @Test(
    "A line may break inside brackets, after an operator and after a comma",
    arguments: [
      "assert (zoom\n == 2)", "let a = [1,\n 2,\n]", "let a = [\n1, 2\n]", "assert zoom ==\n 2",
      "assert zoom > 1 and\n zoom < 9", "assert zoom > 1 or\n\n zoom < 9", "zoomTo (\n5\n)",
      "let a =\n 5", "let a = 5 +\n 6 *\n 7", "fit vancouver,\n calgary", "assert max(1,\n 2) == 2",
      "assert not\n (zoom == 9)", "assert zoom == 2 # why\n", "let a = [1, # one\n 2]",
      "camera lat -33,\n lon 151,\n zoom 6",
    ])
  func breaks(text: String) {
    expectFine(text)
  }

  @Test("Arguments need no commas, and may have them")
  func commas() {
    expectFine("camera lat -33 lon 151 zoom 6")
    expectFine("camera lat -33, lon 151, zoom 6")
    expectFine("camera lon 151 zoom 6 lat -33")
    expectFine("fit vancouver, calgary, pad 64")
    expectFine("place home 49.26 -123.11")
    expectFine("place home 49.26, -123.11")
    expectFine("fit vancouver calgary pad top 10 left 20 bottom 30 right 40")
  }

  @Test("A comment goes to the end of its line")
  func comments() {
    expectFine("# camera zoomin ( [ { \"\nzoomIn # }\n#\n  # ünï\r\nzoomOut")
    expectFine("zoomIn#")
  }

  @Test(
    "Blank lines, CRLF and a byte order mark do not matter",
    arguments: [
      "zoomIn\r\nzoomOut\r\n", "\u{FEFF}zoomIn\nzoomOut", "\n\n\nzoomIn\n\n",
      "zoomIn\r\n\r\nzoomOut",
      "assert (zoom\r\n== 2)", "repeat 2 {\r\n  zoomIn\r\n}\r\n", "\u{FEFF}\r\nzoomIn",
      "if zoom > 1 { zoomIn }\r\nelse { zoomOut }",
    ])
  func lineEnds(text: String) {
    expectFine(text)
  }

  @Test("A byte order mark does not move the place of a mistake")
  func markedByteOrder() {
    let found = check("\u{FEFF}zoomin").found
    #expect(found.map { $0.column } == [1])
    #expect(found.map { $0.marked } == ["zoomin"])
  }

  @Test("Tags may stand above their scenario")
  func tags() throws {
    let text = "@slow @ios\n@later\nscenario \"t\" { zoomIn }\n@skip scenario \"u\" { zoomOut }"
    let program = try #require(check(text).program)
    #expect(program.scenarios.map { $0.tags } == [["slow", "ios", "later"], ["skip"]])
  }

  @Test("A file without a scenario is one, named after the file")
  func titles() throws {
    for (name, title) in [
      ("tour.cam", "tour"), ("a/b/tour.cam", "tour"), ("-e", "-e"), ("stdin", "stdin"),
      (".cam", ".cam"), ("tour.v2.cam", "tour.v2"), ("tour", "tour"),
    ] {
      let program = try #require(check("zoomIn", name: name).program)
      #expect(program.scenarios.map { $0.title } == [title])
    }
  }

  @Test("Each row of examples is a scenario with its values in the title")
  func rows() throws {
    let text = """
      scenario "At {level}: \\{{cap}\\} \\"{name}\\"" {
        examples
          | level | cap  | name    |
          # a comment
          | 10    | 47.50 | "São"  |

          | 2 * 3 | -1   | "Paulo" |
        zoomTo level; print cap; print name
      }
      """
    let program = try #require(check(text).program)
    #expect(
      program.scenarios.map { $0.title }
        == ["At 10: {47.50} \"São\"", "At 2 * 3: {-1} \"Paulo\""])
    let lines = program.scenarios.map {
      program.sources[0].line(of: Int($0.location.span.lower))
    }
    #expect(lines == [5, 7])
  }
}
