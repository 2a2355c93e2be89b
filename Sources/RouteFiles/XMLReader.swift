import CExpat

/// Drives expat over a file and hands what it finds to the content of the outermost tag.
///
/// Nothing outside the file is ever loaded, and a file that declares anything is refused: without
/// entities and default attributes, what expat reports is never larger than the file.
struct XMLReader {
  private let parser: XML_Parser
  private let bytes: [UInt8]
  private let limits: RouteLimits
  private var content: XMLRoute?
  private var openTags: [Tag] = []
  private var failure: RouteFileError?

  /// An open tag, kept small because there are many.
  private struct Tag {
    let offset: Int
    let line: Int
  }

  /// Reads a whole file.
  static func read(_ bytes: [UInt8], limits: RouteLimits) throws(RouteFileError) -> XMLRoute {
    guard let parser = XML_ParserCreateNS(nil, XML_Char(XMLName.separator)) else {
      fatalError("out of memory")
    }
    defer { XML_ParserFree(parser) }
    var reader = XMLReader(parser: parser, bytes: bytes, limits: limits)
    let status = withUnsafeMutablePointer(to: &reader) { reader in
      XML_SetUserData(parser, reader)
      setHandlers(of: parser)
      // In one piece: expat would look at the beginning of what is cut in two again, each time.
      return bytes.withUnsafeBytes { XML_Parse(parser, $0.baseAddress, Int32($0.count), 1) }
    }
    if let failure = reader.failure { throw failure }
    guard status != XML_STATUS_ERROR, let content = reader.content else { throw reader.fault }
    return content
  }

  private init(parser: XML_Parser, bytes: [UInt8], limits: RouteLimits) {
    self.parser = parser
    self.bytes = bytes
    self.limits = limits
  }

  private static func setHandlers(of parser: XML_Parser) {
    XML_SetElementHandler(
      parser,
      { reader, name, attributes in
        XMLReader.step(reader) { reader throws(RouteFileError) in
          if let name { try reader.open(XMLName(name), XMLAttributes(pairs: attributes)) }
        }
      },
      { reader, _ in
        XMLReader.step(reader) { reader throws(RouteFileError) in try reader.close() }
      })
    XML_SetStartDoctypeDeclHandler(parser) { reader, _, _, _, hasDeclarations in
      XMLReader.step(reader) { reader throws(RouteFileError) in
        guard hasDeclarations != 0 else { return }
        throw RouteFileError(.declarations, at: reader.position.place())
      }
    }
  }

  /// Takes the next piece of the file, unless one before was wrong; that stops the parser.
  private static func step(
    _ reader: UnsafeMutableRawPointer?,
    _ body: (inout XMLReader) throws(RouteFileError) -> Void
  ) {
    guard let reader = reader?.assumingMemoryBound(to: XMLReader.self),
      reader.pointee.failure == nil
    else { return }
    do {
      try body(&reader.pointee)
    } catch {
      reader.pointee.failure = error
      XML_StopParser(reader.pointee.parser, 0)
    }
  }

  private var position: XMLPosition { XMLPosition(parser: parser) }

  private mutating func open(
    _ name: XMLName, _ attributes: XMLAttributes
  ) throws(RouteFileError) {
    let position = position
    guard openTags.count < limits.depth else {
      throw RouteFileError(.tooDeep(limit: limits.depth), at: position.place())
    }
    if content == nil {
      let root = try XMLRoute(root: name, limits: limits, at: position)
      content = root
      if root.wantsText { setTextHandler() }
    } else {
      try content?.open(name, depth: openTags.count, attributes, at: position)
    }
    openTags.append(Tag(offset: position.offset, line: position.line))
  }

  /// Only where text matters: it comes in very many pieces.
  private func setTextHandler() {
    XML_SetCharacterDataHandler(parser) { reader, text, count in
      XMLReader.step(reader) { reader throws(RouteFileError) in
        let position = reader.position
        try reader.content?.text(
          UnsafeRawBufferPointer(start: text, count: Int(count)),
          depth: reader.openTags.count, at: position)
      }
    }
  }

  private mutating func close() throws(RouteFileError) {
    openTags.removeLast()
    try content?.close(depth: openTags.count)
  }

  /// Why the parser has stopped by itself.
  private var fault: RouteFileError {
    let open = openTags.last.map {
      RouteFileError.OpenTag(name: name(at: $0.offset + 1), line: $0.line)
    }
    let fault = RouteFileError.XMLFault(
      XML_GetErrorCode(parser), open: open, found: name(at: position.offset))
    return RouteFileError(.invalidXML(fault), at: position.place())
  }

  /// The name, with its prefix, that is written at a place in the file.
  private func name(at offset: Int) -> String {
    // UTF-16 has zeros between the letters.
    let letters = bytes.dropFirst(offset).lazy.filter { $0 != 0 }
    let name = letters.prefix {
      !$0.isBlank && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
    }
    return String(excerpt: Array(name))
  }
}
