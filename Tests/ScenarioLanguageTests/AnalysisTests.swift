import Testing

@testable import ScenarioLanguage

/// What is known of a text that is being written.
@Suite struct AnalysisTests {
  private func analyse(_ text: String, files: [String: String] = [:]) -> Analysis {
    var host = FilesInMemory(files)
    return Analysis.of(name: "test.cam", bytes: Array(text.utf8), host: &host)
  }

  // MARK: Names

  /// Each name of one's own in ‹ ›, behind a number for what it means.
  @Test(
    "Names mean what is given innermost and before",
    arguments: [
      "let ‹a› = 1; zoomTo ‹a›",
      "let ‹a› = 1; if ‹a› > 0 { let ‹a› = ‹a› + 1; zoomTo ‹a› }",
      "place ‹home› 49 -123; fit ‹home› calgary pad 64; print \"{‹home›}\"",
      "define ‹go›(‹to›, ‹level› = ‹top›) { target ‹to› zoom ‹level› }; let ‹top› = 3; ‹go› calgary",
      "define ‹go›(‹to›, ‹level› = 3) { target ‹to› }; ‹go› ‹to› calgary ‹level› 4",
      "let ‹linear› = 2; animate zoomTo ‹linear› over 2 ease linear",
      "let ‹pad› = 3; fit calgary vancouver pad ‹pad›",
      "for ‹c› in [calgary] { target ‹c›; for ‹c› in [1] { zoomTo ‹c› } }",
      "scenario \"{‹a›}\" {\nexamples\n| ‹a› |\n| ‹b› |\nzoomTo ‹a›\n}\nlet ‹b› = 3",
      "let ‹a› = 1; tilt oops; zoomTo ‹a›; zoomTo (1 + zz + ‹a›)",
      "animate zoomTo 3 { at 1 s { let ‹x1› = 2; zoomTo ‹x1› }; always zoom > ‹x1› }; let ‹x1› = 2",
    ])
  func names(marked: String) {
    let text = MarkedText(marked)
    let found = analyse(text.text).names.occurrences.map { $0.location.span }
    // What stands before a name is given is no place of it.
    #expect(found.allSatisfy { text.spans.contains($0) })
    #expect(text.spans.count - found.count <= (marked.contains("x1") ? 1 : 0))
  }

  @Test(
    "Another name in all of its places makes the same program",
    arguments: CompletionLawTests.files)
  func renaming(path: String) throws {
    let text = try String(contentsOfFile: sourcePath(path))
    let analysis = analyse(text)
    // Without the files that it uses there is nothing to compare.
    guard analysis.diagnostics.allSatisfy({ $0.isWarning }) else { return }
    let before = check(text).program?.code.map { $0.opcode }
    #expect(before != nil)
    for index in analysis.names.declarations.indices {
      var bytes = Array(text.utf8)
      for occurrence in analysis.names.occurrences(of: index).reversed() {
        let span = occurrence.location.span
        bytes.replaceSubrange(Int(span.lower)..<Int(span.upper), with: "zq9".utf8)
      }
      let after = check(bytes: bytes).program?.code.map { $0.opcode }
      #expect(after == before, "\(analysis.names.declarations[index].spelling)")
    }
  }

  @Test("Names of texts that are used are the same in both")
  func usedNames() {
    let analysis = analyse(
      "use \"a.cam\"; target home; visit home",
      files: ["a.cam": "place home 49 -123; define visit(p) { target p }; target home"])
    let home = analysis.names.occurrences(of: 0).map { $0.location.source }
    #expect(analysis.names.declarations.map { $0.spelling } == ["p", "visit", "home"])
    #expect(home == [1, 1])
    #expect(analysis.names.occurrences(of: 2).map { $0.location.source } == [0, 0, 1, 1])
    #expect(analysis.earlyNames.map { $0.spelling }.sorted() == ["home", "visit"])
  }

  @Test(
    "What a name stands for is known before anything runs where it can be",
    arguments: [
      ("let a = 2 * 3", "a plain number", "6"), ("place a vancouver", "a place", "49.26, -123.11"),
      ("if zoom > 3 { let a = 45 deg }", "an angle", "45"), ("let a = zoom", "a plain number", nil),
      ("for a in [vancouver] { target a }", "a place", nil),
    ] as [(String, String, String?)])
  func meaning(text: String, kind: String, value: String?) throws {
    let analysis = analyse(text)
    let meaning = try #require(analysis.meaning(of: analysis.names.declarations[0]))
    #expect(meaning.kind.described == kind)
    #expect(meaning.value == value)
  }

  // MARK: Mistakes

  @Test("It says what a check says", arguments: Sample.all)
  func diagnostics(sample: Sample) {
    let text = MarkedText(sample.marked).text
    let analysis = analyse(text, files: sample.files)
    #expect(analysis.diagnostics == check(text, files: sample.files).diagnostics)
  }

  @Test("What is to be written instead leaves no such mistake", arguments: Sample.all)
  func replacement(sample: Sample) {
    let text = MarkedText(sample.marked)
    for (problem, span) in zip(sample.problems, text.spans) {
      guard let replacement = problem.replacement else { continue }
      var bytes = Array(text.text.utf8)
      bytes.replaceSubrange(Int(span.lower)..<Int(span.upper), with: replacement.utf8)
      let left = check(bytes: bytes, files: sample.files).problems
      #expect(!left.contains(problem), "\(replacement)")
    }
  }

  @Test("The use is named because of which a text is read")
  func uses() {
    let analysis = analyse(
      "zoomIn\nuse \"a.cam\"\nuse \"b.cam\"",
      files: ["a.cam": "let x1 = 2", "b.cam": "use \"c.cam\"", "c.cam": "tilt oops"])
    let wrong = analysis.diagnostics.map { $0.location.source }
    #expect(wrong == [3])
    #expect(analysis.use(reading: 3) == SourceRange(19, 30))
  }

  // MARK: Marks

  @Test("Marks come in order, and none over another", arguments: Sample.all)
  func highlights(sample: Sample) {
    let found = analyse(MarkedText(sample.marked).text, files: sample.files).highlights
    for (first, second) in zip(found, found.dropFirst()) {
      #expect(first.span.upper <= second.span.lower)
    }
  }

  @Test("Only texts that can be names are")
  func isName() {
    for name in ["a", "a_1", "é", "北", "x2"] { #expect(Analysis.isName(name)) }
    for name in ["", "_", "1a", "a b", "a-b", "\"", "a\n", "#", "é!"] {
      #expect(!Analysis.isName(name))
    }
  }
}
