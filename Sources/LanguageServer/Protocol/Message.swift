import JSONText

/// The number or the name of a request.
enum RequestID: Hashable {
  case number(Int)
  case name(String)

  /// Nil for a value that is neither.
  init?(_ value: JSONValue?) {
    if let number = value?.integer {
      self = .number(number)
    } else if let name = value?.text {
      self = .name(name)
    } else {
      return nil
    }
  }
}

extension RequestID: Written {
  var json: String {
    switch self {
    case .number(let number): JSON.integer(number)
    case .name(let name): JSON.quoted(name)
    }
  }
}

/// A value of the protocol as it is sent.
protocol Written {
  var json: String { get }
}

extension Array: Written where Element: Written {
  var json: String { JSON.array(map { $0.json }) }
}

extension Optional: Written where Wrapped: Written {
  /// Null when there is nothing to say.
  var json: String { self?.json ?? "null" }
}

extension JSON {
  /// An object of the members that there are.
  static func object(present members: [(name: String, value: String?)]) -> String {
    object(members.compactMap { member in member.value.map { (member.name, $0) } })
  }

  /// A message of the protocol.
  static func message(_ members: [(name: String, value: String)]) -> String {
    object([("jsonrpc", "\"2.0\"")] + members)
  }
}

/// Why a request can't be met.
struct ResponseError: Error {
  enum Code: Int {
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

extension ResponseError: Written {
  var json: String {
    JSON.object([("code", JSON.integer(code.rawValue)), ("message", JSON.quoted(message))])
  }
}
