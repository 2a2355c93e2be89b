import Testing

@testable import MapCamera
@testable import ScenarioLanguage

@Suite("Navigation in scenarios")
struct NavigationTests {
  private static let guided = "route vancouver \"Kelowna\" calgary\nguidance on\n"

  @Test(
    "Modes, guidance and the button",
    arguments: [
      "assert mode is free and not (recenterButton is visible)",
      "route vancouver calgary; assert mode is free and target != vancouver",
      "\(guided)assert mode is following and recenterButton is not visible",
      "\(guided)assert target == vancouver and zoom == 17 and tilt == 45 and bearing == heading",
      "\(guided)assert target == position",
      "\(guided)mode overview; assert mode is overview and recenterButton is visible",
      "\(guided)mode overview; assert calgary is visible and tilt == 0 and bearing == 0",
      "\(guided)mode free; assert mode is free and recenterButton is visible and zoom == 17",
      "\(guided)mode overview; mode following; assert zoom == 17 and tilt == 45",
      "\(guided)gesture pan 40 0; assert mode is free and recenterButton is visible",
      "\(guided)gesture pinch 2; assert mode is free", "\(guided)zoomIn; assert mode is free",
      "\(guided)animate zoomIn; assert mode is free", "\(guided)fly calgary; assert mode is free",
      "\(guided)mode overview; gesture pan 1 0; assert mode is free",
      "\(guided)mode overview; target sydney; assert mode is free and target == sydney",
      "\(guided)gestures all off; gesture pan 40 0; assert mode is following",
      "\(guided)gesture pan 40 0; recenter; assert mode is following and target == vancouver",
      "\(guided)mode overview; recenter; assert mode is following and tilt == 45",
      "\(guided)zoomTo 5; guidance off; assert mode is free and not (recenterButton is visible)",
      "\(guided)guidance off; assert mode is following and recenterButton is not visible",
      "\(guided)zoomTo 5; guidance off; guidance on; assert mode is following and zoom == 17",
      "\(guided)zoomTo 5; guidance on; assert mode is free and zoom == 5",
      "route vancouver calgary; mode following; assert target == vancouver and tilt == 45",
      "route vancouver calgary; mode overview; assert recenterButton is not visible",
      "\(guided)limit zoom to 12; mode following; assert zoom == 12 and tilt < 45",
      "let wanted = mode; \(guided)mode free; assert mode == wanted",
      "\(guided)if mode is following { zoomTo 5 }; assert zoom == 5",
    ])
  func modes(text: String) throws {
    try expectPass(text)
  }

  @Test(
    "How the camera looks while it follows",
    arguments: [
      ("perspective tilted", "tilt == 45 and bearing == heading"),
      ("perspective headingUp", "tilt == 0 and bearing == heading"),
      ("perspective northUp", "tilt == 0 and bearing == 0 and heading > 1"),
      ("perspective northUp; perspective tilted", "tilt == 45 and bearing == heading"),
      ("followingZoom 15", "zoom == 15"), ("followingZoom 15; followingZoom off", "zoom == 17"),
      ("followingZoom 99", "zoom == 21 and zoom was limited"),
      ("followingZoom 10", "zoom == 10 and tilt == 30 and tilt was limited"),
    ])
  func looks(setting: String, condition: String) throws {
    for order in ["\(Self.guided)\(setting)", "\(setting)\n\(Self.guided)"] {
      let asked = order.hasPrefix("route") ? condition : condition.split(separator: " and ")[0] + ""
      try expectPass("\(order)\nassert \(asked)")
    }
    // A camera that is free is left alone.
    try expectPass("\(Self.guided)camera sydney zoom 9\n\(setting)\nassert target == sydney")
  }

  @Test(
    "What can't be done",
    arguments: [
      ("‹recenter›", Problem.camera(.recenterButtonHidden)),
      ("route vancouver calgary; ‹recenter›", .camera(.recenterButtonHidden)),
      ("\(guided)‹recenter›", .camera(.recenterButtonHidden)),
      ("\(guided)mode overview; recenter; ‹recenter›", .camera(.recenterButtonHidden)),
      ("\(guided)zoomIn; guidance off; ‹recenter›", .camera(.recenterButtonHidden)),
      ("‹guidance on›", .camera(.noRoute)), ("‹mode following›", .camera(.noRoute)),
      ("‹mode overview›", .camera(.noRoute)), ("‹drive 1 s at 5 km/h›", .camera(.noRoute)),
      ("print ‹position›", .camera(.noRoute)), ("print ‹heading›", .camera(.noRoute)),
      ("\(guided)‹drive -1 s at 5 km/h›", .camera(.invalidDuration(-1))),
      ("\(guided)‹drive 3e6 s at 5 km/h›", .camera(.invalidDuration(3e6))),
      ("\(guided)‹drive 1 s at -5 m/s›", .camera(.invalidSpeed(-5))),
      ("‹autoRecenter after -1 s›", .camera(.invalidDuration(-1))),
      ("‹autoRecenter after 86401 s›", .camera(.invalidDuration(86401))),
    ])
  func impossible(marked: String, problem: Problem) throws {
    try expectBreakdown(marked, problem)
  }

  @Test("What can be done without a route")
  func withoutRoute() throws {
    try expectPass(
      "mode free; guidance off; followingZoom 9; perspective northUp; autoRecenter off\n"
        + "assert speed == 0 km/h and mode is free")
  }

  @Test("The camera follows again exactly when the time is up, and not before")
  func autoRecenter() throws {
    try expectPass(
      """
      \(Self.guided)autoRecenter after 5 s
      gesture pan 40 0
      wait 2.7 s
      gesture pan 40 0
      wait 2.7 s
      gesture pan 40 0
      assert time == 6.3 s
      wait 4.999999 s { always mode is free }
      wait 0.000002 s
      assert mode is following and target == position and time == 11.3 s within 0.00001 s
      """)
    try expectPass(
      """
      \(Self.guided)autoRecenter after 500 ms
      gesture pan 40 0
      wait 2 s {
        at 499 ms { assert mode is free }
        at 500 ms { assert mode is following }
        eventually mode is free
      }
      """)
  }

  @Test(
    "Auto-recenter: what starts the timer and what stops it",
    arguments: [
      ("autoRecenter after 5 s; gesture pan 9 0; wait 5 s", "following"),
      ("autoRecenter after 5 s; gesture doubleTap; wait 5 s", "following"),
      ("autoRecenter after 5 s; gesture fling 900 0; wait 5 s", "following"),
      ("autoRecenter after 0 s; gesture pan 9 0", "following"),
      ("autoRecenter after 5 s; zoomIn; wait 50 s", "free"),
      ("autoRecenter after 5 s; mode overview; wait 50 s", "overview"),
      ("autoRecenter after 5 s; gesture pan 9 0; mode overview; wait 5 s", "following"),
      ("autoRecenter after 5 s; gesture pan 9 0; autoRecenter off; wait 50 s", "free"),
      ("autoRecenter after 5 s; gesture pan 9 0; guidance off; wait 50 s", "free"),
      ("autoRecenter after 5 s; gestures all off; zoomIn; gesture pan 9 0; wait 9 s", "free"),
      ("gesture pan 9 0; wait 50 s", "free"),
      ("gesture pan 9 0; autoRecenter after 5 s; wait 50 s", "free"),
      ("autoRecenter off; gesture pan 9 0; wait 50 s", "free"),
      ("autoRecenter after 5 s; gesture pan 9 0; wait until idle", "free"),
      ("autoRecenter after 5 s; gesture pan 9 0; drive 5 s at 50 km/h", "following"),
      ("autoRecenter after 5 s; gesture pan 9 0; animate zoomIn over 9 s", "following"),
    ])
  func timer(statements: String, mode: String) throws {
    try expectPass("\(Self.guided)\(statements)\nassert mode is \(mode)")
  }

  @Test("Driving moves the position, the clock and the camera")
  func driving() throws {
    try expectPass(
      """
      \(Self.guided)drive 60 s at 90 km/h {
        always target == position and bearing == heading and zoom == 17 and tilt == 45
        always speed == 90 km/h or time == 60 s
        at 30 s { assert distance(vancouver, position) == 750 m within 1 m }
        eventually distance(vancouver, position) > 1.4 km
      }
      assert time == 60 s and speed == 0 km/h and not moving
      assert distance(vancouver, position) == 1.5 km within 1 m
      assert target == position and mode is following
      drive 60 s at 25 m/s
      assert distance(vancouver, position) == 3 km within 1 m
      drive 1 min at 0 km/h
      assert distance(vancouver, position) == 3 km within 1 m and time == 180 s
      drive 0 s at 50 km/h
      assert time == 180 s
      """)
  }

  @Test("A camera that is free, or has no guidance, stays where it is")
  func freeDriving() throws {
    try expectPass(
      """
      \(Self.guided)camera sydney zoom 9
      drive 60 s at 90 km/h { always target == sydney and not moving; eventually speed > 80 km/h }
      assert distance(vancouver, position) == 1.5 km within 1 m
      recenter
      assert target == position
      """)
    try expectPass(
      """
      \(Self.guided)drive 10 s at 90 km/h { at 2 s { gesture pan 40 0 }; eventually mode is free }
      assert mode is free and time == 10 s
      assert distance(vancouver, position) == 250 m within 1 m and target != position
      """)
  }

  @Test("At the end of the route the position stays, and the rest of the time passes")
  func endOfRoute() throws {
    try expectPass(
      """
      route place(0, 0) place(0, 0.01)
      guidance on
      drive 200 s at 36 km/h {
        at 100 s { assert speed == 36 km/h and moving }
        at 120 s { assert speed == 0 km/h and not moving and position == place(0, 0.01) }
        always bearing == 90
      }
      assert time == 200 s and position == place(0, 0.01) and heading == 90
      drive 10 s at 36 km/h
      assert position == place(0, 0.01) and time == 210 s and speed == 0 km/h
      """)
  }

  @Test("An overview keeps what remains of the route in view")
  func overview() throws {
    try expectPass(
      """
      route place(0, 0) place(0, 1) place(1, 1)
      guidance on
      mode overview
      let whole = zoom
      drive 120 s at 1000 m/s {
        always position is visible and place(1, 1) is visible and tilt == 0 and bearing == 0
      }
      assert mode is overview and zoom > whole + 0.1 and place(0, 0) is not visible
      """)
    // Without guidance, the whole of it.
    try expectPass(
      """
      route place(0, 0) place(0, 1) place(1, 1)
      mode overview
      let before = camera
      drive 120 s at 1000 m/s { always camera == before }
      """)
  }

  @Test("Turning over north passes 0, the short way, in the time of an animation")
  func overNorth() throws {
    try expectPass(
      """
      route place(-0.01, 0.00141) place(0, 0) place(0.01, 0.00141)
      guidance on
      assert bearing between 351 and 353
      drive 150 s at 10 m/s {
        never bearing between 9 and 351
        eventually bearing between 358 and 360
        eventually bearing between 0 and 2
      }
      assert bearing between 7 and 9
      """)
  }

  @Test("Slower than half a metre a second, the bearing stays")
  func slow() throws {
    let route = "route place(0, 0) place(0, 0.00001) place(1, 0.00001)\nguidance on\n"
    try expectPass("\(route)drive 60 s at 0.4 m/s { always bearing == 90 }\nassert heading == 0")
    try expectPass("\(route)drive 60 s at 0.6 m/s\nassert heading == 0 and bearing == 0")
  }

  @Test("One drive and two, one after the other, come to the same place")
  func split() throws {
    let whole = try mapAfter("\(Self.guided)drive 64 s at 64 m/s")
    let parts = try mapAfter("\(Self.guided)repeat 8 { drive 8 s at 64 m/s }")
    #expect(whole.time == parts.time)
    #expect(whole.distanceAlongRoute == parts.distanceAlongRoute)
    #expect(whole.camera == parts.camera)
  }

  @Test("A new route starts anew")
  func newRoute() throws {
    try expectPass(
      """
      \(Self.guided)drive 60 s at 90 km/h { at 30 s { route sydney place(-33, 151) } }
      assert position == sydney and target == sydney and time == 60 s and speed == 0 km/h
      """)
  }

  @Test(
    "What is refused before anything runs",
    arguments: [
      ("mode fast", "“fast” is not known here"), ("guidance maybe", "“maybe” is not known here"),
      ("perspective sideways", "“sideways” is not known here"),
      ("drive 3 s", "drive needs a speed"),
      ("drive 3 km at 5 km/h", "drive takes a time, and the route says where to"),
      ("drive 30 s at 50", "a speed needs its unit, and 50 has none"),
      ("autoRecenter", "autoRecenter needs after and a time, or off"),
      ("autoRecenter after 5 s off", "autoRecenter needs after and a time, or off"),
      ("followingZoom", "followingZoom needs a zoom level, or off"),
      ("assert mode is fast", "I don't know “fast”"),
      ("recenter now", "recenter takes no “now”"),
    ])
  func refused(text: String, message: String) {
    #expect(refusals(text) == [message])
  }
}
