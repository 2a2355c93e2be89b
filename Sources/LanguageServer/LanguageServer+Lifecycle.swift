/// What the editor can do, as far as it matters here.
struct ClientCapabilities: Decodable {
  struct General: Decodable { let positionEncodings: [String]? }
  struct Watching: Decodable { let dynamicRegistration: Bool? }
  struct Workspace: Decodable { let didChangeWatchedFiles: Watching? }
  struct Hover: Decodable { let contentFormat: [String]? }
  struct TextDocument: Decodable { let hover: Hover? }

  var general: General?
  var workspace: Workspace?
  var textDocument: TextDocument?

  var offersUTF8: Bool { general?.positionEncodings?.contains("utf-8") ?? false }
  var showsMarkdown: Bool { textDocument?.hover?.contentFormat?.contains("markdown") ?? false }
  var watchesFiles: Bool { workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false }
}

/// Beginning and end of the connection.
extension LanguageServer {
  private struct Initialization: Decodable { let capabilities: ClientCapabilities? }

  func initialize(_ message: Incoming) throws(ResponseError) -> InitializeResult {
    guard phase == .fresh else {
      throw ResponseError(.invalidRequest, "the server is initialized already")
    }
    client = try message.parameters(Initialization.self).capabilities ?? ClientCapabilities()
    encoding = client.offersUTF8 ? .utf8 : .utf16
    phase = .running
    return InitializeResult(encoding: encoding)
  }

  /// Asks to be told when scenario files and routes change on the disk.
  func watchFiles() {
    guard client.watchesFiles else { return }
    let watchers = ["cam", "gpx", "kml", "geojson", "json", "polyline"].map {
      Registrations.Watcher(globPattern: "**/*.\($0)")
    }
    let registration = Registrations.Registration(registerOptions: .init(watchers: watchers))
    send(
      Request(
        id: .name("watch"), method: "client/registerCapability",
        params: Registrations(registrations: [registration])))
  }
}

private struct Registrations: Encodable {
  struct Watcher: Encodable { let globPattern: String }
  struct Options: Encodable { let watchers: [Watcher] }
  struct Registration: Encodable {
    let id = "watch"
    let method = "workspace/didChangeWatchedFiles"
    let registerOptions: Options

    private enum CodingKeys: String, CodingKey { case id, method, registerOptions }
  }
  let registrations: [Registration]
}
