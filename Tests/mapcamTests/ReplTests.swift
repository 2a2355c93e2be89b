import Foundation
import Testing

/// Sessions whose statements come in on standard input.
@Suite("A session without a terminal")
struct ReplTests {
  /// What lines come to.
  private func enter(
    _ text: String, in folder: Folder? = nil, _ arguments: String...
  ) throws -> Call {
    let folder = try folder ?? Folder()
    return try call(["repl"] + arguments, in: folder.url, input: Data(text.utf8))
  }

  @Test("Statements are run as they come, without prompt and greeting")
  func statements() throws {
    let call = try enter(
      "camera sydney zoom 6\ntilt 45\nzoom + 1\nassert tilt == 30\nprint \"ä\"\n")
    #expect(
      call.output == """
        → -33.8683, 151.2086 zoom 6
        → -33.8683, 151.2086 zoom 6 tilt 30 (tilt is 30, not 45: at zoom 6 the map tilts at most 30°)
        7
        ✓ it holds
        ä

        """)
    #expect(call.errors == "" && call.code == 0)
  }

  @Test("Mistakes name the line, and what comes after them is run all the same")
  func mistakes() throws {
    let call = try enter(
      "# first\nzoomin\nrepeat 2 {\n  zoomIn\n  zoomTo wide\n}\nzoom\nassert zoom == 3\n")
    #expect(call.code == 2)
    #expect(call.output == "2\n")
    #expect(call.errors.contains("stdin:2:1") && call.errors.contains("did you mean zoomIn?"))
    #expect(call.errors.contains("stdin:5:10") && call.errors.contains("5 │   zoomTo wide"))
    #expect(call.errors.contains("stdin:8:8") && call.errors.contains("zoom is 2"))
  }

  @Test(
    "What is written otherwise is said as in a file",
    arguments: [
      ("zoom 5", "write: zoomTo 5"), ("zoom in", "write zoomIn"),
      ("heading 30", "write: bearing 30"),
      ("zoom = 5", "write: zoomTo 5"), ("x = 5", "write: let x = 5"), ("zoom += 1", "zoomBy 1"),
      ("distance vancouver calgary", "write: print distance(vancouver, calgary)"),
      ("print hello", "write: print \"hello\""),
    ])
  func newcomers(line: String, step: String) throws {
    let call = try enter("\(line)\n")
    #expect(call.errorCount == 1 && call.errors.contains(step), "\(call.errors)")
    #expect(call.errors.contains("= more: .help E"))
  }

  @Test("A name that is taken can be freed")
  func duplicate() throws {
    #expect(try enter("let a = 1\nlet a = 2").errors.contains("take the other one back with .undo"))
    #expect(try enter("let a = 1\n.undo\nlet a = 2\na").output.hasSuffix("\n2\n"))
  }

  @Test(
    "The exit code is that of the gravest mistake",
    arguments: [
      ("zoomIn\n", 0), ("", 0), ("assert zoom == 3\nzoomIn", 1), ("expect zoom == 3", 1),
      ("foo\n", 2),
      ("assert zoom == 3\nfoo\nzoomIn", 2), ("let a = 1 / (zoom - zoom)\n", 2), ("repeat 3 {\n", 2),
      (".undo\n.quit\nfoo", 0), (".nothing\n", 2), ("exit\nfoo", 0), (" quit \nfoo", 0),
      ("quit now\n", 2), ("undo\n", 2),
      ("exit()\n", 2), ("scenario \"x\" { assert zoom == 3 }", 1),
      ("scenario \"x\" { assert zoom == 2 }", 0), ("zoomIn\r\nassert zoom == 3\r\n", 0),
    ] as [(String, Int32)])
  func codes(text: String, code: Int32) throws { #expect(try enter(text).code == code) }

  @Test("With --bail the first that does not work is the last")
  func bail() throws {
    let call = try enter("zoomIn\nassert zoom == 9\nfoo\nzoomIn", "--bail")
    #expect(call.code == 1)
    #expect(call.output == "→ 0, 0 zoom 3\n")
    #expect(try enter("assert zoom == 9; zoomIn", "--bail").output == "")
    let folder = try Folder(["a.cam": "zoomTo 5\nassert zoom == 6"])
    #expect(try enter("zoom", in: folder, "--bail", "a.cam").output == "")
    #expect(try enter("zoom", in: folder, "a.cam").output == "2\n")
  }

  @Test("An else may follow on the next line, and a text over lines")
  func goingOn() throws {
    let text =
      "if zoom > 3 { zoomTo 9 }\n\n# or\nelse {\n  zoomTo 4\n}\nprint \"a\nb\"\nlet a =\n 3\na\nif zoom > 3 { }"
    #expect(try enter(text).output == "→ 0, 0 zoom 4\na\nb\na is 3\n3\n→ 0, 0 zoom 4\n")
  }

  @Test("A recorded session runs as a scenario file and passes")
  func recording() throws {
    let folder = try Folder(["places.cam": "place home 49.28 -123.12\n"])
    let call = try enter(
      """
      use "places.cam"
      map "iPhone 15"
      camera home zoom 11.37 bearing 33.21 tilt 12.5
      zoom * 2
      zoomBy (_ / 20)
      assert zoom == 99
      gesture pan 40 3
      .expect
      .save trip.cam
      """, in: folder)
    #expect(call.code == 1)
    #expect(call.output.hasSuffix("saved to trip.cam\n"), "\(call.output)")
    let saved = try String(
      contentsOf: folder.url.appendingPathComponent("trip.cam"), encoding: .utf8)
    #expect(saved.contains("let value1 = zoom * 2\nzoomBy (value1 / 20)\n"))
    #expect(saved.contains("assert zoom == 12.51\n"))
    #expect(!saved.contains("99"))
    let run = try folder.run("run", "trip.cam")
    #expect(run.code == 0 && run.summary == "1 scenario: 1 passed; 4 checks", "\(run.all)")
    // What the checks pin is no less than what one sees.
    let other = saved.replacingOccurrences(of: "zoom 11.37", with: "zoom 11.39")
    try folder.write(Data(other.utf8), to: "trip.cam")
    #expect(try folder.run("run", "trip.cam").code == 1)
  }

  @Test("A file that is there is not written over, unless one says so")
  func saving() throws {
    let folder = try Folder(["trip.cam": "mine"])
    let path = folder.url.appendingPathComponent("trip.cam")
    let refused = try enter("zoomIn\n.save trip.cam", in: folder)
    #expect(refused.code == 2)
    #expect(
      refused.errors
        == "error: stdin:2: the file “trip.cam” is there already; to write over it: .save! trip.cam\n"
    )
    #expect(try String(contentsOf: path, encoding: .utf8) == "mine")
    #expect(try enter("zoomIn\n.save! trip.cam", in: folder).code == 0)
    #expect(try String(contentsOf: path, encoding: .utf8) == "zoomIn\n")
    #expect(try enter("zoomIn\n.save \"two words.cam\"", in: folder).code == 0)
    #expect(
      try enter("zoomIn\n.save gone/trip.cam", in: folder).errors.contains("can't be written"))
    #expect(try enter(".save new.cam", in: folder).errors.contains("nothing to save"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.sorted() == ["trip.cam", "two words.cam"])
  }

  @Test("What is saved elsewhere than its files are is known to fail at once")
  func savingElsewhere() throws {
    let folder = try Folder(["places.cam": "place home 1 2", "below/other.cam": "zoomIn"])
    let call = try enter("use \"places.cam\"\ntarget home\n.save below/trip.cam", in: folder)
    #expect(call.code == 2)
    #expect(call.errors.contains("the file is saved, and can't be run from there"))
  }

  @Test("Taking back, doing again, and beginning anew")
  func undo() throws {
    let call = try enter(
      "zoomTo 5\nzoomTo 6; zoomTo 7\n.undo 2\n.redo\n.reset\nzoom\n.undo\nzoom\n.undo 9\n.redo 3\nzoom"
    )
    #expect(
      call.output == """
        → 0, 0 zoom 5
        → 0, 0 zoom 6
        → 0, 0 zoom 7
        took back: zoomTo 7
        took back: zoomTo 6
        → 0, 0 zoom 5
        again: zoomTo 6
        → 0, 0 zoom 6
        this is a new session; .undo brings the last one back
        2
        took back: .reset
        → 0, 0 zoom 6
        6
        took back: zoomTo 6
        took back: zoomTo 5
        there is no more to take back
        → 0, 0 zoom 2
        again: zoomTo 5
        again: zoomTo 6
        again: zoomTo 7
        → 0, 0 zoom 7
        7

        """)
  }

  @Test("Beginning anew is taken back and done again, too")
  func reset() throws {
    let call = try enter("zoomIn\n.reset\nzoomTo 9\n.undo 2\n.redo 2\n.redo\nzoom\n.undo 3\n.list")
    #expect(
      call.output == """
        → 0, 0 zoom 3
        this is a new session; .undo brings the last one back
        → 0, 0 zoom 9
        took back: zoomTo 9
        took back: .reset
        → 0, 0 zoom 3
        again: .reset
        again: zoomTo 9
        → 0, 0 zoom 9
        there is nothing to do again
        9
        took back: zoomTo 9
        took back: .reset
        took back: zoomIn
        → 0, 0 zoom 2

        """)
  }

  @Test("Devices are not written over, and no code reaches the terminal")
  func hostileNames() throws {
    #expect(try enter("zoomIn\n.save! /dev/null").errors.contains("it is no file"))
    let folder = try Folder(["evil.cam": "print \"\u{1B}]0;pwned\u{07}\u{1B}[2J\"\n"])
    let call = try enter(
      ".read evil.cam\n.list\n.save \u{1B}[2Jx.cam\n.read \u{1B}[2Jx.cam", in: folder)
    #expect(call.code == 0)
    #expect(!call.all.contains("\u{1B}") && !call.all.contains("\u{07}"))
    let long = try enter(
      ".help \(String(repeating: "x", count: 200_000))\n\(String(repeating: "y", count: 200_000))\n"
    )
    #expect(long.code == 2 && long.errors.utf8.count < 5000)
  }

  @Test("Commands with a dot may be cut short as long as one is meant")
  func dotCommands() throws {
    #expect(try enter("zoomIn\n.l").output == "→ 0, 0 zoom 3\nzoomIn\n")
    #expect(try enter(".re").errors == "error: stdin:1: “.re” could be .redo, .read, .reset\n")
    #expect(
      try enter(".camra").errors
        == "error: stdin:1: there is no command “.camra”; did you mean .camera?\n")
    #expect(try enter(".exit").errors.contains("did you mean .quit?"))
    #expect(try enter(".").errors.contains("see: .help"))
    #expect(try enter(".undo many").errors == "error: stdin:1: it is written so: .undo [N]\n")
    #expect(try enter(".save").errors == "error: stdin:1: it is written so: .save FILE\n")
    #expect(try enter("  .list").code == 0)
    #expect(try enter(".5 + 1").output == "1.5\n")
  }

  @Test("help, exit and quit are known without their dot, and names of one's own come first")
  func dotless() throws {
    #expect(try enter("help zoomIn").output == enter(".help zoomIn").output)
    #expect(try enter("zoomIn\nexit\nzoomIn").output == "→ 0, 0 zoom 3\n")
    #expect(try enter("let exit = 3\nexit\nexit + 1").output == "exit is 3\n3\n4\n")
    #expect(
      try enter("define quit { zoomIn }\nquit\n.undo\n.undo\nquit\nzoomIn").output.hasSuffix(
        "took back: define quit { zoomIn }\n→ 0, 0 zoom 2\n"))
    #expect(
      try enter("zoomIn\n\nundo").errors
        == "error: stdin:3: “undo” is no word of the language; in a session it is .undo\n")
  }

  @Test("A name is answered with what it stands for, if that is short")
  func names() throws {
    let folder = try Folder(["places.cam": "place depot 49 -123"])
    let call = try enter(
      """
      marker shop 49 -123
      place home 49.5 -123.25
      let a = zoom * 2; let far = distance(shop, home)
      let list = [1, 2]
      let text = "x"
      line way shop home
      define f { zoomIn }
      use "places.cam"
      place shop 1 1
      """, in: folder)
    #expect(
      call.output == """
        shop is 49, -123
        home is 49.5, -123.25
        a is 4
        far is 58.48376 km

        """)
    #expect(call.errorCount == 1)
  }

  @Test(".expect pins the whole camera, or the parts that are named")
  func expecting() throws {
    let call = try enter("zoomTo 5\n.expect zoom tilt\n.list\n.expect zom\n.expect map")
    #expect(
      call.output == """
        → 0, 0 zoom 5
        assert zoom == 5
        assert tilt == 0
        ✓ it holds
        zoomTo 5
        assert zoom == 5
        assert tilt == 0

        """)
    #expect(
      call.errors == """
        error: stdin:4: .expect knows no “zom”; did you mean zoom?
        error: stdin:5: .expect knows no “map”; it pins target, zoom, bearing, tilt, or those of them that you name

        """)
  }

  @Test("The camera, the clock, events, limits and places are told")
  func telling() throws {
    let call = try enter(
      """
      map 390 x 844
      camera vancouver zoom 5 tilt 50
      .explain
      .camera
      repeat 2 { zoomBy -9; zoomBy 30 }
      .explain
      animate zoomTo 6 over 2 s
      .time
      .events
      place vanity 1 2
      .places vani
      .explain
      """)
    #expect(call.code == 0)
    for line in [
      "tilt is 30, not 50: at zoom 5 the map tilts at most 30°\n",
      "camera lat 49.26 lon -123.11 zoom 5 bearing 0 tilt 30\n", "zoom        5 (from 2 to 21)\n",
      "zoom is 2, not -4: the zoom goes from 2 to 21\nzoom is 21, not 32: the zoom goes from 2 to 21\n",
      "the clock is at 2 s, and nothing moves the camera\n", "willMove\ndidChange\nidle\n",
      "vanity  a name of this session\n", "no limit took part in the last statement\n",
    ] {
      #expect(call.output.contains(line), "\(line) is not in \(call.output)")
    }
  }

  @Test("Files are read into the session as a whole, or run beside it")
  func files() throws {
    let folder = try Folder([
      "set-up.cam": "place home 49 -123\ncamera home zoom 9\nscenario \"x\" { assert zoom == 9 }",
      "bad.cam": "zoomTo 4\nzoomTo", "fails.cam": "assert zoom == 3",
    ])
    let call = try enter(
      ".read bad.cam\nzoom\n.read set-up.cam\nhome\n.run set-up.cam fails.cam\nzoom\n.read gone.cam",
      in: folder)
    #expect(call.code == 2)
    #expect(
      call.output.hasPrefix(
        "2\n→ 49, -123 zoom 9\nthe set-up was run; for its 1 scenario: .run set-up.cam\n49, -123\n")
    )
    #expect(call.output.contains("2 scenarios: 1 passed, 1 failed"))
    #expect(call.output.hasSuffix("\n9\n"))
    #expect(
      call.errors.contains("bad.cam:2") && call.errors.contains("there is no file “gone.cam”"))
    #expect(try enter(".run fails.cam", in: folder).code == 1)
    #expect(try enter("home", in: folder, "set-up.cam").output.hasSuffix("49, -123\n"))
  }

  @Test(
    "Hostile input gets an error, and the session goes on",
    arguments: [
      Data([0xFF, 0xFE, 0x0A]), Data("print \"\0\"\n".utf8), Data([0x7A, 0xC3, 0x0A]),
      Data(
        String(repeating: "(", count: 100_000).utf8 + [0x0A]
          + Data(String(repeating: ")", count: 100_000).utf8) + [0x0A]),
      Data(("print \"" + String(repeating: "x", count: 1_000_000) + "\n\"; foo\n").utf8),
      Data((String(repeating: "} ", count: 5000) + "\n").utf8), Data(".save\u{1B}[2J x\n".utf8),
    ])
  func hostile(input: Data) throws {
    let folder = try Folder()
    let call = try folder.run("repl", input: input + Data("1 + 1\n".utf8))
    #expect(call.code == 2)
    #expect(call.output.hasSuffix("2\n"))
    #expect(call.errorCount >= 1)
    #expect(!call.all.contains("\u{1B}"))
  }

  @Test("A wrong call is explained")
  func usage() throws {
    let folder = try Folder()
    #expect(try folder.run("repl", "--bial").errors.contains("did you mean --bail?"))
    #expect(try folder.run("repl", "gone.cam").errors.contains("there is no file “gone.cam”"))
  }
}
