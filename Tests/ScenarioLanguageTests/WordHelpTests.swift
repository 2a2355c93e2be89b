import Testing

@testable import ScenarioLanguage

@Suite("Help on the words")
struct WordHelpTests {
  /// Every topic that has a page, and some cities.
  static let topics: [String] =
    WordHelp.examples.map { $0.word } + GrammarEntry.table.flatMap { $0.topics }
    + CommandEntry.table.flatMap { $0.parameters }.filter { $0.style != .positional }
    .map { "\($0.name)" }
    + [
      "use", "gesture", "limit", "vancouver", "São Paulo", "san jose", "santa_rosa", "°", "linear",
    ] + WordHelp.codes

  @Test("A page is one screen of 24 lines and 80 columns", arguments: Set(topics).sorted())
  func size(topic: String) throws {
    let text = try #require(WordHelp.text(for: topic))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(text.hasSuffix("\n") && lines.count <= 24, "\(lines.count)")
    for line in lines {
      #expect(line.count <= 80 && line.last != " ", "\(line)")
    }
  }

  @Test("The overview is one screen, and names every word")
  func overview() {
    let lines = WordHelp.overview.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 })
    var words: Set<Substring> = []
    for line in lines {
      let listed = line.split(separator: ": ").last ?? ""
      for word in listed.split(separator: ",") { words.insert(word.drop { $0 == " " }) }
    }
    for (word, _) in WordHelp.examples { #expect(words.contains(word[...]), "\(word)") }
  }

  @Test("Whatever stands in capitals where a command is written is explained")
  func capitals() throws {
    for entry in CommandEntry.table {
      let page = WordHelp.page(on: entry).text
      for (word, isOptional) in Placeholder.words(in: entry.usage) {
        // Words that mean the same share a row.
        let rows = page.split(separator: "\n").filter {
          $0.hasPrefix("  \(word) ") || $0.hasPrefix("  \(word), ") || $0.contains(", \(word)  ")
        }
        #expect(rows.count == 1, "\(entry.spelling): \(word)")
        #expect(rows.allSatisfy { $0.hasSuffix("may be left out") == isOptional })
        let isArgument = entry.parameters.contains { "\($0.name)" == word.lowercased() }
        #expect(isArgument || Placeholder.meaning(of: word) != nil, "\(entry.spelling): \(word)")
      }
    }
  }

  @Test(
    "There is no help on what is no word", arguments: ["", "xyzzyx", "LATER", "5", "{"])
  func none(topic: String) { #expect(WordHelp.text(for: topic) == nil) }

  @Test(
    "A word in other capitals, and a unit written out, are found",
    arguments: [
      ("ZOOMTO", "zoomTo"), ("Gesture Pan", "gesture pan"), ("kilometers", "km"), ("kmh", "km/h"),
      ("VANCOUVER", "vancouver"), ("sao paulo", "São Paulo"), ("°", "deg"),
      ("e302", "E302"), ("w501", "W501"), ("pitch", "tilt"), ("goto", "target"),
      ("zoom in", "zoomIn"), ("zoom to", "zoomTo"), ("swipe", "gesture pan"), ("equals", "=="),
    ])
  func otherSpellings(topic: String, word: String) {
    #expect(WordHelp.text(for: topic) != nil)
    #expect(WordHelp.text(for: topic) == WordHelp.text(for: word))
  }

  @Test(
    "What was meant is suggested",
    arguments: [
      ("zomTo", "zoomTo"), ("gesture pann", "gesture pan"), ("distanse", "distance"),
      ("vancuver", "Vancouver"), ("betwen", "between"), ("recenterButon", "recenterButton"),
      ("E192", "E102"), ("w502", "W501"),
    ])
  func suggestion(topic: String, word: String) {
    #expect(WordHelp.text(for: topic) == nil)
    #expect(WordHelp.suggestion(for: topic) == word)
    #expect(WordHelp.text(for: word) != nil)
  }

  @Test("A page reads like this", arguments: pages)
  func text(topic: String, wanted: String) {
    #expect(WordHelp.text(for: topic) == wanted + "\n")
  }

  private static let pages: [(String, String)] = [
    (
      "zoomBy",
      """
      zoomBy LEVELS [at 100 200]
        Zooms in by so many levels, or out when the number is negative. With at, what
        lies under that point of the screen stays there.

        LEVELS  a number, like 12
        at      a point on the screen, like 100 200; may be left out

        for example
          camera sydney zoom 10
          zoomBy -1.5
          assert zoom == 8.5
      """
    ),
    (
      "fit",
      """
      fit PLACES… [pad 64 | pad top 10 left 20 bottom 30 right 40]
          [keep | keep bearing | keep tilt]
        Shows all of the places, as near as the padding allows (64 points all round
        unless pad says otherwise), with north up and no tilt. With keep, bearing and
        tilt stay.

        PLACES                    places, like vancouver calgary
        pad                       a length on the screen, like 64; may be left out
        top, left, bottom, right  a length on the screen, like 64; only after pad

        for example
          fit vancouver calgary pad 100
          assert calgary is visible and bearing == 0
      """
    ),
    (
      "gesture",
      """
      gesture is the first word of:

        gesture pan           A finger drags the map so far, in points, over 300 ms
        gesture pinch         Two fingers spread: 2 is twice the size
        gesture rotate        Two fingers turn the map clockwise, about the point
        gesture tilt          Two fingers move up and tilt the map so much more
        gesture doubleTap     Zooms in by one about the point, animated
        gesture twoFingerTap  Zooms out by one, animated
        gesture fling         A finger lets go at a speed in points a second
      """
    ),
    (
      "heading",
      """
      heading: an angle
        The direction of travel along the route.

        for example
          route place(0, 0) place(0, 1)
          assert heading == 90

      heading(FROM, TO)
        The compass direction at the start of that way.

        FROM, TO  a place
        gives     an angle

        for example
          assert heading(place(0, 0), place(0, 10)) == 90
      """
    ),
    (
      "view",
      """
      view: bounds
        The bounds that hold all that is visible. Its parts: .north .south .east .west
        .center.

        for example
          camera calgary zoom 8
          assert contains(view, calgary) and view.north > 51
      """
    ),
    (
      "km/h",
      """
      km/h: kilometres an hour
        A number with it is a speed. It touches the number, or stands behind a blank.
        The same in other units: mph m/s.

        for example
          route vancouver calgary
          drive 2 min at 90 km/h
          assert distance(vancouver, position) == 3 km
      """
    ),
    (
      "between",
      """
      NUMBER between LOWEST and HIGHEST
        Whether a number lies between two, both included.

        for example
          zoomTo 6
          assert zoom between 5 and 7
      """
    ),
    (
      "E302",
      """
      E302: a name is not known
        The word is no city, no value of the map, and nothing that the file has named
        before. Look for a slip of the keys. A name is given with place or with let; a
        city of several words stands in double quotes.

        wrong
          target vancover

        right
          target vancouver
      """
    ),
    (
      "idle",
      """
      idle is a word of:
        wait TIME [{ … }] | wait until idle [{ … }]
      """
    ),
    (
      "vancouver",
      """
      Vancouver, British Columbia, Canada: a place
        A city of 662,248 people at 49.26, -123.11, written vancouver, or "Vancouver"
        where a place is meant.

        place("Vancouver, Washington")  196,442 people at 45.6387, -122.6615

        for example
          target vancouver zoom 10
          assert vancouver is visible
      """
    ),
  ]
}
