/// What the server can do.
struct InitializeResult: Encodable {
  struct Sync: Encodable {
    let openClose = true
    /// 2 stands for changes of ranges.
    let change = 2
    let save = true
  }
  struct CompletionOptions: Encodable {
    let triggerCharacters = [" ", "\"", "(", "[", "{", ".", "/", "|"]
    let resolveProvider = true
  }
  struct RenameOptions: Encodable { let prepareProvider = true }
  struct Legend: Encodable {
    let tokenTypes = SemanticTokens.types
    let tokenModifiers = SemanticTokens.modifiers
  }
  struct SemanticTokensOptions: Encodable {
    let legend = Legend()
    let full = true
    let range = true
  }
  struct CodeActionOptions: Encodable { let codeActionKinds = ["quickfix"] }

  struct Capabilities: Encodable {
    let positionEncoding: String
    let textDocumentSync = Sync()
    let completionProvider = CompletionOptions()
    let hoverProvider = true
    let definitionProvider = true
    let referencesProvider = true
    let documentHighlightProvider = true
    let documentSymbolProvider = true
    let documentLinkProvider = Empty()
    let renameProvider = RenameOptions()
    let semanticTokensProvider = SemanticTokensOptions()
    let codeActionProvider = CodeActionOptions()
  }
  struct ServerInfo: Encodable { let name = "mapcam" }

  let capabilities: Capabilities
  let serverInfo = ServerInfo()

  init(encoding: PositionEncoding) {
    capabilities = Capabilities(positionEncoding: encoding.rawValue)
  }
}
