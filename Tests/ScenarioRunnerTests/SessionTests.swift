import ScenarioLanguage
import Testing

@testable import MapCamera
@testable import ScenarioRunner

/// A session that files can be given to in a test.
struct TestSession {
  var session: Session
  var files: [String: String] = [:]

  init(files: [String: String] = [:], isInterrupted: (() -> Bool)? = nil) {
    session = Session(isInterrupted: isInterrupted)
    self.files = files
  }

  /// Enters a text; what is printed, or what is wrong, for each statement.
  @discardableResult
  mutating func enter(_ text: String) throws -> [String] {
    var host = SessionFiles(files: files)
    let source = try SourceText(name: "session", bytes: Array(text.utf8))
    let (statements, diagnostics) = session.read(source, host: &host)
    if !diagnostics.isEmpty { return diagnostics.map { "error: " + $0.problem.words.message } }
    return statements.map { answer(session.run($0)) }
  }

  mutating func read(_ name: String) throws -> String {
    var host = SessionFiles(files: files)
    let text = try #require(files[name])
    return answer(
      session.run(file: try SourceText(name: name, bytes: Array(text.utf8)), host: &host))
  }

  private func answer(_ result: Session.Result) -> String {
    if let first = result.diagnostics.first { return "error: " + first.problem.words.message }
    guard let outcome = result.outcome else { return "nothing" }
    let all = [outcome] + result.scenarios
    let verdict = all.allSatisfy { $0.verdict == .passed } ? "" : "failed: "
    return verdict + all.map { $0.printed.joined(separator: "|") + $0.words }.joined()
  }

  var script: String { mutating get { session.script.joined(separator: "\n") } }
  var zoom: Double { session.map.camera.zoom }
}

struct SessionFiles: SourceHost {
  let files: [String: String]

  mutating func read(
    _ path: String, from user: String
  ) throws(HostProblem) -> (name: String, bytes: [UInt8]) {
    guard let text = files[path] else { throw HostProblem(.fileMissing(path)) }
    return (path, Array(text.utf8))
  }

  mutating func route(_ text: String, from user: String) throws(HostProblem) -> [Coordinate] {
    throw HostProblem(.fileMissing(text))
  }
}

@Suite("A session")
struct SessionTests {
  @Test(
    "A value that stands alone is shown, and a command is a command",
    arguments: [
      ("1 + 2", "3"), ("zoom", "2"), ("-3", "-3"), ("(1 + 1) * 2", "4"), ("[1, 2]", "[1, 2]"),
      ("\"a{1 + 1}\"", "a2"), ("true", "true"), ("not true", "false"), ("zoom == 2", "true"),
      ("target", "0, 0"), ("target.lat", "0"), ("bearing", "0"), ("bearing - 90", "-90"),
      ("bearing == 0 and zoom > 1", "true"), ("tilt + 1", "1"), ("mode", "free"),
      ("mode is free", "true"), ("camera.zoom", "2"), ("camera == camera", "true"),
      ("vancouver", "49.26, -123.11"), ("vancouver is visible", "true"),
      ("place(1, 2)", "1, 2"), ("distance(place(0, 0), place(0, 0))", "0 m"),
      ("heading(place(0, 0), place(0, 10))", "90"), ("2..4", "[2, 3, 4]"),
      ("zoom between 1 and 3", "true"), ("tilt was limited", "false"), (".5 * 2", "1"),
      ("bearing -90", ""), ("target vancouver", ""), ("camera", ""), ("tilt 3", ""),
      ("zoomIn", ""), ("limit zoom 3 to 4", ""), ("gesture pan 4 4", ""), ("mode overview", "x"),
    ])
  func values(entered: String, shown: String) throws {
    var session = TestSession()
    let answer = try session.enter(entered)
    if shown == "x" {
      #expect(answer.count == 1 && answer[0].hasPrefix("failed: "))
    } else {
      #expect(answer == [shown])
    }
  }

  @Test("A file knows no values that stand alone")
  func valuesInFiles() throws {
    var host = NoFiles()
    let checked = Program.check(name: "test.cam", bytes: Array("1 + 2".utf8), host: &host)
    #expect(checked.program == nil)
  }

  @Test("_ is the last value shown")
  func lastValue() throws {
    var session = TestSession()
    #expect(
      try session.enter("_") == [
        "error: “_” is the last value that a session has shown, and there is none"
      ])
    #expect(try session.enter("3 * 4") == ["12"])
    #expect(try session.enter("_ + 1; _ + 1") == ["13", "14"])
    #expect(try session.enter("zoomTo _") == [""])
    #expect(session.zoom == 14)
    #expect(try session.enter("\"n{_}\"; print _") == ["n14", "n14"])
    #expect(try session.enter("let _ = 3")[0].hasPrefix("error: "))
    #expect(try session.enter("define f() { zoomTo _ }")[0].contains("a definition can't use it"))
  }

  @Test(
    "A statement that fails changes nothing",
    arguments: [
      "zoomTo 9; zoomIn 3", "repeat 2 { zoomIn }; assert zoom == 99", "zoomin",
      "for z in [5, 6] { zoomTo z; assert zoom == 5 }", "let a = 1 / (zoom - zoom)",
      "animate zoomTo 12 over 2 s { always zoom < 8 }", "wait 2 s { at 3 s { zoomIn } }",
      "place a 1 2; assert a is visible and zoom == 40", "scenario \"x\" { zoomTo 7 }",
      "scenario \"x\" { zoomTo 7; assert zoom == 8 }",
    ])
  func failures(entered: String) throws {
    var session = TestSession()
    try session.enter("camera vancouver zoom 4")
    for part in entered.split(separator: ";") where entered.contains("{") == false {
      let before = session.session.map
      let answer = try session.enter(String(part))
      if answer[0].hasPrefix("failed") || answer[0].hasPrefix("error") {
        #expect(session.session.map == before)
      }
    }
    if entered.contains("{") {
      let before = session.session.map
      let answer = try session.enter(entered)
      if answer.count == 1 { #expect(session.session.map == before, "\(answer)") }
    }
    #expect(!session.script.contains("99"))
  }

  @Test("Names of a statement that fails are forgotten")
  func namesOfFailures() throws {
    var session = TestSession()
    #expect(try session.enter("let a = sqrt(0 - 4)")[0].hasPrefix("failed"))
    #expect(try session.enter("a")[0].hasPrefix("error: I don't know “a”"))
    #expect(try session.enter("let a = 4; a") == ["", "4"])
    #expect(try session.enter("let a = 5")[0].contains("“a”"))
    // A name in a statement that could not be read is no more known than before.
    #expect(try session.enter("let b = = 3")[0].hasPrefix("error: "))
    #expect(try session.enter("b")[0].hasPrefix("error: I don't know “b”"))
  }

  @Test("Definitions, lists and texts outlive their statement")
  func lasting() throws {
    var session = TestSession()
    try session.enter("let text = \"zoom {zoom}\"; let list = [zoom, zoom + 1]")
    try session.enter("define visit(city, level = 12) { camera city zoom level }")
    try session.enter("for i in 1..50 { print \"some text {i}\" }; [9, 9, 9]")
    #expect(
      try session.enter("visit sydney; zoom; visit calgary 14; zoom") == ["", "12", "", "14"])
    #expect(try session.enter("text; list; list.length") == ["zoom 2", "[2, 3]", "2"])
    #expect(
      try session.enter("define twice(n) { repeat 2 { visit vancouver n } }; twice 5; zoom") == [
        "", "", "5",
      ])
    // One that is called without arguments is a command, too.
    #expect(
      try session.enter("define home() { camera vancouver zoom 9 }; home; zoom") == ["", "", "9"])
    #expect(try session.enter("home; zoom") == ["", "9"])
    #expect(try session.enter("define bad() { zoomIn 3 }")[0].hasPrefix("error"))
    #expect(try session.enter("bad")[0].hasPrefix("error"))
  }

  @Test("What worked is taken back and done again, definitions and the clock included")
  func undo() throws {
    var session = TestSession()
    try session.enter("camera vancouver zoom 4")
    try session.enter("define far() { zoomTo 3 }; let level = 9")
    try session.enter("wait 2 s; zoomTo level; 1 + 1")
    let last = session.session.map
    #expect(session.session.undo() == "zoomTo level")
    #expect(session.zoom == 4 && session.session.map.time == 2)
    #expect(session.session.undo() == "wait 2 s")
    #expect(session.session.map.time == 0)
    #expect(session.session.undo() == "let level = 9")
    #expect(try session.enter("level")[0].hasPrefix("error"))
    #expect(session.session.undo() == "define far() { zoomTo 3 }")
    #expect(try session.enter("far")[0].hasPrefix("error"))
    #expect(session.session.redo() == "define far() { zoomTo 3 }")
    #expect(session.session.redo() == "let level = 9")
    #expect(try session.enter("level") == ["9"])
    #expect(session.session.redo() == "wait 2 s")
    #expect(session.session.redo() == "zoomTo level")
    #expect(session.session.redo() == nil)
    #expect(session.session.map == last)
    #expect(try session.enter("_") == ["2"])
    #expect(session.session.undo() == "zoomTo level")
    #expect(try session.enter("far; zoom") == ["", "3"])
    #expect(session.session.redo() == nil)
    while session.session.undo() != nil {}
    #expect(session.session.map == MapView())
    #expect(session.script == "")
  }

  @Test("The script runs as a file, and comes to the same camera")
  func script() throws {
    var session = TestSession()
    try session.enter("camera sydney zoom 6; zoom + 1; zoomTo _; zoom - 3")
    try session.enter("assert zoom == 7; assert zoom == 8; fit vancover")
    try session.enter("_ * 2; distance(target, vancouver) ; print \"at {zoom}\"")
    try session.enter(
      "repeat 2 {\n  zoomIn # nearer\n}\nlet value2 = 3; value2 + zoom; zoomBy (0 - _ / 4)")
    #expect(
      session.script == """
        camera sydney zoom 6
        let value1 = zoom + 1
        zoomTo value1
        assert zoom == 7
        print "at {zoom}"
        repeat 2 {
          zoomIn # nearer
        }
        let value2 = 3
        let value3 = value2 + zoom
        zoomBy (0 - value3 / 4)
        """)
    let zoom = session.zoom
    #expect(try holds("zoom == \(zoom)", after: session.script))
  }

  @Test(
    "Values that are looked at between taking back and doing again change nothing of the script")
  func valuesBetween() throws {
    var session = TestSession()
    try session.enter("zoomTo 5; 3; zoomTo _; 99")
    #expect(session.session.undo() == "zoomTo _")
    #expect(session.session.undo() == "zoomTo 5")
    #expect(session.session.undo() == nil)
    try session.enter("7; 8")
    #expect(session.session.redo() == "zoomTo 5")
    #expect(session.session.redo() == "zoomTo _")
    #expect(try session.enter("_; zoom") == ["99", "3"])
    #expect(session.script == "zoomTo 5\nlet value1 = 3\nzoomTo value1")
    // A value alone is nothing to take back.
    var empty = TestSession()
    try empty.enter("5")
    #expect(empty.session.undo() == nil)
    #expect(try empty.enter("_") == ["5"])
  }

  @Test("Statements can be taken back behind any number of values")
  func manyValues() throws {
    var session = TestSession()
    try session.enter("zoomIn")
    for _ in 1...2500 { try session.enter("zoom") }
    #expect(session.session.undo() == "zoomIn")
    for _ in 1...1500 { try session.enter("zoomIn; zoomOut") }
    for _ in 1...1000 { #expect(session.session.undo() != nil) }
  }

  @Test("The limits are those of the last statement")
  func limits() throws {
    var session = TestSession()
    func words() -> [String] { session.session.limits.map { $0.words } }
    try session.enter("limit zoom 3 to 5; zoomTo 9")
    #expect(words() == ["zoom is 5, not 9: the zoom goes from 3 to 5"])
    try session.enter("gestures all off")
    #expect(words() == [])
    try session.enter("gesture pinch 2")
    #expect(words() == ["this gesture is switched off"])
    try session.enter("gestures all on; gesture rotate -30; bearing -90")
    #expect(words() == ["bearing is 270, not -90: a bearing goes from 0 up to 360"])
    #expect(session.session.limits.map { $0.isLimit } == [false])
    try session.enter("1 + 1")
    #expect(words() == [])
  }

  @Test("A name in the script for the last value is no other's")
  func freeNames() throws {
    var session = TestSession()
    try session.enter("2; for value1 in [3, 4] { zoomTo (_ + value1) }")
    #expect(session.script == "let value2 = 2\nfor value1 in [3, 4] { zoomTo (value2 + value1) }")
    #expect(try holds("zoom == 6", after: session.script))
  }

  @Test("A name that has meant a city can't become a command")
  func usedCities() throws {
    var session = TestSession()
    #expect(try session.enter("target bath; define bath() { zoomIn }")[1].contains("the city"))
    #expect(try session.enter("define turin() { zoomIn }; turin; zoom") == ["", "", "3"])
  }

  @Test("What a file in another folder names is named from here in the script")
  func filesElsewhere() throws {
    var session = TestSession(files: [
      "b.cam": "place home 1 2", "sub/a.cam": "use \"b.cam\"\nroute vancouver \"Kelowna\" calgary",
    ])
    #expect(try session.read("sub/a.cam") == "")
    #expect(session.script == "use \"sub/b.cam\"\nroute vancouver \"Kelowna\" calgary")
  }

  @Test("A scenario runs on a copy of the map")
  func scenarios() throws {
    var session = TestSession()
    try session.enter("camera vancouver zoom 9")
    let answer = try session.enter(
      "scenario \"at {z}\" {\nexamples\n| z |\n| 9 |\n| 10 |\nprint zoom\nassert zoom == z\nzoomIn\n}"
    )
    #expect(answer == ["failed: 99zoom is 9, z is 10"])
    #expect(session.zoom == 9)
    #expect(session.script == "camera vancouver zoom 9")
  }

  @Test("A file is read as a whole, without its scenarios, or not at all")
  func files() throws {
    var session = TestSession(files: [
      "places.cam": "place home 49.2 -123\ndefine go(z) { camera home zoom z }",
      "good.cam": "use \"places.cam\"\nstart\ndefine start() { go 11 }\nscenario \"x\" { zoomIn }",
      "bad.cam": "zoomTo 5\nassert zoom == 6", "wrong.cam": "zoomTo 5\nzoomto 6",
      "last.cam": "zoomTo _",
    ])
    #expect(try session.read("bad.cam") == "failed: zoom is 5")
    #expect(session.zoom == 2)
    #expect(try session.read("wrong.cam").hasPrefix("error: "))
    #expect(session.zoom == 2)
    #expect(try session.read("good.cam") == "")
    #expect(session.zoom == 11)
    #expect(try session.enter("go 5; start; home") == ["", "", "49.2, -123"])
    #expect(try session.read("last.cam").hasPrefix("error: "))
    #expect(try session.enter("use \"places.cam\"; home") == ["", "49.2, -123"])
    #expect(session.session.undo() == "use \"places.cam\"")
    #expect(session.session.undo() == "start")
    #expect(session.session.undo() == "go 5")
    #expect(session.session.undo()?.hasPrefix("use \"places.cam\"\nstart") == true)
    #expect(try session.enter("home")[0].hasPrefix("error"))
    // After that the file is used anew.
    #expect(try session.enter("use \"places.cam\"; home") == ["", "49.2, -123"])
  }

  @Test(
    "A statement that runs is stopped, and changes nothing",
    arguments: [
      "repeat 100000000 { let a = 1 }", "repeat 10000000 { zoomIn; zoomOut }",
      "define f(n) { repeat 1000 { f (n + 1) } }; f 1", "wait 200000 s { always zoom > 1 }",
      "expect error { repeat 100000000 { let a = 1 } }",
    ])
  func interrupted(entered: String) throws {
    var session = TestSession(isInterrupted: { true })
    let before = session.session.map
    let answer = try session.enter(entered)
    let last = try #require(answer.last)
    #expect(last.hasPrefix("failed: it was interrupted") || last.contains("deep"), "\(last)")
    #expect(session.session.map == before)
    #expect(try session.enter("1") == ["1"])
  }

  @Test("A statement is checked and run as in a file, whatever came before")
  func sameAsFile() throws {
    let lines = [
      "camera vancouver zoom 8 tilt 20", "place home 49.2 -123", "let a = [1.5, 2.25]",
      "define near(p, z = 12) { target p zoom z }", "near home", "assert zoom == 12",
      "for z in a { zoomBy z }", "if zoom > 3 { tilt 10 } else { tilt 3 }",
      "animate fit vancouver calgary over 2 s { at 1 s { gesture pan 40 0 } }",
      "wait until idle", "let c = camera", "near calgary 5", "camera c",
      "bearing 90; gesture pinch 2",
      "route vancouver calgary", "guidance on; drive 20 s at 50 km/h", "print \"{zoom} {target}\"",
    ]
    var session = TestSession()
    for (count, line) in lines.enumerated() {
      let answers = try session.enter(line)
      #expect(
        answers.allSatisfy { !$0.hasPrefix("error") && !$0.hasPrefix("failed") }, "\(answers)")
      let program = try program(lines[...count].joined(separator: "\n"))
      var machine = Machine(program)
      #expect(machine.run(program.scenarios[0]).verdict == .passed)
      #expect(machine.map == session.session.map, "\(line)")
    }
  }
}
