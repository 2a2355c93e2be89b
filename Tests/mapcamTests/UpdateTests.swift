import Foundation
import Testing

@Suite("mapcam run --update")
struct UpdateTests {
  private func text(_ path: String, in folder: Folder) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("The numbers that were found are written, and all else stays")
  func updates() throws {
    let folder = try Folder([
      "a.cam": """
      camera sydney   zoom 8.4512  # odd blanks stay
      expect zoom==7.30  # 7.30
      expect lat == 33.87 within 0.1 because "7.3"
      assert zoom is 7
      assert zoom == 1.0 and tilt == 2°
      """
    ])
    let run = try folder.run("run", "a.cam", "--update", "--yes")
    #expect(run.code == 0, "\(run.all)")
    #expect(run.errors == "")
    #expect(run.output.contains("-expect zoom==7.30  # 7.30\n"))
    #expect(run.output.contains("+expect zoom==8.45  # 7.30\n"))
    #expect(run.output.hasSuffix("updated 4 lines in 1 file\n"))
    // Checks behind the assert that failed are updated, too.
    #expect(
      try text("a.cam", in: folder) == """
        camera sydney   zoom 8.4512  # odd blanks stay
        expect zoom==8.45  # 7.30
        expect lat == -33.87 within 0.1 because "7.3"
        assert zoom is 8.5
        assert zoom == 8.5 and tilt == 0°
        """)
    #expect(try folder.run("run", "a.cam").code == 0)
  }

  @Test("A byte order mark and CRLF stay")
  func marks() throws {
    let folder = try Folder()
    let mark = Data([0xEF, 0xBB, 0xBF])
    try folder.write(mark + Data("zoomTo 5\r\nassert zoom == 6\r\n".utf8), to: "a.cam")
    #expect(try folder.run("run", "a.cam", "--update", "--yes").code == 0)
    #expect(
      try Data(contentsOf: folder.url.appendingPathComponent("a.cam"))
        == mark + Data("zoomTo 5\r\nassert zoom == 5\r\n".utf8))
  }

  @Test(
    "A number that runs disagree on stays, and they are told apart from one on which they agree")
  func disputes() throws {
    let folder = try Folder([
      "a.cam": """
      scenario "rows" {
        examples
          | level | want |
          | 5     | 5    |
          | 6     | 7    |
        zoomTo level
        expect zoom == 5
        expect zoom == 3
        expect bearing == 3
        expect zoom == want
      }
      scenario "loop" {
        for level in [5, 6] { zoomTo level; expect zoom == 6.0 }
      }
      """
    ])
    let run = try folder.run("run", "a.cam", "--update", "--yes")
    #expect(run.code == 1)
    #expect(run.output.contains("a.cam:7: 5 stays, since its runs find different numbers: 6, 5\n"))
    #expect(run.output.contains("a.cam:8: 3 stays, since its runs find different numbers: 5, 6\n"))
    #expect(run.output.contains("a.cam:13: 6.0 stays, since"))
    #expect(run.output.contains("1 failed check can't be updated"))
    #expect(run.output.hasSuffix("updated 1 line in 1 file\n"))
    #expect(try text("a.cam", in: folder).contains("expect bearing == 0\n"))
    #expect(try text("a.cam", in: folder).contains("expect zoom == 5\n  expect zoom == 3\n"))
  }

  @Test("A definition that files share is updated when they agree")
  func shared() throws {
    let files = [
      "lib/look.cam": "define look(city) { target city zoom 9; assert zoom == 8.0 }",
      "a.cam": "use \"lib/look.cam\"\nlook sydney",
      "b.cam": "use \"lib/look.cam\"\nlook vancouver",
      "c.cam": "use \"lib/look.cam\"\nzoomIn\nassert zoom == 99",
    ]
    let folder = try Folder(files)
    let run = try folder.run("run", "a.cam", "b.cam", "c.cam", "--update", "--yes")
    #expect(run.code == 0, "\(run.all)")
    #expect(run.output.hasSuffix("updated 2 lines in 2 files\n"))
    #expect(try text("lib/look.cam", in: folder).hasSuffix("assert zoom == 9.0 }"))
    #expect(try text("c.cam", in: folder).hasSuffix("assert zoom == 3"))
    #expect(try folder.run("run", ".").code == 0)
  }

  @Test("What passes, and what is no number, leaves the files alone")
  func nothing() throws {
    let before = "zoomTo 5; assert zoom < 4"
    let folder = try Folder(["a.cam": before, "b.cam": "zoomTo 5; assert zoom == 5"])
    let failed = try folder.run("run", "a.cam", "--update", "--yes")
    #expect(failed.code == 1)
    #expect(
      failed.output.hasSuffix(
        "1 failed check can't be updated: only a number written out beside == or is can\n"
          + "nothing to update\n"))
    #expect(try text("a.cam", in: folder) == before)
    let passed = try folder.run("run", "b.cam", "--update", "--yes")
    #expect(passed.code == 0 && passed.output.hasSuffix("ms\n"))
  }

  @Test("What can't go on with the number that was found stays, and the rest is updated")
  func breakdowns() throws {
    let before = "zoomTo 5\nassert zoom == 6\nlet a = 1 / (zoom - 5)\n"
    let folder = try Folder(["a.cam": before, "b.cam": "zoomTo 5; assert zoom == 6"])
    let run = try folder.run("run", ".", "--update", "--yes")
    #expect(run.code == 1, "\(run.all)")
    #expect(
      run.output.contains(
        "\na.cam stays as it is: “a” can't go on with the numbers that were found: "
          + "a number is divided by zero here (a.cam:3)\n"))
    #expect(run.output.hasSuffix("updated 1 line in 1 file\n"))
    #expect(try text("a.cam", in: folder) == before)
    #expect(try text("b.cam", in: folder) == "zoomTo 5; assert zoom == 5")
  }

  @Test(
    "A number that a scenario needs which is not selected stays",
    arguments: [["--filter", "six", "a.cam"], ["a.cam:3"], ["--tags", "@six", "a.cam"]])
  func unselected(arguments: [String]) throws {
    let before = """
      define look(level) { zoomTo level; expect zoom == 5 }
      @six
      scenario "six" { look 6; expect tilt == 1 }
      scenario "five" { look 5; expect tilt == 2 }
      """
    let folder = try Folder(["a.cam": before])
    let run = try call(
      ["run"] + arguments + ["--update", "--yes"], in: folder.url)
    #expect(run.code == 1, "\(run.all)")
    #expect(run.output.contains("a.cam:1: 5 stays, since its runs find different numbers: 6, 5\n"))
    #expect(run.output.hasSuffix("updated 1 line in 1 file\n"))
    // What only the others expect is theirs.
    #expect(
      try text("a.cam", in: folder)
        == before.replacingOccurrences(of: "tilt == 1", with: "tilt == 0"))
  }

  @Test("Two names of one file are one file")
  func links() throws {
    let folder = try Folder(["b.cam": "zoomTo 5; assert zoom == 6"])
    try folder.link("l.cam", to: "b.cam")
    let run = try folder.run("run", "b.cam", "l.cam", "--update", "--yes")
    #expect(run.code == 0, "\(run.all)")
    #expect(run.output.hasSuffix("updated 1 line in 1 file\n"))
    #expect(try text("b.cam", in: folder) == "zoomTo 5; assert zoom == 5")
  }

  @Test("When a file can't be written, those that were written before it are named")
  func halfWritten() throws {
    let folder = try Folder([
      "a.cam": "zoomTo 5; assert zoom == 6", "b.cam": "zoomTo 5; assert zoom == 6",
    ])
    let path = folder.url.path
    let terminal = try Terminal(["run", path, "--update"], rows: 40, columns: 400)
    terminal.waitFor("update 2 lines in 2 files? [y/N]")
    try folder.write(Data("zoomIn".utf8), to: "b.cam")
    terminal.send("y\r")
    #expect(terminal.exitCode() == 2)
    terminal.settle()
    #expect(
      terminal.transcript.joined(separator: "\n").contains(
        "b.cam” can't be written: it has changed in the meantime; updated before it: “\(path)/a.cam”"
      ))
    #expect(try text("a.cam", in: folder) == "zoomTo 5; assert zoom == 5")
    #expect(try text("b.cam", in: folder) == "zoomIn")
  }

  @Test("Of checks one behind the other only so many are updated in one call")
  func chain() throws {
    let folder = try Folder([
      "a.cam": "zoomTo 5\n" + String(repeating: "assert zoom == 6\n", count: 210)
    ])
    let run = try folder.run("run", "a.cam", "--update", "--yes")
    #expect(run.code == 1)
    #expect(run.output.contains("\nmore can be updated: run it again when this is written\n"))
    #expect(run.output.hasSuffix("updated 200 lines in 1 file\n"))
    #expect(!run.output.contains("can't be updated"))
    #expect(try folder.run("run", "a.cam", "--update", "--yes").code == 0)
  }

  @Test(
    "It is refused where nobody can be asked, and where nothing can be written",
    arguments: [
      (["run", "a.cam", "--update"], [:], "--update asks first, and there is no terminal"),
      (
        ["run", "a.cam", "--update", "--yes"], ["CI": "true"], "--update changes no files under CI"
      ),
      (["run", "a.cam", "--yes"], [:], "--yes is an answer to --update"),
      (["run", "-", "--update", "--yes"], [:], "--update writes files"),
      (["-e", "zoomIn", "--update", "--yes"], [:], "--update writes files"),
      (["check", "a.cam", "--update"], [:], "there is no option “--update”"),
    ])
  func refused(arguments: [String], environment: [String: String], words: String) throws {
    let before = "zoomTo 5; assert zoom == 4"
    let folder = try Folder(["a.cam": before])
    let run = try call(arguments, in: folder.url, environment: environment)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: \(words)"), "\(run.errors)")
    #expect(try text("a.cam", in: folder) == before)
  }

  @Test(
    "On a terminal it asks, and only yes is yes",
    arguments: [
      ("y\r", "updated 1 line in 1 file", "zoomTo 5; assert zoom == 5", 0),
      ("\r", "nothing is changed", "zoomTo 5; assert zoom == 4", 1),
      ("n\r", "nothing is changed", "zoomTo 5; assert zoom == 4", 1),
      ("\u{4}", "nothing is changed", "zoomTo 5; assert zoom == 4", 1),
      ("\u{3}", "update 1 line in 1 file? [y/N]", "zoomTo 5; assert zoom == 4", 130),
    ] as [(String, String, String, Int32)])
  func asks(keys: String, words: String, after: String, code: Int32) throws {
    let folder = try Folder(["a.cam": "zoomTo 5; assert zoom == 4"])
    let path = folder.url.appendingPathComponent("a.cam").path
    let terminal = try Terminal(["run", path, "--update"], rows: 40, columns: 200)
    terminal.waitFor("update 1 line in 1 file? [y/N]")
    terminal.send(keys)
    #expect(terminal.exitCode() == code)
    terminal.settle()
    #expect(terminal.transcript.joined(separator: "\n").contains(words))
    #expect(try text("a.cam", in: folder) == after)
  }
}
