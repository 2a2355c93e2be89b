import Testing

@testable import MapCamera
@testable import ScenarioLanguage
@testable import ScenarioRunner

@Suite("Moving over time")
struct TimeTests {
  @Test(
    "Every update can be animated, and ends where it would have snapped to",
    arguments: [
      "camera sydney zoom 6 bearing 270 tilt 25", "camera lat -33 lon 151 zoom 6", "camera before",
      "camera \"https://www.google.com/maps/@-33.86,151.21,12z,90h,20t\"", "target calgary",
      "target calgary zoom 12", "target lat 50", "target \"São Paulo\"", "zoomIn", "zoomOut",
      "zoomTo 12", "zoomTo 99", "zoomBy -1.5", "zoomBy 1 at 100 200", "bearing 200", "tilt 90",
      "scrollBy 200 100", "fit vancouver calgary", "fit vancouver calgary pad 100",
      "fit vancouver calgary pad top 10 left 20 bottom 30 right 40", "fit vancouver calgary keep",
      "move zoomIn",
    ])
  func updates(update: String) throws {
    let start = "let before = camera\ncamera vancouver zoom 9 bearing 350 tilt 20\n"
    let snapped = try mapAfter(start + update).camera
    for options in ["", " over 2 s", " over 1 ms ease linear", " ease easeIn over 700 ms"] {
      #expect(try mapAfter(start + "animate \(update)\(options)").camera == snapped, "\(options)")
    }
  }

  @Test(
    "How long a movement takes",
    arguments: [
      ("animate zoomTo 12", "250 ms"), ("animate zoomTo 12 ease linear", "250 ms"),
      ("animate zoomTo 12 over 2 s", "2 s"), ("animate zoomTo 12 over 2", "2 s"),
      ("animate zoomTo 12 over 2 s ease linear", "2 s"),
      ("animate zoomTo 12 ease easeIn over 2 s", "2 s"),
      ("animate zoomTo 12 over 0 s", "0 s"), ("animate zoomTo zoom over 3 s", "3 s"),
      ("animate zoomTo 12 over 1 min", "60 s"), ("animate zoomTo 12 over (1 s + 500 ms)", "1.5 s"),
      ("animate zoomTo 12 over 86400 s", "86400 s"), ("fly calgary over 3 s", "3 s"),
      ("fly calgary over 0 s", "0 s"), ("fly calgary zoom 8 over 3 s ease easeOut", "3 s"),
      ("fly target", "0 s"), ("fly target bearing 90", "250 ms"), ("wait 500 ms", "500 ms"),
      ("wait 2", "2 s"), ("wait 0 s", "0 s"), ("wait until idle", "0 s"),
      ("gesture pan 10 0", "300 ms"), ("gesture pinch 2", "300 ms"),
      ("gesture rotate 5", "300 ms"), ("gesture tilt 5", "300 ms"),
      ("gesture doubleTap", "250 ms"), ("gesture twoFingerTap", "250 ms"),
      ("gesture fling 5 0", "0 s"), ("zoomIn", "0 s"), ("gestures all off", "0 s"),
    ])
  func durations(statement: String, time: String) throws {
    try expectPass("camera sydney zoom 8\n\(statement)\nassert time == \(time)")
  }

  @Test(
    "Times that nothing can take",
    arguments: [
      ("‹animate zoomTo 12 over -1 s›", Problem.camera(.invalidDuration(-1))),
      ("‹animate zoomTo 12 over 86401 s›", .camera(.invalidDuration(86401))),
      ("‹animate zoomTo 12 over 1e300 s›", .camera(.invalidDuration(1e300))),
      ("‹fly calgary over -1 s›", .camera(.invalidDuration(-1))),
      ("‹fly calgary over 90000 s›", .camera(.invalidDuration(90000))),
      ("‹wait -1 s›", .negativeTime(-1)), ("‹wait -500 ms›", .negativeTime(-0.5)),
      ("‹wait 2e9 s›", .camera(.invalidTime(2e9))),
      ("wait 1e9 s; ‹animate zoomTo 12 over 1 s›", .camera(.invalidTime(1e9 + 1))),
      ("‹animate scrollBy 0 -99999 over 1 s›", .camera(.aboveHorizon)),
    ])
  func impossibleTimes(marked: String, problem: Problem) throws {
    try expectBreakdown("camera sydney zoom 16 tilt 65\n" + marked, problem)
  }

  @Test(
    "What is refused before anything runs",
    arguments: [
      ("animate map 3 x 3", "map is not animated"), ("animate wait 3 s", "wait is not animated"),
      ("animate gesture pan 1 0", "gesture is not animated"),
      ("animate over 1 s zoomTo 6", "over is not animated"),
      (
        "animate zoomTo 5 over 3 km",
        "this should be a time, but “3 km” is a distance on the ground"
      ),
      ("animate zoomTo 5 ease bounce", "“bounce” is not known here"),
      ("animate zoomTo 5 over 1 s over 2 s", "over is given twice"),
      ("zoomTo 5 over 2 s", "animate is missing here"),
      ("zoomTo 5 { always zoom == 5 }", "zoomTo takes no block"),
      ("wait", "wait needs a time, or until idle"),
      ("wait until", "wait needs a time, or until idle"),
      ("wait 1 s until idle", "wait needs a time, or until idle"),
      ("fly", "fly needs a place or a camera"),
      ("always zoom == 5", "always belongs in the block of a movement"),
      ("at 1 s { zoomIn }", "at belongs in the block of a movement"),
      ("repeat 2 { never zoom == 5 }", "never belongs in the block of a movement"),
      ("animate zoomTo 5 { zoomIn }", "this can't stand in the block of a movement"),
      (
        "wait 1 s { at 3 km { zoomIn } }",
        "this should be a time, but “3 km” is a distance on the ground"
      ),
    ])
  func refused(text: String, message: String) {
    #expect(refusals(text) == [message])
  }

  @Test(
    "Half way",
    arguments: [
      (
        "camera lat -18.1014 lon 178.4730 zoom 10",
        "animate target lat -18.1979 lon -178.8177 over 1 s ease linear", "lon == 179.82765"
      ),
      ("camera sydney zoom 10", "animate zoomTo 14 over 1 s ease linear", "zoom == 12"),
      ("camera sydney zoom 10", "animate zoomTo 14 over 1 s ease easeInOut", "zoom == 12"),
      ("camera sydney zoom 10", "animate zoomTo 14 over 1 s ease easeIn", "zoom < 11.5"),
      ("camera sydney zoom 10", "animate zoomTo 14 over 1 s ease easeOut", "zoom > 12.5"),
      ("camera sydney zoom 10", "animate zoomTo 14 over 1 s", "zoom == 13.21"),
      ("camera sydney zoom 10", "animate zoomTo 14 over 1 s ease default", "zoom == 13.21"),
      (
        "camera sydney zoom 10 bearing 352", "animate bearing 8 over 1 s ease linear",
        "bearing == 0"
      ),
      (
        "camera sydney zoom 16 tilt 60", "animate tilt 0 over 1 s ease linear", "tilt == 30"
      ),
      // The camera is settled on the way: tilt falls as the zoom does.
      (
        "camera sydney zoom 16 tilt 65", "animate zoomTo 10 over 1 s ease linear",
        "zoom == 13 and tilt == 47.5"
      ),
      ("camera sydney zoom 9", "fly calgary over 1 s", "zoom < 4"),
      ("camera sydney zoom 9", "fly calgary zoom 9 over 1 s ease linear", "zoom < 4"),
    ])
  func halfWay(start: String, movement: String, condition: String) throws {
    let text = "\(start)\n\(movement) { at 500 ms { assert \(condition) } }"
    try expectPass(text)
  }

  @Test(
    "Where a flight ends",
    arguments: [
      ("fly calgary", "target == calgary and zoom == 9 and bearing == 30 and tilt == 20"),
      ("fly calgary zoom 12", "target == calgary and zoom == 12 and bearing == 30"),
      ("fly calgary bearing 90 tilt 10 zoom 5", "zoom == 5 and bearing == 90 and tilt == 10"),
      ("fly \"São Paulo\" zoom 12", "target == sao_paulo and zoom == 12"),
      ("fly place(1, 2)", "target == place(1, 2)"),
      ("fly 1 2", "target == place(1, 2)"), ("fly before", "camera == before"),
      ("fly before zoom 4", "target == before.target and zoom == 4"),
      (
        "fly \"https://www.google.com/maps/@51.05,-114.05,12z,90h\"",
        "target == calgary and zoom == 12 and bearing == 90 and tilt == 0"
      ),
      ("fly \"geo:51.05,-114.05\"", "target == calgary and zoom == 9 and bearing == 30"),
      ("fly calgary zoom 99 over 1 s", "zoom == 21 and zoom was limited"),
      ("fly calgary zoom 9 tilt 80", "tilt == 30 and tilt was limited"),
    ])
  func flights(movement: String, condition: String) throws {
    try expectPass(
      "let before = camera\ncamera vancouver zoom 9 bearing 30 tilt 20\n\(movement)\n"
        + "assert \(condition)")
  }

  @Test("A longer way takes longer, and a flight zooms out on a long way only")
  func flightLengths() throws {
    try expectPass(
      """
      camera vancouver zoom 9
      fly calgary { eventually zoom < 8 }
      let near = time
      fly sydney { eventually zoom < 4; always zoom >= minZoom }
      assert time - near > near
      camera vancouver zoom 9
      fly place(49.27, -123.11) { always zoom >= 8.99 }
      """)
  }

  /// Leaves an animation under way, one second before its end.
  private static let underWay = """
    camera sydney zoom 10
    expect error { animate target calgary zoom 14 over 2 s { at 1 s { assert false } } }

    """

  @Test("What is under way goes on while a scenario waits")
  func underWay() throws {
    try expectPass(
      """
      \(Self.underWay)
      assert moving and time == 1 s and zoom < 14
      wait until idle { always moving or time == 2 s; eventually zoom > 13.9 }
      assert time == 2 s and zoom == 14 and target == calgary and not moving
      assert events == ["didChange", "idle"]
      """)
    try expectPass("\(Self.underWay)wait 3 s\nassert time == 4 s and zoom == 14 and not moving")
    try expectPass("\(Self.underWay)wait 0.5 s\nassert moving\nwait until idle\nassert time == 2 s")
  }

  @Test("A wait in one step and in many leads to the same camera", arguments: [1, 2, 7, 64])
  func splits(count: Int) throws {
    // 0.5 s in parts that binary can hold, and one of them a little longer.
    let text = "\(Self.underWay)wait 500 ms"
    let parts =
      "\(Self.underWay)repeat \(count - 1) { wait (500 ms / 128) }\n"
      + "wait (1.5 s - time)"
    let (whole, split) = (try mapAfter(text), try mapAfter(parts))
    #expect(whole.time == split.time)
    #expect(whole.camera == split.camera)
  }

  @Test(
    "Looking on the way changes nothing",
    arguments: [
      "animate target calgary zoom 14 over 2 s", "fly calgary zoom 12 over 2 s",
      "gesture fling 800 300", "gesture pinch 2 at 10 20", "wait 2 s",
    ])
  func looking(movement: String) throws {
    let plain = try mapAfter("camera sydney zoom 10 bearing 80\n\(movement)")
    let watched = try mapAfter(
      "camera sydney zoom 10 bearing 80\n\(movement) "
        + "{ always zoom > 0; eventually time > 0 s; at 0.1 s { print zoom } }")
    #expect(plain.camera == watched.camera)
    #expect(plain.time == watched.time)
    #expect(plain.events == watched.events)
  }

  @Test("An animated update that fails moves nothing later on")
  func failedUpdate() throws {
    try expectPass(
      """
      expect error { animate target "Xyz{zoom}zy" over 2 s }
      zoomTo 5
      assert zoom == 5 and time == 0 s and not moving
      expect error { animate zoomTo (1 / (zoom - 5)) over 2 s { always zoom == 5 } }
      zoomTo 6
      assert zoom == 6 and not moving
      """)
  }

  @Test("A movement leaves no limit behind that took no part")
  func limited() throws {
    try expectPass(
      "animate zoomTo 99\nassert zoom was limited\nanimate zoomTo 9\nassert zoom was not limited")
  }
}

@Suite("Events")
struct EventsTests {
  private static let moved = "[\"willMove\", \"didChange\", \"idle\"]"
  private static let touched = "[\"willMove gesture\", \"didChange\", \"idle\"]"

  @Test(
    "What each kind of movement reports",
    arguments: [
      ("", moved), ("zoomIn", moved), ("zoomTo zoom", "[\"idle\"]"), ("animate zoomIn", moved),
      ("animate zoomTo zoom", "[\"idle\"]"), ("animate zoomIn over 0 s", moved),
      ("fly calgary", moved), ("fly target", "[\"idle\"]"), ("fly calgary over 0 s", moved),
      ("gesture pan 10 0", touched), ("gesture pinch 2", touched), ("gesture rotate 9", touched),
      ("gesture tilt 5", touched), ("gesture doubleTap", touched),
      ("gesture twoFingerTap", touched), ("gesture fling 500 0", touched),
      ("gestures all off; gesture pan 10 0", "[]"), ("zoomIn; wait 1 s", "[]"),
      ("zoomIn; wait until idle", "[]"), ("zoomIn; assert zoom > 0", moved),
      ("gesture pan 10 0; zoomIn", moved), ("zoomIn; zoomOut; gesture pan 10 0", touched),
      ("map 390 x 844", "[\"idle\"]"), ("limit zoom from 10", moved),
      ("let a = 1; zoomIn; let b = 1; place c 1 2", moved),
      ("route vancouver calgary; guidance on", moved),
      ("route vancouver calgary; drive 9 s at 50 km/h", "[]"),
      ("route vancouver calgary; guidance on; drive 9 s at 50 km/h", moved),
      ("route vancouver calgary; guidance on; mode overview; drive 9 s at 50 km/h", moved),
      ("route vancouver calgary; guidance on; mode free; drive 9 s at 50 km/h", "[]"),
      ("route vancouver calgary; guidance on; zoomIn; recenter", moved),
      (
        "route vancouver calgary; guidance on; autoRecenter after 1 s; gesture pan 10 0; wait 1 s",
        moved
      ),
    ])
  func kinds(statements: String, events: String) throws {
    #expect(try shown("events", after: "camera sydney zoom 8\n" + statements) == events)
  }

  @Test(
    "What interruptions report: idle once, at the end of all",
    arguments: [
      (
        "animate zoomTo 12 over 1 s { at 500 ms { gesture pan 8 0 } }",
        ["willMove", "didChange", "willMove gesture", "didChange", "idle"]
      ),
      (
        "animate zoomTo 12 over 1 s { at 500 ms { animate zoomTo 9 } }",
        ["willMove", "didChange", "willMove", "didChange", "idle"]
      ),
      (
        "animate zoomTo 12 over 1 s { at 500 ms { fly calgary } }",
        ["willMove", "didChange", "willMove", "didChange", "idle"]
      ),
      (
        "animate zoomTo 12 over 1 s { at 500 ms { zoomTo 9 } }",
        ["willMove", "didChange", "willMove", "didChange", "idle"]
      ),
      (
        "fly calgary over 1 s { at 500 ms { gesture doubleTap } }",
        ["willMove", "didChange", "willMove gesture", "didChange", "idle"]
      ),
      (
        "gesture pan 100 0 { at 100 ms { gesture pinch 2 } }",
        ["willMove gesture", "didChange", "willMove gesture", "didChange", "idle"]
      ),
      (
        "gesture fling 800 0 { at 100 ms { zoomIn } }",
        ["willMove gesture", "didChange", "willMove", "didChange", "idle"]
      ),
      // What begins after the end is a movement of its own.
      (
        "animate zoomTo 12 over 1 s { at 1 s { zoomTo 9 } }",
        ["willMove", "didChange", "idle", "willMove", "didChange", "idle"]
      ),
      (
        "wait 1 s { at 100 ms { zoomIn }  at 500 ms { gesture pan 9 0 } }",
        ["willMove", "didChange", "idle", "willMove gesture", "didChange", "idle"]
      ),
      ("wait 1 s { at 0 s { zoomTo zoom } }", ["idle"]), ("wait 1 s { at 0 s { print 1 } }", []),
      (
        "route vancouver calgary; guidance on; drive 9 s at 50 km/h { at 2 s { gesture pan 9 0 } }",
        ["willMove", "didChange", "willMove gesture", "didChange", "idle"]
      ),
      (
        "route vancouver calgary; guidance on; drive 9 s at 50 km/h { at 2 s { zoomIn } }",
        ["willMove", "didChange", "willMove", "didChange", "idle"]
      ),
      (
        "route vancouver calgary; guidance on; autoRecenter after 5 s\n"
          + "drive 9 s at 50 km/h { at 2 s { gesture pan 9 0 } }",
        [
          "willMove", "didChange", "willMove gesture", "didChange", "idle", "willMove",
          "didChange", "idle",
        ]
      ),
    ] as [(String, [String])])
  func interruptions(statement: String, events: [String]) throws {
    let list = "[" + events.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    let text = "camera sydney zoom 8\n\(statement)\n"
    #expect(try printed(text + "print events").last == list)
    try expectPass(text + "assert events == \(list)")
    try expectPass(text + "assert length(events) == \(events.count)")
  }

  @Test("Inside a block events are those of the whole statement so far")
  func insideBlocks() throws {
    try expectPass(
      """
      camera sydney zoom 8
      animate zoomTo 12 over 1 s {
        at 0 s { assert events == ["willMove"] }
        at 500 ms {
          assert events == ["willMove", "didChange"]
          gesture pan 10 0 {
            at 0 s { assert events == ["willMove", "didChange", "willMove gesture"] }
          }
          assert length(events) == 5
        }
        always length(events) >= 1
      }
      """)
  }

  @Test("A list of events costs as many steps as it is long")
  func cost() throws {
    let text = "wait 1 s { at 0 s { repeat 300 { zoomIn; zoomOut }; repeat 300 { print events } } }"
    let outcome = try run(text, budget: Budget(steps: 100_000, calls: 9, memory: 64 << 20))
    #expect(outcome.problem == .stepsSpent(limit: 100_000))
  }
}
