import CJansson

/// A JSON text that jansson has read.
struct JSONDocument: ~Copyable {
  private let root: UnsafeMutablePointer<json_t>

  /// Reads a whole file in UTF-8 or UTF-16.
  init(_ bytes: [UInt8], limits: RouteLimits) throws(RouteFileError) {
    let text = UTF16Text(bytes).map { Array($0.text.utf8) } ?? bytes
    guard Self.signs(in: text) <= limits.values else {
      throw RouteFileError(.tooManyValues(limit: limits.values))
    }
    var error = json_error_t()
    let read = text.withoutMark.withUnsafeBytes { text in
      // With integers as reals, an identifier of any length is a number, too.
      json_loadb(text.baseAddress, text.count, Int(JSON_DECODE_INT_AS_REAL), &error)
    }
    guard let read else { throw RouteFileError(error, limits: limits) }
    root = read
  }

  deinit { json_decref(root) }

  /// Gives the outermost value, which is there as long as this runs.
  borrowing func withRoot<Result>(
    _ body: (JSONValue) throws(RouteFileError) -> Result
  ) throws(RouteFileError) -> Result {
    try body(JSONValue(root))
  }

  /// The number of commas and opening brackets: no fewer than half of the values. A value takes up
  /// to a hundred times the memory of its two bytes, so that they are counted before they are read.
  private static func signs(in text: [UInt8]) -> Int {
    text.reduce(0) { count, byte in
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "["): count + 1
      // An object takes as much as ten values.
      case UInt8(ascii: "{"): count + 10
      default: count
      }
    }
  }
}

/// A value of JSON, as long as its document is there.
struct JSONValue {
  private let value: UnsafeMutablePointer<json_t>

  fileprivate init(_ value: UnsafeMutablePointer<json_t>) { self.value = value }

  /// The value of an object's key; nil when there is none or when this is no object.
  subscript(key: StaticString) -> JSONValue? {
    key.withUTF8Buffer { json_object_getn(value, $0.baseAddress, $0.count) }.map(JSONValue.init)
  }

  /// The text, nil when this is none.
  var text: String? { json_string_value(value).map { String(cString: $0) } }

  /// The number, nil when this is none.
  var number: Double? {
    value.pointee.type == JSON_REAL ? json_real_value(value) : nil
  }

  /// The list, nil when this is none.
  var list: JSONList? { value.pointee.type == JSON_ARRAY ? JSONList(array: value) : nil }
}

/// A list of JSON, as long as its document is there.
struct JSONList: RandomAccessCollection {
  fileprivate let array: UnsafeMutablePointer<json_t>

  var startIndex: Int { 0 }
  var endIndex: Int { json_array_size(array) }

  subscript(index: Int) -> JSONValue {
    guard let value = json_array_get(array, index) else {
      preconditionFailure("index out of range")
    }
    return JSONValue(value)
  }
}
