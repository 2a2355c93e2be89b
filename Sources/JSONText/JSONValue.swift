import CJansson

/// A value of JSON, as long as its document is there.
public struct JSONValue {
  private let value: UnsafeMutablePointer<json_t>

  init(_ value: UnsafeMutablePointer<json_t>) { self.value = value }

  /// The value of an object's key; nil when there is none or when this is no object.
  public subscript(key: StaticString) -> JSONValue? {
    key.withUTF8Buffer { json_object_getn(value, $0.baseAddress, $0.count) }.map(JSONValue.init)
  }

  /// The text, nil when this is none.
  public var text: String? {
    json_string_value(value).map { start in
      let bytes = UnsafeRawBufferPointer(start: start, count: json_string_length(value))
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The number, nil when this is none.
  public var number: Double? {
    value.pointee.type == JSON_REAL ? json_real_value(value) : nil
  }

  /// The whole number, nil when this is none or when it is not known to the last digit.
  public var integer: Int? {
    number.flatMap { abs($0) <= 0x1p53 ? Int(exactly: $0) : nil }
  }

  /// Yes or no, nil when this is neither.
  public var truth: Bool? {
    switch value.pointee.type {
    case JSON_TRUE: true
    case JSON_FALSE: false
    default: nil
    }
  }

  /// The list, nil when this is none.
  public var list: JSONList? { value.pointee.type == JSON_ARRAY ? JSONList(array: value) : nil }

  /// Whether this is an object.
  public var isObject: Bool { value.pointee.type == JSON_OBJECT }
}

/// A list of JSON, as long as its document is there.
public struct JSONList: RandomAccessCollection {
  fileprivate let array: UnsafeMutablePointer<json_t>

  /// 0.
  public var startIndex: Int { 0 }

  /// How many values there are.
  public var endIndex: Int { json_array_size(array) }

  /// The value at a place of the list, counted from 0.
  public subscript(index: Int) -> JSONValue {
    guard let value = json_array_get(array, index) else {
      preconditionFailure("index out of range")
    }
    return JSONValue(value)
  }
}
