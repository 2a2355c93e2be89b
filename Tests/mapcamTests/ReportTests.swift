import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Reports for other programs")
struct ReportTests {
  private static let files = [
    "a.cam": """
    scenario "passes & <is> \\"quoted\\"" { camera sydney zoom 6 tilt 45; assert tilt == 30; print "a]]>\\tb" }
    scenario "fails" { assert zoom == 3 because "# 100%" }
    scenario "breaks" { let a = 1 / (zoom - zoom) }
    @skip scenario "left" { zoomIn }
    """,
    "b.cam": "zoomTo\n", "c.cam": "assert zoom == 2\n",
    // It only gives names, and counts as no scenario.
    "d.cam": "place home 49.28 -123.12\n",
  ]

  private func run(_ reports: String..., files: [String: String] = files) throws -> (Folder, Call) {
    let folder = try Folder(files)
    return (folder, try call(["run", ".", "--report"] + reports, in: folder.url))
  }

  private func text(_ folder: Folder, _ name: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("JUnit XML is well formed, and its counts agree")
  func junit() throws {
    let (folder, call) = try run("junit=r.xml")
    #expect(call.code == 2)
    let reader = ElementReader()
    let parser = XMLParser(data: Data(try text(folder, "r.xml").utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let root = try #require(reader.elements.first)
    #expect(root.attributes["tests"] == "6" && root.attributes["failures"] == "1")
    #expect(root.attributes["errors"] == "2" && root.attributes["skipped"] == "1")
    func count(_ name: String) -> Int { reader.elements.filter { $0.name == name }.count }
    #expect(count("testcase") == 6 && count("failure") == 1)
    #expect(count("error") == 2 && count("skipped") == 1 && count("testsuite") == 3)
    let titles = reader.elements.filter { $0.name == "testcase" }.map { $0.attributes["name"] }
    #expect(titles.contains("passes & <is> \"quoted\""))
    for element in reader.elements {
      if let time = element.attributes["time"] { #expect(Double(time) != nil) }
    }
  }

  @Test("Titles and texts of any kind make no report ill")
  func hostileTitles() throws {
    let title =
      "\u{1B}[31m\u{01}\u{FFFE}]]> \\\"#\\\\% é 東 🗺" + String(repeating: "x", count: 10_000)
    let (folder, _) = try run(
      "junit=r.xml", "tap=r.tap", "json=r.json", "github",
      files: ["a.cam": "scenario \"\(title)\" { print \"\u{1B}[2J\"\nassert zoom == 9 }"])
    let parser = XMLParser(data: Data(try text(folder, "r.xml").utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    for line in try text(folder, "r.json").split(separator: "\n") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
    for name in ["r.xml", "r.tap", "r.json"] {
      #expect(!(try text(folder, name)).contains("\u{1B}"))
    }
  }

  @Test("TAP has a plan and a point for each scenario")
  func tap() throws {
    let (folder, _) = try run("tap=r.tap")
    let lines = try text(folder, "r.tap").split(separator: "\n").map(String.init)
    #expect(lines.first == "TAP version 14" && lines.last == "1..6")
    let points = lines.filter { $0.hasPrefix("ok") || $0.hasPrefix("not ok") }
    #expect(
      points == [
        "not ok 1 - b.cam: b.cam", "ok 2 - a.cam: passes & <is> \"quoted\"",
        "not ok 3 - a.cam: fails",
        "not ok 4 - a.cam: breaks", "ok 5 - a.cam: left # SKIP", "ok 6 - c.cam: c",
      ])
    #expect(lines.contains("  severity: fail") && lines.contains("  message: \"# 100%\""))
  }

  @Test("JSON Lines tell of each statement what the camera was before and after it")
  func json() throws {
    let (folder, _) = try run("json=r.json")
    let lines = try text(folder, "r.json").split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(
      lines.map { $0["type"] as? String } == ["run"] + Array(repeating: "scenario", count: 6) + [
        "end"
      ])
    #expect(lines[0]["version"] as? Int == 1)
    #expect(lines.last?["passed"] as? Int == 2 && lines.last?["broken"] as? Int == 2)
    let passed = try #require(lines.first { ($0["title"] as? String)?.hasPrefix("passes") == true })
    let statements = try #require(passed["statements"] as? [[String: Any]])
    #expect(statements.map { $0["line"] as? Int } == [1, 1, 1])
    let first = statements[0]
    #expect(first["text"] as? String == "camera sydney zoom 6 tilt 45")
    #expect((first["before"] as? [String: Double])?["zoom"] == 2)
    #expect((first["after"] as? [String: Double])?["tilt"] == 30)
    let adjustment = try #require((first["adjustments"] as? [[String: Any]])?.first)
    #expect(
      adjustment["property"] as? String == "tilt" && adjustment["rule"] as? String == "tiltLimit")
    #expect(first["events"] as? [String] == ["willMove", "didChange", "idle"])
    let failed = try #require(lines.first { $0["title"] as? String == "fails" })
    let failure = try #require((failed["failures"] as? [[String: Any]])?.first)
    #expect(failure["line"] as? Int == 2 && failure["because"] as? String == "# 100%")
    let codes = lines.flatMap { ($0["errors"] as? [[String: Any]]) ?? [] }.map {
      $0["code"] as? String
    }
    #expect(codes == ["E401", "E701"])
  }

  @Test(
    "JSON Lines have the cameras around a statement, whatever runs in it, and each time it runs")
  func nestedStatements() throws {
    let text = """
      define twice { zoomIn; zoomIn }
      define nest { twice; zoomOut; twice }
      define down(n) { if n > 0 { zoomIn; down(n - 1); zoomOut } }
      animate bearing 45 over 1 s { at 0.5 s { tilt 0 } }
      nest
      zoomOut
      nest
      repeat 2 { twice }
      down(2)
      animate bearing 90 over 1 s { at 0.5 s { nest } }
      """
    let (folder, call) = try run("json=r.json", files: ["a.cam": text])
    #expect(call.code == 0)
    let line = try self.text(folder, "r.json").split(separator: "\n")[1]
    let record = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    let statements = try #require(record["statements"] as? [[String: Any]])
    func zoom(_ statement: [String: Any], _ side: String) -> Double? {
      (statement[side] as? [String: Double])?["zoom"]
    }
    let lines = try statements.map { statement in
      let before = try #require(zoom(statement, "before"))
      let after = try #require(zoom(statement, "after"))
      return "\(statement["line"] ?? 0) \(statement["text"] ?? "") \(Int(before))-\(Int(after))"
    }
    func twice(_ zoom: Int) -> [String] {
      ["1 zoomIn \(zoom)-\(zoom + 1)", "1 zoomIn \(zoom + 1)-\(zoom + 2)"]
    }
    func nest(_ zoom: Int) -> [String] {
      twice(zoom) + ["2 twice \(zoom)-\(zoom + 2)", "2 zoomOut \(zoom + 2)-\(zoom + 1)"]
        + twice(zoom + 1) + ["2 twice \(zoom + 1)-\(zoom + 3)"]
    }
    #expect(
      lines == ["4 tilt 0 2-2", "4 animate bearing 45 over 1 s { at 0.5 s { tilt 0 } } 2-2"]
        + nest(2) + ["5 nest 2-5", "6 zoomOut 5-4"] + nest(4) + ["7 nest 4-7"]
        + twice(7) + ["8 twice 7-9"] + twice(9) + ["8 twice 9-11"]
        + [
          "3 zoomIn 11-12", "3 zoomIn 12-13", "3 down(n - 1) 13-13", "3 zoomOut 13-12",
          "3 down(n - 1) 12-12", "3 zoomOut 12-11", "9 down(2) 11-11",
        ]
        + nest(11) + [
          "10 nest 11-14", "10 animate bearing 90 over 1 s { at 0.5 s { nest } } 11-14",
        ])
  }

  @Test("Annotations name the file and the line")
  func annotations() throws {
    let (_, call) = try run("github")
    #expect(
      call.output.contains(
        "::error file=b.cam,line=1,title=b.cam (E401)::zoomTo needs a number\n"))
    #expect(
      call.output.contains(
        "\n::error file=a.cam,line=2,title=fails::expected zoom == 3, and zoom is 2%0A# 100%25\n"))
  }

  @Test("What is printed is no command for the code host")
  func printedCommands() throws {
    let text = """
      print "::stop-commands::x"
      print "  ::add-mask::y"
      print "a ##[error]b"
      print "a :: b"
      expect zoom == 99
      """
    let run = try call(
      ["-e", text, "--report", "github"], in: projectRoot)
    for line in [": :stop-commands::x", "  : :add-mask::y", "a ## [error]b", "a :: b"] {
      #expect(run.output.contains(line + "\n"), "\(run.output)")
    }
    #expect(run.output.contains("\n::error file=-e,line=5,"))
    let plain = try call(["-e", text], in: projectRoot)
    #expect(plain.output.hasPrefix("::stop-commands::x\n  ::add-mask::y\na ##[error]b\n"))
  }

  @Test("No report holds what is no character")
  func noncharacters() throws {
    let (folder, _) = try run(
      "junit=r.xml", "tap=r.tap",
      files: ["a.cam": "expect zoom == 99 because \"a\u{FFFE}\u{FFFF}b\""])
    for name in ["r.xml", "r.tap"] {
      let text = try text(folder, name)
      #expect(text.contains("a\u{FFFD}\u{FFFD}b"))
      #expect(!text.unicodeScalars.contains { $0.value & 0xFFFE == 0xFFFE })
    }
  }

  @Test("The report and all others are the same with any number of jobs, and in any order")
  func jobs() throws {
    var text = ""
    for number in 0..<400 {
      text +=
        "scenario \"s \(number)\" { camera vancouver zoom \(number % 19 + 2); repeat 200 { scrollBy 3 4 }\n"
      text += "print \"{zoom}\"; assert zoom == \(number % 7 == 0 ? 1 : number % 19 + 2) }\n"
    }
    let folder = try Folder(["a.cam": text, "b.cam": "assert zoom == 2"])
    func outcome(_ arguments: String...) throws -> [String] {
      let call = try call(
        ["run", ".", "--report", "tap=r.tap"] + arguments, in: folder.url)
      #expect(call.code == 1)
      return [
        String(call.output.prefix { $0 != "ⓘ" }).components(separatedBy: " in ").dropLast()
          .joined(),
        try self.text(folder, "r.tap"),
      ]
    }
    let one = try outcome("--jobs", "1")
    #expect(try outcome("--jobs", "2") == one)
    #expect(try outcome("-j", "7") == one)
    #expect(try outcome("--shuffle", "42", "-j", "2") == one)
    #expect(try outcome("--shuffle", "43", "-j", "1") == one)
  }

  @Test("A run that is interrupted reports what there is, and says that it is not all")
  func interrupted() throws {
    let folder = try Folder([
      "a.cam":
        "scenario \"first\" { assert zoom == 2 }\nscenario \"endless\" { repeat 99000000 { let a = 1 } }"
    ])
    let terminal = try Terminal(
      ["run", "a.cam", "--report", "junit=r.xml", "tap=r.tap", "json=r.json"],
      environment: ["HOME": folder.url.path])
    terminal.settle(milliseconds: 500)
    terminal.send(Key.control("c"))
    #expect(terminal.exitCode() == 130)
    #expect(try text(folder, "r.xml").contains("interrupted=\"true\" tests=\"1\""))
    #expect(try text(folder, "r.tap").hasSuffix("ok 1 - a.cam: first\nBail out! interrupted\n"))
    #expect(try text(folder, "r.json").hasSuffix("\"interrupted\":true}\n"))
  }

  @Test("No half of a report is left, and others are written all the same")
  func unwritable() throws {
    let folder = try Folder(Self.files)
    try folder.makeFolder("r.xml")
    let call = try folder.run("run", "c.cam", "--report", "junit=r.xml", "tap=r.tap")
    #expect(call.code == 2 && call.errors.contains("the report “r.xml” can't be written"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(!names.contains { $0.hasPrefix(".mapcam") })
  }

  @Test("Each scenario is run so many times, and up to the first that fails")
  func turns() throws {
    let folder = try Folder(Self.files)
    #expect(
      try folder.run("run", "c.cam", "--repeat", "3").output.hasPrefix(
        "  ✓ c (run 1)\n  ✓ c (run 2)\n  ✓ c (run 3)\n3 scenarios: 3 passed"))
    let bail = try folder.run("run", "a.cam", "--bail")
    #expect(bail.code == 1 && bail.summary == "2 scenarios: 1 passed, 1 failed; 2 checks")
    try folder.write(Data("repeat 100 { zoomIn }".utf8), to: "d.cam")
    #expect(try folder.run("run", "d.cam", "--max-steps", "5").code == 2)
    #expect(try folder.run("run", "d.cam", "--max-steps", "5000").code == 0)
  }
}

/// Notes the elements of a document.
private final class ElementReader: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }
}
