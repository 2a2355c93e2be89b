import Testing

@testable import ScenarioLanguage
@testable import ScenarioRunner

@Suite("Checks and what they find")
struct CheckTests {
  typealias Finding = CheckFailure.Finding

  private func finding(
    _ expected: String, _ found: String, missed: String? = nil, tolerance: String? = nil,
    limit: String? = nil
  ) -> Finding {
    Finding(expected: expected, found: found, missed: missed, tolerance: tolerance, limit: limit)
  }

  /// What the only failed check of a text found.
  private func findings(_ text: String) throws -> [Finding] {
    let outcome = try run(text)
    try #require(outcome.failures.count == 1, "\(text): \(outcome.words)")
    return outcome.failures[0].findings
  }

  @Test("A failed comparison says what was found, and by how much it missed")
  func comparisons() throws {
    let start = "camera sydney zoom 6 bearing 350\n"
    for (condition, wanted) in [
      (
        "zoom == 7.3",
        finding("zoom == 7.3", "zoom is 6", missed: "1.3", tolerance: "0.05")
      ),
      ("zoom == 7", finding("zoom == 7", "zoom is 6", missed: "1", tolerance: "0.000001")),
      (
        "zoom == 6.000002",
        finding("zoom == 6.000002", "zoom is 6", missed: "0.000002", tolerance: "0.0000005")
      ),
      (
        "zoom == 7 within 0.5",
        finding("zoom == 7 within 0.5", "zoom is 6", missed: "1")
      ),
      ("zoom != 6", finding("zoom != 6", "zoom is 6", tolerance: "0.000001")),
      ("zoom > 7", finding("zoom > 7", "zoom is 6", missed: "1")),
      ("zoom between 7 and 9", finding("zoom between 7 and 9", "zoom is 6", missed: "1")),
      ("zoom between 1 and 5.5", finding("zoom between 1 and 5.5", "zoom is 6", missed: "0.5")),
      (
        "bearing == 10",
        finding("bearing == 10", "bearing is 350", missed: "20", tolerance: "0.000001")
      ),
      ("not (zoom == 6)", finding("not (zoom == 6)", "zoom is 6")),
      ("not (zoom > 5)", finding("not (zoom > 5)", "zoom is 6")),
      (
        "zoom == 6 and tilt == 5",
        finding("tilt == 5", "tilt is 0", missed: "5", tolerance: "0.000001")
      ),
      (
        "zoom == 1 + 1",
        finding("zoom == 1 + 1", "zoom is 6, 1 + 1 is 2", missed: "4", tolerance: "0.000001")
      ),
      ("false", finding("false", "it is not so")),
      ("not true", finding("not (true)", "it is so")),
      (
        "contains(view, vancouver)",
        finding("contains(view, vancouver)", "it is not so")
      ),
      ("\"a\" == \"b\"", finding("\"a\" == \"b\"", "they are not the same")),
      ("[1, 2] == [1, 3]", finding("[1, 2] == [1, 3]", "they are not the same")),
      (
        "distance(place(0, 0), place(0, 1)) < 3 km",
        finding(
          "distance(place(0, 0), place(0, 1)) < 3 km",
          "distance(place(0, 0), place(0, 1)) is 111.195084 km",
          missed: "108.195084 km")
      ),
      ("tilt was limited", finding("tilt was limited", "tilt was not limited by the last command")),
    ] {
      #expect(try findings(start + "assert " + condition) == [wanted], "\(condition)")
    }
  }

  @Test("Each part that decided is named, and no other")
  func parts() throws {
    func expected(_ condition: String) throws -> [String] {
      try findings("camera sydney zoom 6\nassert \(condition)").map { $0.expected }
    }
    #expect(try expected("zoom == 7 and tilt == 5") == ["zoom == 7"])
    #expect(try expected("zoom == 6 and tilt == 5") == ["tilt == 5"])
    #expect(try expected("zoom == 7 or tilt == 5") == ["zoom == 7", "tilt == 5"])
    #expect(try expected("not (zoom == 6 or tilt == 5)") == ["not (zoom == 6)"])
    #expect(try expected("not (zoom == 7 or tilt == 0)") == ["not (tilt == 0)"])
    #expect(
      try expected("not (zoom == 6 and tilt == 0)") == ["not (zoom == 6)", "not (tilt == 0)"])
    #expect(
      try expected("(zoom == 6 or tilt == 1) and (zoom == 1 or tilt == 2)") == [
        "zoom == 1", "tilt == 2",
      ])
    #expect(try expected("not not (zoom == 7)") == ["zoom == 7"])
  }

  @Test("A place that is not where it should be is told by the ground between")
  func places() throws {
    let far = try findings("target place(0, 0)\nassert target == place(0, 1)")
    #expect(far.map { $0.found } == ["target is 0, 0, place(0, 1) is 0, 1"])
    #expect(far.map { $0.missed } == ["111.2 km"])
    #expect(far.map { $0.tolerance } == ["0.000001 degrees"])
    let within = try findings("target place(0, 0)\nassert target == place(0, 1) within 2 km")
    #expect(within.map { $0.tolerance } == [nil])
    let point = try findings("assert point(0, 0) == point(3, 4) within 1")
    #expect(point.map { $0.missed } == ["5 pt"])
    #expect(point.map { $0.tolerance } == [nil])
  }

  @Test("What can't be seen is told by where it is")
  func unseen() throws {
    let off = try findings("camera lat 0 lon 0 zoom 6\nassert place(0, 60) is visible")
    #expect(off[0].expected == "place(0, 60) is visible")
    #expect(
      off[0].found.hasPrefix("place(0, 60) is at ")
        && off[0].found.hasSuffix(", to the right of the map of 1133 x 744"))
    let padded = try findings(
      "padding 50; camera lat 0 lon 0 zoom 6\nassert place(0, 60) is visible")
    #expect(
      padded[0].found.hasSuffix(
        ", to the right of what the padding leaves of the map: x 50 to 1083, y 50 to 694"))
    let covered = try findings(
      "padding bottom 800; camera lat 0 lon 0 zoom 6\nassert place(0, 0) is visible")
    #expect(
      covered[0].found.hasSuffix("and the padding leaves nothing of the map to be seen"))
    let bounds = try findings(
      "camera lat 0 lon 0 zoom 6\nassert bounds(sydney, vancouver) is visible")
    #expect(bounds[0].found == "a part of bounds(sydney, vancouver) is off the screen")
    for (condition, found) in [
      ("[place(0, 0), sydney] is visible", "a part of %@ is off the screen"),
      ("[place(0, 0), sydney] is not visible", "a part of %@ is on the screen"),
      ("not ([sydney, sydney] is not visible)", "nothing of %@ is on the screen"),
      ("not ([place(0, 0)] is visible)", "all of %@ is on the screen"),
    ] {
      let list = condition.prefix { $0 != "]" }.drop { $0 != "[" } + "]"
      let all = try findings("camera lat 0 lon 0 zoom 6\nexpect \(condition)")
      #expect(all[0].found == found.replacing("%@", with: list), "\(condition)")
    }
    let seen = try findings("camera lat 0 lon 0 zoom 6\nassert place(0, 0) is not visible")
    #expect(seen[0].found == "place(0, 0) is at 566.5, 372, in the map of 1133 x 744")
  }

  @Test(
    "The limit that took part is named",
    arguments: [
      (
        "camera sydney zoom 8 tilt 45\nassert tilt == 45",
        "tilt is 30, not 45: at zoom 8 the map tilts at most 30°"
      ),
      (
        "camera sydney zoom 30\nassert zoom == 30",
        "zoom is 21, not 30: the zoom goes from 2 to 21"
      ),
      (
        "limit zoom 5 to 9; zoomTo 12\nassert zoom == 12",
        "zoom is 9, not 12: the zoom goes from 5 to 9"
      ),
      (
        "target lat 89\nassert lat == 89",
        "lat is 85, not 89: the target's latitude goes from -85 to 85"
      ),
      (
        "limit target place(0, 0) place(10, 10); target place(20, 5)\nassert lat == 20",
        "lat is 10, not 20: the target is limited to bounds"
      ),
      // A later command that leaves the property alone does not make it forgotten.
      (
        "camera sydney zoom 8 tilt 45; bearing 10\nassert tilt == 45",
        "tilt is 30, not 45: at zoom 8 the map tilts at most 30°"
      ),
    ])
  func limits(text: String, limit: String) throws {
    #expect(try findings(text).map { $0.limit } == [limit])
  }

  @Test("A limit that took no part is not named")
  func noLimit() throws {
    #expect(try findings("camera sydney zoom 8 tilt 20\nassert tilt == 45")[0].limit == nil)
    #expect(
      try findings("camera sydney zoom 8 tilt 45; tilt 20\nassert tilt == 45")[0].limit == nil)
    #expect(try findings("camera sydney zoom 8 tilt 45\nassert zoom == 9")[0].limit == nil)
    // On the way it is not met yet.
    let movement = "zoomTo 15; animate zoomTo 30 over 1 s { always zoom <= 16 }"
    #expect(try findings(movement)[0].limit == nil)
    #expect(try findings("\(movement.replacing("16", with: "20.9"))\nwait 1 s")[0].limit == nil)
  }

  @Test("The values of the loops around a check, and of the definition it stands in, are named")
  func surroundings() throws {
    let outcome = try run(
      """
      define near(level, name) {
        for step in [1, 2] { expect step == 2 }
        expect level == 2 because "{name}"
      }
      for i in 1..2 {
        repeat 2 { near i "a" }
        expect i == 2
      }
      near 1 "b"
      expect zoom == 99
      for pause in [1 s] { animate zoomIn over 1 s { always pause > 1 s } }
      """)
    let near = ["level is 1; name is a; step is 1", "level is 1; name is a"]
    let again = ["level is 2; name is a; step is 1"]
    #expect(
      outcome.failures.map { $0.values.joined(separator: "; ") } == near + near
        + ["i is 1"] + again + again
        + ["level is 1; name is b; step is 1", "level is 1; name is b", "", "pause is 1 s"])
  }

  @Test("The author's words are shown, with what is filled in")
  func because() throws {
    let outcome = try run("assert tilt == 30 because \"at {zoom} a map hides the pins\"")
    #expect(outcome.failures.map { $0.reason } == ["at 2 a map hides the pins"])
    #expect(try run("assert tilt == 30").failures.map { $0.reason } == [nil])
    let error = try run("expect error { zoomIn } because \"so\"")
    #expect(error.failures.map { $0.reason } == ["so"])
  }

  @Test("assert stops the scenario, expect goes on")
  func assertAndExpect() throws {
    let stopped = try run("assert zoom == 9\nprint \"on\"\nassert zoom == 8")
    #expect(stopped.failures.count == 1 && stopped.printed == [] && stopped.checks == 1)
    let on = try run("expect zoom == 9\nprint \"on\"\nexpect zoom == 8\nassert zoom == 2")
    #expect(on.failures.count == 2 && on.printed == ["on"] && on.checks == 3)
    #expect(on.verdict == .failed)
  }

  @Test("Of very many failures the first are kept and the others counted")
  func manyFailures() throws {
    let outcome = try run("repeat 250 { expect zoom == 9 }")
    #expect(outcome.failures.count == 100 && outcome.furtherFailures == 150)
  }

  @Test(
    "expect error holds when the block fails, whatever fails in it",
    arguments: [
      "limit zoom 15 to 10", "assert zoom == 9", "expect zoom == 9", "expect zoom == 9; zoomIn",
      "print 1 / (zoom - zoom)", "repeat (zoom / 4) { zoomIn }", "map 0 x 0", "fail",
      "repeat 3 { if zoom == 2 { assert tilt == 9 } }", "expect error { zoomIn }",
      "target \"Xyzzy{zoom}\"",
    ])
  func expectError(block: String) throws {
    let text =
      "define fail { assert zoom == 9 }\n"
      + "expect error { \(block) }\nprint \"on\"\nassert zoom between 2 and 3"
    let outcome = try run(text)
    #expect(outcome.verdict == .passed, "\(outcome.words)")
    #expect(outcome.printed == ["on"])
    #expect(outcome.failures.isEmpty)
  }

  @Test(
    "expect error fails when nothing in the block does",
    arguments: [
      "zoomIn", "assert zoom == 2", "expect zoom == 2", "expect error { map 0 x 0 }", "print 1",
    ])
  func noError(block: String) throws {
    let outcome = try run("expect error { \(block) }\nprint \"on\"")
    #expect(outcome.verdict == .failed)
    #expect(!outcome.printed.contains("on"))
    #expect(
      outcome.failures.map { $0.findings } == [
        [finding("an error", "everything in the block worked")]
      ])
  }

  @Test("What a block did before it failed stays done, and what was kept is untouched")
  func stateAfterError() throws {
    let text = """
      let a = [1.5, 2.5]
      define f(n) { let t = "{n}"; if n > 0 { f (n - 1) } else { assert zoom == 99 }; print t }
      for x in a {
        expect error { zoomTo (5 + x); f 3 }
        assert zoom == 5 + x
        print x
      }
      """
    let outcome = try run(text)
    #expect(outcome.verdict == .passed, "\(outcome.words)")
    #expect(outcome.printed == ["1.5", "2.5"])
    #expect(outcome.checks == 6)
  }

  @Test("A definition goes on behind an error that was expected in it")
  func definitionGoesOn() throws {
    let text = """
      define f(n) { let t = "{n}"; if n > 0 { f (n - 1) } else { assert zoom == 99 }; print t }
      define guarded(n) { let m = n * 2; expect error { f n }; print m }
      define twice(n) { guarded n; if n > 1 { twice (n - 1) }; guarded (n + 10) }
      twice 2
      print "end"
      assert zoom == 3
      """
    let outcome = try run(text)
    #expect(outcome.printed == ["4", "2", "22", "24", "end"])
    #expect(outcome.failures.map { $0.callers } == [[]])
  }

  @Test("A check inside a definition says where it was called")
  func callers() throws {
    let text = "define f(n) {\n  assert zoom == n\n}\n\nf 2\nf 3"
    let failure = try #require(try run(text).failures.first)
    let source = try program(text).sources[0]
    #expect(source.line(of: Int(failure.location.span.lower)) == 2)
    #expect(failure.callers.map { source.line(of: Int($0.span.lower)) } == [6])
    #expect(
      failure.findings == [
        finding("zoom == n", "zoom is 2, n is 3", missed: "1", tolerance: "0.000001")
      ])
  }
}
