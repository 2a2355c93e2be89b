/// Which message is met by what.
extension LanguageServer {
  /// The result of a request. Throws why it can't be met.
  func answer(_ method: String, _ message: Incoming) throws(ResponseError) -> String? {
    if method == "initialize" { return try initialize(message).json }
    switch phase {
    case .fresh: throw ResponseError(.serverNotInitialized, "initialize comes first")
    case .shutDown: throw ResponseError(.invalidRequest, "the server has been shut down")
    case .running: break
    }
    switch method {
    case "shutdown":
      phase = .shutDown
      return nil
    case "textDocument/completion": return try completion(message).json
    case "completionItem/resolve": return try resolve(message).json
    case "textDocument/hover": return try hover(message)?.json
    case "textDocument/definition": return try definition(message)?.json
    case "textDocument/references": return try references(message).json
    case "textDocument/documentHighlight": return try documentHighlights(message).json
    case "textDocument/documentSymbol": return try documentSymbols(message).json
    case "textDocument/documentLink": return try documentLinks(message).json
    case "textDocument/prepareRename": return try prepareRename(message).json
    case "textDocument/rename": return try rename(message).json
    case "textDocument/formatting": return try formatting(message).json
    case "textDocument/semanticTokens/full": return try semanticTokens(message).json
    case "textDocument/semanticTokens/range": return try semanticTokensInRange(message).json
    case "textDocument/codeAction": return try codeActions(message).json
    default: throw ResponseError(.methodNotFound, "there is no method \(method)")
    }
  }

  /// Takes note of something; what can't be understood is passed over, as the protocol has it.
  func notified(_ method: String, _ message: Incoming) {
    if method == "exit" { return end() }
    guard phase == .running else { return }
    switch method {
    case "initialized": watchFiles()
    case "textDocument/didOpen": try? didOpen(message)
    case "textDocument/didChange": try? didChange(message)
    case "textDocument/didClose": try? didClose(message)
    case "textDocument/didSave": try? didSave(message)
    case "workspace/didChangeWatchedFiles": try? didChangeWatchedFiles(message)
    default: break
    }
  }
}
