import Testing

@testable import ScenarioLanguage

/// Whole statements as they are written elsewhere, and what cannot be said here.
@Suite("Phrases from elsewhere")
struct PhraseTests {
  private static let names =
    "place home 49.28 -123.12; place work 49.26 -123.11; let pace = 50; let pause = 2\n"

  @Test(
    "The line that is shown is accepted, and it is the only message",
    arguments: [
      ("assert zoom == 16 +- 0.5", "assert zoom == 16 ± 0.5"),
      ("assert zoom == 16 +/- 0.5", "assert zoom == 16 ± 0.5"),
      ("assert zoom == 16+/-0.5", "assert zoom == 16 ± 0.5"),
      ("print 3 +-2", "print 3 + - 2"),
      ("assert center == home", "assert target == home"),
      ("assert mode is follow", "assert mode is following"),
      ("assert camera is centred on home", "assert target == home"),
      ("assert home is in the center", "assert target == home"),
      ("tap the recenter button", "recenter"),
      ("limit zoom max 17", "limit zoom to 17"), ("limit zoom 17 max", "limit zoom to 17"),
      ("limit zoom maximum 17", "limit zoom to 17"), ("limit zoom below 17", "limit zoom to 17"),
      ("limit zoom up to 17", "limit zoom to 17"), ("limit zoom at most 17", "limit zoom to 17"),
      ("limit zoom 0..17", "limit zoom 0 to 17"), ("limit zoom min 3", "limit zoom from 3"),
      ("limit zoom between 3 and 17", "limit zoom 3 to 17"),
      ("limit zoom min 3 max 17", "limit zoom 3 to 17"),
      ("limit zoom max 17 min 3", "limit zoom 3 to 17"),
      ("limit zoom <= 17", "limit zoom to 17"), ("limit zoom >= 3", "limit zoom from 3"),
      ("fit home work pad 40 over 1 s", "animate fit home work pad 40 over 1 s"),
      ("target home for 2 s", "animate target home over 2 s"),
      ("zoomIn over 1 s", "animate zoomIn over 1 s"),
      (
        "fit home work in 2 s { always home is visible }",
        "animate fit home work over 2 s { always home is visible }"
      ),
      ("drive 10 min at pace km/h", "drive 10 min at (pace * 1 km/h)"),
      ("wait pause s", "wait (pause * 1 s)"),
      ("padding bottom pace pt", "padding bottom (pace * 1 pt)"),
      ("assert zoom is no more than 17", "assert zoom <= 17"),
      ("assert zoom is not more than 17", "assert zoom <= 17"),
      ("assert zoom is no less than 3", "assert zoom >= 3"),
      ("assert zoom is not above 17", "assert zoom <= 17"),
      ("assert zoom is not below 3", "assert zoom >= 3"),
      ("gesture pinch 2x", "gesture pinch 2"), ("gesture pinch by 2", "gesture pinch 2"),
      ("gesture pan by 100 50", "gesture pan 100 50"),
      ("gesture pan left 100", "gesture pan -100 0"), ("pan left 100", "gesture pan -100 0"),
      ("swipe up 40", "gesture pan 0 -40"),
      ("set padding bottom 300", "padding bottom 300"), ("set maxZoom 17", "limit zoom to 17"),
      ("set zoom 12", "zoomTo 12"), ("set target home", "target home"),
      ("animate zoomTo 5 ease in out", "animate zoomTo 5 ease easeInOut"),
      ("animate zoomTo 5 ease-in-out", "animate zoomTo 5 ease easeInOut"),
      ("animate zoomTo 5 easing linear", "animate zoomTo 5 ease linear"),
      ("animate zoomTo 5 over 1 s ease-out", "animate zoomTo 5 over 1 s ease easeOut"),
      ("animate zoomTo 5 over 1 s linear", "animate zoomTo 5 over 1 s ease linear"),
      ("assert tilt is less than or equal to 30", "assert tilt <= 30"),
      ("assert zoom is greater or equal to 3", "assert zoom >= 3"),
      ("zoom in 2", "zoomBy 2"), ("zoom out by 2", "zoomBy -2"), ("zoomIn by 2", "zoomBy 2"),
      ("padding 280 bottom", "padding bottom 280"), ("map size 390 x 844", "map 390 x 844"),
      ("gesture pinch 2 at home", "gesture pinch 2 at screen(home)"),
      ("drive 50 km/h for 60 s", "drive 60 s at 50 km/h"), ("wait 5 m", "wait 5 min"),
      ("recenter after 5 s", "autoRecenter after 5 s"),
      ("auto recenter after 5 s", "autoRecenter after 5 s"),
      ("assert map is following", "assert mode is following"),
      ("assert zoom ~= 16", "assert zoom == 16 within 0.5"),
      ("assert zoom ≈ 16", "assert zoom == 16 within 0.5"),
      ("padding bottom 40%", "padding bottom (height * 40 / 100)"),
      ("assert moving == no", "assert moving == false"), ("let a = yes", "let a = true"),
      ("assert the recenter button is visible", "assert recenterButton is visible"),
      ("expect(zoom).toBe(16)", "expect zoom == 16"),
      ("expect(zoom).to.equal(16)", "expect zoom == 16"),
      ("expect zoom to equal 16", "expect zoom == 16"),
      ("assert zoom is 16 or 17", "assert zoom is 16 or zoom is 17"),
      (
        "assert mode is following or overview",
        "assert mode is following or mode is overview"
      ),
      ("print tilt and zoom", "print \"{tilt}, {zoom}\""),
      ("assert map is idle", "assert not moving"),
      ("route from vancouver to calgary", "route vancouver calgary"),
      ("route vancouver via kamloops calgary", "route vancouver kamloops calgary"),
      ("route from vancouver via \"Kelowna\" to calgary", "route vancouver \"Kelowna\" calgary"),
      ("wait 5 s then recenter", "wait 5 s; recenter"),
      ("wait 5 s and recenter", "wait 5 s; recenter"),
      (
        "define \"tap store {store}\" { target store }\ntap store home\ntapStore home",
        "define tapStore(store) { target store }"
      ),
    ])
  func lines(text: String, line: String) {
    let found = check(Self.names + text).found
    #expect(found.count == 1 && found.first?.problem.line == line, "\(found)")
    #expect(check(Self.names + line).problems == [])
  }

  @Test(
    "What belongs in a movement is told as such",
    arguments: ["assert zoom <= 17 at all times", "assert zoom <= 17 the whole time"])
  func watches(text: String) {
    let found = check(text).found
    #expect(found.count == 1 && found.first?.problem.line == "always zoom <= 17")
  }

  @Test(
    "Outside of a movement a check or a limit is shown, too",
    arguments: [
      ("never zoom > 17", "limit zoom to 17"), ("always zoom >= 3", "limit zoom from 3"),
      ("never tilt > 40", "assert not (tilt > 40)"), ("always tilt < 40", "assert tilt < 40"),
    ])
  func outside(text: String, line: String) {
    let help = check(text).problems.first?.words.help
    #expect(help?.hasSuffix(": \(line)") == true, "\(help ?? "")")
    #expect(check(line).problems == [])
  }

  @Test(
    "What can't be said is told in plain words",
    arguments: [
      "tap home", "tap on home", "gesture tap at 100 200",
      "gesture fling left", "fling left", "drive to calgary at 50 km/h",
      "drive to calgary", "drive 5 km at 50 km/h", "drive 10 min to calgary", "padding 40 %",
      "only partdieu is visible", "every store is visible", "assert every store is visible",
      "assert home is above the sheet",
    ])
  func advice(text: String) {
    let found = check(Self.names + text).found
    #expect(found.count == 1 && found.first?.problem.code == "E231", "\(found)")
    #expect(found.first?.problem.line == nil)
  }

  @Test("What was to be waited for is checked in a block")
  func waiting() {
    let line = "wait 5 s { eventually mode is following }"
    #expect(check("wait until mode is following").problems.first?.line == line)
    #expect(check(line).problems == [])
  }

  @Test(
    "Another mistake in a statement like these is told as that",
    arguments: [
      ("drive pauze at 50 km/h", "E302"), ("assert zomm is above 17", "E302"),
      ("wait until zomm == 3", "E231"), ("define tap(a) { target a }\ntap home home", "E404"),
      ("fit home hmoe over 1 s", "E302"), ("assert all stores are visible", "E302"),
    ])
  func others(text: String, code: String) {
    let found = check(Self.names + text).found
    #expect(found.first?.problem.code == code, "\(found)")
  }

  @Test("Signs with a blank between them are a sum")
  func signs() {
    #expect(check("assert zoom == 16 + -0.5").problems == [])
  }

  @Test("A city is meant only with one slip, two in a long name, and where one can stand")
  func cities() {
    for text in ["target folow", "assert target == fulsum", "assert zoom is calgri"] {
      guard case .unknownName(_, nil) = check(text).problems.first else {
        Issue.record("\(check(text).found)")
        continue
      }
    }
    guard case .unknownName(_, let city?) = check("target vancuver").problems.first else {
      Issue.record("no city")
      return
    }
    #expect(city.word == "vancouver")
  }

  @Test(
    "A column, a value or a variable named like a word of the language is one mistake",
    arguments: [
      "let limited = 3\nzoomTo limited\nassert zoom was limited",
      "for limited in [1, 2] { zoomTo limited; assert zoom was not limited }",
      """
      scenario "{limited}, {z}" {
        examples
        | z | limited |
        | 3 | 4 |
        zoomTo limited
        assert zoom was limited
      }
      """,
    ])
  func reserved(text: String) {
    #expect(check(text).problems == [.reservedName("limited")])
  }

  @Test("A word of the language in a title is no column, and no value in a text")
  func titles() {
    #expect(
      check("scenario \"{limited}\" { zoomIn }").problems == [.titleNeedsColumn("limited")])
    #expect(check("print \"{limited}\"").found.first?.problem.code == "E201")
  }

  @Test(
    "A cell of several words stands in quotes",
    arguments: ["iPhone 15", "Clermont-Ferrand", "New York"])
  func cells(cell: String) {
    let text = "scenario \"a {p}\" {\n  examples\n  | p |\n  | \(cell) |\n  print p\n}"
    let found = check(text).found
    #expect(found.count == 1 && found.first?.problem.code == "E226", "\(found)")
    #expect(found.first?.problem.line == "| \"\(cell)\" |")
  }

  @Test("A line of marks under the header is left out", arguments: ["|---|---|", "| :-- | --: |"])
  func rules(rule: String) {
    let rows = "  | p | z |\n  \(rule)\n  | vancouver | 3 |\n"
    let text = "scenario \"{p}\" {\n  examples\n\(rows)  target p zoom z\n}"
    #expect(check(text).problems == [.wordTooMany(rule, line: nil)])
  }
}
