import Testing

@testable import ScenarioLanguage

/// What messages show as the line to write.
@Suite("Lines that messages show")
struct SecondReadingTests {
  private static let places =
    "place home 49.28 -123.12; place work 49.26 -123.11; place park 49.3 -123.14\n"

  @Test("A line that a message shows is accepted", arguments: Sample.all)
  func accepted(sample: Sample) {
    expectAccepted(in: MarkedText(sample.marked).text, files: sample.files)
  }

  /// Puts each line that is shown in the place of its statement, and expects it to be accepted.
  private func expectAccepted(in text: String, files: [String: String] = [:]) {
    let bytes = Array(text.utf8)
    for found in check(text, files: files).diagnostics {
      guard let line = found.problem.line, found.location.source == 0 else { continue }
      let statement = bytes.withUnsafeBufferPointer {
        Rewriting.extent(around: found.location.span, in: $0)
      }
      var other = bytes
      other.replaceSubrange(Int(statement.lower)..<Int(statement.upper), with: Array(line.utf8))
      let end = Int(statement.lower) + line.utf8.count
      let left = check(bytes: other, files: files).diagnostics.first {
        $0.location.source == 0 && !$0.isWarning
          && ($0.location.span.lower >= statement.lower && $0.location.span.lower <= end)
      }
      // A name that isn't known, or a line that is only right in a movement, is another mistake.
      let codes = ["E302", "E306", "E221", "E601", "E606"]
      #expect(left.map { codes.contains($0.problem.code) } != false, "\(line)")
    }
  }

  @Test(
    "What was meant is shown as it is written",
    arguments: [
      ("assert home and work and park are visible", "assert [home, work, park] is visible"),
      ("assert home and work is visible", "assert [home, work] is visible"),
      ("assert home and work visible", "assert [home, work] is visible"),
      ("assert home, work is visible", "assert [home, work] is visible"),
      ("place a 1 2; assert a and home are visible", "assert [a, home] is visible"),
      ("assert home work is visible", "assert [home, work] is visible"),
      ("assert both home and work are visible", "assert [home, work] is visible"),
      ("home and work are visible", "assert [home, work] is visible"),
      ("home are visible", "assert home is visible"),
      ("assert home or work is visible", "assert home is visible or work is visible"),
      (
        "assert home and work are hidden",
        "assert home is not visible and work is not visible"
      ),
      ("assert home must be visible", "assert home is visible"),
      ("assert home isn't visible", "assert home is not visible"),
      ("assert home is not hidden", "assert home is visible"),
      ("assert the zoom < 16", "assert zoom < 16"),
      ("assert zoom level < 16", "assert zoom < 16"),
      ("assert zoom is about 12", "assert zoom == 12 within 0.5"),
      ("assert zoom never > 16", "never zoom > 16"),
      ("assert zoom <= 16 always", "always zoom <= 16"),
      ("assert distance home work < 3 km", "assert distance(home, work) < 3 km"),
      ("assert zoom from 12 to 16", "assert zoom between 12 and 16"),
      ("assert zoom between 12 to 16", "assert zoom between 12 and 16"),
      ("assert zoom 12", "assert zoom == 12"),
      ("padding bottom=300", "padding bottom 300"),
      ("marker a lat 45.76 lon 4.85", "marker a 45.76 4.85"),
      ("animate to work zoom 15 in 2 s", "animate target work zoom 15 over 2 s"),
      ("animate work over 2 s", "animate target work over 2 s"),
      ("animate target work never zoom > 16", "animate target work { never zoom > 16 }"),
      ("zoom min 12 max 16", "limit zoom 12 to 16"),
      ("zoom 12 work", "target work zoom 12"),
      ("zoom never above 16", "never zoom > 16"),
      ("show home work", "fit home work"),
      ("camera Saint-Étienne", "camera \"Saint-Étienne\""),
      ("camera Saint Etienne", "camera \"Saint Etienne\""),
      ("animate zoomTo 12 over 2 s { zoom <= 16 }", "always zoom <= 16"),
      ("animate zoomTo 12 over 2 s { assert zoom <= 16 }", "always zoom <= 16"),
      ("animate zoomTo 12 { always home and work are visible }", "always [home, work] is visible"),
      ("assert zoom >12 && <16", "assert zoom >12 and zoom <16"),
    ])
  func meant(text: String, line: String) {
    let found = check(Self.places + text).found
    #expect(found.first?.problem.line == line, "\(found)")
    expectAccepted(in: Self.places + text)
  }

  @Test("What beginners write is one mistake, and its whole line is shown", arguments: beginners)
  func beginner(text: String, line: String) {
    let found = check(Self.places + text).found
    #expect(found.count == 1 && found.first?.problem.line == line, "\(found)")
    expectAccepted(in: Self.places + text)
  }

  @Test("A file is used by its whole name")
  func fileNames() {
    let files = ["shared.cam": "place shop 49.2 -123.1"]
    let line = check("use \"shared\"; target shop", files: files).problems.map { $0.line }
    #expect(line == ["use \"shared.cam\""])
    #expect(check("use \"other\"", files: files).problems == [.fileMissing("other")])
  }

  @Test(
    "Where nothing fits, no line is shown",
    arguments: [
      "assert home is above sheet", "assert all visible", "tap x",
      "zoom 12 13 14", "Scenario: Opening", "assert home plus",
    ])
  func unsure(text: String) {
    let found = check(Self.places + text).found
    #expect(!found.isEmpty && found.allSatisfy { $0.problem.line == nil }, "\(found)")
  }

  @Test(
    "A command in capitals is told as such",
    arguments: ["ASSERT zoom >= 12", "Assert zoom is 4", "ZOOMTO = 5", "Scenario: Opening"])
  func capitals(text: String) throws {
    let found = check(text).found
    let word = String(text.prefix { $0.isLetter })
    guard case .unknownCommand(word, let suggestion?) = try #require(found.first).problem else {
      Issue.record("\(found)")
      return
    }
    #expect(found.count == 1 && suggestion.word.lowercased() == word.lowercased())
  }

  @Test("A name with a sign or a number behind it is to be one word")
  func names() {
    #expect(check("marker part-dieu 45.7 4.8").problems == [.nameNotAWord("part-dieu")])
    #expect(check("marker station 1 45.7 4.8").problems == [.nameNotAWord("station 1")])
    #expect(check("marker drop2 52.5 13.4 5").problems != [.nameNotAWord("drop2 52.5")])
  }

  @Test("A brace on a line of its own is one mistake, and what it holds is read")
  func braces() {
    for text in ["scenario \"x\"\n{\n  zoomIn\n}", "repeat 3\n\n{ zoomIn }"] {
      let found = check(text).found
      #expect(found.count == 1 && found[0].line == 1 && found[0].problem.code == "E201")
    }
  }

  @Test("An operator at the end of a block is blamed, not the brace")
  func operators() {
    let found = check("animate zoomTo 5 {\n  always zoom > 3 and\n}").found
    #expect(found.count == 1 && found[0].line == 2)
  }

  @Test("Many mistakes in a large text are read again only so often")
  func bounded() {
    let line = "assert home and work are visible\n"
    let text = Self.places + String(repeating: line, count: 400)
    let lines = check(text).problems.compactMap { $0.line }
    #expect(!lines.isEmpty && lines.count <= 400)
  }
}
