import Testing

@testable import LanguageServer

/// What comes in one read is answered in the order in which it came.
@Suite struct AnswerOrderTests {
  private static let initialize =
    "{\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}"

  /// The identifiers and the codes of errors that are sent, in their order.
  private func answers(_ bytes: [UInt8], of server: LanguageServer<TestFiles>) -> [String] {
    String(decoding: server.receive(bytes), as: UTF8.self).split(separator: "Content-Length")
      .map { message in
        let id = message.firstMatch(of: /"id":(\w+)/).map { "\($0.1)" } ?? ""
        return id + (message.firstMatch(of: /"code":(-\d+)/).map { " \($0.1)" } ?? "")
      }
  }

  @Test func refusesUnreadableMessagesInTheirTurn() {
    let server = LanguageServer(files: TestFiles())
    let shutdown = "{\"id\":2,\"method\":\"shutdown\"}"
    let bytes = frame(Self.initialize) + frame("{") + frame("{\"id\":7}") + frame(shutdown)
    #expect(answers(bytes, of: server) == ["1", "null -32700", "null -32600", "2"])
    #expect(server.exitCode == nil)
  }

  @Test func answersWhatCameBeforeABrokenHeader() {
    let server = LanguageServer(files: TestFiles())
    let bytes = frame(Self.initialize) + Array("Foo: 5\r\n\r\n{}".utf8)
    #expect(answers(bytes, of: server) == ["1", "null -32700"])
    #expect(server.exitCode == 1)
  }
}
