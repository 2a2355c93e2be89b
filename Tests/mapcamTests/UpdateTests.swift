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
    #expect(
      run.output.contains(
        "a.cam:10: the check stays, since no number is written out in it beside == or is\n"))
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
        "a.cam:1: the check stays, since no number is written out in it beside == or is\n"
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
    let before = "zoomTo 5; assert zoom == 6"
    let folder = try Folder(["a.cam": before, "deep/b.cam": before])
    let path = folder.url.path
    let terminal = try Terminal(["run", path, "--update"], rows: 40, columns: 400)
    terminal.waitFor("update 2 lines in 2 files? [y/N]")
    // All the names under which it would begin the other file are taken.
    for number in 0...1000 {
      try folder.write(Data(), to: "deep/.mapcam-\(terminal.process)-\(number)")
    }
    terminal.send("y\r")
    #expect(terminal.exitCode() == 2)
    terminal.settle()
    #expect(
      terminal.transcript.joined(separator: "\n").contains(
        "b.cam” can't be written: File exists; updated before it: “\(path)/a.cam”"))
    #expect(try text("a.cam", in: folder) == "zoomTo 5; assert zoom == 5")
    #expect(try text("deep/b.cam", in: folder) == before)
  }

  @Test(
    "Nothing is written when a file that took part has changed while the question was open",
    arguments: ["a.cam", "b.cam", "names.cam", "way.polyline"])
  func changedFiles(changed: String) throws {
    let files = [
      "a.cam": "use \"names.cam\"\nzoomTo level; assert zoom == 6",
      "b.cam": "route from \"way.polyline\"; zoomTo 5; assert zoom == 6",
      "names.cam": "let level = 5", "way.polyline": "_p~iF~ps|U_ulLnnqC_mqNvxq`@",
    ]
    let folder = try Folder(files)
    let terminal = try Terminal(
      ["run", ".", "--update"], environment: ["HOME": folder.url.path], rows: 80, columns: 200)
    terminal.waitFor("update 2 lines in 2 files? [y/N]")
    try folder.write(Data("let level = 7".utf8), to: changed)
    terminal.send("y\r")
    #expect(terminal.exitCode() == 2)
    terminal.settle()
    #expect(
      terminal.transcript.contains(
        "error: \(changed) has changed in the meantime: nothing is updated"))
    for (name, before) in files where name != changed {
      #expect(try text(name, in: folder) == before)
    }
  }

  @Test(
    "Ctrl-C while it looks for numbers ends it, and nothing is written",
    arguments: [
      // The first run lasts, and so does the one with which the search begins.
      "zoomTo 5\nexpect zoom == 6\nrepeat 3000000 { zoomTo 5 }\n",
      // Only the run with the number that was found lasts.
      "zoomTo 5\nassert zoom == 6\nrepeat 1000000 { repeat 1000000 { zoomTo 5 } }\n",
    ])
  func interrupted(before: String) throws {
    let folder = try Folder(["a.cam": before])
    let terminal = try Terminal(
      ["run", "a.cam", "--update", "--yes", "--max-steps", "1000000000000"],
      environment: ["HOME": folder.url.path], rows: 40)
    terminal.waitFor("1 scenario: 1 failed")
    terminal.send(Key.control("c"))
    #expect(terminal.exitCode() == 130)
    terminal.settle()
    #expect(terminal.transcript.contains { $0.hasSuffix("interrupted: nothing is updated") })
    #expect(try text("a.cam", in: folder) == before)
  }

  @Test("A blank comes before a number that would run together with the word before it")
  func touching() throws {
    let folder = try Folder([
      "a.cam": """
      zoomTo 5.5; tilt 2
      expect zoom is-2
      expect zoom == 5.5 and-2==zoom
      expect tilt == 4°and-3==tilt
      expect not moving or-1==zoom
      expect (-2==zoom)
      expect zoom is-2.0
      assert zoom is-3
      assert zoom is-4
      """
    ])
    let run = try folder.run("run", "a.cam", "--update", "--yes")
    #expect(run.code == 0, "\(run.all)")
    #expect(
      try text("a.cam", in: folder) == """
        zoomTo 5.5; tilt 2
        expect zoom is 5.5
        expect zoom == 5.5 and 5.5==zoom
        expect tilt == 2°and 2==tilt
        expect not moving or-1==zoom
        expect (5.5==zoom)
        expect zoom is 5.5
        assert zoom is 5.5
        assert zoom is 5.5
        """)
  }

  @Test("However many lines change, each is shown, and counted, by itself")
  func manyLines() throws {
    let folder = try Folder([
      "a.cam": "zoomTo 5\n" + String(repeating: "expect zoom == 4\nexpect zoom == 5\n", count: 400)
    ])
    let run = try folder.run("run", "a.cam", "--update", "--yes")
    #expect(run.code == 0)
    #expect(
      run.output.contains(
        "-expect zoom == 4\n+expect zoom == 5\n expect zoom == 5\n-expect zoom == 4\n"))
    #expect(run.output.hasSuffix("updated 400 lines in 1 file\n"))
  }

  @Test("What stays is named with its line and the reason, up to ten of them")
  func reasons() throws {
    let folder = try Folder([
      "a.cam": """
      camera sydney zoom 5
      expect lat == 33.1N
      expect 1 / 3 == 0.5 within 0
      expect not (zoom == 5)
      expect zoom == 1 or zoom == 2
      animate zoomTo 6 over 1 s { always zoom == 5 }
      """,
      "b.cam": "for n in 10..29 { expect zoom > n }\n"
        + (11...15).map { "expect tilt > \($0)\n" }.joined(),
    ])
    let run = try folder.run("run", ".", "--update", "--yes")
    #expect(run.code == 1)
    let lines = [
      (2, "what was found lies on the other side: change the letter behind the number"),
      (3, "what was found can't be written as closely as it has to match"),
      (4, "behind not, any other number would do"),
      (5, "more than one part of it would have to hold"),
      (6, "it is made at many moments on the way"),
    ]
    let others = (1...5).map {
      "b.cam:\($0): the check stays, since no number is written out in it beside == or is\n"
    }
    #expect(
      run.output.hasSuffix(
        lines.map { "a.cam:\($0): the check stays, since \($1)\n" }.joined() + others.joined()
          + "… and 1 more check\nnothing to update\n"),
      "\(run.output)")
  }

  @Test("What passes with the new numbers is not run again by --failed")
  func failedRecord() throws {
    let folder = try Folder([
      "a.cam": "zoomTo 5; assert zoom == 6", "b.cam": "zoomTo 5; assert zoom > 6",
    ])
    let home = ["HOME": folder.url.path]
    _ = try folder.run("run", ".", "--update", "--yes", environment: home)
    #expect(try text("a.cam", in: folder) == "zoomTo 5; assert zoom == 5")
    let list = try folder.run("run", ".", "--failed", "--list", environment: home)
    #expect(list.output == "b.cam:1 b\n")
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
    #expect(!run.output.contains("the check stays"))
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
      (
        ["run", "a.cam", "--update", "--yes", "--set", "level=5"], [:],
        "--update writes numbers that hold without --set: leave out --set level=…"
      ),
      (
        ["run", "a.cam", "--bail", "--update", "--yes"], [:],
        "--update looks at all that fails, --bail stops at the first: give one of them"
      ),
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
