import Testing

@testable import MapCamera
@testable import ScenarioLanguage
@testable import ScenarioRunner

/// An animation whose zoom is 10 at its start and rises by one in half a second, to 14 after 2 s.
private let rising = "camera sydney zoom 10\nanimate zoomTo 14 over 2 s ease linear "

@Suite("What happens on the way")
struct MomentTests {
  @Test(
    "at happens at its time, in the order of the times",
    arguments: [
      ("at 1 s { print time }", "1 s"),
      ("at 0.5 s { print \"a\" }\nat 1 s { print \"b\" }", "a b"),
      ("at 1 s { print \"b\" }\nat 0.5 s { print \"a\" }", "a b"),
      (
        "at 1.5 s { print 3 }\nat 0.1 s { print 1 }\nat 2 s { print 4 }\nat 1 s { print 2 }",
        "1 2 3 4"
      ),
      // At the same time, in the order in which they are written.
      ("at 1 s { print \"a\" }\nat 1000 ms { print \"b\" }\nat 1 { print \"c\" }", "a b c"),
      ("at 0 s { print zoom; print time }", "10 0 s"), ("at 2 s { print zoom }", "14"),
      ("at 1 s { print moving }\nat 2 s { print moving }", "true false"),
      ("at 1 s { print zoom }; at 1.25 s { print zoom }", "12 12.5"),
      ("at (zoom / 10 * 1 s) { print zoom }", "12"),
      ("at 1 s { for x in 1..3 { print x } }", "1 2 3"), ("at 1 s { }", ""),
      ("at 1 s { let here = zoom; print here }\nat 1.5 s { let here = 5; print here }", "12 5"),
    ])
  func order(block: String, output: String) throws {
    #expect(try printed(rising + "{ \(block) }").joined(separator: " ") == output)
  }

  @Test("The times of a block are known before its movement starts")
  func timesAreKnown() throws {
    #expect(
      try printed(rising + "{ at 0.1 s { zoomTo 12 }\n at (zoom * 1 s / 100) { print time } }")
        == ["0.1 s"])
  }

  @Test(
    "at after the end is an error at its place",
    arguments: [
      ("animate zoomTo 14 over 2 s { ‹at 3 s› { zoomIn } }", 3, 2),
      ("animate zoomTo 14 over 2 s { at 1 s { print 1 }; ‹at 2.001 s› { zoomIn } }", 2.001, 2),
      ("animate zoomTo 14 over 2 s { ‹at 9 s› { zoomIn }; at 1 s { print 1 } }", 9, 2),
      ("animate zoomTo 14 { ‹at 1 s› { zoomIn } }", 1, 0.25),
      ("animate zoomTo 14 over 0 s { ‹at 1 ms› { zoomIn } }", 0.001, 0),
      ("wait 1 s { ‹at 1.5 s› { zoomIn } }", 1.5, 1),
      ("wait until idle { ‹at 1 s› { zoomIn } }", 1, 0),
      ("gesture pan 9 0 { ‹at 1 s› { zoomIn } }", 1, 0.3),
      // A gesture took the camera over, and was done after 1.25 s.
      (
        "animate zoomTo 14 over 2 s { at 1 s { gesture doubleTap }; ‹at 1.5 s› { zoomIn } }", 1.5,
        1.25
      ),
      ("animate zoomTo 14 over 2 s { at 1 s { zoomIn }; ‹at 1.5 s› { zoomIn } }", 1.5, 1),
      (
        "repeat 2 { wait 1 s }\nwait 1 s { at 500 ms { wait 200 ms { ‹at 1 s› { zoomIn } } } }", 1,
        0.2
      ),
    ])
  func afterTheEnd(marked: String, at: Double, end: Double) throws {
    let text = "camera sydney zoom 10\n" + marked
    let outcome = try run(text.filter { $0 != "‹" && $0 != "›" })
    guard case .momentNotReached(let moment, let found)? = outcome.problem else {
      Issue.record("\(marked): \(outcome.words)")
      return
    }
    #expect(abs(moment - at) < 1e-9 && abs(found - end) < 1e-9)
    try expectBreakdown(text, .momentNotReached(at: moment, end: found))
  }

  @Test("It is said in plain words")
  func words() {
    let words = Problem.momentNotReached(at: 3, end: 2).words
    #expect(words.message == "3 s after its start the movement was over")
    #expect(words.label == "it ended after 2 s")
  }

  @Test(
    "A negative time is an error at its place",
    arguments: [
      "wait 1 s { ‹at -1 s› { zoomIn } }",
      "animate zoomTo 5 over 1 s { at 0.5 s { zoomIn }; ‹at -1 s› { zoomIn } }",
      "wait 1 s { ‹at (zoom * 1 s - 3 s)› { zoomIn } }",
    ])
  func negative(marked: String) throws {
    try expectBreakdown(marked, .negativeTime(-1))
  }

  @Test(
    "A movement inside of at takes the camera over",
    arguments: [
      ("at 1 s { gesture pan 10 0 }", "zoom == 12 and time == 1.3 s"),
      ("at 1 s { gesture pinch 2 }", "zoom == 13 and time == 1.3 s"),
      ("at 1 s { gesture doubleTap }", "zoom == 13 and time == 1.25 s"),
      ("at 1 s { gesture pan 10 0 }; at 1.2 s { print zoom }", "zoom == 12 and time == 1.3 s"),
      ("at 1 s { animate zoomTo 8 over 3 s }", "zoom == 8 and time == 4 s"),
      ("at 1 s { fly calgary over 3 s }", "target == calgary and time == 4 s"),
      ("at 1 s { zoomTo 3 }", "zoom == 3 and time == 1 s"),
      ("at 1 s { wait 5 s }", "zoom == 14 and time == 6 s"),
      ("at 1 s { wait 100 ms }", "zoom == 14 and time == 2 s"),
      ("at 1 s { wait until idle }", "zoom == 14 and time == 2 s"),
      ("at 2 s { animate zoomTo 8 over 3 s }", "zoom == 8 and time == 5 s"),
      (
        "at 1 s { gesture pan 9 0 { at 100 ms { animate zoomTo 9 over 1 s } } }",
        "zoom == 9 and time == 2.1 s"
      ),
      ("at 1 s { gestures scroll off; gesture pan 10 0 }", "zoom == 14 and time == 2 s"),
    ])
  func nested(block: String, condition: String) throws {
    try expectPass(rising + "{ \(block) }\nassert \(condition) and not moving")
  }

  @Test("What was due meanwhile happens while the movement inside goes on")
  func dueMeanwhile() throws {
    let text = """
      wait 3 s {
        at 1 s {
          print "in {time}"
          wait 1 s { at 200 ms { print "inner {time}" }; at 900 ms { print "inner {time}" } }
          print "out {time}"
        }
        at 1.5 s { print "outer {time}" }
        at 1.9 s { print "outer {time}" }
        at 2.5 s { print "outer {time}" }
      }
      print time
      """
    #expect(
      try printed(text) == [
        "in 1 s", "inner 1.2 s", "outer 1.5 s", "outer 1.9 s", "inner 1.9 s", "out 2 s",
        "outer 2.5 s", "3 s",
      ])
  }

  @Test("Blocks in loops and definitions have times and values of their own")
  func loops() throws {
    #expect(
      try printed("for i in 1..3 { wait 4 s { at (i * 1 s) { print \"{i} {time}\" } } }")
        == ["1 1 s", "2 6 s", "3 11 s"])
    #expect(
      try printed(
        "define f(n) { wait n { at (n / 2) { print \"{n} {time}\" } } }\nf 2 s; f 4 s")
        == ["2 s 1 s", "4 s 4 s"])
    // A definition that calls itself on the way keeps what it knew.
    #expect(
      try printed(
        """
        define f(n) {
          let mine = n * 10
          wait ((n + 1) * 1 s) {
            at 500 ms { if n > 0 { f (n - 1) } }
            at ((n + 1) * 1 s) { print "{n} {mine} {time}" }
          }
          print mine
        }
        f 2
        """) == ["0 0 2 s", "0", "1 10 2.5 s", "10", "2 20 3 s", "20"])
  }

  @Test(
    "A movement whose definition was called again meanwhile ends the scenario at its place",
    arguments: [
      "define f(n) { wait 2 s { at 1 s { if n > 0 { f (n - 1) } }; ‹at 2 s› { print n } } }\nf 1",
      "define f(n) { wait 2 s { always ‹n >= 0›; at 1 s { if n > 0 { f (n - 1) } } } }\nf 1",
      "define f(n) { wait 2 s { at 1 s { g n }; ‹at 1.5 s› { print n } } }\n"
        + "define g(n) { if n > 0 { f (n - 1) } }\nf 1",
    ])
  func calledAgain(marked: String) throws {
    try expectBreakdown(marked, .stillUnderWay("f"))
  }

  @Test("A gesture that is switched off takes no time, whatever is on its way")
  func switchedOff() throws {
    try expectPass(
      rising + """
        {
          at 1 s {
            gestures all off
            gesture pan 10 0; gesture pinch 2; gesture fling 500 0
            assert time == 1 s and moving
          }
        }
        assert zoom == 14
        """)
    try expectPass(
      """
      route vancouver calgary
      guidance on
      gestures scroll off
      drive 10 s at 50 km/h { at 2 s { gesture pan 10 0; assert time == 2 s } }
      assert time == 10 s and mode is following
      """)
  }

  @Test("A failure on the way ends the scenario, or the error that was expected")
  func failures() throws {
    let failed = try run(rising + "{ at 1 s { assert zoom == 9 }; at 1.5 s { print 1 } }\nprint 2")
    #expect(failed.verdict == .failed && failed.printed.isEmpty && failed.failures.count == 1)
    let goesOn = try run(rising + "{ at 1 s { expect zoom == 9 }; at 1.5 s { print 1 } }\nprint 2")
    #expect(goesOn.printed == ["1", "2"] && goesOn.failures.count == 1)
    let broken = try run(rising + "{ at 1 s { map 0 x 0 } }\nprint 2")
    #expect(broken.verdict == .broken && broken.printed.isEmpty)
    try expectPass(
      """
      expect error { \(rising) { at 1 s { assert zoom == 9 } } }
      assert time == 1 s and zoom == 12
      expect error { wait 1 s { at 0.5 s { wait 1 s { at 0.1 s { recenter } } } } }
      assert time == 1.6 s
      wait 1 s { at 0.5 s { expect error { wait 1 s { at 0.1 s { recenter } } } } }
      assert time == 2.6 s
      expect error { wait 1 s { at 2 s { zoomIn } } }
      assert time == 3.6 s
      """)
  }

  @Test("Where a definition broke on the way, and who called it")
  func callers() throws {
    let text = "define f {\n  recenter\n}\n\nwait 1 s {\n  at 0.5 s {\n    f\n  }\n}"
    let breakdown = try #require(try run(text).breakdown)
    let source = try program(text).sources[0]
    #expect(source.line(of: Int(breakdown.diagnostic.location.span.lower)) == 2)
    #expect(breakdown.callers.map { source.line(of: Int($0.span.lower)) } == [7])
  }
}

@Suite("Conditions on the way")
struct WatchTests {
  @Test(
    "Conditions that hold",
    arguments: [
      "always zoom >= 10", "always zoom between 10 and 14", "never zoom > 14", "never zoom < 10",
      "eventually zoom == 12", "eventually zoom == 10", "eventually zoom == 14",
      "eventually time == 0 s", "eventually time == 2 s", "always time <= 2 s",
      "always moving or time == 2 s", "never bearing > 0; always tilt == 0; eventually zoom > 13",
      "always sydney is visible", "always zoom >= 10 and tilt == 0", "always true", "never false",
      "always target == sydney because \"it stays\"", "eventually not (zoom < 13.99)",
      "always contains(view, sydney)", "always length(\"{zoom}\") > 1",
      "always zoom between 10 and 14; at 1 s { assert zoom == 12 }; never zoom == 9",
    ])
  func hold(block: String) throws {
    let outcome = try run(rising + "{ \(block) }")
    #expect(outcome.verdict == .passed, "\(outcome.words)")
    let watches = block.split(separator: " ").filter {
      ["always", "never", "eventually", "assert"].contains($0)
    }
    #expect(outcome.checks == watches.count)
  }

  @Test(
    "Conditions that fail, where and when they did first",
    arguments: [
      ("always zoom <= 11", "zoom <= 11", "0.517", "11.033333"),
      ("always zoom == 10", "zoom == 10", "0.017", "10.033333"),
      ("never zoom > 11", "not (zoom > 11)", "0.517", "11.033333"),
      ("never zoom == 10", "not (zoom == 10)", "0", "10"),
      ("always zoom > 10", "zoom > 10", "0", "10"),
      ("always zoom < 14", "zoom < 14", "2", "14"),
      ("never zoom == 14", "not (zoom == 14)", "2", "14"),
      ("eventually zoom == 9", "zoom == 9", "2", "14"),
      ("eventually zoom > 14", "zoom > 14", "2", "14"),
      ("eventually false", "false", "2", "14"),
      ("always zoom <= 11 or time < 1 s", "zoom <= 11", "1", "12"),
      ("always zoom <= 13.95", "zoom <= 13.95", "1.983", "13.966667"),
    ])
  func fail(block: String, expected: String, seconds: String, zoom: String) throws {
    let outcome = try run(rising + "{ \(block) }\nprint \"on\"")
    #expect(outcome.verdict == .failed)
    #expect(outcome.printed.isEmpty)
    let failure = try #require(outcome.failures.first)
    #expect(failure.findings.first?.expected == expected)
    #expect(
      failure.moment == "\(seconds) s after the start, with the camera at lat -33.8683 "
        + "lon 151.2086 zoom \(zoom) bearing 0 tilt 0")
    #expect(failure.reason == nil)
    let span = failure.location.span
    let condition = block.split(separator: " ").dropFirst().joined(separator: " ")
    #expect(try program(rising + "{ \(block) }").sources[0].text(span) == condition)
  }

  @Test("The time of a failure counts from the start of its movement")
  func laterStart() throws {
    let outcome = try run("wait 1 min\n" + rising + "{ always zoom < 12 }")
    #expect(outcome.failures[0].moment?.hasPrefix("1 s after the start") == true)
  }

  @Test("The author's words are filled in at the frame that failed")
  func reasons() throws {
    let outcome = try run(rising + "{ always zoom < 12 because \"at {zoom} after {time}\" }")
    #expect(outcome.failures.map { $0.reason } == ["at 12 after 1 s"])
    let never = try run(rising + "{ eventually zoom > 20 because \"it ends at {zoom}\" }")
    #expect(never.failures.map { $0.reason } == ["it ends at 14"])
  }

  @Test("Of several each is looked at, and all that fail at the same frame are named")
  func several() throws {
    let both = try run(rising + "{ always zoom < 12; never zoom >= 12; eventually zoom == 9 }")
    #expect(both.failures.map { $0.findings[0].expected } == ["zoom < 12", "not (zoom >= 12)"])
    let first = try run(rising + "{ always zoom < 13; never zoom >= 12 }")
    #expect(first.failures.map { $0.findings[0].expected } == ["not (zoom >= 12)"])
    let missed = try run(rising + "{ eventually zoom == 9; eventually zoom == 8; always true }")
    #expect(missed.failures.map { $0.findings[0].expected } == ["zoom == 9", "zoom == 8"])
    #expect(
      missed.failures.map { $0.findings[0].found } == ["zoom is 14", "zoom is 14"])
  }

  @Test(
    "There are 60 frames a second, and one at each end",
    arguments: [
      ("1 s", 61), ("2 s", 121), ("0 s", 1), ("1 ms", 2), ("10 ms", 2), ("20 ms", 3),
      ("250 ms", 16), ("1 min", 3601), ("0.99 s", 61), ("1.01 s", 62),
    ])
  func frames(time: String, count: Int) throws {
    #expect(try stepsOf("wait \(time) { always true }") == count)
    #expect(try stepsOf("wait \(time) { always true; never false }") == 2 * count)
    // Wherever the clock stands when it starts.
    #expect(try stepsOf("wait 12345.678 s\nwait \(time) { always true }") == count)
  }

  @Test("A frame lies at each sixtieth of a second, and nowhere else but at the end")
  func frameTimes() throws {
    let text = """
      wait 0.04 s {
        eventually time == 0 s
        eventually time between 16.6 ms and 16.7 ms
        eventually time between 33.3 ms and 33.4 ms
        eventually time == 40 ms
        never time between 1 ms and 16.6 ms
        never time between 16.7 ms and 33.3 ms
        never time between 33.4 ms and 39.9 ms
      }
      """
    try expectPass(text)
  }

  @Test("What happens between two frames is seen at the next, or at the end")
  func between() throws {
    // The first frame is looked at before what happens at its time.
    try expectPass("zoomTo 10\nwait 1 s { at 0 s { zoomTo 5 }; eventually zoom == 10 }")
    for moment in ["0 s", "0.501 s", "0.999 s", "1 s"] {
      let failed = try run("zoomTo 10\nwait 1 s { at \(moment) { zoomTo 5 }; always zoom == 10 }")
      #expect(failed.verdict == .failed, "\(moment)")
      try expectPass("zoomTo 10\nwait 1 s { at \(moment) { zoomTo 5 }; eventually zoom == 5 }")
    }
    // The movement ends with what was done.
    let snapped = try run(rising + "{ at 1 s { zoomTo 3 }; always zoom >= 10 }")
    #expect(snapped.failures.map { $0.findings[0].found } == ["zoom is 3"])
    #expect(snapped.failures[0].moment?.hasPrefix("1 s after the start") == true)
  }

  @Test("An outer always is looked at on every frame while a movement inside goes on")
  func outer() throws {
    let pinched = rising + "{ always zoom <= 12.2; at 1 s { gesture pinch 4 } }"
    let outcome = try run(pinched)
    #expect(outcome.failures.map { $0.findings[0].found } == ["zoom is 12.222222"])
    #expect(outcome.failures[0].moment?.hasPrefix("1.033 s after the start") == true)
    try expectPass(
      rising + """
        {
          eventually zoom > 12.5
          at 1 s { gesture pinch 2 { always zoom >= 12; eventually zoom == 13 } }
        }
        """)
    // Frames go on as they began, whatever starts in between: 61 of the outer, 19 of the inner.
    #expect(
      try stepsOf("wait 1 s { always true; at 0.51 s { wait 0.3 s { always true } } }") == 61 + 19)
  }

  @Test("A failed condition is an error that can be expected")
  func expected() throws {
    try expectPass(
      """
      expect error { \(rising){ always zoom < 12 } }
      assert time == 1 s and zoom == 12
      expect error { wait 1 s { eventually false } }
      assert time == 2 s
      expect error { wait 1 s { never true because "{zoom}" } }
      assert time == 2 s
      """)
    let outcome = try run("expect error { wait 1 s { always true } }")
    #expect(outcome.failures.map { $0.findings[0].expected } == ["an error"])
  }

  @Test("A condition that can't be asked ends the scenario at its place")
  func impossible() throws {
    try expectBreakdown(
      rising + "{ always 1 / ‹(zoom - 12)› < 100 }", .divisionByZero)
    try expectBreakdown(
      "wait 1 s { always distance(‹position›, sydney) > 1 km }", .camera(.noRoute))
    try expectBreakdown(
      "wait 1 s { always false because \"{1 / ‹(zoom - zoom)›}\" }", .divisionByZero)
  }

  @Test(
    "A long wait gives back the memory of its conditions and moments",
    arguments: [
      "always \"{zoom} and {camera}\" != \"\"", "never [1, 2, zoom] == [4]",
      "always length(1..200) == 200", "always events == []", "eventually \"{time}\" == \"60 s\"",
      "always corners is visible",
    ])
  func memory(condition: String) throws {
    let budget = Budget(steps: 100_000_000, calls: 9, memory: 20_000)
    let outcome = try run("zoomTo 9\nwait 1 min { \(condition) }", budget: budget)
    #expect(outcome.verdict == .passed, "\(outcome.words)")
    let moments = try run(
      "repeat 3000 { wait 1 s { at 0.5 s { let t = \"{zoom} {camera}\"; let l = 1..9 } } }",
      budget: budget)
    #expect(moments.verdict == .passed, "\(moments.words)")
  }

  @Test("A wait without an end spends the steps of a run, and says so at its place")
  func steps() throws {
    let budget = Budget(steps: 10_000, calls: 9, memory: 1 << 20)
    for (wait, isOver) in [
      ("wait 1e9 s { always true }", true), ("wait 1e6 s { eventually false }", true),
      ("wait 100 s { always true }", false), ("wait 1e9 s", false),
      ("wait 1e9 s { at 5e8 s { zoomIn } }", false),
      ("wait 90 s { always zoom == 2 }", true),
    ] {
      let outcome = try run("zoomTo 2\n" + wait, budget: budget)
      #expect(outcome.problem == (isOver ? .stepsSpent(limit: 10_000) : nil), "\(wait)")
      guard isOver else { continue }
      let location = try #require(outcome.breakdown?.diagnostic.location)
      #expect(try program("zoomTo 2\n" + wait).sources[0].line(of: Int(location.span.lower)) == 2)
      let caught = try run("expect error { \(wait) }", budget: budget)
      #expect(caught.problem == .stepsSpent(limit: 10_000))
    }
  }
}
