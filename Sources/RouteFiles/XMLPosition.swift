import CExpat

/// Where the parser is, as long as one of its handlers runs or it has stopped.
struct XMLPosition {
  let parser: XML_Parser

  /// The byte, counted from 0.
  var offset: Int { max(Int(XML_GetCurrentByteIndex(parser)), 0) }

  /// The line, counted from 1.
  var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

  /// The place of what is read just now, or of a character behind its beginning in the same line.
  func place(after characters: Int = 0) -> RouteFileError.Place {
    .line(line, column: Int(XML_GetCurrentColumnNumber(parser)) + 1 + characters)
  }
}
