import CExpat

extension RouteFileError.XMLFault {
  /// What an error of expat means to the one who has the file.
  init(_ code: XML_Error, open: RouteFileError.OpenTag?, found: @autoclosure () -> String) {
    switch code {
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION:
      self = .endsEarly(open: open)
    case XML_ERROR_TAG_MISMATCH:
      self = open.map { .wrongClosingTag(found(), open: $0) } ?? .invalidMarkup
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: self = .contentAfterEnd
    case XML_ERROR_UNBOUND_PREFIX: self = .unknownPrefix
    case XML_ERROR_DUPLICATE_ATTRIBUTE: self = .repeatedAttribute
    case XML_ERROR_UNDEFINED_ENTITY: self = .unknownEntity
    case XML_ERROR_MISPLACED_XML_PI, XML_ERROR_XML_DECL: self = .misplacedDeclaration
    case XML_ERROR_UNKNOWN_ENCODING: self = .unknownEncoding
    case XML_ERROR_INCORRECT_ENCODING, XML_ERROR_PARTIAL_CHAR: self = .wrongEncoding
    default: self = .invalidMarkup
    }
  }
}
