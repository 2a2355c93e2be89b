import Testing

@testable import LanguageServer

/// Which texts are checked anew, once one has changed.
@Suite struct RecheckTests {
  private func server(_ files: TestFiles) -> LanguageServer<TestFiles> {
    let server = runningServer(files)
    server.open("/a.cam", "use \"b.cam\"; target c")
    server.open("/b.cam", "use \"c.cam\"")
    server.open("/c.cam", "place c 1 2")
    server.open("/d.cam", "zoomTo 7")
    server.open("/e.cam", "use \"missing.cam\"")
    #expect(server.settledFiles() == ["/a.cam", "/b.cam", "/c.cam", "/d.cam", "/e.cam"])
    #expect(server.settledFiles() == [])
    return server
  }

  @Test(arguments: [
    ("textDocument/didSave", "/c.cam", ["/a.cam", "/b.cam", "/c.cam"]),
    ("textDocument/didSave", "/a.cam", ["/a.cam"]),
    ("textDocument/didClose", "/c.cam", ["/a.cam", "/b.cam"]),
    ("textDocument/didClose", "/d.cam", []),
    ("textDocument/didOpen", "/missing.cam", ["/e.cam", "/missing.cam"]),
    ("textDocument/didOpen", "/d.cam", ["/d.cam"]),
  ])
  func areThoseThatUseIt(method: String, path: String, checked: [String]) {
    let server = server(TestFiles(["/c.cam": "place c 3 4"]))
    server.notify(method, path, text: "")
    #expect(server.settledFiles() == checked)
  }

  @Test func areThoseThatUseAWatchedFile() {
    let files = TestFiles()
    let server = server(files)
    files.texts["/missing.cam"] = "place m 1 2"
    server.notify(
      "workspace/didChangeWatchedFiles", "/", "\"changes\":[{\"uri\":\"file:///missing.cam\"}],")
    #expect(server.settledFiles() == ["/e.cam"])
  }

  @Test func readTheFileOfAClosedText() {
    let server = server(TestFiles(["/c.cam": "place other 3 4"]))
    server.notify("textDocument/didClose", "/c.cam")
    #expect(String(decoding: server.settle(), as: UTF8.self).contains("I don't know “c”"))
  }

  @Test func keepATextThatIsOpenByTwoAddresses() {
    let server = runningServer()
    for uri in ["file:///c.cam", "file://localhost/c.cam"] {
      _ = server.receive(
        frame(
          "{\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"\(uri)\","
            + "\"text\":\"place c 1 2\"}}}"))
    }
    server.open("/a.cam", "use \"c.cam\"; target c")
    server.notify("textDocument/didClose", "/c.cam")
    #expect(!String(decoding: server.settle(), as: UTF8.self).contains("\"message\""))
  }
}
