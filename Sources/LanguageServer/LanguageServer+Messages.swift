/// Which message is met by what.
extension LanguageServer {
  /// Meets a request, or throws why it can't be met.
  func answer(_ message: Incoming, _ id: RequestID) throws(ResponseError) {
    if message.method == "initialize" { return reply(id, try initialize(message)) }
    switch phase {
    case .fresh: throw ResponseError(.serverNotInitialized, "initialize comes first")
    case .shutDown: throw ResponseError(.invalidRequest, "the server has been shut down")
    case .running: break
    }
    switch message.method {
    case "shutdown":
      phase = .shutDown
      reply(id, nil as Empty?)
    case "textDocument/completion": reply(id, try completion(message))
    case "completionItem/resolve": reply(id, try resolve(message))
    case "textDocument/hover": reply(id, try hover(message))
    case "textDocument/definition": reply(id, try definition(message))
    case "textDocument/references": reply(id, try references(message))
    case "textDocument/documentHighlight": reply(id, try documentHighlights(message))
    case "textDocument/documentSymbol": reply(id, try documentSymbols(message))
    case "textDocument/documentLink": reply(id, try documentLinks(message))
    case "textDocument/prepareRename": reply(id, try prepareRename(message))
    case "textDocument/rename": reply(id, try rename(message))
    case "textDocument/semanticTokens/full": reply(id, try semanticTokens(message))
    case "textDocument/semanticTokens/range": reply(id, try semanticTokensInRange(message))
    case "textDocument/codeAction": reply(id, try codeActions(message))
    default: throw ResponseError(.methodNotFound, "there is no method \(message.method)")
    }
  }

  private func reply(_ id: RequestID, _ result: (some Encodable)?) {
    send(Response(id: id, result: result))
  }

  /// Takes note of something; what can't be understood is passed over, as the protocol has it.
  func notified(_ message: Incoming) {
    if message.method == "exit" { return end() }
    guard phase == .running else { return }
    switch message.method {
    case "initialized": watchFiles()
    case "textDocument/didOpen": didOpen(message)
    case "textDocument/didChange": didChange(message)
    case "textDocument/didClose": didClose(message)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": forgetAnalyses()
    default: break
    }
  }
}
