import JSONText

/// What the server can do.
struct ServerCapabilities: Written {
  let encoding: PositionEncoding

  var json: String {
    let truth = "true"
    let capabilities = JSON.object([
      ("positionEncoding", JSON.quoted(encoding.rawValue)),
      // 2 stands for changes of ranges.
      ("textDocumentSync", "{\"openClose\":true,\"change\":2,\"save\":true}"),
      (
        "completionProvider",
        JSON.object([
          ("triggerCharacters", JSON.array(Self.triggers.map { JSON.quoted($0) })),
          ("resolveProvider", truth),
        ])
      ),
      ("hoverProvider", truth),
      ("definitionProvider", truth),
      ("referencesProvider", truth),
      ("documentHighlightProvider", truth),
      ("documentSymbolProvider", truth),
      ("documentLinkProvider", "{}"),
      ("documentFormattingProvider", truth),
      ("renameProvider", JSON.object([("prepareProvider", truth)])),
      ("codeActionProvider", JSON.object([("codeActionKinds", "[\"quickfix\"]")])),
      (
        "semanticTokensProvider",
        JSON.object([("legend", SemanticTokens.legend), ("full", truth), ("range", truth)])
      ),
    ])
    return JSON.object([("capabilities", capabilities), ("serverInfo", "{\"name\":\"mapcam\"}")])
  }

  /// Behind these something else can stand.
  private static let triggers = [" ", "\"", "(", "[", "{", ".", "/", "|"]
}
