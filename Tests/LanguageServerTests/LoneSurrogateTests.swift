import JSONText
import Testing

@testable import LanguageServer

/// Halves of characters, which editors that count in UTF-16 can send.
@Suite struct LoneSurrogateTests {
  @Test(arguments: [
    (#"\ud83d"#, "\u{FFFD}"), (#"\uDE00"#, "\u{FFFD}"), (#"\ud83d\ude00"#, "😀"),
    (#"\ud83d\uD83D\uDE00\ude00"#, "\u{FFFD}😀\u{FFFD}"), (#"\\ud83d"#, #"\ud83d"#),
    (#"\\\ud83d"#, "\\\u{FFFD}"), (#"\ud83d\u0041"#, "\u{FFFD}A"), (#"\ud83d\n"#, "\u{FFFD}\n"),
    (#"\ud83d\\ude00"#, "\u{FFFD}\\ude00"), (#"\ud7ff\ue000"#, "\u{D7FF}\u{E000}"),
  ])
  func countAsOneUnit(written: String, text: String) throws {
    let document = try JSONDocument(
      Array("[\"\(written)\"]".utf8), mostValues: 10, takesAnyText: true)
    #expect(document.withRoot { $0.list?.first?.text } == text)
  }

  @Test(arguments: [
    #"["\ud83d"#, #"["\"#, #"["\u"#, #"["\ud8"#, #"["\ud83d\"#, #"["\ud83d\u12"]"#, #"\ud83d"#,
    #"["\ud83g"]"#,
  ])
  func leavesOtherMistakes(text: String) {
    #expect(throws: JSONError.self) {
      _ = try JSONDocument(Array(text.utf8), mostValues: 10, takesAnyText: true)
    }
  }

  @Test func keepsStepWithTheEditor() {
    let server = runningServer()
    server.open("/a.cam", "zoomTo 7")
    for (start, text) in [(0, #"\ud83d"#), (1, #"\ude00"#), (2, "# ")] {
      let place = "{\"line\":0,\"character\":\(start)}"
      server.notify(
        "textDocument/didChange", "/a.cam",
        "\"contentChanges\":[{\"range\":{\"start\":\(place),\"end\":\(place)},"
          + "\"text\":\"\(text)\"}],")
    }
    let bytes = server.documents["file:///a.cam"]?.text.bytes
    #expect(bytes == Array("\u{FFFD}\u{FFFD}# zoomTo 7".utf8))
  }
}
