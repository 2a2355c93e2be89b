import Foundation
import Testing

/// Beginning and end of a connection, and messages that are none.
@Suite struct LifecycleTests {
  @Test func endsWith0AfterShutdown() throws {
    let editor = try Editor()
    try editor.initialize()
    let answer = try editor.request("shutdown")
    #expect(answer["result"] is NSNull)
    let later = try editor.request("textDocument/hover")
    #expect(code(later) == -32600)
    #expect(try editor.exit() == 0)
  }

  @Test func endsWith1WithoutShutdown() throws {
    let editor = try Editor()
    try editor.initialize()
    #expect(try editor.exit() == 1)
  }

  @Test func endsWhenTheEditorIsGone() throws {
    let editor = try Editor()
    try editor.initialize()
    #expect(try editor.end() == 1)
  }

  @Test func wantsInitializeFirstAndOnce() throws {
    let editor = try Editor()
    #expect(code(try editor.request("textDocument/hover")) == -32002)
    try editor.initialize()
    #expect(code(try editor.request("initialize")) == -32600)
    #expect(code(try editor.request("workspace/unheardOf")) == -32601)
  }

  @Test(
    arguments: [
      ([], "utf-16"), (["utf-16"], "utf-16"), (["utf-32", "utf-8"], "utf-8"),
    ] as [([String], String)])
  func agreesOnAnEncoding(offered: [String], taken: String) throws {
    let editor = try Editor()
    let capabilities = try editor.initialize(encodings: offered)["capabilities"] as? [String: Any]
    #expect(capabilities?["positionEncoding"] as? String == taken)
  }

  @Test(arguments: [
    ("{", -32700), ("\"\u{0}", -32700),
    (String(repeating: "[", count: 100_000), -32700),
    ("[]", -32600), ("7", -32700), ("{\"id\": 7}", -32600),
    ("{\"id\": 1.5, \"method\": \"x\"}", -32600),
    ("{\"id\": null, \"method\": \"shutdown\"}", -32600), ("{\"id\": [], \"method\": 5}", -32600),
  ])
  func answersWhatIsNoRequest(body: String, code: Int) throws {
    let editor = try Editor()
    try editor.initialize()
    try editor.send(Data("content-LENGTH:\(body.utf8.count)\r\n\r\n\(body)".utf8))
    let answer = try editor.read()
    #expect(self.code(answer) == code)
    #expect(answer["id"] is NSNull)
    _ = try editor.request("shutdown")
    #expect(try editor.exit() == 0)
  }

  @Test(arguments: [
    "Content-Length: -5\r\n\r\n", "Content-Length: five\r\n\r\n", "\r\n\r\n", "no header\r\n\r\n",
    "Content-Length:\r\n\r\n", "Content-Length: 1\r\nContent-Length: 2\r\n\r\n",
    // Small enough for a pipe to take it whole, since the server leaves without reading all of it.
    String(repeating: "x", count: 60_000),
  ])
  func endsAfterAHeaderWithoutALength(header: String) throws {
    let editor = try Editor()
    try editor.initialize()
    try editor.send(Data(header.utf8))
    #expect(code(try editor.read()) == -32700)
    #expect(try editor.end() == 1)
  }

  @Test func passesOverAMessageThatIsTooLarge() throws {
    let editor = try Editor()
    try editor.initialize()
    let size = 33 << 20
    try editor.send(Data("Content-Length: \(size)\r\n\r\n".utf8))
    #expect(code(try editor.read()) == -32600)
    for _ in 0..<33 { try editor.send(Data(repeating: 0x20, count: 1 << 20)) }
    #expect(try editor.request("shutdown")["result"] is NSNull)
    #expect(try editor.exit() == 0)
  }

  @Test func endsWithinAMessage() throws {
    let editor = try Editor()
    try editor.initialize()
    try editor.send(Data("Content-Length: 99999999999999999999\r\n\r\n{\"id\"".utf8))
    #expect(code(try editor.read()) == -32600)
    #expect(try editor.end() == 1)
  }

  @Test func cancelsWhatHasNotBeenMet() throws {
    let editor = try Editor()
    try editor.initialize()
    let bodies = [
      "{\"id\":\"a\",\"method\":\"shutdown\"}",
      "{\"method\":\"$/cancelRequest\",\"params\":{\"id\":\"a\"}}",
      "{\"id\":\"b\",\"method\":\"shutdown\"}",
    ]
    let messages = bodies.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }
    try editor.send(Data(messages.joined().utf8))
    let answer = try editor.read()
    #expect(answer["id"] as? String == "a")
    #expect(code(answer) == -32800)
    #expect(try editor.read()["id"] as? String == "b")
  }

  @Test func takesNoFiles() throws {
    let call = try Folder().run("lsp", "tour.cam")
    #expect(call.code == 2)
    #expect(call.errors == "error: lsp takes no “tour.cam”\n")
  }

  private func code(_ answer: [String: Any]) -> Int? {
    (answer["error"] as? [String: Any])?["code"] as? Int
  }
}
