@testable import ScenarioLanguage

/// A mistake in what much of a text relies on is one error, where it stands.
extension Sample {
  static let recovery = tables + lostNames + cutWords + joinedWords + blocks + nearWords + compass

  /// A scenario whose title and block use both columns of its examples.
  private static func table(_ lines: String, _ problem: Problem) -> Sample {
    Sample(
      "scenario \"{low} and {high}\" {\n\(lines)\n  zoomTo low\n  assert zoom < high\n}", problem)
  }

  private static func other(_ found: String, _ meant: String, _ line: String? = nil) -> Problem {
    .otherWord(found, meant: meant, line: line)
  }

  private static let rows = "  | low | high |\n  | 3   | 5    |\n  | 4   | 6    |"

  private static let tables: [Sample] =
    ["examles", "Examples", "exam ples", "exam;ples", "|examples", "data"].map {
      table("  ‹\($0)›\n" + rows, other($0, "examples", "examples"))
    } + [
      table(
        "  examples‹.›\n" + rows,
        .expected("the table on the lines below", found: "“.”")),
      table(
        "  examples ‹|› low | high |\n  | 3 | 5 |\n  | 4 | 6 |",
        .expected("the table on the lines below", found: "“|”")),
      table(
        "  examples‹|›\n" + rows, .expected("the table on the lines below", found: "“|”")),
      table("  ‹|› low | high |\n  | 3 | 5 |", .wordMissing("examples", line: nil)),
      table(
        "  examples\n  ‹low› | high |\n  | 3 | 5 |\n  | 4 | 6 |",
        .expected("a row that starts with |", found: "“low”")),
      table(
        "  examples\n  ‹low› | high |\n  3 | 5 |\n  4 | 6 |",
        .expected("a row that starts with |", found: "“low”")),
      table(
        "  examples\n  | low | high |\n  ‹3› | 5 |\n  | 4 | 6 |",
        .expected("a row that starts with |", found: "“3”")),
      table(
        "  examples\n  | low | ‹hi.gh› |\n  | 3 | 5 |\n  | 4 | 6 |", .nameNotAWord("hi.gh")),
      table(
        "  examples\n  ‹| low | hi | gh |›\n  | 3 | 5 |\n  | 4 | 6 |",
        .raggedRow(cells: 3, columns: 2)),
      Sample(
        "scenario \"x\" {\n  zoomIn\n  ‹|› a | b |\n  | 1 | 2 |\n  zoomTo a\n}",
        .expected("a command", found: "“|”")),
      Sample(
        "scenario \"to {a}\" {\n  zoomIn\n  ‹examples›\n  | a |\n  | 1 |\n  zoomTo a\n}",
        .lateExamples),
      Sample(
        "scenario \"to {‹levl›}\" {\n  examples\n  | level |\n  | 1 |\n  zoomTo levl\n}",
        .titleNeedsColumn("levl")),
    ]

  private static let lostNames: [Sample] = [
    Sample(
      "place‹:› home 49 -123\ntarget home; fit home calgary",
      .wordTooMany(":", line: "place home 49 -123")),
    Sample(
      "let finge‹}›r = 5\nzoomTo finger; assert zoom == finger",
      .expected("“=” and a value", found: "“}”")),
    Sample(
      "‹$›let level = 5\nzoomTo level; assert zoom == level", .strayCharacter("$")),
    Sample(
      "place ‹place x› 1 2\ntarget x; fit x calgary", .nameNotAWord("place x")),
    Sample("use‹:› \"a.cam\"\ntarget home; visit home", .wordTooMany(":", line: nil)),
    Sample(
      "use ‹«›a.cam\"\ntarget home; visit home", .lookalike(found: "«", meant: "\"")),
    Sample("‹\"›a.cam\" use\ntarget home; visit home", .expected("a command", found: "“\"”")),
    Sample(
      "‹us› \"a.cam\"\ntarget home; visit home",
      .unknownCommand("us", suggestion: did("use", .command))),
    Sample(
      "‹import› \"a.cam\"\ntarget home; visit home", other("import", "use", "use \"a.cam\"")),
    Sample(
      "‹defin› visit(city) { target city }\nvisit calgary; visit oslo",
      .unknownCommand("defin", suggestion: did("define", .command))),
  ]

  private static let cutWords: [Sample] = [
    ("scena‹;›rio \"a\" { zoomIn }", ";", "scenario \"a\" { zoomIn }"),
    ("pl‹,›ace home 49 -123; target home", ",", "place home 49 -123"),
    ("def‹;›ine f(x) { zoomTo x }\nf 5", ";", "define f(x) { zoomTo x }"),
    ("zoom‹.›To 5", ".", "zoomTo 5"),
    ("place‹;› home 49 -123\ntarget home; fit home calgary", ";", "place home 49 -123"),
    (
      "if‹;› zoom > 3 { zoomIn } else { zoomOut }", ";", "if zoom > 3 { zoomIn } else { zoomOut }"
    ),
  ].map { marked, sign, line in Sample(marked, .wordTooMany(sign, line: line)) }

  private static let joinedWords: [Sample] = [
    Sample(
      "‹placehome› 49 -123\ntarget home; fit home calgary",
      other("placehome", "place home", "place home 49 -123")),
    Sample("‹letpin› = 5\nzoomTo pin; zoomTo pin", other("letpin", "let pin", "let pin = 5")),
    Sample("‹forx› in 2..3 { zoomTo x }", other("forx", "for x", "for x in 2..3 { zoomTo x }")),
    Sample(
      "‹placeholder =› 5",
      .assigned("placeholder", change: nil, check: nil, name: "let placeholder = 5")),
    Sample("‹lets› a = 3; zoomTo a", .unknownCommand("lets", suggestion: did("let", .command))),
  ]

  private static let blocks: [Sample] = [
    Sample("scenario \"a\" { ‹scenario \"b\"› { zoomIn } }", .misplaced("scenario")),
    Sample("define f { ‹scenario \"b\"› { zoomIn } }\nf", .misplaced("scenario")),
    Sample(
      "scenario \"a\"‹›\n  repeat 2 { zoomIn }\n}",
      .expected("a block in { }", found: "the end of the line")),
    Sample("scenario ‹\"›a {\n  examples\n  | a |\n  | 1 |\n  zoomTo a\n}", .unclosed("\"")),
    Sample(
      "scenario \"a\" {\n  animate zoomTo 5 ‹{›\n    always zoom > 1\n  zoomIn\n}", .unclosed("{")),
    Sample(
      "define f {\n  repeat 2 {\n    if zoom > 3 ‹{›\n      zoomIn\n  }\n  zoomOut\n}",
      .unclosed("{")),
    Sample(
      "repeat 2 ‹{›\n  zoomIn\nplace home 1 2\ndefine f { zoomOut }\nuse \"a.cam\"\n"
        + "scenario \"a\" { target home; f }", .unclosed("{")),
    Sample("scenario \"a\" ‹{›\n  repeat 2 { zoomIn }\n  zoomOut", .unclosed("{")),
    Sample(
      "animate zoomTo 5 over 2 s {\n  at 1 s‹›\n    assert zoom > 1\n  }\n}\nzoomIn",
      .expected("a block in { }", found: "the end of the line")),
  ]

  private static let nearWords: [Sample] = [
    Sample("let a = 3 ‹KM›", .unknownUnit("KM", meant: "km")),
    Sample("wait 5 ‹S›", .unknownUnit("S", meant: "s")),
    Sample("assert distance(oslo, calgary) > 5 ‹KM›", .unknownUnit("KM", meant: "km")),
    Sample(
      "expect ‹eror› { zoomTo 99 }", other("eror", "error", "expect error { zoomTo 99 }")),
    Sample(
      "for city ‹of› [sydney] { zoomIn }", other("of", "in", "for city in [sydney] { zoomIn }")),
    Sample(
      "for x ‹on› 2..3 { zoomTo x }", other("on", "in", "for x in 2..3 { zoomTo x }")),
    Sample("if zoom > 3 { zoomIn } ‹esle› { zoomOut }", other("esle", "else", "else { zoomOut }")),
    Sample(
      "if zoom > 3 { zoomIn } ‹Else› if moving { zoomOut }",
      other("Else", "else", "else if moving { zoomOut }")),
    Sample(
      "assert zoom was ‹limted›", other("limted", "limited", "assert zoom was limited")),
    Sample("map ‹390x› 844", other("390x", "390 x", "map 390 x 844")),
    Sample("map 390 ‹x844›", other("x844", "x 844", "map 390 x 844")),
  ]

  private static let compass: [Sample] = [
    ("‹49.26 N› 123.11W", "49.26N"), ("‹49.26 N 123.11 W›", "49.26N 123.11W"),
    ("‹45°45'N 4°50'E›", "45.75N 4.833333E"), ("‹45°45′30″N 4°50′E›", "45.758333N 4.833333E"),
    ("‹-33°51' 151°12'30\"›", "-33.85 151.208333"),
  ].map { marked, meant in
    let parts = marked.split(omittingEmptySubsequences: false) { "‹›".contains($0) }.map(
      String.init)
    return Sample(
      "place home \(marked)\ntarget home", other(parts[1], meant, "place home \(meant)\(parts[2])"))
  }
}
