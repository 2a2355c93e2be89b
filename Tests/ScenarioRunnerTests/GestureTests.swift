import Testing

@testable import MapCamera
@testable import ScenarioLanguage

@Suite("Gestures in scenarios")
struct GestureTests {
  @Test(
    "What a gesture does",
    arguments: [
      ("camera lat 0 lon 0 zoom 3", "pan 100 0", "lon == -17.578125 and lat == 0"),
      ("camera lat 0 lon 0 zoom 3", "pan 0 100", "lat > 17 and lon == 0"),
      ("camera lat 0 lon 0 zoom 3", "pan point(100, 0)", "lon == -17.578125"),
      ("camera lat 0 lon 0 zoom 3", "pan -100 0", "lon == 17.578125"),
      ("camera lat 0 lon 0 zoom 3 bearing 90", "pan 100 0", "lat > 17 and lon == 0"),
      ("camera lat 0 lon -170 zoom 3", "pan 100 0", "lon == 172.421875"),
      ("camera sydney zoom 10", "pan 0 0", "target == sydney"),
      ("camera sydney zoom 10", "pinch 2", "zoom == 11 and target == sydney"),
      ("camera sydney zoom 10", "pinch 0.5", "zoom == 9 and target == sydney"),
      ("camera sydney zoom 10", "pinch 1", "zoom == 10"),
      ("camera sydney zoom 10", "rotate 30", "bearing == 330 and target == sydney"),
      ("camera sydney zoom 10", "rotate -30", "bearing == 30"),
      ("camera sydney zoom 10 bearing 20", "rotate 400", "bearing == 340"),
      ("camera sydney zoom 10", "rotate 30 deg", "bearing == 330"),
      ("camera sydney zoom 16", "tilt 15", "tilt == 15"),
      ("camera sydney zoom 16 tilt 40", "tilt -15", "tilt == 25"),
      ("camera sydney zoom 10", "doubleTap", "zoom == 11 and target == sydney"),
      ("camera sydney zoom 10", "twoFingerTap", "zoom == 9 and target == sydney"),
      ("camera lat 0 lon 0 zoom 3", "fling 800 0", "lon < -50 and lat == 0"),
      ("camera lat 0 lon 0 zoom 3", "fling 0 -800", "lat < -40 and lon == 0"),
      ("camera sydney zoom 10", "fling 9 0", "target == sydney"),
      // Without a point it is about the middle of what the padding leaves.
      ("padding bottom 300; camera sydney zoom 10", "pinch 2", "target == sydney"),
    ])
  func effect(start: String, gesture: String, condition: String) throws {
    try expectPass("\(start)\ngesture \(gesture)\nassert \(condition) and not moving")
  }

  @Test(
    "The ground stays under the fingers, on every frame",
    arguments: [
      "pinch 3 at 200 300", "pinch 0.4 at 900 700", "rotate 50 at 200 300",
      "rotate -170 at point(1100, 40)", "doubleTap at 200 300", "twoFingerTap at 1133 744",
      "pinch 2 at 0 0",
    ])
  func groundStays(gesture: String) throws {
    let written = gesture.split(separator: " at ")[1]
    let point =
      written.hasPrefix("point")
      ? String(written)
      : "point(" + written.split(separator: " ").joined(separator: ", ") + ")"
    for camera in ["zoom 10", "zoom 14 bearing 130 tilt 40", "zoom 17 bearing 275 tilt 60"] {
      try expectPass(
        """
        camera sydney \(camera)
        let held = ground(\(point))
        gesture \(gesture) { always screen(held) == \(point) within 0.001 }
        assert screen(held) == \(point) within 0.001
        """)
    }
  }

  @Test("The ground stays under the finger that drags it, on every frame")
  func dragged() throws {
    for camera in ["zoom 3", "zoom 14 bearing 130 tilt 40", "zoom 17 bearing 275 tilt 65"] {
      try expectPass(
        """
        camera sydney \(camera)
        let held = target
        let spot = screen(held)
        gesture pan 150 90 {
          at 100 ms { assert screen(held) == point(spot.x + 50, spot.y + 30) within 0.001 }
          at 200 ms { assert screen(held) == point(spot.x + 100, spot.y + 60) within 0.001 }
        }
        assert screen(held) == point(spot.x + 150, spot.y + 90) within 0.001
        """)
    }
  }

  @Test("A fling slows down")
  func inertia() throws {
    try expectPass(
      """
      camera lat 0 lon 0 zoom 5
      gesture fling 1000 0 {
        at 0.5 s { assert screen(place(0, 0)).x - width / 2 between 300 and 330 }
        at 1 s { assert screen(place(0, 0)).x - width / 2 between 425 and 440 }
        always lat == 0
      }
      assert time between 2 s and 3 s
      assert screen(place(0, 0)).x - width / 2 between 490 and 500
      """)
  }

  /// A gesture of each kind.
  private static let gestures = [
    ("pan 50 0", "scroll"), ("fling 500 0", "scroll"), ("pinch 2", "zoom"), ("doubleTap", "zoom"),
    ("twoFingerTap", "zoom"), ("rotate 30", "rotate"), ("tilt 10", "tilt"),
  ]

  @Test("A kind that is switched off does nothing, and the others do", arguments: gestures)
  func switches(gesture: String, kind: String) throws {
    let start = "camera sydney zoom 12\nlet before = camera\n"
    for each in ["scroll", "zoom", "rotate", "tilt"] {
      let state = each == kind ? "==" : "!="
      try expectPass(
        """
        \(start)gestures \(each) off
        gesture \(gesture)
        assert camera \(state) before
        """)
    }
    try expectPass(
      """
      \(start)gestures all off
      gesture \(gesture)
      assert camera == before and time == 0 s and events == []
      gestures \(kind) on
      gesture \(gesture)
      assert camera != before
      """)
    try expectPass(
      "\(start)gestures all off\ngestures all on\ngesture \(gesture)\nassert time > 0 s")
  }

  @Test("Switched-off gestures hold no command back")
  func commandsGoOn() throws {
    try expectPass(
      """
      gestures all off
      camera sydney zoom 12
      animate zoomTo 14
      scrollBy 100 0
      assert zoom == 14 and target != sydney
      """)
  }

  @Test(
    "Limits hold gestures back, on every frame",
    arguments: [
      ("camera sydney zoom 20.5", "pinch 4", "zoom <= 21", "zoom == 21", "zoom"),
      ("camera sydney zoom 21", "doubleTap", "zoom <= 21", "target == sydney", "zoom"),
      ("limit zoom 5 to 9; camera sydney zoom 6", "pinch 0.1", "zoom >= 5", "zoom == 5", "zoom"),
      (
        "limit zoom 5 to 9; camera sydney zoom 5", "twoFingerTap at 10 10", "zoom == 5",
        "target == sydney", "zoom"
      ),
      ("camera sydney zoom 16", "tilt 80", "tilt <= 65", "tilt == 65", "tilt"),
      ("camera sydney zoom 10", "tilt 45", "tilt <= 30", "tilt == 30", "tilt"),
      ("camera sydney zoom 16 tilt 20", "tilt -90", "tilt >= 0", "tilt == 0", "tilt"),
      ("camera sydney zoom 16 tilt 65", "pinch 0.01", "tilt <= maxTilt", "tilt < 65", "tilt"),
      (
        "limit target place(-1, -1) place(1, 1); camera lat 0 lon 0 zoom 6", "pan 900 0",
        "lon >= -1", "lon == -1", "target"
      ),
      (
        "limit target place(-1, -1) place(1, 1); camera lat 0 lon 0 zoom 6", "fling 0 4000",
        "lat <= 1", "lat == 1", "lat"
      ),
    ])
  func limits(
    start: String, gesture: String, always: String, end: String, limited: String
  ) throws {
    try expectPass(
      """
      \(start)
      gesture \(gesture) { always \(always) }
      assert \(end)
      assert \(limited) was limited
      """)
  }

  @Test("A gesture within the limits was not limited")
  func notLimited() throws {
    #expect(try !holds("camera was limited", after: "camera sydney zoom 10; gesture pinch 2"))
  }

  @Test(
    "Fingers that are nowhere",
    arguments: [
      ("‹gesture pinch 2 at 2000 1›", Problem.camera(.outsideMap(ScreenPoint(x: 2000, y: 1)))),
      ("‹gesture rotate 2 at -1 1›", .camera(.outsideMap(ScreenPoint(x: -1, y: 1)))),
      ("‹gesture doubleTap at 5 744.5›", .camera(.outsideMap(ScreenPoint(x: 5, y: 744.5)))),
      ("‹gesture twoFingerTap at 1133.1 0›", .camera(.outsideMap(ScreenPoint(x: 1133.1, y: 0)))),
      (
        "wait 1 s { at 0.5 s { ‹gesture doubleTap at 5 1e9› } }",
        .camera(.outsideMap(ScreenPoint(x: 5, y: 1e9)))
      ),
      ("camera sydney zoom 16 tilt 65; ‹gesture pan 0 -800›", .camera(.aboveHorizon)),
      (
        "limit tilt android; padding top 740; camera sydney zoom 16 tilt 67.5\n"
          + "‹gesture pinch 2 at 500 0›", .camera(.aboveHorizon)
      ),
      (
        "limit tilt android; padding top 740; camera sydney zoom 16 tilt 67.5\n"
          + "‹gesture rotate 20 at 500 0›", .camera(.aboveHorizon)
      ),
      ("‹gesture pinch 0›", .camera(.invalidScale(0))),
      ("‹gesture pinch -2›", .camera(.invalidScale(-2))),
    ])
  func nowhere(marked: String, problem: Problem) throws {
    try expectBreakdown(marked, problem)
  }

  @Test("A gesture that is an error changes nothing and takes no time")
  func errorsChangeNothing() throws {
    try expectPass(
      """
      camera sydney zoom 16 tilt 65
      let before = camera
      expect error { gesture pan 0 -800 }
      expect error { gesture doubleTap at 5 1e9 }
      expect error { gesture pinch 0 }
      assert camera == before and time == 0 s and not moving
      animate zoomTo 18 over 1 s ease linear { at 0.5 s { expect error { gesture pinch 0 } } }
      assert zoom == 18 and time == 1 s
      """)
  }

  @Test(
    "What is refused before anything runs",
    arguments: [
      ("gesture swipe 1 0", "here “gesture swipe” is written: gesture pan"),
      ("gesture pan 1", "1 is one of two numbers, and the other is missing"),
      ("gesture pinch", "gesture pinch needs a number"),
      ("gestures pan off", "“pan” is not known here"),
      ("gestures scroll maybe", "“maybe” is not known here"),
      (
        "gesture pinch 2 at vancouver",
        "here “vancouver” is written: screen(vancouver)"
      ),
    ])
  func refused(text: String, message: String) {
    #expect(refusals(text) == [message])
  }
}
