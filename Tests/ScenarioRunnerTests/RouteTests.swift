import Testing

@testable import MapCamera
@testable import ScenarioLanguage

@Suite("Routes in scenarios")
struct RouteTests {
  @Test(
    "A route goes through places, however they are given",
    arguments: [
      "route vancouver calgary", "route vancouver \"Kelowna\" calgary",
      "route \"Vancouver\" \"Calgary\"", "route 49.26 -123.11 51.05 -114.05",
      "route place(49.26, -123.11) place(51.05, -114.05)", "route [vancouver, calgary]",
      "let stops = [vancouver, calgary]; route stops",
      "line way vancouver \"Kelowna\" calgary; route way",
      "place home vancouver; marker shop calgary; route home shop",
      "route [vancouver], \"Kelowna\", [calgary]", "route vancouver vancouver calgary calgary",
    ])
  func places(route: String) throws {
    try expectPass(
      """
      \(route)
      assert position == vancouver and speed == 0 km/h and time == 0 s
      drive 86400 s at 100 m/s
      assert position == calgary
      """)
  }

  @Test("A route in a loop and in a definition")
  func loops() throws {
    try expectPass(
      """
      define go(a, b) { route a b; drive 86400 s at 10000 m/s; assert position == b }
      for city in [calgary, sydney] { go vancouver city }
      route vancouver calgary
      """)
  }

  @Test(
    "Too few places",
    arguments: [
      "‹route vancouver vancouver›", "‹route place(1, 2) place(1, 2) place(1, 2)›",
      "‹route [vancouver]›",
      "line dot vancouver vancouver; ‹route dot›",
      "target vancouver; ‹route target vancouver›",
    ])
  func tooFew(marked: String) throws {
    try expectBreakdown(marked, .camera(.routeTooShort))
  }

  @Test(
    "What is refused before anything runs",
    arguments: [
      ("route", "route needs two or more places"),
      ("route vancouver", "route needs two or more places"),
      ("let stops = []; route stops", "this should be a place, but “stops” is a list of values"),
      ("route vancouver 5", "5 is one of two numbers, and the other is missing"),
      ("route vancouver vancover", "I don't know the place “vancover”"),
      ("route from \"a.gpx\"", "there is no file “a.gpx”"),
      ("route from vancouver", "this should be a text, but “vancouver” is a place"),
      ("route from \"{zoom}.gpx\"", "a file's name is a plain text"),
      ("if false { route from \"a.gpx\" }", "there is no file “a.gpx”"),
    ])
  func refused(text: String, message: String) {
    let messages = refusals(text)
    #expect(messages.count == 1 && messages[0].hasPrefix(message), "\(messages)")
  }

  @Test("A route that failed leaves the one before")
  func failed() throws {
    try expectPass(
      """
      route vancouver calgary
      guidance on
      drive 60 s at 90 km/h
      let here = position
      expect error { route sydney sydney }
      assert position == here and mode is following
      """)
  }

  @Test("Over the antimeridian the short way")
  func antimeridian() throws {
    try expectPass(
      """
      route place(0, 179) place(0, -179)
      assert heading == 90
      guidance on
      drive 3600 s at 100 km/h { always abs(lon) >= 179 and target == position }
      assert distance(position, place(0, 179)) == 100 km within 1 m
      drive 3600 s at 100 km/h
      assert lon between -180 and -179 and bearing == 90
      mode overview
      drive 60 s at 100 km/h { always place(0, -179) is visible and abs(lon) > 178 }
      """)
  }

  @Test("Over the pole, where every direction is south")
  func pole() throws {
    try expectPass(
      """
      route place(80, 0) place(80, 180)
      assert heading == 0
      guidance on
      drive 150 s at 7413 m/s { always bearing == 0 or bearing == 180; always lat <= 85 }
      assert position.lat == 90 within 0.01
      drive 150 s at 7413 m/s
      assert position == place(80, 180) within 1 km and heading == 180
      """)
  }

  @Test("Along the great circle, not along the map")
  func greatCircle() throws {
    try expectPass(
      """
      route vancouver place(49.26, 16.89)
      let half = distance(vancouver, place(49.26, 16.89)) / 2
      drive 1000 s at 3600 m/s
      assert distance(vancouver, position) == 3600 km within 1 m
      assert position.lat > 65
      drive 86400 s at 3600 m/s
      assert position == place(49.26, 16.89)
      """)
  }
}
