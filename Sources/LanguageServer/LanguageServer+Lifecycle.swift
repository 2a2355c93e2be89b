import JSONText

/// What the editor can do, as far as it matters here.
struct ClientCapabilities {
  var offersUTF8 = false
  var showsMarkdown = false
  var watchesFiles = false
}

extension ClientCapabilities {
  init(_ value: JSONValue?) {
    offersUTF8 = Self.has("utf-8", value?["general"]?["positionEncodings"])
    showsMarkdown = Self.has("markdown", value?["textDocument"]?["hover"]?["contentFormat"])
    let watching = value?["workspace"]?["didChangeWatchedFiles"]
    watchesFiles = watching?["dynamicRegistration"]?.truth ?? false
  }

  private static func has(_ word: String, _ list: JSONValue?) -> Bool {
    list?.list?.contains { $0.text == word } ?? false
  }
}

/// Beginning and end of the connection.
extension LanguageServer {
  func initialize(_ message: Incoming) throws(ResponseError) -> ServerCapabilities {
    guard phase == .fresh else {
      throw ResponseError(.invalidRequest, "the server is initialized already")
    }
    client = ClientCapabilities(message.optional("capabilities"))
    encoding = client.offersUTF8 ? .utf8 : .utf16
    workspaceFolders = Self.folders(message)
    phase = .running
    return ServerCapabilities(encoding: encoding)
  }

  /// The folders that the editor works in, as it says in one way or another.
  private static func folders(_ message: Incoming) -> [String] {
    let folders = message.optional("workspaceFolders")?.list?.compactMap { $0["uri"]?.text }
    return (folders ?? [message.optional("rootUri")?.text].compactMap { $0 })
      .compactMap(DocumentURI.path)
  }

  /// Asks to be told when scenario files and routes change on the disk.
  func watchFiles() {
    guard client.watchesFiles else { return }
    let watchers = ["cam", "gpx", "kml", "geojson", "json", "polyline"].map {
      JSON.object([("globPattern", JSON.quoted("**/*.\($0)"))])
    }
    let registration = JSON.object([
      ("id", "\"watch\""), ("method", "\"workspace/didChangeWatchedFiles\""),
      ("registerOptions", JSON.object([("watchers", JSON.array(watchers))])),
    ])
    send([
      ("id", "\"watch\""), ("method", "\"client/registerCapability\""),
      ("params", JSON.object([("registrations", JSON.array([registration]))])),
    ])
  }
}
