import Testing

@testable import ScenarioLanguage

@Suite("Files that use others")
struct UseTests {
  @Test("The places, values and definitions of another file are known")
  func takes() {
    expectFine(
      "use \"cities.cam\"\ntarget home; zoomTo level; visit office; fit coast",
      files: [
        "cities.cam": """
        place home 49.28 -123.12
        marker office 49.2 -123.1
        let level = 4 + 1
        line coast home office
        define visit(city) { target city; zoomTo level }
        """
      ])
  }

  @Test("A file is seen from the folder of the file that uses it")
  func relative() {
    let files = [
      "tour/lib/a.cam": "use \"../b.cam\"\nlet a = b + 1",
      "tour/b.cam": "use \"lib/c.cam\"\nlet b = c + 1",
      "tour/lib/c.cam": "let c = 1",
    ]
    let checked = check("use \"lib/a.cam\"\nzoomTo a + b", name: "tour/main.cam", files: files)
    #expect(checked.problems == [.arithmeticNeedsParentheses])
    let fine = check("use \"lib/a.cam\"\nzoomTo (a + b + c)", name: "tour/main.cam", files: files)
    #expect(fine.problems == [])
    #expect(
      fine.sources.map { $0.name }
        == ["tour/main.cam", "tour/lib/a.cam", "tour/b.cam", "tour/lib/c.cam"])
  }

  @Test("A file that is used twice is taken once")
  func twice() {
    let files = [
      "a.cam": "use \"c.cam\"\nlet a = c", "b.cam": "use \"c.cam\"\nlet b = c",
      "c.cam": "let c = 1",
    ]
    expectFine(
      "use \"a.cam\"\nuse \"b.cam\"\nuse \"./a.cam\"\nzoomTo (a + b + c)", files: files)
  }

  @Test("Files that use each other are named in their circle, where it closes")
  func cycle() {
    let checked = check(
      "use \"a.cam\"\nzoomTo a", name: "main.cam",
      files: [
        "a.cam": "let a = 1\nuse \"b.cam\"", "b.cam": "use \"c.cam\"", "c.cam": "use \"a.cam\"",
      ])
    #expect(checked.problems == [.useCycle(chain: ["a.cam", "b.cam", "c.cam", "a.cam"])])
    #expect(checked.diagnostics.map { checked.sources[Int($0.location.source)].name } == ["c.cam"])
    #expect(checked.found.map { $0.marked } == ["\"a.cam\""])
  }

  @Test("A mistake in a used file is reported there, once")
  func mistakesInside() {
    let checked = check(
      "use \"lib.cam\"\nuse \"lib.cam\"\nzoomin", name: "main.cam",
      files: ["lib.cam": "let a = 1\nplace home zoom\nplace vancover 1"])
    #expect(
      checked.diagnostics.map { checked.sources[Int($0.location.source)].name }
        == ["main.cam", "lib.cam", "lib.cam"])
    #expect(checked.found.map { $0.line } == [3, 2, 3])
    #expect(checked.program == nil)
  }

  @Test("What can't be read in a used file is reported in that file")
  func unreadable() {
    let checked = check("use \"lib.cam\"\nzoomIn", files: ["lib.cam": "let a = 1\n\u{0}"])
    #expect(checked.problems == [.notAText])
  }

  @Test("An argument is wrong where the call is, though the definition is in another file")
  func wrongArgumentAcrossFiles() {
    expect(
      "use \"lib.cam\"\nvisit sydney ‹calgary›",
      gives: [.wrongArgument(wanted: "a plain number", found: "a place")],
      files: ["lib.cam": "define visit(city, level) { camera city zoom level }"])
  }

  @Test("A chain of files has an end")
  func longChain() {
    var files: [String: String] = [:]
    for i in 0..<300 { files["f\(i).cam"] = "use \"f\(i + 1).cam\"" }
    files["f300.cam"] = "let a = 1"
    #expect(
      check("use \"f0.cam\"\nzoomIn", files: files).problems
        == [.nestedTooDeep(limit: Parser.deepest)])
  }
}

@Suite("Values from outside")
struct SettingTests {
  @Test("A value is given to a name at the top of the file, and every scenario sees it")
  func given() {
    #expect(check("let level = 12\nzoomTo level", settings: ["level": "9"]).problems == [])
    #expect(
      check(
        "place home 1 2\nlet far = home\ntarget far", settings: ["far": "vancouver"]
      ).problems == [])
  }

  @Test(
    "A name that no let at the top has is an error",
    arguments: [
      "zoomIn", "scenario \"t\" { let level = 1; zoomTo level }", "place level 1 2",
      "repeat 2 { let level = 1 }", "use \"lib.cam\"\nzoomTo level",
    ])
  func unknown(text: String) {
    let checked = check(text, files: ["lib.cam": "let level = 1"], settings: ["level": "9"])
    #expect(checked.problems == [.unknownSetting("level")])
    #expect(checked.found.map { $0.marked } == ["level"])
    #expect(checked.sources.last?.name == "--set level")
  }

  @Test(
    "A setting is one value",
    arguments: [
      ("9; zoomIn", [Problem.wrongSetting]), ("9\nzoomIn", [.wrongSetting]),
      ("zoomm", [.unknownName("zoomm", suggestion: did("zoom", .value))]),
      ("7,3", [.decimalComma(written: "7,3")]),
      ("(", [.expected("a value", found: "the end of the text")]),
    ])
  func wrong(value: String, problems: [Problem]) {
    #expect(check("let level = 1\nzoomTo level", settings: ["level": value]).problems == problems)
  }

  @Test("A value of another kind is wrong where it is used")
  func otherKind() {
    let found = check("let level = 1\nzoomTo level", settings: ["level": "vancouver"]).found
    #expect(found.map { "\($0.line):\($0.column)" } == ["2:8"])
  }
}
