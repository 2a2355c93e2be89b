import Testing

@testable import ScenarioLanguage

@Suite("What is wrong with a text, and where")
struct ProblemTests {
  @Test("A mistake is one error at its place", arguments: Sample.all)
  func mistake(sample: Sample) {
    let text = MarkedText(sample.marked)
    let checked = check(text.text, files: sample.files)
    let wanted = zip(sample.problems, text.spans).map {
      Diagnostic($0, at: Location(source: 0, span: $1))
    }
    #expect(sample.problems.count == text.spans.count)
    #expect(checked.diagnostics == wanted, "found: \(checked.found)")
    #expect((checked.program == nil) == sample.problems.contains { !$0.isWarning })
  }

  @Test(
    "A mistake behind another on the next line or after a ; is found too", arguments: Sample.all)
  func both(sample: Sample) {
    guard sample.problems.first != .emptyText else { return }
    let text = MarkedText(sample.marked)
    // What is not closed swallows what follows, up to the next scenario.
    let isOpen = sample.problems.contains { if case .unclosed("{") = $0 { true } else { false } }
    // A file that can't be read may define any name.
    let isIncomplete = sample.marked.hasPrefix("use ") || sample.marked.contains(".cam\"")
    let mistake = isIncomplete ? "zoomTo )" : "zoomTo xyzzyx"
    let next = isOpen ? "\nscenario \"next\" { \(mistake) }" : "\n" + mistake
    let checked = check(text.text + next, files: sample.files)
    var wanted = sample.problems
    if case .expected(let what, found: "the end of the text") = wanted.last {
      wanted[wanted.count - 1] = .expected(what, found: "the end of the line")
    }
    wanted.append(
      isIncomplete
        ? .expected("a value", found: "“)”") : .unknownName("xyzzyx", suggestion: nil))
    #expect(checked.problems == wanted, "found: \(checked.found)")
  }

  @Test("Columns count what a reader sees as one character")
  func columns() {
    let text = """
      place café 49 -123; fit vancover calgary
      place 東京駅 35 139; fit vancover calgary
      print "👩🏽‍🚀🇨🇦"; fit vancover calgary
      \tplace a\u{301}b 1 2;\tfit vancover calgary
      """
    let found = check(text).found
    #expect(found.map { $0.line } == [1, 2, 3, 4])
    #expect(found.map { $0.column } == [25, 23, 17, 20])
    #expect(found.map { $0.marked } == ["vancover", "vancover", "vancover", "vancover"])
  }

  @Test("CRLF ends a line and counts for nothing")
  func lineEnds() {
    let text = "zoomIn\r\nfit vancover calgary\r\n\r\nzoomin\r\n"
    #expect(check(text).diagnostics.map { $0.location.span.lower } == [12, 32])
    let found = check(text).found
    #expect(found.map { $0.marked } == ["vancover", "zoomin"])
  }

  @Test("All mistakes of a file are reported in one go, in the order of the text")
  func allInOneGo() {
    expect(
      """
      camera sydney zoom ‹7,3›
      zoomTo 5; ‹zoomin›; zoomOut
      scenario "one" {
        assert zoom ‹=› 7
        repeat 2 { ‹fit› }
        let a = [1, ‹sydney›]
        assert a == [1]
      }
      assert ‹(›zoom == 1
      scenario "two" {
        tilt ‹vancouver›
      """ + "\n}",
      gives: [
        .decimalComma(written: "7,3"),
        .unknownCommand("zoomin", suggestion: did("zoomIn", .command)),
        .assignmentForComparison,
        .missingArgument("fit", wanted: "places", usage: Command.fit.entry.usage),
        .mixedList(first: "a plain number", other: "a place"),
        .unclosed("("),
        .wrongKind(wanted: "an angle", found: "“vancouver” is a place"),
      ])
  }

  @Test("A name that could not be read is no second mistake where it is used")
  func unreadName() {
    expect(
      "let level = ‹)›\nzoomTo level; print \"{level + 1}\"",
      gives: [.expected("a value", found: "“)”")])
    expect(
      "place home ‹nowhere›\ntarget home",
      gives: [.unknownName("nowhere", suggestion: check("target nowhere").suggestion)])
  }

  @Test("Every problem has a text that raises it")
  func complete() throws {
    let source = try String(
      contentsOfFile: sourcePath("Sources/ScenarioLanguage/Diagnostics/Problem.swift"))
    let names = source.split(separator: "\n").filter { $0.hasPrefix("  case ") }.map {
      String($0.dropFirst(7).prefix { $0.isLetter || $0.isNumber })
    }
    let samples = Sample.all.flatMap { $0.problems } + MessageTests.elsewhere.map { $0.1 }
    let raised = Set(samples.map { "\($0)".prefix { $0 != "(" } }.map(String.init))
    #expect(names.count > 60)
    #expect(names.filter { !raised.contains($0) } == [])
  }

  @Test("Every code of a mistake has a row in the table, and every row a mistake")
  func codes() {
    let problems = Sample.all.flatMap { $0.problems } + MessageTests.elsewhere.map { $0.1 }
    #expect(Set(problems.map { $0.code }) == Set(MistakeTable.rows.map { $0.code }))
    for problem in problems {
      #expect(problem.code.hasPrefix("W") == problem.isWarning, "\(problem)")
    }
  }
}

extension Checked {
  fileprivate var suggestion: Suggestion? {
    if case .unknownName(_, let suggestion) = problems.first { suggestion } else { nil }
  }
}
