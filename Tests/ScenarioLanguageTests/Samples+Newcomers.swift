@testable import ScenarioLanguage

/// What people write before they know the language, and the line that they are shown.
extension Sample {
  static let newcomers =
    commandsOfOthers + argumentsOfOthers + conditionsOfOthers + signsOfOthers
    + missingQuotes + missingWords + assignments + misspelled + unsayable

  /// A word and what is written for it, alone or in a whole line.
  private static func other(_ found: String, _ meant: String, _ line: String? = nil) -> Problem {
    .otherWord(found, meant: meant, line: line ?? meant)
  }

  /// A command with a slip of the pen; what is wrong further on is not told.
  private static let misspelled: [Sample] = [
    ("‹asert› zoom == 5", "assert"), ("‹expct› mode is following", "expect"),
    ("‹iff› zoom > 3 { zoomIn }", "if"), ("‹forr› x in [1] { zoomTo x }", "for"),
    ("‹prnt› zoom + 2", "print"), ("‹lett› a = 3; zoomTo a", "let"),
    ("‹plce› home 49 -123; target home", "place"), ("‹zoomTwo› 3", "zoomTo"),
  ].map { marked, meant in
    let written = marked.split { "‹›".contains($0) }[0]
    let suggestion = Suggestion(word: meant, namespace: .command)
    return Sample(marked, .unknownCommand(String(written), suggestion: suggestion))
  }

  /// What the language has no statement for.
  private static let unsayable: [Sample] = [
    Sample(
      "‹tap vancouver›",
      .explained(
        "a tap does not move the camera", label: "write what the app does then",
        help: "for example: target NAME", line: nil)),
    Sample(
      "‹wait until zoom == 5›",
      .explained(
        "only “until idle” can be waited for", label: "this is not waited for",
        help: "wait a time, like wait 5 s, and check in its block what is to come",
        line: "wait 5 s { eventually zoom == 5 }")),
    Sample(
      "‹drive to calgary›",
      .explained(
        "drive takes a time, and the route says where to", label: "no place can stand here",
        help: "for example: route vancouver calgary, and then: drive 10 min at 50 km/h",
        line: nil)),
  ]

  private static let commandsOfOthers: [Sample] = [
    Sample("‹zoom› 5", other("zoom", "zoomTo", "zoomTo 5")),
    Sample("‹zoom in›", other("zoom in", "zoomIn")),
    Sample("‹Zoom Out›", other("Zoom Out", "zoomOut")),
    Sample("‹zoom in to› 5", other("zoom in to", "zoomTo", "zoomTo 5")),
    Sample("‹zoom›", .valueAsCommand("zoom", line: nil)),
    Sample("repeat 2 { ‹zoom› 5 }", other("zoom", "zoomTo", "zoomTo 5")),
    Sample("‹go to› vancouver", other("go to", "target", "target vancouver")),
    Sample("‹goto› vancouver", other("goto", "target", "target vancouver")),
    Sample("move ‹to› vancouver", other("to", "target", "move target vancouver")),
    Sample("animate ‹to› vancouver", other("to", "target", "animate target vancouver")),
    Sample("‹show› vancouver", other("show", "target", "target vancouver")),
    Sample("‹pan› 100 0", other("pan", "gesture pan", "gesture pan 100 0")),
    Sample("‹swipe› 40 0", other("swipe", "gesture pan", "gesture pan 40 0")),
    Sample("‹gesture swipe› 40 0", other("gesture swipe", "gesture pan", "gesture pan 40 0")),
    Sample("‹gestures off›", other("gestures off", "gestures all off")),
    Sample("‹rotate› 90", other("rotate", "bearing", "bearing 90")),
    Sample("‹heading› 30", other("heading", "bearing", "bearing 30")),
    Sample("bearing ‹north›", other("north", "0", "bearing 0")),
    Sample("‹pitch› 30", other("pitch", "tilt", "tilt 30")),
    Sample("‹wait until stopped›", other("wait until stopped", "wait until idle")),
    Sample("‹var› x = 5", other("var", "let", "let x = 5")),
    Sample(
      "define visit ‹city› { target city }",
      other("visit city", "visit(city)", "define visit(city) { target city }")),
    Sample("define go(city) { target city }\ngo vancouver"),
    Sample("go vancouver\ndefine go(city) { target city }"),
    Sample("‹Camera› vancouver", .unknownCommand("Camera", suggestion: did("camera", .command))),
    Sample("‹ZoomIn›", .unknownCommand("ZoomIn", suggestion: did("zoomIn", .command))),
    Sample("‹hello›", .unknownCommand("hello", suggestion: nil)),
    Sample("‹else› if zoom > 5 { zoomIn }", .elseAlone),
  ]

  private static let argumentsOfOthers: [Sample] = [
    Sample(
      "fit vancouver calgary ‹padding› 64",
      other("padding", "pad", "fit vancouver calgary pad 64")),
    Sample("camera sydney ‹pitch› 30", other("pitch", "tilt", "camera sydney tilt 30")),
    Sample("fly calgary ‹heading› 30", other("heading", "bearing", "fly calgary bearing 30")),
    Sample("animate zoomTo 5 ‹for› 2 s", other("for", "over", "animate zoomTo 5 over 2 s")),
    Sample("animate zoomTo 5 ‹in› 2 s", other("in", "over", "animate zoomTo 5 over 2 s")),
    Sample("map 390 ‹by› 844", other("by", "x", "map 390 x 844")),
    Sample(
      "fit vancouver ‹and› calgary", .wordTooMany("and", line: "fit vancouver calgary")),
    Sample("wait ‹for› 2 s", .wordTooMany("for", line: "wait 2 s")),
    Sample("fly ‹to› vancouver", .wordTooMany("to", line: "fly vancouver")),
    Sample("place home ‹lat› 49 -123", .wordTooMany("lat", line: "place home 49 -123")),
    Sample("repeat 3 ‹times› { zoomIn }", .wordTooMany("times", line: "repeat 3 { zoomIn }")),
    Sample(
      "camera lat‹:› -33 lon: 151", .wordTooMany(":", line: "camera lat -33 lon 151")),
    Sample("padding 320‹px›", .unknownUnit("px", meant: "pt")),
    Sample("wait 2 ‹hours›", .unknownUnit("hours", meant: "min")),
    Sample("marker ‹My Store› 49 -123", .nameNotAWord("My Store")),
    Sample("map ‹iPhone›", .unknownDevice("iPhone", suggestion: "iPhone SE")),
    Sample("for x in 1 ‹to› 5 { zoomTo x }", other("1 to 5", "1..5", "for x in 1..5 { zoomTo x }")),
    Sample(
      "if zoom > 5 ‹then› zoomIn", other("then zoomIn", "{ zoomIn }", "if zoom > 5 { zoomIn }")),
    Sample("repeat 3 ‹zoomIn›", other("zoomIn", "{ zoomIn }", "repeat 3 { zoomIn }")),
    Sample("print zoom‹,› tilt", .printsOne),
  ]

  private static let conditionsOfOthers: [Sample] = [
    Sample(
      "assert vancouver is ‹visble›",
      other("visble", "visible", "assert vancouver is visible")),
    Sample(
      "assert vancouver is not ‹visbile›",
      other("visbile", "visible", "assert vancouver is not visible")),
    Sample(
      "assert vancouver ‹visible›",
      other("visible", "is visible", "assert vancouver is visible")),
    Sample(
      "assert vancouver ‹on screen›",
      other("on screen", "is visible", "assert vancouver is visible")),
    Sample(
      "assert not ‹visible› calgary",
      other("visible calgary", "calgary is visible", "assert not calgary is visible")),
    Sample("assert zoom ‹equals› 7", other("equals", "==", "assert zoom == 7")),
    Sample("assert zoom ‹is equal to› 7", other("is equal to", "==", "assert zoom == 7")),
    Sample("assert zoom ‹is greater than› 7", other("is greater than", ">", "assert zoom > 7")),
    Sample(
      "assert zoom is 7 ‹to› 8",
      other("is 7 to 8", "between 7 and 8", "assert zoom between 7 and 8")),
    Sample(
      "assert zoom ‹is between› 1 and 5",
      other("is between", "between", "assert zoom between 1 and 5")),
    Sample(
      "assert mode == ‹\"free\"›", other("\"free\"", "free", "assert mode == free")),
    Sample("assert ‹that› zoom == 2", .wordTooMany("that", line: "assert zoom == 2")),
  ]

  private static let signsOfOthers: [Sample] = [
    Sample("‹//› the app opens", .otherComment("//")),
    Sample("zoomIn ‹//› nearer", .otherComment("//")),
    Sample("‹/*› the app opens */", .otherComment("/*")),
    Sample("‹--› the app opens", .otherComment("--")),
    Sample("zoomIn ‹--› nearer", .otherComment("--")),
    Sample(
      "assert zoom > 5 ‹&&› zoom < 9", other("&&", "and", "assert zoom > 5 and zoom < 9")),
    Sample(
      "assert zoom > 5 ‹||› zoom < 9", other("||", "or", "assert zoom > 5 or zoom < 9")),
    Sample("assert ‹!›moving", other("!", "not", "assert not moving")),
    Sample("assert zoom ‹===› 2", other("===", "==", "assert zoom == 2")),
    Sample("assert zoom ‹<>› 2", other("<>", "!=", "assert zoom != 2")),
    Sample(
      "print ‹\"zoom \" + zoom›",
      other("\"zoom \" + zoom", "\"zoom {zoom}\"", "print \"zoom {zoom}\"")),
  ]

  private static let missingQuotes: [Sample] = [
    Sample("map ‹iPhone 15›", .quotesNeeded("the name of a device", line: "map \"iPhone 15\"")),
    Sample(
      "target ‹new york›", .quotesNeeded("a city of several words", line: "target \"new york\"")),
    Sample(
      "target ‹São Paulo›", .quotesNeeded("a city of several words", line: "target \"São Paulo\"")),
    Sample(
      "fit ‹new york› calgary",
      .quotesNeeded("a city of several words", line: "fit \"new york\" calgary")),
    Sample("print ‹hello›", .quotesNeeded("a text", line: "print \"hello\"")),
    Sample("print hello ‹world›", .quotesNeeded("a text", line: "print \"hello world\"")),
    Sample(
      "scenario ‹office› { zoomIn }",
      .quotesNeeded("a title", line: "scenario \"office\" { zoomIn }")),
    Sample("use ‹cities›.cam", .quotesNeeded("a file's name", line: "use \"cities.cam\"")),
    Sample(
      "assert zoom == 6 because ‹it› must",
      .quotesNeeded("a reason", line: "assert zoom == 6 because \"it must\"")),
  ]

  private static let missingWords: [Sample] = [
    Sample("let x ‹5›", .wordMissing("=", line: "let x = 5")),
    Sample("let x ‹==› 5", other("==", "=", "let x = 5")),
    Sample("assert zoom ‹5›", .wordMissing("==", line: "assert zoom == 5")),
    Sample(
      "assert zoom > 5 and ‹<› 7", .wordMissing("zoom", line: "assert zoom > 5 and zoom < 7")),
    Sample("fly calgary ‹3 s›", .wordMissing("over", line: "fly calgary over 3 s")),
    Sample("animate zoomTo 5 ‹2 s›", .wordMissing("over", line: "animate zoomTo 5 over 2 s")),
    Sample("drive 30 s ‹50 km/h›", .wordMissing("at", line: "drive 30 s at 50 km/h")),
    Sample("‹zoomTo› 5 over 2 s", .wordMissing("animate", line: "animate zoomTo 5 over 2 s")),
    Sample("limit zoom 10 ‹15›", .wordMissing("to", line: "limit zoom 10 to 15")),
    Sample("camera sydney ‹5›", .wordMissing("zoom", line: "camera sydney zoom 5")),
  ]

  private static let assignments: [Sample] = [
    Sample(
      "‹zoom =› 5", .assigned("zoom", change: "zoomTo 5", check: "zoom == 5", name: "let zoom = 5")),
    Sample(
      "‹bearing =› 90",
      .assigned("bearing", change: "bearing 90", check: "bearing == 90", name: "let bearing = 90")),
    Sample(
      "‹width =› 90",
      .assigned("width", change: nil, check: "width == 90", name: "let width = 90")),
    Sample("‹x =› 5", .assigned("x", change: nil, check: nil, name: "let x = 5")),
    Sample("‹zoom +=› 1", .valueKept("zoom", sign: "+", line: nil)),
    Sample("let level = 1\n‹level -=› 1", .valueKept("level", sign: "-", line: nil)),
  ]
}
