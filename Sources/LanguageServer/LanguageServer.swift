import JSONText
import ScenarioLanguage

/// A server of the Language Server Protocol 3.17 for scenario files.
///
/// Bytes of the editor go in, bytes for the editor come out; it reads and writes nothing itself but
/// the files that texts use. Requests are met one after the other in the order in which they come.
///
///     let server = LanguageServer(files: files)
///     while server.exitCode == nil { write(server.receive(read())); write(server.settle()) }
public final class LanguageServer<Files: ServerFiles> {
  let files: Files
  private var reader = MessageReader()
  private var output: [UInt8] = []
  /// Requests that the editor wants no more.
  private var cancelled: Set<RequestID> = []

  /// How far the connection has come.
  enum Phase {
    case fresh, running, shutDown
  }
  var phase = Phase.fresh
  var client = ClientCapabilities()
  var encoding = PositionEncoding.utf16
  /// The texts that are open, by their addresses.
  var documents: [String: OpenDocument] = [:]
  /// Those of them that are files, by their paths.
  var openFiles: [String: OpenDocument] = [:]
  /// The folders that the editor works in.
  var workspaceFolders: [String] = []
  var words = WordForms()

  /// How the process is to end, once the connection is over: 0 after a `shutdown`, else 1.
  public private(set) var exitCode: Int32?

  /// A server that has heard nothing yet.
  public init(files: Files) { self.files = files }

  // MARK: The connection

  /// Takes bytes that have come in, meets what they ask for, and gives the bytes to send.
  public func receive(_ bytes: [UInt8]) -> [UInt8] {
    reader.append(bytes)
    var received: [Result<Incoming, ResponseError>] = []
    var isBroken = false
    while let part = reader.next() {
      do throws(ResponseError) {
        let message = try Incoming(try body(of: part))
        if message.method == "$/cancelRequest" {
          if let id = message.cancelled { cancelled.insert(id) }
        } else {
          received.append(.success(message))
        }
      } catch {
        received.append(.failure(error))
        isBroken = part == .broken
      }
    }
    for result in received where exitCode == nil {
      switch result {
      case .success(let message): handle(message)
      case .failure(let error): refuse(nil, error)
      }
    }
    if isBroken { end() }
    // What has been met can't be cancelled any more.
    cancelled = []
    return takeOutput()
  }

  private func body(of part: MessageReader.Part) throws(ResponseError) -> [UInt8] {
    switch part {
    case .message(let body): return body
    case .tooLarge(let bytes):
      throw ResponseError(.invalidRequest, "a message of \(bytes) bytes is too large")
    case .broken: throw ResponseError(.parseError, "the header names no length")
    }
  }

  /// Tells what is wrong with the texts that have changed; to be called when nothing waits to be
  /// received, so that a text is not checked between two keys that come together.
  public func settle() -> [UInt8] {
    if phase == .running, exitCode == nil { publishDiagnostics() }
    return takeOutput()
  }

  /// The editor has gone, with an `exit` or without one.
  public func end() { if exitCode == nil { exitCode = phase == .shutDown ? 0 : 1 } }

  private func takeOutput() -> [UInt8] {
    defer { output = [] }
    return output
  }

  private func handle(_ message: Incoming) {
    // An answer to a request of the server's own says nothing that matters.
    guard let method = message.method else { return }
    guard let id = message.id else { return notified(method, message) }
    do throws(ResponseError) {
      guard !cancelled.contains(id) else {
        throw ResponseError(.requestCancelled, "the request was cancelled")
      }
      let result = try answer(method, message)
      send([("id", id.json), ("result", result ?? "null")])
    } catch {
      refuse(id, error)
    }
  }

  // MARK: Sending

  /// Sends a message of these members.
  func send(_ members: [(name: String, value: String)]) {
    let body = JSON.message(members)
    output += Array("Content-Length: \(body.utf8.count)\r\n\r\n".utf8)
    output += Array(body.utf8)
  }

  private func refuse(_ id: RequestID?, _ error: ResponseError) {
    send([("id", id.json), ("error", error.json)])
  }
}
