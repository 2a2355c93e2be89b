import Foundation
import Testing

@Suite("Reports say what the exit code says")
struct ReportFaultTests {
  private static let formats = ["junit=r.xml", "tap=r.tap", "json=r.json", "github"]

  private func run(
    _ arguments: [String], files: [String: String], environment: [String: String] = [:]
  ) throws -> (folder: Folder, call: Call) {
    let folder = try Folder(files)
    let call = try call(
      ["run"] + arguments + ["--report"] + Self.formats, in: folder.url,
      environment: environment)
    return (folder, call)
  }

  private func text(_ folder: Folder, _ name: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
  }

  private func scenarios(_ folder: Folder) throws -> [[String: Any]] {
    try text(folder, "r.json").split(separator: "\n").compactMap {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }.filter { $0["type"] as? String == "scenario" }
  }

  @Test("An input that can't be read is an error in each of them")
  func unreadable() throws {
    for files in [["a.cam": "assert zoom == 2"], [:]] {
      let (folder, call) = try run(["missing.cam", "."], files: files)
      let sentence = "there is no file “missing.cam”"
      let count = 1 + max(1, files.count)
      let errors = files.isEmpty ? 2 : 1
      #expect(call.code == 2)
      #expect(
        call.output.contains("::error file=missing.cam,line=1,title=missing.cam::\(sentence)\n"))
      #expect(
        try text(folder, "r.xml").contains("tests=\"\(count)\" failures=\"0\" errors=\"\(errors)\"")
      )
      #expect(try text(folder, "r.xml").contains("<error message=\"\(sentence)\""))
      #expect(try text(folder, "r.tap").contains("- missing.cam: missing.cam\n"))
      #expect(try text(folder, "r.tap").hasSuffix("1..\(count)\n"))
      let broken = try scenarios(folder).filter { $0["verdict"] as? String == "broken" }
      #expect(broken.count == errors)
      let files = broken.flatMap { ($0["errors"] as? [[String: Any]]) ?? [] }
      #expect(files.contains { $0["message"] as? String == sentence })
    }
  }

  @Test("@only under CI is an error of its file")
  func only() throws {
    let files = [
      "a.cam": "assert zoom == 2",
      "b.cam": "zoomIn\n@only\nscenario \"b\" { assert zoom == 3 }",
    ]
    let (folder, call) = try run(["."], files: files, environment: ["CI": "1"])
    #expect(call.code == 1)
    #expect(call.output.contains("::error file=b.cam,line=2,title=@only::@only is left in a file"))
    #expect(try text(folder, "r.xml").contains("tests=\"3\" failures=\"0\" errors=\"1\""))
    // It stands in the suite of its file.
    #expect(try text(folder, "r.xml").components(separatedBy: "<testsuite ").count == 3)
    #expect(try text(folder, "r.tap").contains("not ok 2 - b.cam: @only\n"))
    let record = try #require(try scenarios(folder).first { $0["title"] as? String == "@only" })
    #expect(record["line"] as? Int == 2 && record["verdict"] as? String == "broken")

    let (without, elsewhere) = try run(["."], files: files)
    #expect(elsewhere.code == 0)
    #expect(try !text(without, "r.tap").contains("not ok"))
    let (skipped, nothing) = try run([".", "--filter", "a"], files: files)
    #expect(nothing.code == 2)
    #expect(try text(skipped, "r.tap").contains("not ok 2 - b.cam: @only\n"))
  }

  @Test("What is wrong in a file that others use is told once, and fails each of them")
  func toldOnce() throws {
    let user = "use \"names.cam\"\nzoomIn\n"
    let (folder, call) = try run(
      ["."],
      files: ["a.cam": user, "b.cam": user + "zoomIn 1 2 3\n", "names.cam": "let l = \n"])
    #expect(call.code == 2 && call.errorCount == 2)
    #expect(call.errors.components(separatedBy: "names.cam:1:").count == 2)
    #expect(call.summary == "0 scenarios: 3 files with errors, not run; 0 checks")
    #expect(call.output.components(separatedBy: "::error file=names.cam,line=1").count == 2)
    #expect(call.output.components(separatedBy: "::error ").count == 3)
    // An entry of a report stands for itself.
    #expect(try scenarios(folder).map { ($0["errors"] as? [Any])?.count } == [1, 2, 1])
    let check = try folder.run("check", ".")
    #expect(check.code == 2 && check.errorCount == 2)
  }

  @Test("A file with errors has the line of the first one")
  func firstError() throws {
    let (folder, _) = try run(
      ["."],
      files: [
        "a.cam": "zoomIn\n\nzoomin\nzoomin\n", "b.cam": "use \"lib/c.cam\"\nassert zoom == 2",
        "lib/c.cam": "\n\n\nzoomin",
      ])
    #expect(try scenarios(folder).map { $0["line"] as? Int } == [3, 1, 4])
    #expect(try text(folder, "r.tap").contains("at: \"a.cam:3\""))
  }

  @Test("Equal titles and several runs are told apart, and no name is there twice")
  func names() throws {
    let table =
      "scenario \"t\" {\n  examples\n    | a |\n    | 2 |\n    | 3 |\n  assert zoom == a\n}\n"
    let (folder, call) = try run(
      ["a.cam", "--repeat", "2"], files: ["a.cam": table + "scenario \"u\" { assert zoom == 3 }"])
    let names = [
      "t (line 4) (run 1)", "t (line 4) (run 2)", "t (line 5) (run 1)", "t (line 5) (run 2)",
      "u (run 1)", "u (run 2)",
    ]
    let points = try text(folder, "r.tap").split(separator: "\n").filter { $0.contains("ok ") }
    #expect(points.map { String($0.split(separator: ":").last ?? "") } == names.map { " " + $0 })
    for name in names {
      #expect(try text(folder, "r.xml").contains("<testcase name=\"\(name)\""))
    }
    let records = try scenarios(folder)
    #expect(records.map { $0["title"] as? String } == ["t", "t", "t", "t", "u", "u"])
    #expect(records.map { $0["line"] as? Int } == [4, 4, 5, 5, 8, 8])
    #expect(records.map { $0["run"] as? Int } == [1, 2, 1, 2, 1, 2])
    #expect(call.output.contains("title=t (line 5) (run 1)::"))
    let (single, _) = try run(["a.cam"], files: ["a.cam": "assert zoom == 2"])
    #expect(try text(single, "r.tap") == "TAP version 14\nok 1 - a.cam: a\n1..1\n")
    #expect(try scenarios(single)[0]["run"] == nil)
  }

  @Test("A scenario that checks nothing is said in each of them")
  func unchecked() throws {
    let (folder, call) = try run(["a.cam"], files: ["a.cam": "print \"x\""])
    let sentence = "nothing was checked: it has no assert or expect"
    #expect(call.code == 0)
    #expect(try text(folder, "r.xml").contains("<system-out>x\n\(sentence)\n</system-out>"))
    #expect(
      try text(folder, "r.tap").contains("ok 1 - a.cam: a\n  ---\n  message: \"\(sentence)\""))
    #expect(try scenarios(folder)[0]["checks"] as? Int == 0)
  }

  @Test(
    "A report takes the place of no file that is read, and of no other report",
    arguments: [
      (["json=a.cam"], "files that end in .cam are scenarios"),
      (["json=new.cam"], "files that end in .cam are scenarios"),
      (["json=link"], "files that end in .cam are scenarios"),
      (["tap=way.geojson"], "would take the place of a file that is read"),
      (["tap=sub/../same.json"], "would take the place of a file that is read"),
      (["json=r", "junit=r"], "two reports are to be written to “r”"),
      (["json=r", "junit=sub/../r"], "two reports are to be written to “sub/../r”"),
      (["json=r.json", "tap=r.link"], "two reports are to be written to “r.link”"),
    ])
  func places(reports: [String], sentence: String) throws {
    let way = "{\"type\":\"LineString\",\"coordinates\":[[0,0],[1,1]]}"
    let files = [
      "a.cam": "route from \"way.geojson\"\nprint \"ran\"\n", "b.cam": "print \"ran\"\n",
      "way.geojson": way, "sub/x": "", "r.json": "before",
    ]
    let folder = try Folder(files)
    try folder.link("link", to: "b.cam")
    try folder.link("same.json", to: "way.geojson")
    try folder.link("r.link", to: "r.json")
    let call = try call(["run", "a.cam", "--report"] + reports, in: folder.url)
    #expect(call.code == 2 && call.output.isEmpty)
    #expect(call.errors.contains(sentence) && call.errorCount == 1, "\(call.errors)")
    for (name, text) in files { #expect(try self.text(folder, name) == text) }
  }
}
