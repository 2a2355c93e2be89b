import Foundation
import Testing

/// What helps to write: completion, help, the outline, marks and corrections.
@Suite struct WritingTests {
  private func ask(_ method: String, _ text: String, _ files: [String: String] = [:]) throws -> Any?
  {
    let editor = try Editor(files)
    try editor.initialize()
    let (text, places) = marked(text)
    return try editor.ask(method, try editor.open("a.cam", text), places.first)
  }

  @Test(arguments: [
    ("zoomI‸", "zoomIn", "0:0-0:5", "zoomIn", 14),
    ("é; target vancou‸", "vancouver", "0:10-0:16", "vancouver", 7),
    ("use \"cities.cam\"; target off‸ice", "office", "0:25-0:28", "office", 6),
    ("visit‸\ndefine visit(a) { target a }", "visit", "0:0-0:5", "visit", 3),
    ("use \"ci‸\"", "cities.cam", "0:5-0:8", "cities.cam\"", 17),
    ("print \"{distan‸", "distance", "0:8-0:14", "distance(", 3),
    ("assert zoo‸", "zoom", "0:7-0:10", "zoom", 10),
  ])
  func completes(
    text: String, label: String, range: String, newText: String, kind: Int
  ) throws {
    let list =
      try ask("completion", text, ["cities.cam": "place office 49.3 -123.1"]) as? [String: Any]
    let items = try #require(list?["items"] as? [[String: Any]])
    let item = try #require(items.first { $0["label"] as? String == label })
    #expect(item["kind"] as? Int == kind)
    let edit = item["textEdit"] as? [String: Any]
    #expect(edit?["newText"] as? String == newText)
    #expect(try mapcamTests.range(edit) == range)
  }

  @Test func explainsACompletion() throws {
    let editor = try Editor()
    try editor.initialize()
    let uri = try editor.open("a.cam", "zoomI")
    let list = try editor.ask("completion", uri, (0, 5)) as? [String: Any]
    let item = try #require((list?["items"] as? [[String: Any]])?.first)
    let answer = try editor.request("completionItem/resolve", item)["result"] as? [String: Any]
    let documentation = answer?["documentation"] as? [String: Any]
    #expect((documentation?["value"] as? String)?.hasPrefix("```text\nzoomIn\n```\n") == true)
    #expect(answer?["label"] as? String == "zoomIn")
  }

  @Test(arguments: [
    ("f‸it vancouver calgary", "0:0-0:3", "fit PLACES…"),
    ("fit vancouver‸ calgary", "0:4-0:13", "49.26, -123.11"),
    ("target \"São P‸aulo\"", "0:8-0:17", "São Paulo"),
    ("limit zo‸om 3 to 4", "0:0-0:10", "limit zoom"),
    ("assert zoom bet‸ween 2 and 3", "0:12-0:19", "between"),
    ("place home 49.3 -123.1; target ho‸me", "0:31-0:35", "home is a place: 49.3, -123.1"),
    ("let a = 3 * 4; zoomTo ‸a", "0:22-0:23", "a is a plain number: 12"),
    ("wait 2 mi‸n", "0:7-0:10", "min: minutes"),
  ])
  func explains(text: String, range: String, words: String) throws {
    let hover = try ask("hover", text) as? [String: Any]
    let contents = hover?["contents"] as? [String: Any]
    let shown = try #require(contents?["value"] as? String)
    #expect(shown.contains(words))
    #expect(try mapcamTests.range(hover) == range)
  }

  @Test(arguments: ["zoomIn # f‸it", "print \"fi‸t\"", "zoomTo 7 ‸ ; zoomIn", "tilt zzz‸zz"])
  func explainsNoMore(text: String) throws {
    #expect(try ask("hover", text) is NSNull)
  }

  @Test func listsThePartsOfAText() throws {
    let text = """
      place home 49 -123; let level = 3
      define visit(a) {
        target a
      }
      @slow
      scenario "At {level}" { let inner = 2 }
      """
    let symbols = try #require(try ask("documentSymbol", text) as? [[String: Any]])
    let found = try symbols.map {
      try "\($0["name"] ?? "") \($0["kind"] ?? 0) \(range($0)) \(range($0, "selectionRange"))"
    }
    #expect(
      found == [
        "home 20 0:0-0:18 0:6-0:10", "level 13 0:20-0:33 0:24-0:29",
        "visit 12 1:0-3:1 1:7-1:12", "At {level} 5 4:0-5:39 5:9-5:21",
      ])
  }

  @Test func marksWords() throws {
    let tokens =
      try ask("semanticTokens/full", "let é = 2\ntarget calgary zoom é") as? [String: Any]
    #expect(
      tokens?["data"] as? [Int] == [
        0, 0, 3, 0, 0, 0, 4, 1, 5, 1, 0, 4, 1, 3, 0, 1, 0, 6, 0, 0, 0, 7, 7, 7, 0, 0, 8, 4, 1, 0, 0,
        5,
        1, 5, 0,
      ])
  }

  @Test func corrects() throws {
    let editor = try Editor()
    try editor.initialize()
    let uri = try editor.open("a.cam", "fit vancover calgary")
    let place = ["line": 0, "character": 6]
    let actions =
      try editor.ask(
        "codeAction", uri, nil,
        ["range": ["start": place, "end": place], "context": ["diagnostics": []]])
      as? [[String: Any]]
    #expect(actions?.map { $0["title"] as? String } == ["Write vancouver"])
    let edit = actions?.first?["edit"] as? [String: [String: [[String: Any]]]]
    let changes = try #require(edit?["changes"]?[uri])
    #expect(try changes.map { try range($0) } == ["0:4-0:12"])
    #expect(changes.first?["newText"] as? String == "vancouver")
  }

  @Test func laysOut() throws {
    let editor = try Editor()
    try editor.initialize()
    let uri = try editor.open("a.cam", "zoomIn\nscenario \"a\" {\nzoomTo   3\n}")
    let edits = try editor.ask("formatting", uri, nil, ["options": [:]]) as? [[String: Any]]
    #expect(try edits?.map { try range($0) } == ["2:0-3:1"])
    #expect(
      edits?.map { $0["newText"] as? String } == ["  zoomTo 3\n}\n"])
    let wrong = try editor.open("b.cam", "zoomTo (")
    let answer = try editor.request(
      "textDocument/formatting", ["textDocument": ["uri": wrong], "options": [:]])
    #expect((answer["error"] as? [String: Any])?["code"] as? Int == -32803)
  }
}
