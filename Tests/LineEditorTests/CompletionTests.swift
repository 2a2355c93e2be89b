import Testing

@testable import LineEditor

@Suite("Completion")
struct CompletionTests {
  private func completion(_ texts: String..., isComplete: Bool = true) -> Completion {
    Completion(
      replacing: 0..<0,
      with: texts.map { Completion.Candidate($0, isComplete: isComplete) })
  }

  @Test("puts in the only candidate, with a blank when the word is complete")
  func only() {
    #expect(completion("zoomIn").replacement(for: "zo", isBeforeBlank: false) == "zoomIn ")
    #expect(completion("zoomIn").replacement(for: "zoomIn", isBeforeBlank: false) == "zoomIn ")
    #expect(completion("zoomIn").replacement(for: "zo", isBeforeBlank: true) == "zoomIn")
    #expect(completion("zoomIn").replacement(for: "zoomIn", isBeforeBlank: true) == nil)
    let folder = completion("routes/", isComplete: false)
    #expect(folder.replacement(for: "ro", isBeforeBlank: false) == "routes/")
    #expect(folder.replacement(for: "routes/", isBeforeBlank: false) == nil)
  }

  @Test(
    "puts in what all candidates begin with, and never less than was typed",
    arguments: [
      (["zoomIn", "zoomOut"], "z", "zoom"),
      (["zoomIn", "zoomOut"], "zoom", nil),
      (["sao_paulo", "sao_pedro"], "sao p", "sao_p"),
      (["sao_paulo", "sao_pedro"], "SÃO_P", "sao_p"),
      (["alpha", "beta"], "", nil),
      (["alpha", "beta"], "x", nil),
      (["東京都", "東京湾"], "東", "東京"),
      (["e\u{301}a", "eb"], "", nil),
    ] as [([String], String, String?)])
  func common(texts: [String], typed: String, result: String?) {
    let completion = Completion(
      replacing: 0..<0, with: texts.map { Completion.Candidate($0) })
    #expect(completion.replacement(for: typed, isBeforeBlank: false) == result)
  }

  @Test("lists candidates down the columns, by the cells they take")
  func columns() {
    TestLocale.use()
    let words = ["a", "bbb", "cc", "東京", "e\u{301}"]
    #expect(CandidateList(words, columns: 14).lines == ["a     東京", "bbb   e\u{301}", "cc"])
    #expect(CandidateList(words, columns: 4).lines == ["a", "bbb", "cc", "東", "e\u{301}"])
    #expect(CandidateList(["a\u{1b}[2J"], columns: 20).lines == ["a\u{fffd}[2J"])
    #expect(CandidateList([], columns: 20).lines == [])
  }
}
