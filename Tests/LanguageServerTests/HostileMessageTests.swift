import SeededNumbers
import Testing

@testable import LanguageServer

/// Messages that no editor sends.
@Suite struct HostileMessageTests {
  private static let methods = [
    "initialize", "initialized", "$/cancelRequest", "textDocument/didOpen",
    "textDocument/didChange", "textDocument/didClose", "textDocument/didSave",
    "textDocument/completion", "completionItem/resolve", "textDocument/hover",
    "textDocument/definition", "textDocument/references", "textDocument/documentHighlight",
    "textDocument/documentSymbol", "textDocument/documentLink", "textDocument/prepareRename",
    "textDocument/rename", "textDocument/semanticTokens/full",
    "textDocument/semanticTokens/range", "textDocument/codeAction", "workspace/symbol",
  ]

  @Test func survivesParametersOfAllKinds() {
    var random = SeededGenerator(seed: 99)
    let texts = [
      "use \\\"b.cam\\\"; place a 49 -123; target a", "", "scenario \\\"{a", "\\u0000",
      "\\uFEFFlet é=1\\r",
      "define f(a, a) { f a }; f 1", "let a = a; for a in a { a }",
      "scenario \\\"{a}\\\" { examples\\n| a | a |\\n| 1 |", "use \\\"a.cam\\\"", "route from \\\"",
    ]
    func value(_ depth: Int = 0) -> String {
      let number = ["0", "1", "2", "-1", "1e300", "2147483647", "0.5"].randomElement(
        using: &random)!
      switch Int.random(in: 0..<(depth > 2 ? 4 : 7), using: &random) {
      case 0: return "null"
      case 1: return number
      case 2: return "\"\(texts.randomElement(using: &random)!)\""
      case 3: return "true"
      case 4: return "[" + (0..<2).map { _ in value(depth + 1) }.joined(separator: ",") + "]"
      default:
        return "{" + (0..<2).map { "\"k\($0)\":\(value(depth + 1))" }.joined(separator: ",") + "}"
      }
    }
    func place() -> String {
      let numbers = (0..<2).map { _ in Int.random(in: 0..<30, using: &random) }
      return "{\"line\":\(numbers[0] / 10),\"character\":\(numbers[1])}"
    }
    func or(_ usual: String) -> String {
      Int.random(in: 0..<12, using: &random) == 0 ? value() : usual
    }
    let server = runningServer()
    for id in 0..<20_000 {
      let uri = "\"file:///\(["a", "b"].randomElement(using: &random)!).cam\""
      let text = or("\"\(texts.randomElement(using: &random)!)\"")
      let range = or("{\"start\":\(or(place())),\"end\":\(or(place()))}")
      let document = or("{\"uri\":\(or(uri)),\"version\":\(or("1")),\"text\":\(text)}")
      let changes = or("[{\"range\":\(range),\"text\":\(text)},{\"text\":\(text)}]")
      let params = or(
        "{\"textDocument\":\(document),\"position\":\(or(place())),\"range\":\(range),"
          + "\"contentChanges\":\(changes),\"newName\":\(or("\"home\"")),"
          + "\"label\":\(or("\"fit\"")),\"kind\":3,\"sortText\":\"1\",\"textEdit\":{}}")
      let method = Self.methods.randomElement(using: &random)!
      _ = server.receive(
        frame(
          "{\"jsonrpc\":\"2.0\",\"id\":\(or("\(id)")),\"method\":\"\(method)\",\"params\":\(params)}"
        ))
      _ = server.settle()
      #expect(server.exitCode == nil)
    }
    let last = server.receive(frame("{\"id\":\"last\",\"method\":\"shutdown\"}"))
    #expect(
      String(decoding: last, as: UTF8.self).hasSuffix(
        "{\"jsonrpc\":\"2.0\",\"id\":\"last\",\"result\":null}"))
  }

  @Test func survivesCutMessages() {
    var random = SeededGenerator(seed: 5)
    let whole =
      "{\"id\":1,\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"file:///a\"}}}"
    let server = runningServer()
    for _ in 0..<5000 {
      var bytes = Array(whole.utf8.prefix(Int.random(in: 0...whole.utf8.count, using: &random)))
      if let index = bytes.indices.randomElement(using: &random) {
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
      _ = server.receive(Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes)
    }
    #expect(server.exitCode == nil)
  }
}
