import Foundation
import Testing

@Suite("mapcam run and mapcam check")
struct RunTests {
  private let passing = "camera sydney zoom 6\nassert zoom == 6\n"
  private let failing = "camera sydney zoom 6\nassert zoom == 7\n"
  private let refused = "fit vancover calgary\n"
  private let broken = "limit zoom 15 to 10\nassert zoom == 2\n"

  @Test("The exit code says how it went")
  func exitCodes() throws {
    let folder = try Folder([
      "pass.cam": passing, "fail.cam": failing, "refuse.cam": refused, "break.cam": broken,
    ])
    for (files, code) in [
      (["pass.cam"], 0), (["fail.cam"], 1), (["refuse.cam"], 2), (["break.cam"], 2),
      (["pass.cam", "fail.cam"], 1), (["fail.cam", "pass.cam"], 1),
      (["fail.cam", "refuse.cam"], 2),
      (["refuse.cam", "fail.cam"], 2), (["break.cam", "fail.cam", "pass.cam"], 2),
      (["missing.cam", "pass.cam"], 2), (["."], 2),
    ] as [([String], Int32)] {
      #expect(try call(["run"] + files, in: folder.url).code == code, "\(files)")
    }
  }

  @Test("The report goes to the output, what could not be run to the errors")
  func streams() throws {
    let folder = try Folder(["a.cam": failing, "b.cam": refused, "c.cam": passing])
    let run = try folder.run("run", "a.cam", "b.cam", "c.cam", "missing.cam")
    #expect(run.output.contains("✗ a\n"))
    #expect(run.output.contains("a.cam:2:8"))
    #expect(run.output.contains("✓ c\n"))
    #expect(!run.output.contains("vancover"))
    #expect(run.errors.contains("I don't know the place “vancover”"))
    #expect(run.errors.contains("b.cam:1:5"))
    #expect(run.errors.contains("error: there is no file “missing.cam”"))
    #expect(!run.errors.contains("a.cam"))
    #expect(
      run.summary
        == "2 scenarios: 1 passed, 1 failed, 1 file with errors, not run, 1 input not run; 2 checks"
    )
  }

  @Test("The line that must always run does, from a file, a text and standard input")
  func missionRuns() throws {
    let folder = try Folder(["mission.cam": mission])
    #expect(try folder.run("run", "mission.cam").summary == "1 scenario: 1 passed; 1 check")
    #expect(try folder.run("-e", mission).code == 0)
    #expect(try folder.run("run", "-e", mission).code == 0)
    #expect(try folder.run("-", input: Data(mission.utf8)).code == 0)
    #expect(try folder.run("run", "-", input: Data(mission.utf8)).code == 0)
    #expect(try folder.run(input: Data(mission.utf8)).code == 0)
    let wrong = mission.replacingOccurrences(of: "7.3", with: "7.30")
    #expect(try folder.run("-e", wrong).code == 1)
    #expect(try folder.run("-", input: Data(wrong.utf8)).code == 1)
    #expect(try folder.run(input: Data("zoomin".utf8)).code == 2)
  }

  @Test("Texts, files and standard input can be given together")
  func together() throws {
    let folder = try Folder(["a.cam": passing])
    let run = try folder.run(
      "run", "-e", passing, "a.cam", "-", "-e", failing, input: Data(passing.utf8))
    #expect(run.code == 1)
    #expect(run.summary == "4 scenarios: 3 passed, 1 failed; 4 checks")
    #expect(run.output.contains("-e:2:8"))
    #expect(try folder.run("run", "-", "-").code == 2)
  }

  @Test("All *.cam files in a folder and below are run, sorted by path")
  func folders() throws {
    let folder = try Folder([
      "tests/b.cam": passing, "tests/a/z.cam": passing, "tests/a.cam": passing,
      "tests/notes.txt": "zoomin", "tests/.hidden.cam": refused, "tests/.git/x.cam": refused,
      "tests/c/d/e.cam": passing, "tests/ü b.cam": passing,
    ])
    let run = try folder.run("run", "tests")
    #expect(run.code == 0, "\(run.errors)")
    let headings = run.output.split(separator: "\n").filter { $0.hasPrefix("tests/") }
    #expect(
      headings == [
        "tests/a.cam", "tests/a/z.cam", "tests/b.cam", "tests/c/d/e.cam", "tests/ü b.cam",
      ])
    #expect(try folder.run("run", "tests/").output.hasPrefix("tests/a.cam\n"))
    #expect(try folder.run("run", "./tests/../tests").output.hasPrefix("tests/a.cam\n"))
  }

  @Test("A folder without a scenario file is said, not passed over")
  func emptyFolder() throws {
    let folder = try Folder(["notes/a.txt": "x"])
    try folder.makeFolder("empty")
    try folder.makeFolder("folder.cam")
    for name in ["empty", "notes", "folder.cam"] {
      let run = try folder.run("run", name)
      #expect(run.code == 2)
      #expect(run.errors == "error: there is no scenario file (*.cam) in the folder “\(name)”\n")
    }
  }

  @Test("Links that lead in a circle are not followed")
  func linkLoops() throws {
    let folder = try Folder(["tests/a.cam": passing])
    try folder.link("tests/loop", to: "..")
    try folder.link("tests/self", to: "self")
    try folder.link("tests/self.cam", to: "self.cam")
    try folder.link("tests/folder.cam", to: "..")
    let run = try folder.run("run", "tests")
    #expect(run.output.contains("✓ a\n"))
    #expect(run.errorCount <= 1)
    #expect(try folder.run("run", "tests/self.cam").code == 2)
  }

  @Test("What can't be read is an error that says why")
  func unreadable() throws {
    let folder = try Folder(["a.cam": passing])
    #expect(try folder.run("run", "no.cam").errors == "error: there is no file “no.cam”\n")
    let below = try folder.run("run", "a.cam/b.cam")
    #expect(below.code == 2)
    #expect(below.errors.hasPrefix("error: the file “a.cam/b.cam” can't be read: "))
    if geteuid() != 0 {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: folder.url.appendingPathComponent("a.cam").path)
      let secret = try folder.run("run", "a.cam")
      #expect(secret.code == 2)
      #expect(secret.errors.contains("Permission denied"))
    }
  }

  @Test("Files that are no scenario texts are refused with the reason")
  func noTexts() throws {
    let folder = try Folder([
      "empty.cam": "", "comment.cam": "# nothing\n", "cr.cam": "zoomIn\rzoomOut\r",
    ])
    try folder.write(Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x00]), to: "picture.cam")
    try folder.write(
      Data(Array("zoomIn\nplace caf".utf8) + [0xE9] + Array(" 1 2".utf8)), to: "latin.cam")
    try folder.write(Data(repeating: 0x20, count: 17 << 20), to: "large.cam")
    for (name, words) in [
      ("empty.cam", "there is nothing to run in this file"),
      ("comment.cam", "there is nothing to run in this file"),
      ("cr.cam", "cr.cam:1:7"), ("picture.cam", "this is not a text file"),
      ("latin.cam", "latin.cam:2:10"), ("large.cam", "the file is larger than 16 MB"),
    ] {
      let run = try folder.run("run", name)
      #expect(run.code == 2)
      #expect(run.errorCount == 1, "\(name): \(run.errors)")
      #expect(run.errors.contains(words), "\(name): \(run.errors)")
    }
    let fine = try folder.run(
      "run", "-", input: Data([0xEF, 0xBB, 0xBF] + Array("zoomTo 5\r\nassert zoom == 5\r\n".utf8)))
    #expect(fine.code == 0)
  }

  @Test("check does everything but running")
  func checks() throws {
    let folder = try Folder(["a.cam": failing, "b.cam": refused, "c/d.cam": broken])
    let fine = try folder.run("check", "a.cam", "c")
    #expect(fine.code == 0)
    #expect(fine.output == "2 files, 2 scenarios: no errors\n")
    let wrong = try folder.run("check", ".")
    #expect(wrong.code == 2)
    #expect(wrong.output == "3 files, 2 scenarios: 1 with errors\n")
    #expect(wrong.errors.contains("b.cam:1:5"))
    #expect(try folder.run("check", "-e", "zoomin").code == 2)
  }

  @Test("--set gives a value at the top of the file another value")
  func settings() throws {
    let folder = try Folder([
      "a.cam": "let level = 12\nzoomTo level\nassert zoom == 9\n", "b.cam": passing,
    ])
    #expect(try folder.run("run", "a.cam").code == 1)
    #expect(try folder.run("run", "a.cam", "--set", "level=9").code == 0)
    #expect(try folder.run("run", "--set=level=9", "a.cam").code == 0)
    #expect(try folder.run("run", "--set", "level = 3 * 3", "a.cam").code == 0)
    let unknown = try folder.run("run", "a.cam", "--set", "depth=9")
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("there is no value “depth” to set"))
    let other = try folder.run("run", "a.cam", "b.cam", "--set", "level=9")
    #expect(other.code == 2)
    #expect(other.summary == "1 scenario: 1 passed, 1 file with errors, not run; 1 check")
    #expect(try folder.run("check", "a.cam", "--set", "level=vancouver").code == 2)
    for wrong in ["level", "=9", "level="] {
      let run = try folder.run("run", "a.cam", "--set", wrong)
      #expect(run.code == 2)
      #expect(run.errors.contains("--set needs a name and a value"), "\(run.errors)")
    }
    #expect(try folder.run("run", "a.cam", "--set").code == 2)
  }

  @Test("Another file is used from the folder of the file that names it, and from nowhere else")
  func use() throws {
    let folder = try Folder([
      "tests/main.cam": "use \"lib/cities.cam\"\ntarget home\nassert lat == 49.28",
      "tests/lib/cities.cam": "use \"../more.cam\"\nplace home there",
      "tests/more.cam": "place there 49.28 -123.12",
      "tests/up.cam": "use \"../secret.cam\"\nassert a == 1", "secret.cam": "let a = 1",
      "tests/linked.cam": "use \"link.cam\"\nassert a == 1",
      "tests/absolute.cam": "use \"/etc/hosts\"\nassert zoom == 2",
      "tests/circle.cam": "use \"circle.cam\"\nassert zoom == 2",
      "tests/folder.cam": "use \"lib\"\nassert zoom == 2",
    ])
    try folder.link("tests/link.cam", to: "../secret.cam")
    #expect(try folder.run("run", "tests/main.cam").code == 0)
    #expect(
      try call(["run", "main.cam"], in: folder.url.appendingPathComponent("tests")).code == 0)
    for (name, words) in [
      ("up", "is outside of the folder"), ("linked", "is outside of the folder"),
      ("absolute", "is outside of the folder"), ("circle", "tests/circle.cam → tests/circle.cam"),
      ("folder", "it is a folder"),
    ] {
      let run = try folder.run("run", "tests/\(name).cam")
      #expect(run.code == 2)
      #expect(run.errors.contains(words), "\(name): \(run.errors)")
    }
  }

  @Test("@skip and @only do what they say, and @only fails a run under CI")
  func tags() throws {
    let folder = try Folder([
      "skip.cam": "@skip scenario \"a\" { assert zoom == 9 }\nscenario \"b\" { assert zoom == 2 }",
      "only.cam": "@only scenario \"a\" { assert zoom == 2 }\nscenario \"b\" { assert zoom == 9 }",
      "other.cam": failing,
    ])
    let skip = try folder.run("run", "skip.cam", environment: ["CI": "true"])
    #expect(skip.code == 0)
    #expect(skip.output.contains("- a (skipped)"))
    let only = try folder.run("run", "only.cam", "other.cam")
    #expect(only.code == 0)
    #expect(only.summary == "3 scenarios: 1 passed, 2 skipped; 1 check")
    let strict = try folder.run("run", "only.cam", environment: ["CI": "true"])
    #expect(strict.code == 1)
    #expect(strict.output.contains("@only is left in a file, so that the others were not run"))
  }

  @Test("Each @only is named by its file and line, in a run, in a check, and when nothing is left")
  func onlyIsNamed() throws {
    let only = "@only scenario \"a\" { assert zoom == 2 }\n"
    let folder = try Folder([
      "a.cam": "zoomIn\n\n@only\nscenario \"a {z}\" {\n examples\n |z|\n |1|\n |2|\n zoomTo z\n}\n",
      "b.cam": only, "c.cam": String(repeating: only, count: 9), "d.cam": passing,
    ])
    let named = ": a.cam:3, b.cam:1, c.cam:1, c.cam:2, c.cam:3, …\n"
    for command in ["run", "check"] {
      let call = try folder.run(command, ".", environment: ["CI": "1"])
      #expect(call.code == 1 && call.output.contains(named), "\(call.output)")
      #expect(try !folder.run(command, ".").output.contains("@only"))
    }
    let nothing = try folder.run("run", "b.cam", "d.cam", "--filter", "^d$")
    #expect(nothing.code == 2 && nothing.output.contains(": b.cam:1\n"), "\(nothing.output)")
  }

  @Test("A file that is named twice is run once, whatever its spelling")
  func namedTwice() throws {
    let folder = try Folder(["a.cam": passing, "b/c.cam": passing])
    let run = try folder.run("run", "a.cam", ".", "./a.cam", "b/../b/c.cam", "a.cam:1")
    #expect(run.summary == "2 scenarios: 2 passed; 2 checks")
  }

  @Test("With --bail nothing is run when something can't be, with any number of jobs")
  func bailsBefore() throws {
    let folder = try Folder(["a.cam": passing, "b.cam": refused, "c.cam": failing])
    for jobs in ["1", "4"] {
      for files in [["a.cam", "b.cam", "c.cam"], ["a.cam", "missing.cam"], ["b.cam", "a.cam"]] {
        let run = try call(["run", "--bail", "--jobs", jobs] + files, in: folder.url)
        #expect(run.code == 2 && !run.output.contains("✓"))
        #expect(run.output.hasPrefix("nothing was run: with --bail,"), "\(run.output)")
      }
      let failed = try folder.run("run", "--bail", "--jobs", jobs, "a.cam", "c.cam", "a.cam")
      #expect(failed.summary == "2 scenarios: 1 passed, 1 failed; 2 checks")
    }
  }

  @Test("A file of names has nothing to run once, however often it is run")
  func namesRepeated() throws {
    let folder = try Folder(["a.cam": "place home 49.28 -123.12\n"])
    let run = try folder.run("run", "a.cam", "--repeat", "3")
    #expect(run.output.components(separatedBy: "nothing to run").count == 2, "\(run.output)")
  }

  @Test(
    "CI counts as not set when it is empty, 0 or false", arguments: ["", "0", "false", "False"])
  func noCI(value: String) throws {
    let folder = try Folder(["only.cam": "@only scenario \"a\" { assert zoom == 2 }"])
    #expect(try folder.run("run", "only.cam", environment: ["CI": value]).code == 0)
    let update = try folder.run("run", "only.cam", "--update", "--yes", environment: ["CI": value])
    #expect(update.code == 0, "\(update.errors)")
  }

  @Test("A scenario that checks nothing is said")
  func unchecked() throws {
    let folder = try Folder()
    let run = try folder.run("-e", "zoomIn")
    #expect(run.output.contains("nothing was checked"))
    #expect(run.summary.hasPrefix("1 scenario: 1 passed (1 checked nothing)"))
  }

  @Test("No colours go into a file or a pipe, whatever the environment says")
  func colours() throws {
    let folder = try Folder(["a.cam": failing + "\n", "b.cam": refused])
    for environment in [[:], ["NO_COLOR": "1"], ["TERM": "dumb"], ["CLICOLOR_FORCE": "0"]] {
      let run = try folder.run("run", "a.cam", "b.cam", environment: environment)
      #expect(!run.all.contains("\u{1B}"))
    }
  }

  @Test("A run gives the same report every time")
  func deterministic() throws {
    let folder = try Folder(["a.cam": failing, "b.cam": passing, "c.cam": broken, "d.cam": refused])
    func report() throws -> String {
      let run = try folder.run("run", ".")
      return run.output.split(separator: "\n").dropLast().joined(separator: "\n") + run.summary
        + run.errors
    }
    let first = try report()
    for _ in 0..<3 { #expect(try report() == first) }
  }
}

@Suite("Mistakes in files, in one run")
struct RefusalTests {
  @Test(
    "Each mistake is named with its file, line and column, and nothing else is",
    arguments: [
      ("camera sydney zoom 6\nfit vancover calgary pad 64", ["2:5"]), ("zoomin", ["1:1"]),
      ("camera sydney zoom 7,3", ["1:20"]),
      ("camera sydney zom 6\nzoomIn\nfit\nassert zoom = 7", ["1:15", "3:1", "4:13"]),
      ("scenario \"x\" {\n  zoomIn", ["1:14"]), ("assert zoom == 7 km", ["1:16"]),
      ("place café 1 2 oops", ["1:16"]), ("print \"👩🏽‍🚀\"; zoomin", ["1:12"]), ("\tzoomin", ["1:2"]),
      ("scenario \"t {a}\" {\n  examples\n    | a | b |\n    | 1 |\n  zoomTo a\n}", ["4:5"]),
      ("camera sydney zoom nan", ["1:20"]), ("zoomIn\r\nzoomin\r\nzoomTo )\r\n", ["2:1", "3:8"]),
      ("print “hello {zoom}” ; zoomin", ["1:7", "1:24"]),
    ])
  func spots(text: String, places: [String]) throws {
    let folder = try Folder(["mistake.cam": text])
    let run = try folder.run("run", "mistake.cam")
    #expect(run.code == 2)
    #expect(run.errorCount == places.count, "\(run.errors)")
    let named = run.errors.split(separator: "\n").filter { $0.contains("┌─ ") }.map {
      String($0.split(separator: " ").last ?? "")
    }
    #expect(named == places.map { "mistake.cam:\($0)" })
  }

  @Test("Each failing line is named, in scenarios that go on and in those that stop")
  func failures() throws {
    let folder = try Folder([
      "fails.cam": """
      scenario "passes" {
        assert zoom == 2
      }
      scenario "fails" {
        camera sydney zoom 6 tilt 45
        assert tilt == 45
        assert zoom == 99
      }
      scenario "goes on" {
        expect zoom == 7
        expect zoom == 8
        assert zoom == 2
      }
      """
    ])
    let run = try folder.run("run", "fails.cam")
    #expect(run.code == 1)
    for line in [6, 10, 11] { #expect(run.output.contains("fails.cam:\(line):")) }
    #expect(!run.output.contains("fails.cam:7:"))
    #expect(run.summary == "3 scenarios: 1 passed, 2 failed; 5 checks")
  }

  @Test("Bad input ends in a plain error: it neither crashes nor hangs")
  func hostile() throws {
    let folder = try Folder()
    for text in [
      String(repeating: "(", count: 100_000), "assert " + String(repeating: "(", count: 100_000),
      String(repeating: "repeat 1 {", count: 100_000),
      "assert zoom" + String(repeating: "+1", count: 100_000),
      "define f { f }\nf", "define f(x) { f [x] }\nf 1", "print 1 / 0", "let l = 1..1e15",
      String(repeating: "a", count: 1_000_000), "assert (zoom\n$", "use \"-e\"",
      String(repeating: "\"{", count: 50_000),
    ] {
      let run = try folder.run("-", input: Data(text.utf8))
      #expect(run.code == 2, "\(text.prefix(40))")
      #expect(!run.all.contains("Fatal error"))
    }
  }
}
