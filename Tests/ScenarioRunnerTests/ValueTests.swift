import Testing

@testable import ScenarioLanguage
@testable import ScenarioRunner

@Suite("Values: what can be asked, and how it is computed")
struct ValueTests {
  private static let tilted = "camera lat -33 lon 151 zoom 16 bearing 30 tilt 20"

  @Test(
    "Everything that can be asked of the map",
    arguments: [
      ("zoom", "16"), ("bearing", "30"), ("tilt", "20"), ("target", "-33, 151"), ("lat", "-33"),
      ("lon", "151"), ("camera", "lat -33 lon 151 zoom 16 bearing 30 tilt 20"), ("minZoom", "2"),
      ("maxZoom", "21"), ("maxTilt", "65"), ("width", "1133"), ("height", "744"),
      ("padding", "[0, 0, 0, 0]"), ("length(corners)", "4"), ("camera.target", "-33, 151"),
      ("camera.zoom", "16"), ("camera.bearing", "30"), ("camera.tilt", "20"),
      ("camera.target.lat", "-33"), ("target.lat", "-33"), ("target.lon", "151"),
      ("round(metersPerPoint, 3)", "2.001"), ("view.north > lat", "true"),
      ("view.south < lat", "true"),
      ("view.east > lon", "true"), ("view.west < lon", "true"), ("contains(view, target)", "true"),
      ("corners.length", "4"),
    ])
  func properties(expression: String, value: String) throws {
    #expect(try shown(expression, after: Self.tilted) == value)
  }

  @Test("Every property of the language can be read")
  func allProperties() throws {
    for entry in PropertyEntry.table {
      let start = "route vancouver calgary\n" + Self.tilted
      #expect(try shown("\(entry.spelling)", after: start) != "", "\(entry.spelling)")
    }
  }

  @Test("A part that is kept does not write over what stands beside it")
  func keptParts() throws {
    for part in [
      "camera.target", "target.lat", "view.south", "camera.zoom", "camera.tilt", "view.center",
      "camera.target.lon", "point(1, 2).x", "bounds(vancouver, calgary).west",
    ] {
      let text = "let a = \(part)\nlet b = 5\nlet c = 6\nlet d = 7\nlet e = 8\nprint [b, c, d, e]"
      #expect(try printed(text) == ["[5, 6, 7, 8]"], "\(part)")
      #expect(try holds("a == \(part)", after: "let a = \(part)\nlet b = 5"), "\(part)")
    }
  }

  @Test(
    "The parts of values, and the functions",
    arguments: [
      ("place(49.26, -123.11).lat", "49.26"), ("vancouver.lon", "-123.11"),
      ("place(49.26N, 123.11W)", "49.26, -123.11"), ("place(33S, 151E).lat", "-33"),
      ("place(\"49°15'36\\\"N 123°6'36\\\"W\")", "49.26, -123.11"),
      ("place(\"São Paulo\") == sao_paulo", "true"), ("sao_paulo == saoPaulo", "true"),
      ("place(\"Portland, Maine\").lon > -72", "true"), ("place(\"Portland\").lon < -120", "true"),
      ("place(\"https://www.google.com/maps/@49.28,-123.12,12z\")", "49.28, -123.12"),
      ("place(vancouver)", "49.26, -123.11"), ("point(100, 200).x", "100"),
      ("point(100, 200).y", "200"), ("bounds(vancouver, calgary).north", "51.05"),
      ("bounds(vancouver, calgary).south", "49.26"), ("bounds(vancouver, calgary).east", "-114.05"),
      ("bounds(vancouver, calgary).west", "-123.11"),
      ("bounds(place(0, 170), place(0, -170)).west", "170"),
      ("bounds(place(0, 0), place(10, 20)).center", "5, 10"),
      ("bounds([vancouver, calgary]).north", "51.05"), ("[1, 2, 3].length", "3"),
      ("\"São\".length", "3"), ("length(\"👩🏽‍🚀é\")", "2"), ("length([])", "0"),
      ("length(2..21)", "20"),
      ("distance(place(0, 0), place(0, 1)) == 111.195 km within 0.2 km", "true"),
      ("distance(vancouver, vancouver)", "0 m"), ("heading(place(0, 0), place(0, 10))", "90"),
      ("heading(place(0, 0), place(10, 0))", "0"),
      ("heading(place(0, 0), place(0, -10)) == -90", "true"),
      ("middle(place(0, 0), place(0, 10))", "0, 5"),
      ("middle(place(0, 170), place(0, -170))", "0, 180"),
      ("screen(target)", "566.5, 372"), ("ground(point(566.5, 372)) == target", "true"),
      ("ground(566.5, 372) == target", "true"),
      ("contains(bounds(vancouver, calgary), calgary)", "true"),
      ("contains(bounds(vancouver, calgary), sydney)", "false"),
      ("contains(bounds(vancouver, sydney), bounds(vancouver, sydney))", "true"),
      ("contains(bounds(vancouver, calgary), bounds(vancouver, sydney))", "false"),
      ("min(3, 1, 2)", "1"), ("max(3, 1, 2)", "3"), ("min([3, 1.5, 2])", "1.5"), ("max(1..4)", "4"),
      ("min(1 km, 900 m)", "900 m"), ("max(5)", "5"), ("abs(-3)", "3"), ("abs(-3 km)", "3 km"),
      ("round(2.5)", "3"), ("round(-2.5)", "-3"), ("round(7.285, 1)", "7.3"),
      ("round(1234, -2)", "1200"),
      ("floor(7.9)", "7"), ("floor(-7.1)", "-8"), ("ceil(7.1)", "8"), ("ceil(-7.9)", "-7"),
      ("sqrt(9)", "3"), ("log2(8)", "3"), ("log2(0.5)", "-1"), ("sin(30)", "0.5"),
      ("cos(60 deg)", "0.5"),
      ("sin(90)", "1"),
    ])
  func parts(expression: String, value: String) throws {
    #expect(try shown(expression) == value)
  }

  @Test(
    "Operators, from those that bind most to those that bind least",
    arguments: [
      ("2 + 3 * 4", "14"), ("(2 + 3) * 4", "20"), ("-2 ^ 2", "-4"), ("2 ^ 3 ^ 2", "512"),
      ("2 ^ -1", "0.5"), ("7 - 2 - 1", "4"), ("8 / 2 / 2", "2"), ("7 mod 3", "1"),
      ("-90 mod 360", "270"), ("90 mod -360", "-270"), ("-7 mod 7", "0"), ("2 * 7 mod 4", "2"),
      ("- -3", "3"), ("1e3 + 1_000", "2000"), (".5 + .5", "1"), ("1 + 1 == 2", "true"),
      ("true or false and false", "true"), ("(true or false) and false", "false"),
      ("not false and true", "true"), ("not (true and false)", "true"), ("not not true", "true"),
      ("1 == 1 and 2 == 2", "true"), ("1 < 2 or 1 / (zoom - zoom) == 1", "true"),
      ("1 > 2 and 1 / (zoom - zoom) == 1", "false"), ("zoom == 2 or zoom == 3", "true"),
    ])
  func operators(expression: String, value: String) throws {
    #expect(try shown(expression) == value)
    // Computed while it runs and computed while it is checked come to the same.
    let running = expression.split(separator: " ").map {
      $0.allSatisfy { $0.isNumber } ? "(\($0) + zoom - zoom)" : String($0)
    }.joined(separator: " ")
    #expect(try shown(running) == value, "\(running)")
  }

  @Test(
    "Units are converted, and say what comes of joining them",
    arguments: [
      ("1 km == 1000 m", "true"), ("1 mi == 1609.344 m", "true"), ("100 ft == 30.48 m", "true"),
      ("1 min == 60 s", "true"), ("500 ms == 0.5 s", "true"), ("36 km/h == 10 m/s", "true"),
      ("30 mph == 13.4112 m/s", "true"), ("45 deg == 45", "true"), ("45° == 45", "true"),
      ("64 pt == 64", "true"), ("2 s == 2", "true"), ("1 km + 500 m", "1.5 km"),
      ("2 * 3 km", "6 km"), ("3 km / 2", "1.5 km"), ("10 km / 2 km", "5"),
      ("100 km / 50 km/h", "7200 s"),
      ("10 km / 100 s", "360 km/h"), ("36 km/h * 10 s", "100 m"), ("10 s * 36 km/h", "100 m"),
      ("2 s + 1", "3 s"), ("90 - 45 deg", "45"), ("500 m", "500 m"), ("999.9 m", "999.9 m"),
      ("1500 m", "1.5 km"), ("-1500 m", "-1.5 km"), ("5 mi", "8.04672 km"), ("12 m/s", "43.2 km/h"),
      ("1 min", "60 s"), ("2 km mod 300 m", "200 m"), ("width / 2", "566.5"),
    ])
  func units(expression: String, value: String) throws {
    #expect(try shown(expression) == value)
  }

  @Test(
    "Texts hold what is filled in, and their escapes",
    arguments: [
      (#""now at {zoom}""#, "now at 2"), (#""{1 + 1}{"{2}"}""#, "22"),
      (#""a\tb\nc\\\"\{\}""#, "a\tb\nc\\\"{}"),
      (#""{true} {[1, 2]} {vancouver} {point(1, 2)}""#, "true [1, 2] 49.26, -123.11 1, 2"),
      (#""{7.30} {7.285322222}""#, "7.3 7.285322"), (#""é 東京 😀""#, "é 東京 😀"), (#""""#, ""),
      (#""{["a", "b"]}""#, "[\"a\", \"b\"]"),
      (#""{[vancouver, calgary]}""#, "[49.26, -123.11; 51.05, -114.05]"),
      (#""{bounds(vancouver, calgary)}""#, "49.26, -123.11 to 51.05, -114.05"),
      (#""{1..3}""#, "[1, 2, 3]"),
      (#""{5 km} {2 s} {50 km/h}""#, "5 km 2 s 50 km/h"),
    ])
  func texts(text: String, value: String) throws {
    #expect(try shown(text) == value)
  }

  @Test("A text may name a place that is only known when it runs")
  func namedWhenRun() throws {
    #expect(try shown("place(\"{\"Syd\"}ney\")") == "-33.8683, 151.2086")
    let outcome = try run("let name = \"Xyzzy{zoom}\"\ntarget name")
    #expect(outcome.problem == .unknownPlaceText("Xyzzy2", suggestion: nil))
  }

  @Test(
    "Whether something is visible",
    arguments: [
      ("vancouver is visible", true), ("sydney is visible", false), ("sydney is not visible", true),
      ("vancouver is visible and not (sydney is visible)", true),
      ("\"Vancouver\" is visible", true),
      ("bounds(vancouver, calgary) is visible", true),
      ("bounds(vancouver, sydney) is visible", false),
      ("[vancouver, calgary] is visible", true), ("[vancouver, sydney] is visible", false),
      ("place(49, -120) is visible", true),
      ("[vancouver, sydney] is not visible", false), ("[sydney, \"Perth\"] is not visible", true),
      ("not ([vancouver, sydney] is visible)", true),
      ("bounds(vancouver, sydney) is not visible", true),
    ])
  func visible(condition: String, matches: Bool) throws {
    #expect(try holds(condition, after: "fit vancouver calgary") == matches)
  }
}
