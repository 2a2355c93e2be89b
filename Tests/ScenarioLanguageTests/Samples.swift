import Testing

@testable import ScenarioLanguage

/// A text with mistakes at its marks, and what is said of each.
struct Sample: CustomTestStringConvertible, Sendable {
  let marked: String
  let problems: [Problem]
  let files: [String: String]

  init(_ marked: String, _ problems: Problem..., files: [String: String] = [:]) {
    self.marked = marked
    self.problems = problems
    self.files = files
  }

  var testDescription: String { String(marked.prefix(60)) }

  static let all =
    characters + sentences + commas + unknownNames + ownNames + arguments + kinds + pairs + files
    + movements + newcomers + recovery

  static let movements: [Sample] = [
    Sample("‹always zoom > 3›", .outsideMovement("always", line: "always zoom > 3")),
    Sample(
      "scenario \"x\" { ‹at 1 s› { zoomIn } }",
      .outsideMovement("at", line: "at 1 s { zoomIn }")),
    Sample("animate zoomTo 5 { ‹zoomIn› }", .notInMovement),
    Sample("zoomIn‹()›", .emptyParentheses),
    Sample("fit(vancouver‹,› calgary)", .commaInParentheses(line: "fit vancouver calgary")),
    Sample(
      "scenario \"x\" {\nzoomIn\n‹examples›\n| a |\n| 1 |\nassert zoom > 1\n}", .lateExamples),
    Sample("let a = ‹max›", .functionAsValue("max")),
    Sample(
      "limit zoom ‹max› 15", .otherWord("max", meant: "to", line: "limit zoom to 15")),
    Sample(
      "place ‹\"my home\"› 49 -123\ntarget \"my home\"; target my_home", .nameNotAWord("my home")),
    Sample(
      "let a = ‹1 km + 2 s›", .unitsDoNotMix(left: "a distance on the ground", right: "a time")),
    Sample(
      "let a = 1 km + ‹2›",
      .unitMissing(written: "2", wanted: "a distance on the ground", example: "2 km")),
    Sample("map ‹pixel 9›", .unknownDevice("pixel 9", suggestion: "Pixel 6")),
    Sample("let a = 4\n‹a =› 5", .valueKept("a", sign: "=", line: "let next_a = 5")),
    Sample("let a = 4\nset ‹a =› 5", .valueKept("a", sign: "=", line: "let next_a = 5")),
    Sample(
      "camera(vancouver‹,› 11)", .commaInParentheses(line: "camera vancouver zoom 11")),
    Sample("place ‹\"Robson Street\"› 49 -123", .nameNotAWord("Robson Street")),
    Sample("place robson ‹-123.122 49.2853›", .beyondPole(-123.122)),
    Sample("camera ‹lat› -123.11 lon 49.26", .beyondPole(-123.11)),
    Sample("target ‹lat› 91 lon 0 zoom 5", .beyondPole(91)),
    Sample("@only @slow ‹@skip›\nscenario \"x\" { zoomIn }", .skipAndOnly),
    Sample("@skip ‹@only›\nscenario \"x\" { zoomIn }", .skipAndOnly),
    Sample("‹@Skip›\nscenario \"x\" { zoomIn }", .nearlyATag("Skip", meant: "skip")),
    Sample("wait 5 ‹seconds›", .unknownUnit("seconds", meant: "s")),
    Sample("map 300 ‹px› 200", .unknownUnit("px", meant: "pt")),
    Sample(
      "place main 49 -123; fit main ‹zoom› 15",
      .unknownArgument(
        "zoom", command: "fit", suggestion: nil, usage: Command.fit.entry.usage)),
    Sample("fly sydney ‹melbourne›", .extraArgument("melbourne", usage: Command.fly.entry.usage)),
    Sample("animate ‹padding 5›", .notAnimated("padding")),
    Sample("mode ‹fre›", .notAChoice("fre", choices: ["following", "overview", "free"])),
    Sample(
      "animate zoomTo 5 ease ‹fast›",
      .notAChoice("fast", choices: ["default", "linear", "easeIn", "easeOut", "easeInOut"])),
    Sample("print place(‹-49.26S›, 0E)", .signAndLetter),
    Sample("route from ‹\"_p~iF\"›", .routeUnreadable("_p~iF", reason: "it is no polyline")),
    Sample("route from ‹\"_p~iF~ps|U\"›", .camera(.routeTooShort)),
    Sample(
      "‹drive 3 s›",
      .missingArgument("drive", wanted: "a speed", usage: "drive TIME at SPEED [{ … }]")),
    Sample(
      "‹wait›",
      .missingArgument(
        "wait", wanted: "a time, or until idle",
        usage: "wait TIME [{ … }] | wait until idle [{ … }]")),
  ]

  static let characters: [Sample] = [
    Sample("‹›", .emptyText),
    Sample("‹›  \n\n# only a comment\n", .emptyText),
    Sample("zoomTo ‹$› 5", .strayCharacter("$")),
    Sample("zoomTo 5 ‹😀›", .strayCharacter("😀")),
    Sample("zoomTo ‹\u{7}›5", .strayCharacter("U+0007")),
    Sample("zoomTo ‹?›", .strayCharacter("?")),
    Sample("zoomTo‹\u{A0}›5", .lookalike(found: "\u{A0}", meant: "a plain space")),
    Sample("zoomBy ‹−›5", .lookalike(found: "−", meant: "-")),
    Sample("print ‹“›it is {zoom} here”", .lookalike(found: "“", meant: "\"")),
    Sample("print ‹'›it's here'", .lookalike(found: "'", meant: "\"")),
    Sample("map 390 ‹×› 844", .lookalike(found: "×", meant: "x")),
    Sample("assert zoom ‹≥› 5", .lookalike(found: "≥", meant: ">=")),
    Sample("zoomIn‹\r›zoomOut", .loneCarriageReturn),
    Sample("# first\r\n# second‹\r›assert zoom == 99", .loneCarriageReturn),
    Sample("zoomTo ‹0x10›", .badNumber(.notDecimal, written: "0x10")),
    Sample("zoomTo ‹1e400›", .badNumber(.numberTooLarge, written: "1e400")),
    Sample("zoomTo ‹12zz›", .badNumber(.gluedNumber, written: "12zz")),
    Sample("print \"a ‹\\›q it's; zoomin\"", .unknownEscape),
    Sample("print \"‹\\›a‹\\›b\"", .unknownEscape, .unknownEscape),
  ]

  static let sentences: [Sample] = [
    Sample("‹5›", .expected("a command", found: "“5”")),
    Sample("let level ‹)›", .expected("“=” and a value", found: "“)”")),
    Sample("let level =‹›\nzoomIn", .expected("a value", found: "the end of the line")),
    Sample("assert zoom ==‹›", .expected("a value", found: "the end of the text")),
    Sample("for city ‹5› { zoomIn }", .expected("“in” and a list", found: "“5”")),
    Sample("repeat 3‹›", .expected("a block in { }", found: "the end of the text")),
    Sample(
      "fit vancouver, ‹;› zoomIn", .expected("one more argument after the comma", found: "“;”")),
    Sample("scenario ‹5› { zoomIn }", .expected("a title in double quotes", found: "“5”")),
    Sample("use ‹5›", .expected("a file's name in double quotes", found: "“5”")),
    Sample("print \"x {zoom ‹tilt›} it's\"", .expected("“}”", found: "“tilt”")),
    Sample("print \"x {zoom‹\"›", .expected("“}”", found: "“\"”")),
    Sample("assert max(1 ‹2›) == 2", .expected("a comma", found: "“2”")),
    Sample("@slow ‹zoomIn›", .expected("a scenario after its tags", found: "“zoomIn”")),
    Sample("assert zoom == 6 because ‹5›", .expected("the reason in double quotes", found: "“5”")),
    Sample("assert ‹(›zoom == 5\nzoomIn", .unclosed("(")),
    Sample("let list = ‹[›1, 2", .unclosed("[")),
    Sample("print ‹\"›abc\nzoomIn", .unclosed("\"")),
    Sample("print ‹\"›abc\\", .unclosed("\"")),
    Sample("print \"now ‹{›zoom", .unclosed("{")),
    Sample("repeat 2 ‹{›\n  zoomIn\n", .unclosed("{")),
    Sample("scenario \"x\" ‹{›\n  zoomIn\nassert zoom == 3", .unclosed("{")),
    Sample("assert (zoom ==\n‹)›\nzoomIn", .expected("a value", found: "“)”")),
    Sample("assert (zoom ==\n‹$›", .strayCharacter("$")),
    Sample("zoomIn ‹}›", .unmatched("}")),
    Sample("assert zoom ‹=› 7", .assignmentForComparison),
    Sample("expect zoom ‹=› 7 because \"so\"", .assignmentForComparison),
    Sample("if zoom ‹=› 7 { zoomIn } else { zoomOut }", .assignmentForComparison),
    Sample("‹zoom› == 7", .checkWithoutAssert("zoom")),
    Sample("‹tilt› == 30", .checkWithoutAssert("tilt")),
    Sample("‹vancouver› is visible", .checkWithoutAssert("vancouver")),
    Sample("‹zoom› between 5 and 7", .checkWithoutAssert("zoom")),
    Sample("‹tilt› was limited", .checkWithoutAssert("tilt")),
    Sample("camera lat ‹=› 5", .assignedArgument(line: "camera lat 5")),
    Sample(
      "assert 5 < zoom ‹<› 7", .chainedComparison(line: "assert 5 < zoom and zoom < 7")),
    Sample("assert zoom == 5 ‹is› 5", .chainedComparison(line: nil)),
    Sample("zoomBy 4 ‹/› 2", .arithmeticNeedsParentheses),
    Sample("zoomTo 5 ‹+› 2", .arithmeticNeedsParentheses),
    Sample("zoomBy 5 ‹-› 2", .arithmeticNeedsParentheses),
    Sample(
      "scenario \"t\" {\n  examples\n    | a | b |\n    ‹| 1 |›\n  zoomTo a\n}",
      .raggedRow(cells: 1, columns: 2)),
    Sample(
      "scenario \"t\" {\n  examples\n    | a |\n    ‹| 1 | 2 |›\n  zoomTo a\n}",
      .raggedRow(cells: 2, columns: 1)),
    Sample("scenario \"t\" {\n  examples\n    ‹| a |›\n  zoomTo 1\n}", .emptyTable),
    Sample("scenario \"t\" {\n  examples\n    | a | b |\n    | 1 | ‹|›\n  zoomTo a\n}", .emptyCell),
    Sample("repeat 2 { ‹define f› { zoomIn } }", .misplaced("define")),
    Sample("repeat 2 { ‹use \"a.cam\"› }", .misplaced("use")),
    Sample("scenario \"at {‹zoom›}\" { zoomTo 5 }", .titleNeedsColumn("zoom")),
  ]

  static let commas: [Sample] = [
    Sample("camera sydney zoom ‹7,3›", .decimalComma(written: "7,3")),
    Sample("zoomTo ‹7,3›", .decimalComma(written: "7,3")),
    Sample("zoomBy -‹7,3›", .decimalComma(written: "7,3")),
    Sample("assert zoom == ‹7,3›", .decimalComma(written: "7,3")),
    Sample("let level = ‹7,3›", .decimalComma(written: "7,3")),
    Sample(
      "define visit(city) { target city }\nvisit ‹7,3›", .decimalComma(written: "7,3")),
    Sample(
      "scenario \"t\" {\n  examples\n    | a |\n    | ‹7,3› |\n  zoomTo a\n}",
      .decimalComma(written: "7,3")),
  ]

  static let unknownNames: [Sample] = [
    Sample("‹zoomin›", .unknownCommand("zoomin", suggestion: did("zoomIn", .command))),
    Sample("‹xyzzyx› 5", .unknownCommand("xyzzyx", suggestion: nil)),
    Sample(
      "fit ‹vancover› calgary pad 64",
      .unknownName("vancover", suggestion: did("vancouver", .place))),
    Sample("zoomTo ‹xyzzyx›", .unknownName("xyzzyx", suggestion: nil)),
    Sample(
      "let level = 5\nzoomTo ‹levle›", .unknownName("levle", suggestion: did("level", .value))),
    Sample("assert ‹zom› == 5", .unknownName("zom", suggestion: did("zoom", .value))),
    Sample(
      "assert ‹distanse›(sydney, calgary) > 1 km",
      .unknownFunction("distanse", suggestion: did("distance", .function))),
    Sample("assert ‹xyzzyx›(1) > 1", .unknownFunction("xyzzyx", suggestion: nil)),
    Sample(
      "camera sydney ‹zom› 6",
      .unknownArgument(
        "zom", command: "camera", suggestion: did("zoom", .word),
        usage: Command.camera.entry.usage)),
    Sample(
      "zoomTo 5 ‹xyzzyx›",
      .unknownArgument(
        "xyzzyx", command: "zoomTo", suggestion: nil, usage: Command.zoomTo.entry.usage)),
    Sample(
      "assert target.‹latitude› == 5",
      .unknownMember("latitude", of: "a place", known: ["lat", "lon"])),
    Sample("assert zoom.‹level› == 5", .unknownMember("level", of: "a plain number", known: [])),
    Sample("map ‹\"iPhone 51\"›", .unknownDevice("iPhone 51", suggestion: "iPhone 15")),
    Sample("map ‹\"Commodore 64\"›", .unknownDevice("Commodore 64", suggestion: nil)),
    Sample(
      "target ‹\"Sao Polo\"›", .unknownPlaceText("Sao Polo", suggestion: "São Paulo")),
    Sample("target ‹\"Xyzzyxyzzy\"›", .unknownPlaceText("Xyzzyxyzzy", suggestion: nil)),
    Sample(
      "place home 1 2\ntarget ‹\"home\"›",
      .otherWord("\"home\"", meant: "home", line: "target home")),
    Sample("camera sydney zoom ‹nan›", .notANumber("nan")),
  ]

  static let ownNames: [Sample] = [
    Sample("let ‹zoom› = 5", .reservedName("zoom")),
    Sample("place ‹fit› 1 2", .reservedName("fit")),
    Sample("let ‹distance› = 5", .reservedName("distance")),
    Sample("let ‹and› = 5", .reservedName("and")),
    Sample("let ‹true› = 5", .reservedName("true")),
    Sample("define ‹camera› { zoomIn }", .reservedName("camera")),
    Sample("define f(‹zoom›) { zoomIn }", .reservedName("zoom")),
    Sample("for ‹tilt› in 1..3 { zoomIn }", .reservedName("tilt")),
    Sample(
      "scenario \"t\" {\n  examples\n    | ‹zoom› |\n    | 5 |\n  zoomIn\n}", .reservedName("zoom")),
    Sample("let a = 1\nlet ‹a› = 2", .duplicateName("a", line: 1)),
    Sample("\n\nplace a 1 2\nmarker ‹a› 3 4", .duplicateName("a", line: 3)),
    Sample("let f = 1\nline ‹f› sydney calgary", .duplicateName("f", line: 1)),
    Sample("define f { zoomIn }\ndefine ‹f› { zoomOut }", .duplicateName("f", line: 1)),
    Sample("for i in 1..3 { let ‹i› = 2 }", .duplicateName("i", line: 1)),
    Sample("define f(a, ‹a›) { zoomIn }", .givenTwice("a")),
    Sample("define f { zoomIn }\nassert ‹f› == 1", .commandAsValue("f")),
    Sample("define f { zoomIn }\nassert ‹f›(1) == 1", .commandAsValue("f")),
    Sample("assert zoom == ‹zoomIn›", .commandAsValue("zoomIn")),
    Sample("zoomTo ‹fit›", .commandAsValue("fit")),
    Sample("‹vancouver›", .valueAsCommand("vancouver", line: nil)),
    Sample("let a = 1\n‹a› 5", .valueAsCommand("a", line: nil)),
    Sample(
      "‹distance› sydney calgary",
      .valueAsCommand("distance", line: "print distance(sydney, calgary)")),
    Sample("let a = 1\nassert ‹a›(2) == 1", .notAFunction("a")),
    Sample("move ‹map 390 844›", .notAMove("map")),
    Sample(
      "limit ‹speed› 5",
      .incompleteCommand("limit", choices: ["limit zoom", "limit target", "limit tilt"])),
    Sample(
      "‹limit›", .incompleteCommand("limit", choices: ["limit zoom", "limit target", "limit tilt"])),
  ]

  static let arguments: [Sample] = [
    Sample("‹zoomTo›", .missingArgument("zoomTo", wanted: "a number", usage: "zoomTo ZOOM")),
    Sample(
      "‹fit›", .missingArgument("fit", wanted: "places", usage: Command.fit.entry.usage)),
    Sample(
      "‹fit vancouver›",
      .missingArgument("fit", wanted: "two or more places", usage: Command.fit.entry.usage)),
    Sample(
      "‹target zoom 5›",
      .missingArgument("target", wanted: "a place", usage: Command.target.entry.usage)),
    Sample(
      "‹line coast sydney›",
      .missingArgument("line", wanted: "two or more places", usage: Command.line.entry.usage)),
    Sample(
      "‹limit zoom 5›",
      .missingArgument(
        "limit zoom", wanted: "“to” and the highest zoom level",
        usage: Command.limitZoom.entry.usage)
    ),
    Sample(
      "‹limit zoom›",
      .missingArgument(
        "limit zoom", wanted: "a zoom level", usage: Command.limitZoom.entry.usage)),
    Sample(
      "‹limit target sydney›",
      .missingArgument(
        "limit target", wanted: "bounds, or two or more places",
        usage: Command.limitTarget.entry.usage)),
    Sample(
      "‹limit tilt›",
      .missingArgument(
        "limit tilt", wanted: "ios or android", usage: Command.limitTilt.entry.usage)),
    Sample(
      "‹padding›",
      .missingArgument(
        "padding", wanted: "a length on the screen", usage: Command.padding.entry.usage)),
    Sample(
      "place ‹5› 6",
      .missingArgument("place", wanted: "a name", usage: Command.place.entry.usage)),
    Sample(
      "define visit(city) { target city }\n‹visit›",
      .missingArgument("visit", wanted: "city", usage: "visit CITY")),
    Sample("camera sydney ‹zoom›", .missingValue("zoom", wanted: "a number")),
    Sample("zoomTo 5 ‹6›", .extraArgument("6", usage: "zoomTo ZOOM")),
    Sample("‹zoomIn› 5", .otherWord("zoomIn", meant: "zoomBy", line: "zoomBy 5")),
    Sample(
      "limit zoom ‹12› off", .extraArgument("12", usage: Command.limitZoom.entry.usage)),
    Sample(
      "limit target ‹sydney› off", .extraArgument("sydney", usage: Command.limitTarget.entry.usage)),
    Sample(
      "define f(a) { zoomTo a }\nf 1 ‹2›", .extraArgument("2", usage: "f A")),
    Sample("camera sydney zoom 5 ‹zoom› 6", .givenTwice("zoom")),
    Sample("fit sydney calgary keep ‹keep›", .givenTwice("keep")),
    Sample("define f(a) { zoomTo a }\nf a 1 a ‹2›", .givenTwice("a")),
    Sample("@slow ‹@slow›\nscenario \"t\" { zoomIn }", .givenTwice("@slow")),
    Sample(
      "scenario \"t\" {\n  examples\n    | a | ‹a› |\n    | 1 | 2 |\n  zoomIn\n}", .givenTwice("a")),
    Sample("limit zoom 5 ‹from› 6 to 8", .givenTwice("from")),
    Sample("target vancouver ‹lat› 5", .placeGivenTwice),
    Sample("fit sydney calgary pad 5 ‹top› 6", .padGivenTwice),
    Sample("padding 5 ‹top› 6", .padGivenTwice),
    Sample("padding ‹-50›", .camera(.invalidInset(-50))),
    Sample("padding top 20 ‹bottom› -50", .camera(.invalidInset(-50))),
    Sample("fit sydney calgary ‹top› 6", .sidesWithoutPad),
    Sample("fit sydney calgary ‹tilt›", .keepMissing("tilt")),
    Sample("zoomIn ‹{ zoomOut }›", .blockNotWanted("zoomIn")),
    Sample("define f { zoomIn }\nf ‹{ zoomOut }›", .extraArgument("{ zoomOut }", usage: "f")),
    Sample("‹map 390›", .wrongSize(usage: Command.map.entry.usage)),
    Sample("‹map›", .wrongSize(usage: Command.map.entry.usage)),
    Sample(
      "assert ‹distance(vancouver)› > 1 km",
      .wrongArguments(usage: "distance(PLACE, PLACE)", given: 1)),
    Sample(
      "assert ‹sqrt(1, 2)› > 1", .wrongArguments(usage: "sqrt(NUMBER)", given: 2)),
    Sample("define f(x) { ‹f› [x] }\nf 1", .tooManyKinds("f")),
  ]

  static let kinds: [Sample] = [
    Sample(
      "zoomTo ‹vancouver›",
      .wrongKind(wanted: "a plain number", found: "“vancouver” is a place")),
    Sample(
      "zoomTo ‹5 km›",
      .wrongKind(wanted: "a plain number", found: "“5 km” is a distance on the ground")),
    Sample("fit ‹3› sydney", .wrongKind(wanted: "a place", found: "“3” is a plain number")),
    Sample(
      "if ‹zoom› { zoomIn }", .wrongKind(wanted: "yes or no", found: "“zoom” is a plain number")),
    Sample(
      "for x in ‹zoom› { zoomIn }", .wrongKind(wanted: "a list", found: "“zoom” is a plain number")),
    Sample(
      "assert ‹zoom› is visible", .wrongKind(wanted: "a place", found: "“zoom” is a plain number")),
    Sample(
      "assert ‹min(1, vancouver)› == 1",
      .wrongKind(wanted: "numbers of one kind", found: "“min(1, vancouver)” has others")),
    Sample(
      "assert contains(‹vancouver›, calgary)",
      .wrongKind(wanted: "bounds", found: "“vancouver” is a place")),
    Sample(
      "define visit(city, level) { camera city zoom level }\nvisit sydney ‹calgary›",
      .wrongArgument(wanted: "a plain number", found: "a place")),
    Sample(
      "define visit(city, level = 12) { camera city zoom level }\nvisit level 5 city ‹10 km›",
      .wrongArgument(wanted: "a place", found: "a distance on the ground")),
    Sample(
      "assert distance(sydney, calgary) > ‹3›",
      .unitMissing(written: "3", wanted: "a distance on the ground", example: "3 m")),
    Sample(
      "assert target == calgary within ‹2›",
      .unitMissing(written: "2", wanted: "a distance on the ground", example: "2 m")),
    Sample(
      "assert 5 m/s == ‹3›",
      .unitMissing(written: "3", wanted: "a speed", example: "3 km/h")),
    Sample(
      "assert ‹1 km + 1 s› > 2 km",
      .unitsDoNotMix(left: "a distance on the ground", right: "a time")),
    Sample(
      "let area = ‹2 km ^ 2›",
      .unitsDoNotMix(left: "a distance on the ground", right: "a plain number")),
    Sample(
      "assert zoom == ‹7 km›",
      .notComparable(
        left: "“zoom” is a plain number", right: "“7 km” is a distance on the ground")),
    Sample(
      "assert target == ‹5›",
      .notComparable(left: "“target” is a place", right: "“5” is a plain number")),
    Sample("assert ‹sydney < calgary›", .noOrder("a place")),
    Sample("assert ‹target› between 1 and 2", .noOrder("a place")),
    Sample("assert zoom > 5 within ‹1›", .noTolerance("< and >")),
    Sample("assert \"a\" == \"a\" within ‹1›", .noTolerance("a text")),
    Sample("assert zoom == 5 within ‹-1›", .negativeTolerance),
    Sample("assert zoom between ‹7 and 5›", .emptyBetween),
    Sample("let list = [1, ‹sydney›]", .mixedList(first: "a plain number", other: "a place")),
    Sample(
      "scenario \"t\" {\n  examples\n    | a |\n    | 1 |\n    | ‹sydney› |\n  zoomIn\n}",
      .mixedColumn("a", first: "a plain number", other: "a place")),
    Sample("let home = place(‹123.11W, 49.26N›)", .latitudeFirst),
    Sample("place home ‹123.11W 49.26N›", .latitudeFirst),
    Sample("assert ‹width› was limited", .nothingLimited("width")),
    Sample("assert ‹vancouver› was limited", .nothingLimited("vancouver")),
  ]

  static let pairs: [Sample] = [
    Sample("camera ‹49› zoom 6", half("49", .camera)),
    Sample("target ‹49›", half("49", .target)),
    Sample("scrollBy ‹49›", half("49", .scrollBy, isPoint: true)),
    Sample("zoomBy 1 at ‹49›", half("49", .zoomBy, isPoint: true)),
    Sample("gesture pan ‹40›", half("40", .gesturePan, isPoint: true)),
    Sample(
      "place home ‹49› sydney", .wrongKind(wanted: "a place", found: "“49” is a plain number")),
    Sample(
      "fit sydney ‹5 km›",
      .wrongKind(wanted: "a place", found: "“5 km” is a distance on the ground")),
    Sample(
      "define see(what) { target what }\nsee ‹5›",
      .wrongArgument(wanted: "a place", found: "a plain number")),
  ]

  private static func half(_ written: String, _ command: Command, isPoint: Bool = false) -> Problem
  {
    .halfPair(written, isPoint: isPoint, usage: command.entry.usage)
  }

  static let files: [Sample] = [
    Sample("use ‹\"a{1}.cam\"›", .fileNameNotPlain),
    Sample("use ‹\"\"›", .fileNameNotPlain),
    Sample("use ‹\"cities.cam\"›", .fileMissing("cities.cam")),
    Sample("use ‹\"../cities.cam\"›", .fileOutside("../cities.cam")),
    Sample(
      "use ‹\"test.cam\"›", .useCycle(chain: ["test.cam", "test.cam"]), files: ["test.cam": ""]),
  ]
}
