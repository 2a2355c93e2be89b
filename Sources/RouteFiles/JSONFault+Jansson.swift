import CJansson

extension RouteFileError {
  /// An error of jansson, with its place: the end of what it could not read.
  init(_ error: json_error_t, limits: RouteLimits) {
    var error = error
    let code = json_error_code(&error)
    // A broken character is the one behind the last that could be read.
    let column = Int(error.column) + (code == json_error_invalid_utf8 ? 1 : 0)
    let place = Place.line(Int(error.line), column: max(column, 1))
    switch code {
    case json_error_out_of_memory: fatalError("out of memory")
    // jansson stops at 2048.
    case json_error_stack_overflow: self.init(.tooDeep(limit: limits.depth), at: place)
    default: self.init(.invalidJSON(JSONFault(code)), at: place)
    }
  }
}

extension RouteFileError.JSONFault {
  /// What an error of jansson means to the one who has the file.
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
