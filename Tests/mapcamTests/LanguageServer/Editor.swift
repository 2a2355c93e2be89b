import Foundation
import Testing

/// An editor, as far as the language server can tell: it starts the server and talks to it.
final class Editor {
  private let process = Process()
  private let toServer = Pipe()
  private let fromServer = Pipe()
  private var buffer = Data()
  private var count = 0
  /// What came without having been asked for.
  private var notifications: [[String: Any]] = []
  let folder: Folder

  init(_ files: [String: String] = [:]) throws {
    folder = try Folder(files)
    process.executableURL = mapcam
    process.arguments = ["lsp"]
    process.currentDirectoryURL = folder.url
    process.standardInput = toServer
    process.standardOutput = fromServer
    try process.run()
    process.killAfterAMinute()
  }

  deinit { process.kill() }

  /// Says hello, with capabilities beyond those of every editor.
  @discardableResult
  func initialize(encodings: [String] = []) throws -> [String: Any] {
    let result = try request(
      "initialize",
      [
        "capabilities": [
          "general": ["positionEncodings": encodings],
          "textDocument": ["hover": ["contentFormat": ["markdown"]]],
        ]
      ])
    try notify("initialized", [:])
    return try #require(result["result"] as? [String: Any])
  }

  // MARK: Messages

  func send(_ bytes: Data) throws { try toServer.fileHandleForWriting.write(contentsOf: bytes) }

  func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message)
    try send(Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  func notify(_ method: String, _ params: [String: Any]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": params])
  }

  /// The whole answer to a request.
  func request(_ method: String, _ params: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    let id = count
    try send(["jsonrpc": "2.0", "id": id, "method": method, "params": params])
    while true {
      let message = try read()
      if message["id"] as? Int == id { return message }
      notifications.append(message)
    }
  }

  /// The result of a request about a place of a text.
  func ask(
    _ method: String, _ uri: String, _ place: (line: Int, character: Int)? = nil,
    _ more: [String: Any] = [:]
  ) throws -> Any? {
    var params: [String: Any] = ["textDocument": ["uri": uri]]
    if let place { params["position"] = ["line": place.line, "character": place.character] }
    let answer = try request("textDocument/" + method, params.merging(more) { $1 })
    #expect(answer["error"] == nil)
    return answer["result"]
  }

  /// The next message of the server.
  func read() throws -> [String: Any] {
    while true {
      if let end = buffer.range(of: Data("\r\n\r\n".utf8)) {
        let header = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
        let length = try #require(Int(header.dropFirst("Content-Length: ".count)))
        if buffer.endIndex - end.upperBound >= length {
          let body = buffer[end.upperBound..<(end.upperBound + length)]
          buffer = Data(buffer[(end.upperBound + length)...])
          return try #require(
            JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
        }
      }
      let data = fromServer.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the server has ended")
      buffer += data
    }
  }

  // MARK: Texts

  func uri(_ name: String) -> String { "file://" + folder.url.path + "/" + name }

  /// Opens a text; gives its address.
  @discardableResult
  func open(_ name: String, _ text: String, version: Int = 1) throws -> String {
    let uri = name.contains(":") ? name : uri(name)
    try notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri, "languageId": "mapcam", "version": version, "text": text,
        ]
      ])
    return uri
  }

  /// Changes parts of a text: each a range of lines and characters, or all of it when it is nil.
  func change(_ uri: String, version: Int, _ changes: [(range: [Int]?, text: String)]) throws {
    try notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": version],
        "contentChanges": changes.map { change -> [String: Any] in
          guard let range = change.range else { return ["text": change.text] }
          return [
            "range": [
              "start": ["line": range[0], "character": range[1]],
              "end": ["line": range[2], "character": range[3]],
            ], "text": change.text,
          ]
        },
      ])
  }

  /// What the server says next of a text: each problem as “line:character-line:character words”.
  func diagnostics(of uri: String, version: Int? = nil) throws -> [String] {
    try published(of: uri, version: version).map { diagnostic in
      let message = try #require(diagnostic["message"] as? String)
      let words = message.split(separator: "\n").first ?? ""
      return try range(diagnostic) + " " + words
    }
  }

  /// The same as it was sent. What was said of other states of the text is passed over.
  func published(of uri: String, version: Int? = nil) throws -> [[String: Any]] {
    while true {
      let message = try notifications.isEmpty ? read() : notifications.removeFirst()
      guard message["method"] as? String == "textDocument/publishDiagnostics",
        let params = message["params"] as? [String: Any], params["uri"] as? String == uri,
        version == nil || params["version"] as? Int == version
      else { continue }
      return try #require(params["diagnostics"] as? [[String: Any]])
    }
  }

  /// How the server ends.
  func exit() throws -> Int32 {
    try notify("exit", [:])
    return try end()
  }

  /// The end of the connection.
  func end() throws -> Int32 {
    try toServer.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "the server crashed")
    return process.terminationStatus
  }
}

/// “line:character-line:character” of what has a range.
func range(_ value: Any?, _ key: String = "range") throws -> String {
  let range = try #require((value as? [String: Any])?[key] as? [String: [String: Int]])
  return ["start", "end"].map { edge in
    "\(range[edge]?["line"] ?? -1):\(range[edge]?["character"] ?? -1)"
  }.joined(separator: "-")
}

/// The spots of a text that are marked with ‸, and the text without the marks.
func marked(_ text: String) -> (text: String, places: [(line: Int, character: Int)]) {
  var plain = ""
  var places: [(line: Int, character: Int)] = []
  for scalar in text.unicodeScalars {
    if scalar == "‸" {
      let lines = plain.split(separator: "\n", omittingEmptySubsequences: false)
      places.append((lines.count - 1, (lines.last ?? "").utf16.count))
    } else {
      plain.unicodeScalars.append(scalar)
    }
  }
  return (plain, places)
}
