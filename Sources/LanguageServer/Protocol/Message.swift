/// The number or the name of a request.
enum RequestID: Hashable, Codable {
  case number(Int)
  case name(String)

  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .name(try container.decode(String.self))
    }
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .name(let name): try container.encode(name)
    }
  }
}

/// What a message is about: all of it but its parameters.
struct Envelope: Decodable {
  /// Nil for a notification.
  let id: RequestID?
  /// Nil for the answer to a request.
  let method: String?
}

/// The parameters of a message.
struct Parameters<Value: Decodable>: Decodable {
  let params: Value
}

/// The answer to a request.
struct Response<Result: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let id: RequestID
  /// Written as null when there is nothing to say.
  let result: Result?

  private enum CodingKeys: String, CodingKey { case jsonrpc, id, result }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(jsonrpc, forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    try container.encode(result, forKey: .result)
  }
}

/// The answer to a request that can't be met.
struct ErrorResponse: Encodable {
  let jsonrpc = "2.0"
  /// Nil when it can't be told which request it was.
  let id: RequestID?
  let error: ResponseError

  private enum CodingKeys: String, CodingKey { case jsonrpc, id, error }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(jsonrpc, forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    try container.encode(error, forKey: .error)
  }
}

/// A message that wants no answer.
struct Notification<Value: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let method: String
  let params: Value

  private enum CodingKeys: String, CodingKey { case jsonrpc, method, params }
}

/// A request of the server's own.
struct Request<Value: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let id: RequestID
  let method: String
  let params: Value

  private enum CodingKeys: String, CodingKey { case jsonrpc, id, method, params }
}

/// Why a request can't be met.
struct ResponseError: Error, Encodable {
  enum Code: Int, Encodable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

/// An object without members.
struct Empty: Codable {}
