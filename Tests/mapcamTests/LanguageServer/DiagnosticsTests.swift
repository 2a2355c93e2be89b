import Foundation
import Testing

/// What is wrong, as one types.
@Suite struct DiagnosticsTests {
  @Test func followsTheText() throws {
    let editor = try Editor()
    try editor.initialize()
    let uri = try editor.open("tour.cam", "fit vancover calgary\n")
    #expect(
      try editor.diagnostics(of: uri) == ["0:4-0:12 I don't know the place “vancover”"])
    try editor.change(uri, version: 2, [([0, 9, 0, 9], "u")])
    #expect(try editor.diagnostics(of: uri, version: 2) == [])
    try editor.change(
      uri, version: 3, [([0, 0, 0, 0], "\n"), ([1, 0, 1, 3], "fitt"), ([9, 0, 9, 0], "tilt zz")])
    #expect(
      try editor.diagnostics(of: uri, version: 3) == [
        "1:0-1:4 I don't know the command “fitt”", "2:5-2:7 I don't know “zz”",
      ])
    try editor.change(uri, version: 4, [(nil, "zoomIn")])
    #expect(try editor.diagnostics(of: uri, version: 4) == [])
    try editor.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
    #expect(try editor.diagnostics(of: uri) == [])
  }

  @Test(arguments: ["utf-8", "utf-16"])
  func countsInTheAgreedEncoding(encoding: String) throws {
    let editor = try Editor()
    try editor.initialize(encodings: [encoding])
    let before = "\tprint \"é😀\u{301}\"; "
    let uri = try editor.open("a.cam", "zoomIn\r\n" + before + "tilt zz\r\nzoomIn")
    let start = encoding == "utf-8" ? before.utf8.count : before.utf16.count
    #expect(
      try editor.diagnostics(of: uri) == [
        "1:\(start + 5)-1:\(start + 7) I don't know “zz”"
      ])
    try editor.change(uri, version: 2, [([1, start + 5, 1, start + 99], "30")])
    #expect(try editor.diagnostics(of: uri, version: 2) == [])
  }

  @Test func warnsAndLeadsToTheFirstOfTwo() throws {
    let editor = try Editor()
    try editor.initialize()
    let uri = try editor.open("a.cam", "place a -123.1 49.3\nlet a = 2\n")
    let found = try editor.published(of: uri)
    #expect(found.map { $0["severity"] as? Int } == [2, 1])
    let related = found[1]["relatedInformation"] as? [[String: Any]]
    #expect(try range(related?.first?["location"]) == "0:6-0:7")
  }

  @Test func readsOpenTextsBeforeFiles() throws {
    let editor = try Editor(["cities.cam": "place office 49.3 -123.1"])
    try editor.initialize()
    let tour = try editor.open("tour.cam", "use \"cities.cam\"\ntarget office\n")
    #expect(try editor.diagnostics(of: tour) == [])
    let cities = try editor.open("cities.cam", "place bureau 49.3 -123.1")
    let unknown = ["1:7-1:13 I don't know “office”"]
    #expect(try editor.diagnostics(of: tour) == unknown)
    try editor.change(cities, version: 2, [([0, 6, 0, 12], "office")])
    #expect(try editor.diagnostics(of: tour) == [])
    try editor.change(cities, version: 3, [([0, 0, 0, 0], "zoomIn zoomIn;")])
    let found = try editor.published(of: tour)
    #expect(try found.map { try range($0) } == ["0:0-0:16"])
    let related = found.first?["relatedInformation"] as? [[String: Any]]
    let location = related?.first?["location"] as? [String: Any]
    #expect(location?["uri"] as? String == cities)
    try editor.notify("textDocument/didClose", ["textDocument": ["uri": cities]])
    #expect(try editor.diagnostics(of: tour) == [])
    try editor.folder.write(Data("zoomIn".utf8), to: "cities.cam")
    try editor.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": cities, "type": 2]]])
    #expect(try editor.diagnostics(of: tour) == unknown)
  }

  @Test func knowsTextsThatAreNoFiles() throws {
    let editor = try Editor(["cities.cam": "place office 49.3 -123.1"])
    try editor.initialize()
    let uri = try editor.open("untitled:Untitled-1", "use \"cities.cam\"; target office; tilt zz")
    #expect(try editor.diagnostics(of: uri) == ["0:38-0:40 I don't know “zz”"])
  }

  @Test func readsEscapedAddresses() throws {
    let editor = try Editor(["a b é/cities.cam": "place office 49.3 -123.1"])
    try editor.initialize()
    let uri = try editor.open(
      editor.uri("a%20b%20%C3%A9/tour.cam"), "use \"cities.cam\"; target office")
    #expect(try editor.diagnostics(of: uri) == [])
  }

  @Test func takesASecondOpeningForTheText() throws {
    let editor = try Editor()
    try editor.initialize()
    let uri = try editor.open("a.cam", "tilt x")
    try editor.open("a.cam", "tilt 30", version: 7)
    #expect(try editor.diagnostics(of: uri, version: 7) == [])
  }

  @Test func passesOverWhatConcernsNoOpenText() throws {
    let editor = try Editor()
    try editor.initialize()
    let uri = editor.uri("a.cam")
    try editor.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
    try editor.change(uri, version: 2, [(nil, "zoomIn")])
    try editor.notify("textDocument/didOpen", ["textDocument": ["uri": 5]])
    let answer = try editor.request(
      "textDocument/hover",
      ["textDocument": ["uri": uri], "position": ["line": 0, "character": 0]])
    #expect((answer["error"] as? [String: Any])?["code"] as? Int == -32602)
  }

  @Test func knowsTextsOfTheLargestSize() throws {
    let editor = try Editor()
    try editor.initialize()
    let line = "# " + String(repeating: "é", count: 1022) + "\nzoomTo 7\n"
    let text = String(repeating: line, count: (16 << 20) / line.utf8.count)
    let uri = try editor.open("large.cam", text)
    #expect(try editor.diagnostics(of: uri) == [])
    try editor.change(uri, version: 2, [([8001, 0, 8001, 6], "zomTo")])
    #expect(
      try editor.diagnostics(of: uri, version: 2) == [
        "8001:0-8001:5 I don't know the command “zomTo”"
      ])
    try editor.change(uri, version: 3, [([0, 0, 0, 0], String(repeating: "#", count: 1 << 20))])
    #expect(
      try editor.diagnostics(of: uri, version: 3) == ["0:0-0:0 the file is larger than 16 MB"])
  }
}
