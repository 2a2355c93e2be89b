import CJansson

/// A JSON text that jansson has read.
public struct JSONDocument: ~Copyable {
  private let root: UnsafeMutablePointer<json_t>

  /// Reads a text in UTF-8 with about so many values at most.
  ///
  /// Only where any text is taken, texts in it may hold the character with the number 0, and halves
  /// of surrogate pairs, each of which becomes U+FFFD.
  public init(
    _ bytes: [UInt8], mostValues: Int, takesAnyText: Bool = false
  ) throws(JSONError) {
    let bytes = takesAnyText ? LoneSurrogates.replaced(in: bytes) : bytes
    guard Self.signs(in: bytes) <= mostValues else { throw .tooManyValues }
    var error = json_error_t()
    let read = bytes.withUnsafeBytes { text in
      // With integers as reals, an identifier of any length is a number, too.
      json_loadb(
        text.baseAddress, text.count,
        Int(JSON_DECODE_INT_AS_REAL | (takesAnyText ? JSON_ALLOW_NUL : 0)), &error)
    }
    guard let read else { throw JSONError(error) }
    root = read
  }

  deinit { json_decref(root) }

  /// Gives the outermost value, which is there as long as the document.
  public borrowing func withRoot<Result, Failure: Error>(
    _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(JSONValue(root))
  }

  /// The number of commas and opening brackets outside of texts: no fewer than half of the values. A
  /// value takes up to a hundred times the memory of its two bytes, so that they are counted before
  /// they are read.
  private static func signs(in text: [UInt8]) -> Int {
    var count = 0
    var isQuoted = false
    var isEscaped = false
    for byte in text {
      if isEscaped {
        isEscaped = false
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\\"): isEscaped = isQuoted
      case UInt8(ascii: ","), UInt8(ascii: "["): count += isQuoted ? 0 : 1
      // An object takes as much as ten values.
      case UInt8(ascii: "{"): count += isQuoted ? 0 : 10
      default: break
      }
    }
    return count
  }
}
