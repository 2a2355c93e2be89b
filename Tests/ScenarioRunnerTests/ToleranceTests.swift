import Testing

@testable import ScenarioLanguage
@testable import ScenarioRunner

@Suite("When two values count as equal")
struct ToleranceTests {
  @Test(
    "A number with decimals is matched to the decimals written",
    arguments: [
      (7.25, "7.3", true), (7.35, "7.3", true), (7.2499, "7.3", false), (7.3501, "7.3", false),
      (7.2853, "7.3", true), (7.295, "7.30", true), (7.305, "7.30", true), (7.2949, "7.30", false),
      (7.3051, "7.30", false), (2.675, "2.68", true), (2.685, "2.68", true),
      (2.6749, "2.68", false),
      (7.0000009, "7", true), (7.0000012, "7", false), (7.04, "7.0", true), (7.06, "7.0", false),
      (7.3, "73e-1", true), (7.34, "73e-1", true), (7.36, "73e-1", false), (15, "1.5e1", true),
      (15.1, "1.5e1", false), (7.34, "(7.3)", true), (7.31, "7.3 + 0", false),
      (7.3, "7.3 + 0", true), (7.3000009, "7.3 + 0", true), (7.31, "7.3 within 0.01", true),
      (7.3101, "7.3 within 0.01", false), (7.31, "7.3 ± 0.01", true), (7.29, "7.3 ±0.01", true),
      (7.2899, "7.3 ± 0.01", false), (7.4, "7 ± 0.5", true), (7.31, "7.3 within 0", false),
      (9, "7 within (1 + 1)", true),
    ])
  func decimals(zoom: Double, written: String, matches: Bool) throws {
    #expect(try holds("zoom == \(written)", after: "camera sydney zoom \(zoom)") == matches)
    #expect(try holds("zoom is \(written)", after: "camera sydney zoom \(zoom)") == matches)
    #expect(try holds("zoom != \(written)", after: "camera sydney zoom \(zoom)") == !matches)
    #expect(try holds("zoom is not \(written)", after: "camera sydney zoom \(zoom)") == !matches)
    #expect(try holds("not (zoom == \(written))", after: "camera sydney zoom \(zoom)") == !matches)
    if !written.contains("within"), !written.contains("±") {
      #expect(try holds("\(written) == zoom", after: "camera sydney zoom \(zoom)") == matches)
    }
  }

  @Test(
    "The decimals go with the number, wherever it is kept",
    arguments: [
      "let level = 7.3\nassert zoom == level",
      "let level = 7.3\nlet same = level\nassert zoom == same",
      "define f(level) { assert zoom == level }\nf 7.3",
      "define f(level = 7.3) { assert zoom == level }\nf",
      "define g(level) { f level }\ndefine f(level) { assert zoom == level }\ng 7.3",
      "for level in [7.3] { assert zoom == level }",
      "for level in [7.3, 7.29] { assert zoom == level }",
      "for levels in [[7.3], [7.29, 7.3]] { for level in levels { assert zoom == level } }",
      "define f(levels) { for level in levels { assert zoom == level } }\nf [7.3]",
      "let levels = [7.3]\nfor level in levels { assert zoom == level }",
      "assert [zoom] == [7.3] and [7.3] == [zoom]",
      "let level = -7.3\nassert -zoom == level",
    ])
  func kept(text: String) throws {
    let passed = try run("camera sydney zoom 7.285322\n" + text)
    #expect(passed.verdict == .passed, "\(passed.words)")
    // The same number to more decimals does not match.
    let exact = text.split(separator: "7.3", omittingEmptySubsequences: false)
      .joined(separator: "7.300").split(separator: "7.29", omittingEmptySubsequences: false)
      .joined(separator: "7.290")
    #expect(try run("camera sydney zoom 7.285322\n" + exact).verdict == .failed)
  }

  @Test("A cell of examples carries its decimals, each for itself")
  func cells() throws {
    let text = """
      scenario "{level}" {
        examples
          | level |
          | 7.3   |
          | 7.30  |
          | 7.29  |
          | 7     |
        camera sydney zoom 7.285322
        assert zoom == level
      }
      """
    #expect(try outcomes(text).map { $0.verdict } == [.passed, .failed, .passed, .failed])
  }

  @Test("A value from outside carries its decimals")
  func settings() throws {
    let text = "let level = 1\ncamera sydney zoom 7.285322\nassert zoom == level"
    for (value, verdict) in [("7.3", ScenarioOutcome.Verdict.passed), ("7.30", .failed)] {
      let outcome = try run(text, settings: [Setting(name: "level", value: value)])
      #expect(outcome.verdict == verdict)
    }
  }

  @Test(
    "Both sides with decimals match to the coarser ones",
    arguments: [
      ("7.28 == 7.3", true), ("7.3 == 7.28", true), ("7.24 == 7.3", false),
      ("0.1 + 0.2 == 0.3", true),
      ("7.30 == 7.34", false), ("1.5 km == 1549 m", true), ("1.5 km == 1551 m", false),
      ("1.0 min == 62.9 s", true), ("1.0 min == 63.1 s", false), ("-7.3 == -7.26", true),
      ("1e-9 == 0", false), ("1e-9 == 1.4e-9", true), ("0.000000001 == 0", false),
      ("1_000.5 == 1_000.54", true),
      ("100000000.3 == 100000000.34", true),
    ])
  func bothSides(condition: String, matches: Bool) throws {
    #expect(try holds(condition) == matches)
  }

  @Test(
    "Angles compare around the circle",
    arguments: [
      ("bearing == 0", "359.9999999", true), ("bearing == 360", "0", true),
      ("bearing == -90", "270", true), ("bearing == 0 within 10", "350", true),
      ("bearing == 0 within 9", "350", false), ("bearing == 359.9", "0", false),
      ("bearing == 359.9", "359.94", true), ("bearing == 0.0", "359.96", true),
      ("bearing == 0.0", "359.94", false), ("bearing == 450 deg", "90", true),
      ("bearing != 0", "180", true),
    ])
  func angles(condition: String, bearing: String, matches: Bool) throws {
    #expect(
      try holds(condition, after: "camera sydney zoom 10 bearing \(bearing)") == matches)
  }

  @Test(
    "Places match in degrees, or within a distance",
    arguments: [
      ("place(10, 20) == place(10.0000009, 20)", true),
      ("place(10, 20) == place(10.000002, 20)", false),
      ("place(10, 20) == place(10, 20.000002)", false), ("place(0, 180) == place(0, -180)", true),
      ("place(10, 20) == place(10, 380)", true),
      ("place(10, 20) == place(10.01, 20) within 2 km", true),
      ("place(10, 20) == place(10.02, 20) within 2 km", false),
      ("place(10, 20) == place(10.01, 20) ± 1.2 km", true),
      ("place(0, 180) == place(0, -179.99) within 1200 m", true),
      ("place(10, 20) != place(10.02, 20) within 2 km", true), ("vancouver == \"Vancouver\"", true),
      ("vancouver == calgary", false), ("vancouver is not calgary", true),
      ("place(10, 20) == place(10, 20) within 0 m", true),
    ])
  func places(condition: String, matches: Bool) throws {
    #expect(try holds(condition) == matches)
  }

  @Test(
    "Points, cameras, bounds, texts and lists match in all their parts",
    arguments: [
      ("point(1, 2) == point(1, 2)", true), ("point(1, 2) == point(1, 2.00001)", false),
      ("point(1, 2) == point(1.6, 2.8) within 1", true),
      ("point(1, 2) == point(1.7, 2.8) within 1", false), ("camera == camera", true),
      ("bounds(vancouver, calgary) == bounds(calgary, vancouver)", true),
      ("bounds(vancouver, calgary) == bounds(vancouver, sydney)", false),
      ("\"a{1 + 1}\" == \"a2\"", true), ("\"a\" == \"A\"", false), ("\"a\" == \"ab\"", false),
      ("\"\" == \"\"", true), ("true == true", true), ("true == false", false),
      ("[1, 2] == [1, 2]", true), ("[1, 2] == [1, 3]", false), ("[1, 2] == [1]", false),
      ("[1.5, 2.5] == [1.5, 2.5]", true), ("[1.5, 2.5] == [1.5, 3.5]", false),
      ("[1.5, 2] == [1.54, 2]", true), ("[] == []", true), ("[] == [1]", false),
      ("[1] != []", true),
      ("[[1], [2, 3]] == [[1], [2, 3]]", true), ("[[1], [2, 3]] == [[1], [2, 4]]", false),
      ("[\"a\", \"b\"] == [\"a\", \"b\"]", true), ("[\"a\"] == [\"b\"]", false),
      ("[vancouver, calgary] == [vancouver, calgary]", true), ("1..3 == [1, 2, 3]", true),
      ("padding == [0, 0, 0, 0]", true),
    ])
  func parts(condition: String, matches: Bool) throws {
    #expect(try holds(condition) == matches)
  }

  @Test(
    "An order allows for what computing loses",
    arguments: [
      ("7 < 8", true), ("8 < 7", false), ("7 < 7", false), ("7 < 7.0000005", false),
      ("7 < 7.00001", true), ("7.0000005 <= 7", true), ("7.00001 <= 7", false), ("7 >= 7", true),
      ("7 >= 7.0000005", true), ("8 > 7", true), ("7.0000005 > 7", false),
      ("zoom between 2 and 3", true), ("zoom between 1 and 2", true),
      ("zoom between 1 and 1.5", false),
      ("zoom between 2.5 and 3", false), ("1 km < 1001 m", true), ("1 min > 59 s", true),
      ("50 km/h < 14 m/s", true), ("distance(vancouver, calgary) between 600 km and 700 km", true),
    ])
  func order(condition: String, matches: Bool) throws {
    #expect(try holds(condition) == matches)
  }
}
