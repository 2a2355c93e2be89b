import Testing

@testable import ScenarioLanguage

@Suite("Did you mean")
struct SuggestionTests {
  /// The one suggestion of a text with one mistake.
  private func suggestion(_ text: String) -> Suggestion? {
    switch check(text).problems.first {
    case .unknownCommand(_, let suggestion), .unknownName(_, let suggestion),
      .unknownFunction(_, let suggestion), .unknownArgument(_, _, let suggestion, _):
      suggestion
    default: nil
    }
  }

  @Test(
    "The word that was meant is found in every namespace, wherever it stands",
    arguments: [
      ("zoomin", did("zoomIn", .command)), ("zomTo 5", did("zoomTo", .command)),
      ("scenarioo \"t\" { }", did("scenario", .command)), ("asert zoom", did("assert", .command)),
      ("print vancoverr == 5", did("vancouver", .place)), ("zooom", did("zoom", .value)),
      ("distanse 5", did("distance", .function)),
      ("define visit { zoomIn }\nvisti", did("visit", .command)),
      ("zoomTo zooom", did("zoom", .value)), ("target calgry", did("calgary", .place)),
      ("place office 1 2\ntarget ofice", did("office", .place)),
      ("let level = 1\nzoomTo lvel", did("level", .value)),
      ("camera sydney bearin 5", did("bearing", .word)),
      ("fit sydney calgary pad 5 keeep", did("keep", .word)),
      ("assert heding(sydney, calgary) > 1", did("heading", .function)),
      ("assert zoom == metersPerPont", did("metersPerPoint", .value)),
      ("target SaoPolo", did("sao_paulo", .place)),
    ])
  func namespaces(text: String, wanted: Suggestion) {
    #expect(suggestion(text) == wanted)
  }

  @Test(
    "What is like nothing gets no guess",
    arguments: [
      "qqqqqq", "x9", "zzz 5", "target xyzzyx", "vancover", "hello", "assert a > 1",
      "zoomTo calgry",
    ])
  func none(text: String) {
    #expect(suggestion(text) == nil)
  }

  @Test("A guess can be typed as it stands: it is known when it is put in place of the word")
  func guessesWork() {
    for word in ["vancover", "calgry", "tokio", "Londn", "saoPolo", "new_yrok", "zurichh"] {
      guard let guess = suggestion("target \(word)") else {
        Issue.record("no guess for \(word)")
        continue
      }
      #expect(check("target \(guess.word)").problems == [], "\(word): \(guess.word)")
    }
  }
}
