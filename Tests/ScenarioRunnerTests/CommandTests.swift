import Testing

@testable import ScenarioLanguage
@testable import ScenarioRunner

@Suite("Commands")
struct CommandTests {
  @Test(
    "What a command does",
    arguments: [
      "camera sydney zoom 6 bearing 270 tilt 25; assert target == sydney and zoom == 6 and bearing == 270 and tilt == 25",
      "camera lat -33 lon 151 zoom 6; assert lat == -33 and lon == 151 and zoom == 6",
      "camera lon 151, zoom 6, lat -33; assert lat == -33 and lon == 151",
      "camera -33 151 zoom 6; assert target == place(-33, 151)",
      "camera 33S 151E zoom 6; assert target == place(-33, 151)",
      "camera sydney zoom 9 bearing 5; camera vancouver; assert zoom == minZoom and bearing == 0",
      "camera sydney zoom 9; let before = camera; zoomIn; tilt 20; camera before; assert camera == before",
      "camera sydney zoom 9; let before = camera; camera before zoom 5; assert zoom == 5 and target == sydney",
      "camera \"https://www.google.com/maps/@-33.86,151.21,12z\"; assert zoom == 12 and lat == -33.86",
      "camera \"https://www.google.com/maps/@-33.86,151.21,12z,90h,20t\"; assert bearing == 90 and tilt == 20",
      "camera \"geo:49.28,-123.12?z=11\"; assert zoom == 11 and lon == -123.12",
      "camera \"#11/49.28/-123.12/90/30\"; assert zoom == 12 and bearing == 90 and tilt == 30",
      "camera \"https://www.google.com/maps/@0,0,744m\"; assert metersPerPoint == 1.000",
      "camera \"São Paulo\" zoom 9; assert target == sao_paulo",
      "zoomTo 9; bearing 10; target vancouver; assert zoom == 9 and bearing == 10 and target == vancouver",
      "target vancouver zoom 12; assert zoom == 12 and target == vancouver",
      "target lat 49.26 lon -123.11; assert target == vancouver",
      "target vancouver; target lat 10; assert lat == 10 and lon == vancouver.lon",
      "target 49.26 -123.11; assert target == vancouver",
      "target \"São Paulo\"; assert target == sao_paulo",
      "zoomTo 6; zoomIn; assert zoom == 7", "zoomTo 6; zoomOut; assert zoom == 5",
      "zoomTo 12; assert zoom == 12", "zoomTo 12; zoomBy -1.5; assert zoom == 10.5",
      "camera sydney zoom 8; let held = ground(point(100, 200)); zoomBy 1 at 100 200; assert screen(held) == point(100, 200) within 0.01",
      "zoomBy 1 at point(100, 200); assert zoom == 3", "bearing -90; assert bearing == 270",
      "zoomTo 16; tilt 65; assert tilt == 65", "zoomTo 10; tilt 65; assert tilt == 30",
      "camera lat 0 lon 170 zoom 3; scrollBy 100 0; assert lon == -172.421875",
      "camera lat 0 lon 170 zoom 3; scrollBy point(100, 0); assert lon == -172.421875",
      "camera lat -33 lon 151 zoom 6; zoomIn; fit vancouver calgary pad 64; assert zoom == 7.3",
      "fit vancouver calgary; assert zoom == 7.2853",
      "fit vancouver, calgary pad 100; assert zoom < 7.2",
      "fit [vancouver, calgary] pad 64; assert zoom == 7.2853",
      "fit bounds(vancouver, calgary); assert zoom == 7.2853",
      "line way vancouver calgary; fit way; assert zoom == 7.2853",
      "fit \"Vancouver\" \"Calgary\"; assert zoom == 7.2853",
      "fit vancouver calgary pad top 10 left 20 bottom 30 right 40; assert vancouver is visible",
      "fit 49.26 -123.11 51.05 -114.05; assert zoom == 7.2853",
      "camera vancouver zoom 9 bearing 30 tilt 20; fit vancouver calgary; assert bearing == 0 and tilt == 0",
      "camera vancouver zoom 9 bearing 30 tilt 20; fit vancouver calgary keep; assert bearing == 30 and tilt == 20 and calgary is visible",
      "camera vancouver zoom 9 bearing 30 tilt 20; fit vancouver calgary keep bearing; assert bearing == 30 and tilt == 0",
      "camera vancouver zoom 9 bearing 30 tilt 20; fit vancouver calgary keep tilt; assert bearing == 0 and tilt == 20",
      "camera vancouver zoom 9 bearing 30 tilt 20; fit vancouver calgary keep bearing tilt; assert bearing == 30 and tilt == 20",
      "map 390 x 844; assert width == 390 and height == 844", "map 390x844; assert width == 390",
      "map \"iPhone 15\"; assert width == 393 and height == 852",
      "map \"iphone15\"; assert width == 393",
      "map \"iPad mini\" sideways; assert width == 1133 and height == 744",
      "map 390 844 sideways; assert width == 844",
      "for name in [\"iPhone 15\"] { map name; assert width == 393 and height == 852 }",
      "define on(device) { map device sideways }\non \"iPhone 15\"; assert width == 852",
      "padding 64; assert padding == [64, 64, 64, 64]",
      "padding top 100 left 20 bottom 0 right 0; assert padding == [100, 20, 0, 0]",
      "padding bottom 300; assert padding == [0, 0, 300, 0]",
      "map 390 x 844; padding bottom 300; assert screen(target) == point(195, 272)",
      "place home 49.28 -123.12; target home; assert lat == 49.28",
      "place home vancouver; assert home == vancouver",
      "place home \"São Paulo\"; assert home == sao_paulo",
      "place home \"https://www.google.com/maps/@49.28,-123.12,12z\"; assert home == place(49.28, -123.12)",
      "target sydney; place home target; target vancouver; assert home == sydney",
      "place vancouver 1 2; assert vancouver == place(1, 2)",
      "marker shop 49.28 -123.12; target shop; zoomTo 12; assert shop is visible",
      "line coast vancouver \"Seattle\" \"Portland\"; fit coast; assert coast is visible",
      "line coast place(0, 0) place(0, 1) place(1, 1); assert length(coast) == 222.4 km within 1 km",
      "camera sydney zoom 4; limit zoom 10 to 15; assert zoom == 10 and minZoom == 10 and maxZoom == 15",
      "limit zoom from 5; zoomTo 3; assert zoom == 5",
      "limit zoom to 5; zoomTo 9; assert zoom == 5",
      "limit zoom from 5 to 9; assert minZoom == 5 and maxZoom == 9",
      "limit zoom 5 to 9; limit zoom off; zoomTo 12; assert zoom == 12",
      "limit target place(-22, 175) place(-11, -176); target lat -30 lon 170; assert lat == -22 and lon == 175",
      "limit target vancouver calgary; target sydney; assert contains(bounds(vancouver, calgary), target)",
      "limit target vancouver calgary; limit target off; target sydney; assert target == sydney",
      "limit tilt android; camera sydney zoom 14 tilt 60; assert tilt == 45",
      "limit tilt android; limit tilt ios; camera sydney zoom 14 tilt 60; assert tilt > 45",
      "move target vancouver; assert target == vancouver",
      "expect error { limit zoom 15 to 10 }; assert zoom == 2",
    ])
  func effect(text: String) throws {
    let outcome = try run(text)
    #expect(outcome.verdict == .passed, "\(outcome.words)")
  }

  @Test("Every command of the table that moves the camera or sets it up is shown above")
  func complete() throws {
    let names = CommandEntry.table.filter { $0.group == .moving }.map { "\($0.spelling)" }
    #expect(names.count >= 10)
    for name in names {
      let example = WordHelp.examples.first { $0.word == name }
      #expect(example != nil, "\(name)")
    }
  }

  @Test(
    "Whether the last command was limited",
    arguments: [
      ("camera sydney zoom 6 tilt 45", "tilt was limited", true),
      ("camera sydney zoom 6 tilt 45", "camera was limited", true),
      ("camera sydney zoom 6 tilt 45", "zoom was limited", false),
      ("camera sydney zoom 6 tilt 45", "zoom was not limited", true),
      ("camera sydney zoom 6 tilt 20", "tilt was limited", false),
      ("camera sydney zoom 6 tilt 45; zoomTo 7", "tilt was limited", false),
      ("camera sydney zoom 25", "zoom was limited", true), ("zoomTo 0", "zoom was limited", true),
      ("target lat 89 lon 0", "lat was limited", true),
      ("target lat 89 lon 0", "target was limited", true),
      ("target lat 10 lon 190", "lon was limited", false),
      ("bearing 400", "bearing was limited", false),
      ("limit target vancouver calgary; target sydney", "target was limited", true),
      ("zoomIn", "camera was limited", false),
    ])
  func limited(commands: String, condition: String, matches: Bool) throws {
    #expect(try holds(condition, after: commands) == matches)
  }

  @Test(
    "What goes wrong while it runs ends the scenario at its place",
    arguments: [
      ("print 1 / ‹(zoom - zoom)›", Problem.divisionByZero),
      ("print 1 mod ‹(zoom - zoom)›", .divisionByZero), ("print 1 / ‹0›", .divisionByZero),
      ("print ‹sqrt(zoom - 3)›", .noResult("sqrt")), ("print ‹log2(zoom - 2)›", .noResult("log2")),
      ("print ‹1e308 * zoom›", .noResult("this product")),
      ("print ‹zoom ^ 5000›", .noResult("this power")),
      ("print ‹(zoom - 3) ^ 0.5›", .noResult("this power")),
      ("repeat ‹(zoom / 4)› { zoomIn }", .notACount(0.5)),
      ("repeat ‹-1› { zoomIn }", .notACount(-1)),
      ("for x in ‹1..2 by (zoom - zoom)› { zoomIn }", .emptyStep),
      ("for x in [[1], []] { print ‹min(x)› }", .noValues("the smallest or greatest")),
      ("‹limit zoom 15 to 10›", .camera(.invalidZoomRange(minimum: 15, maximum: 10))),
      ("‹limit zoom to 50›", .camera(.unsupportedZoom(50))),
      ("‹map 0 x 0›", .camera(.invalidSize(width: 0, height: 0))),
      ("‹padding 2e6›", .camera(.invalidInset(2e6))),
      ("‹padding (zoom - 12)›", .camera(.invalidInset(-10))),
      (
        "for name in [\"iPhone 51\"] { map ‹name› }",
        .unknownDevice("iPhone 51", suggestion: "iPhone 15")
      ),
      (
        "map 390 x 844; camera sydney zoom 16 tilt 65; print ‹ground(point(195, -3000))›",
        .camera(.aboveHorizon)
      ),
      ("camera sydney zoom 16 tilt 65; print ‹screen(place(-80, -30))›", .unseen),
    ])
  func runtimeProblems(marked: String, problem: Problem) throws {
    let parts = marked.split(separator: "‹")
    let start = marked.hasPrefix("‹") ? "" : String(parts[0])
    let spot = String(parts[marked.hasPrefix("‹") ? 0 : 1].split(separator: "›")[0])
    let text = marked.filter { $0 != "‹" && $0 != "›" }
    let outcome = try run(text)
    #expect(outcome.verdict == .broken)
    #expect(outcome.problem == problem)
    let location = try #require(outcome.breakdown?.diagnostic.location)
    let program = try program(text)
    #expect(program.sources[0].text(location.span) == spot)
    #expect(Int(location.span.lower) == start.utf8.count)
  }

  @Test("Where a definition broke, and who called it")
  func callers() throws {
    let text = "define f(n) {\n  print 1 / n\n}\ndefine g { f 0 }\n\n\ng"
    let breakdown = try #require(try run(text).breakdown)
    let source = try program(text).sources[0]
    #expect(source.line(of: Int(breakdown.diagnostic.location.span.lower)) == 2)
    #expect(breakdown.callers.map { source.line(of: Int($0.span.lower)) } == [4, 7])
  }
}
