/// A row of the table of words: signs and small words that make up conditions, values and texts.
struct GrammarEntry: Sendable {
  /// The words that it is looked up by.
  let topics: [String]
  let usage: String
  let summary: String
  /// A scenario that shows it and passes.
  let example: String

  init(_ topics: [String], _ usage: String, _ summary: String, example: String) {
    self.topics = topics
    self.usage = usage
    self.summary = summary
    self.example = example
  }

  /// The one table of the signs and small words.
  static let table: [GrammarEntry] = [
    GrammarEntry(
      ["==", "!=", "is", "is not"], "VALUE == VALUE | VALUE is VALUE | VALUE is not VALUE",
      """
      Whether two values are the same. A number that is written with decimals is matched to the \
      decimals written, any other to within 0.000001; angles are compared around the circle.
      """,
      example: "zoomTo 7.285; assert zoom == 7.3 and mode is free and target is not vancouver"),
    GrammarEntry(
      ["<", "<=", ">", ">="], "NUMBER < NUMBER | NUMBER >= NUMBER",
      "Whether one number is less, or more, than another of its kind.",
      example: "zoomTo 6; assert zoom >= 6 and zoom < 7"),
    GrammarEntry(
      ["between"], "NUMBER between LOWEST and HIGHEST",
      "Whether a number lies between two, both included.",
      example: "zoomTo 6; assert zoom between 5 and 7"),
    GrammarEntry(
      ["within", "±"], "VALUE == VALUE within AMOUNT | NUMBER == NUMBER ± NUMBER",
      """
      How far off is still right, in place of the decimals written: for places a distance, for \
      points on the screen a length.
      """,
      example:
        "target 49.27 -123.11; assert lat == 49.26 ± 0.02 and target == vancouver within 2 km"
    ),
    GrammarEntry(
      ["is visible", "visible"], "PLACE is visible | PLACE is not visible",
      """
      Whether it is on the screen, within the map's padding; of bounds, lines and lists of places \
      all of it. Lines and lists are not visible when none of their places is.
      """,
      example: """
        target vancouver zoom 9
        assert vancouver is visible and sydney is not visible
        assert not ([vancouver, sydney] is visible) and [sydney, "Perth"] is not visible
        """),
    GrammarEntry(
      ["was limited", "was", "limited"], "zoom was limited | tilt was not limited",
      "Whether the last command asked for more than the map allows.",
      example: "camera sydney zoom 6 tilt 45; assert tilt was limited and zoom was not limited"),
    GrammarEntry(
      ["and", "or", "not"], "CONDITION and CONDITION | CONDITION or CONDITION | not CONDITION",
      "Joins conditions. not binds most, then and, then or; parentheses say otherwise.",
      example: "zoomTo 6; assert zoom > 5 and not (zoom > 7 or moving)"),
    GrammarEntry(
      ["because"], "assert CONDITION because \"WHY\"", "Your own words, shown when a check fails.",
      example: "tilt 30; assert tilt == 30 because \"a tilted map hides the pins\""),
    GrammarEntry(
      ["+", "-", "*", "/", "^", "mod"], "NUMBER + NUMBER | NUMBER ^ NUMBER | NUMBER mod NUMBER",
      """
      Arithmetic; mod is what remains of a division. Among the arguments of a command it needs \
      parentheses: zoomBy (level / 2).
      """,
      example: "assert 2 + 3 * 4 == 14 and 2 ^ 3 == 8 and 7 mod 3 == 1"),
    GrammarEntry(
      ["..", "by"], "FIRST..LAST | FIRST..LAST by STEP",
      "The list of the numbers from one to another, in steps of 1 or of what by says.",
      example: "assert 2..5 == [2, 3, 4, 5] and 2..3 by 0.5 == [2, 2.5, 3]"),
    GrammarEntry(
      ["true", "false"], "true | false", "Yes and no.",
      example: "assert moving is false and not moving is true"),
    GrammarEntry(
      ["#"], "# what is written here is for people", "A comment, up to the end of the line.",
      example: "zoomTo 5  # from here on\nassert zoom == 5"),
    GrammarEntry(
      ["texts"], "\"TEXT\" | \"TEXT {VALUE} TEXT\"",
      "Text in double quotes. What stands in { } is filled in; \\n \\t \\\" \\\\ and \\{ are signs.",
      example: "zoomTo 5; print \"now at {zoom}\"; assert length(\"São\") == 3"),
    GrammarEntry(
      ["over", "ease"], "animate zoomTo 12 over 2 s ease linear",
      """
      How long a movement lasts, and how it spends its time: default, linear, easeIn, easeOut, \
      easeInOut.
      """,
      example: "animate zoomTo 12 over 2 s ease linear; assert time == 2 s"),
    GrammarEntry(
      ["pad", "keep"], "fit vancouver calgary pad 100 | pad top 10 left 20 | keep | keep bearing",
      "How much a fit leaves free on each side; and that bearing and tilt stay.",
      example: "bearing 30; fit vancouver calgary pad 100 keep; assert bearing == 30"),
    GrammarEntry(
      ["examples"], "scenario \"TITLE {level}\" { examples, and a table }",
      """
      A table at the start of a scenario: first the names, then a line for each row of values. \
      Each row is a scenario of its own.
      """,
      example: """
        scenario "zooming to {level}" {
          examples
            | level |
            | 5     |
            | 12.5  |
          zoomTo level
          assert zoom == level
        }
        """),
    GrammarEntry(
      ["tags", "@skip", "@only"], "@skip scenario \"TITLE\" { … }",
      "Tags before a scenario: @skip leaves it out, @only leaves out all others; any others are yours.",
      example: "@slow @ios\nscenario \"zooming in\" { zoomTo 5; zoomIn; assert zoom == 6 }"),
    GrammarEntry(
      ["list"], "[VALUE, VALUE, …]",
      """
      Several values of one kind. What is asked of a list of places holds when it holds for all of \
      them.
      """,
      example: """
        fit vancouver calgary
        assert [vancouver, calgary] is visible
        for city in [vancouver, calgary] { target city; assert city is visible }
        """),
    GrammarEntry(
      ["cities"], "target vancouver | target \"São Paulo\" | place(\"Portland, Maine\")",
      """
      Several thousand cities are places by their names, whatever their capitals and accents. A name \
      with a blank or a sign in it stands in double quotes. mapcam help vancouver tells of one.
      """,
      example: "fit vancouver \"saint-étienne\"; assert vancouver is visible"),
    GrammarEntry(
      ["devices"], "map \"DEVICE\" [sideways]",
      "The devices whose screens are known: " + Device.names.joined(separator: ", ") + ".",
      example: "map \"iPhone 15\" sideways; assert width == 852 and height == 393"),
  ]
}
