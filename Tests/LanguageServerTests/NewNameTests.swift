import Testing

@testable import LanguageServer

/// Which names a name can be changed to: those that `let` takes.
@Suite struct NewNameTests {
  @Test(arguments: ["x", "N", "km", "pad", "over", "calgary", "büro", "a_"])
  func areThoseOfLet(name: String) {
    let server = runningServer()
    server.open("/a.cam", "let level = 2 # x N km pad over calgary\nzoomTo level; print \"{3 km}\"")
    let answer = server.rename("/a.cam", at: 5, to: name)
    #expect(answer.contains("\"newText\":\"\(name)\""))
    server.open("/a.cam", "let \(name) = 2\nzoomTo \(name)")
    #expect(!String(decoding: server.settle(), as: UTF8.self).contains("\"message\""))
  }

  @Test(arguments: [
    ("zoom", "is a word of the language"), ("fit", "is a word of the language"),
    ("and", "is a word of the language"), ("true", "is a word of the language"),
    ("_", "is no name"), ("2nd", "is no name"),
    ("calgary", "means something else"), ("pad", "means something else"),
  ])
  func areNoOthers(name: String, reason: String) {
    let server = runningServer()
    server.open("/a.cam", "let level = 2; zoomTo level; fit calgary vancouver pad 20")
    #expect(server.rename("/a.cam", at: 5, to: name).contains("“\(name)” \(reason)"))
  }
}
