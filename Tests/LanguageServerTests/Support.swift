import JSONText
import MapCamera
import ScenarioLanguage

@testable import LanguageServer

/// The files of a computer, as far as a test wants any.
final class TestFiles: ServerFiles {
  struct Host: EditorHost {
    let bytes: (String) -> [UInt8]?
    private(set) var files: [String] = []

    init(bytes: @escaping (String) -> [UInt8]?) { self.bytes = bytes }

    mutating func read(_ path: String, from user: String) throws(HostProblem) -> (
      name: String, bytes: [UInt8]
    ) {
      let name = TestFiles.joined(path, from: user)
      files.append(name)
      guard let bytes = bytes(name) else { throw HostProblem(.fileMissing(path)) }
      return (name, bytes)
    }

    func route(_ text: String, from user: String) throws(HostProblem) -> [Coordinate] {
      throw HostProblem(.fileMissing(text))
    }
  }

  var texts: [String: String]
  let currentFolder = "/"

  init(_ texts: [String: String] = [:]) { self.texts = texts }

  static func joined(_ path: String, from user: String) -> String {
    user[...(user.lastIndex(of: "/") ?? user.startIndex)] + path
  }

  func host(running path: String, open: @escaping (String) -> [UInt8]?) -> Host {
    Host { [texts] in open($0) ?? texts[$0].map { Array($0.utf8) } }
  }

  func path(_ path: String, from user: String) -> String { Self.joined(path, from: user) }
  func exists(_ path: String) -> Bool { texts[path] != nil }
  func read(_ path: String) -> [UInt8]? { texts[path].map { Array($0.utf8) } }

  func scenarios(in folder: String) -> [String] {
    let start = folder == "/" ? "/" : folder + "/"
    return texts.keys.filter { $0.hasPrefix(start) && !$0.dropFirst(start.count).contains("/") }
  }

  func paths(startingWith typed: String, endings: [String], from user: String) -> [String] { [] }
}

/// A message as it comes from the editor.
func frame(_ body: String) -> [UInt8] {
  Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
}

/// A server that works in some folders.
func runningServer(
  _ files: TestFiles = TestFiles(), folders: [String] = []
) -> LanguageServer<TestFiles> {
  let server = LanguageServer(files: files)
  let list = folders.map { "{\"uri\":\"file://\($0)\"}" }.joined(separator: ",")
  _ = server.receive(
    frame(
      "{\"id\":0,\"method\":\"initialize\",\"params\":{\"capabilities\":{},"
        + "\"workspaceFolders\":[\(list)]}}"))
  return server
}

extension LanguageServer {
  /// Tells something of the text of a file: members of the parameters, then of the text.
  func notify(_ method: String, _ path: String, _ members: String = "", text: String? = nil) {
    let text = text.map { ",\"text\":\(JSON.quoted($0))" } ?? ""
    _ = receive(
      frame(
        "{\"method\":\"\(method)\",\"params\":{\(members)"
          + "\"textDocument\":{\"uri\":\"file://\(path)\"\(text)}}}"))
  }

  func open(_ path: String, _ text: String) { notify("textDocument/didOpen", path, text: text) }

  /// The answer to a wish for another name at a place of the first line.
  func rename(_ path: String, at character: Int, to name: String) -> String {
    ask("rename", path, at: character, "\"newName\":\"\(name)\"")
  }

  /// The answer to a request about a place of the first line, with a further member of its parameters.
  func ask(_ request: String, _ path: String, at character: Int, _ member: String) -> String {
    let answer = receive(
      frame(
        "{\"id\":1,\"method\":\"textDocument/\(request)\",\"params\":{"
          + "\"textDocument\":{\"uri\":\"file://\(path)\"},"
          + "\"position\":{\"line\":0,\"character\":\(character)},\(member)}}"))
    return String(decoding: answer, as: UTF8.self)
  }

  /// The files whose mistakes are told at last.
  func settledFiles() -> [String] {
    String(decoding: settle(), as: UTF8.self).split(separator: "Content-Length")
      .compactMap { message in
        message.firstRange(of: /file:\/\/([^"]*)"/).map {
          String(message[$0].dropFirst("file://".count).dropLast())
        }
      }
  }
}

extension PositionEncoding {
  static let both: [PositionEncoding] = [.utf8, .utf16]
}
