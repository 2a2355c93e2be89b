import CJansson

/// Why a text can't be read as JSON, and where in it.
public struct JSONError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    case invalid(JSONFault)
    /// There are too many brackets inside one another.
    case tooDeep
    /// There are more values than were allowed.
    case tooManyValues
  }

  /// What is wrong.
  public let reason: Reason
  /// The line, counted from 1.
  public let line: Int
  /// The character in it, counted from 1: the end of what could not be read.
  public let column: Int

  /// A text that has too many values.
  static let tooManyValues = JSONError(reason: .tooManyValues, line: 1, column: 1)

  private init(reason: Reason, line: Int, column: Int) {
    self.reason = reason
    self.line = line
    self.column = column
  }

  /// An error of jansson.
  init(_ error: json_error_t) {
    var error = error
    let code = json_error_code(&error)
    // A broken character is the one behind the last that could be read.
    let column = Int(error.column) + (code == json_error_invalid_utf8 ? 1 : 0)
    let reason: Reason
    switch code {
    case json_error_out_of_memory: fatalError("out of memory")
    // jansson stops at 2048.
    case json_error_stack_overflow: reason = .tooDeep
    default: reason = .invalid(JSONFault(code))
    }
    self.init(reason: reason, line: Int(error.line), column: max(column, 1))
  }
}

/// What keeps a text from being valid JSON.
public enum JSONFault: Hashable, Sendable {
  /// It ends within a text or before a bracket is closed.
  case endsEarly
  /// There is something behind the end of the outermost object.
  case contentAfterEnd
  /// A number is larger than a computer can hold.
  case numberTooLarge
  /// A text has the character with the number 0.
  case nullCharacter
  /// There are bytes that are not UTF-8.
  case wrongEncoding
  /// Something else that may not stand there.
  case invalidText
}

extension JSONFault {
  /// What an error of jansson means to the one who has the text.
  fileprivate init(_ code: json_error_code) {
    switch code {
    case json_error_premature_end_of_input: self = .endsEarly
    case json_error_end_of_input_expected: self = .contentAfterEnd
    case json_error_numeric_overflow: self = .numberTooLarge
    case json_error_invalid_utf8: self = .wrongEncoding
    case json_error_null_character, json_error_null_byte_in_key: self = .nullCharacter
    default: self = .invalidText
    }
  }
}
