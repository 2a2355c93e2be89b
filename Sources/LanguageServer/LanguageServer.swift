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
  var output: [UInt8] = []
  /// Requests that the editor wants no more.
  private var cancelled: Set<RequestID> = []

  /// How far the connection has come.
  enum Phase {
    case fresh, running, shutDown
  }
  var phase = Phase.fresh
  var client = ClientCapabilities()
  var encoding = PositionEncoding.utf16
  var documents: [String: OpenDocument] = [:]
  var words = WordForms()

  /// How the process is to end, once the connection is over: 0 after a `shutdown`, else 1.
  public private(set) var exitCode: Int32?

  /// A server that has heard nothing yet.
  public init(files: Files) { self.files = files }

  // MARK: The connection

  /// Takes bytes that have come in, meets what they ask for, and gives the bytes to send.
  public func receive(_ bytes: [UInt8]) -> [UInt8] {
    reader.append(bytes)
    var messages: [([UInt8], Envelope)] = []
    while let part = reader.next() {
      switch part {
      case .message(let body): if let message = open(body) { messages.append(message) }
      case .tooLarge(let bytes):
        refuse(nil, ResponseError(.invalidRequest, "a message of \(bytes) bytes is too large"))
      case .broken:
        refuse(nil, ResponseError(.parseError, "the header names no length"))
        end()
      }
    }
    for (body, envelope) in messages where exitCode == nil { handle(body, envelope) }
    return takeOutput()
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

  private func open(_ body: [UInt8]) -> ([UInt8], Envelope)? {
    do {
      let envelope = try JSON.decode(Envelope.self, from: body)
      if envelope.method == "$/cancelRequest" {
        if let given = try? JSON.decode(Parameters<Cancellation>.self, from: body) {
          cancelled.insert(given.params.id)
        }
        return nil
      }
      return (body, envelope)
    } catch DecodingError.dataCorrupted {
      refuse(nil, ResponseError(.parseError, "the message is not JSON"))
    } catch {
      refuse(nil, ResponseError(.invalidRequest, "the message is no request"))
    }
    return nil
  }

  private struct Cancellation: Decodable { let id: RequestID }

  private func handle(_ body: [UInt8], _ envelope: Envelope) {
    // An answer to a request of the server's own says nothing that matters.
    guard let method = envelope.method else { return }
    let message = Incoming(method: method, body: body)
    guard let id = envelope.id else { return notified(message) }
    if cancelled.remove(id) != nil {
      return refuse(id, ResponseError(.requestCancelled, "the request was cancelled"))
    }
    do throws(ResponseError) {
      try answer(message, id)
    } catch {
      refuse(id, error)
    }
  }

  // MARK: Sending

  func send(_ message: some Encodable) {
    let body = JSON.encode(message)
    output += Array("Content-Length: \(body.count)\r\n\r\n".utf8)
    output += body
  }

  func refuse(_ id: RequestID?, _ error: ResponseError) {
    send(ErrorResponse(id: id, error: error))
  }
}

/// A message that has come in.
struct Incoming {
  let method: String
  let body: [UInt8]

  /// Its parameters. Throws an error for the editor when they are none of that kind.
  func parameters<Value: Decodable>(_ type: Value.Type) throws(ResponseError) -> Value {
    guard let given = try? JSON.decode(Parameters<Value>.self, from: body) else {
      throw ResponseError(.invalidParams, "these are no parameters of \(method)")
    }
    return given.params
  }
}
