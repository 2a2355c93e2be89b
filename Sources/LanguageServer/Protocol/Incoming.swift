import JSONText

/// A message that has come in; a class, which holds the values that jansson has read.
final class Incoming {
  private let document: JSONDocument
  private let params: JSONValue?
  /// Nil for a notification.
  let id: RequestID?
  /// Nil for the answer to a request.
  let method: String?

  /// No message of an editor has so many values.
  private static let mostValues = 1_000_000

  /// Reads a message. Throws an error for the editor when it is none.
  init(_ body: [UInt8]) throws(ResponseError) {
    do throws(JSONError) {
      document = try JSONDocument(body, mostValues: Self.mostValues, takesAnyText: true)
    } catch {
      throw ResponseError(.parseError, "the message is no JSON that can be read")
    }
    let root = document.withRoot { $0 }
    params = root["params"]
    method = root["method"]?.text
    let id = root["id"]
    self.id = RequestID(id)
    let isAnswer = root["result"] != nil || root["error"] != nil
    guard root.isObject, method != nil || isAnswer, self.id != nil || id == nil else {
      throw ResponseError(.invalidRequest, "the message is no request")
    }
  }

  // MARK: Parameters

  /// A parameter; an error for the editor when there is none.
  subscript(key: StaticString) -> JSONValue {
    get throws(ResponseError) { try present(params?[key]) }
  }

  /// A parameter that may be left out.
  func optional(_ key: StaticString) -> JSONValue? { params?[key] }

  /// A part of a parameter; an error for the editor when it is not there.
  func present<Value>(_ value: Value?) throws(ResponseError) -> Value {
    guard let value else {
      throw ResponseError(.invalidParams, "these are no parameters of \(method ?? "a request")")
    }
    return value
  }

  /// The address of the text that the message is about.
  var uri: String {
    get throws(ResponseError) { try present(try self["textDocument"]["uri"]?.text) }
  }

  /// The place that it is about.
  var position: Position {
    get throws(ResponseError) { try present(Position(try self["position"])) }
  }

  /// The range that it is about.
  var range: TextRange {
    get throws(ResponseError) { try present(TextRange(try self["range"])) }
  }

  /// The request that is to be cancelled.
  var cancelled: RequestID? { RequestID(params?["id"]) }
}
