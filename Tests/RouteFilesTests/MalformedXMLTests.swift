import Testing

@testable import RouteFiles

@Suite("XML that is not well-formed")
struct MalformedXMLTests {
  private static func open(_ name: String, _ line: Int) -> RouteFileError.OpenTag {
    RouteFileError.OpenTag(name: name, line: line)
  }

  @Test(
    "each fault has its kind and place",
    arguments: [
      (
        "<gpx>\n<trk>\n <trkseg>\n</trk></gpx>", .wrongClosingTag("trk", open: open("trkseg", 3)),
        4, 3
      ),
      ("<gpx><a:b xmlns:a='u'></gpx>", .wrongClosingTag("gpx", open: open("a:b", 1)), 1, 25),
      ("<gpx>\n<trk>\n", .endsEarly(open: open("trk", 2)), 3, 1),
      ("<gpx>\n<trk lat=\"", .endsEarly(open: open("gpx", 1)), 2, 1),
      ("<gpx><![CDATA[", .endsEarly(open: open("gpx", 1)), 1, 15),
      ("<", .endsEarly(open: nil), 1, 1), ("<!-- a", .endsEarly(open: nil), 1, 1),
      ("<?xml version='1.0'?>\n", .endsEarly(open: nil), 2, 1),
      ("<gpx/>\n<gpx/>", .contentAfterEnd, 2, 1), ("<gpx/>\n\nmore", .contentAfterEnd, 3, 1),
      ("<gpx>\n <a:b/></gpx>", .unknownPrefix, 2, 2),
      ("<gpx>\n <b a:c='1'/></gpx>", .unknownPrefix, 2, 2),
      ("<gpx>\n <b c='1' c='2'/></gpx>", .repeatedAttribute, 2, 11),
      ("<gpx>\n<name>&nbsp;</name></gpx>", .unknownEntity, 2, 7),
      ("\n<?xml version='1.0'?><gpx/>", .misplacedDeclaration, 2, 1),
      ("<?xml?><gpx/>", .misplacedDeclaration, 1, 6),
      ("<?xml version='1.0' encoding='klingon'?><gpx/>", .unknownEncoding, 1, 31),
      ("<?xml version='1.0' encoding='utf-16'?><gpx/>", .wrongEncoding, 1, 31),
      ("<gpx>\n<name>a & b</name></gpx>", .invalidMarkup, 2, 10),
      ("<gpx>\n<name>a < b</name></gpx>", .invalidMarkup, 2, 10),
      ("<gpx a=1/>", .invalidMarkup, 1, 8), ("<gpx>\u{1}</gpx>", .invalidMarkup, 1, 6),
      ("<gpx>\u{0}</gpx>", .invalidMarkup, 1, 6), ("<<gpx>", .invalidMarkup, 1, 2),
    ] as [(String, RouteFileError.XMLFault, Int, Int)])
  func fault(text: String, fault: RouteFileError.XMLFault, line: Int, column: Int) {
    #expect(
      failure(text.utf8) == RouteFileError(.invalidXML(fault), at: .line(line, column: column)))
  }

  @Test("a byte that is no UTF-8 has its place")
  func brokenText() {
    let bytes = Array("<gpx>\n<name>".utf8) + [0xE9] + Array("t</name></gpx>".utf8)
    let expected = RouteFileError(.invalidXML(.invalidMarkup), at: .line(2, column: 7))
    #expect(failure(bytes) == expected)
  }

  @Test("tags have their names in UTF-16 too")
  func names() {
    let bytes = utf16("<gpx>\n<trk>\n</rte></gpx>", bigEndian: false)
    let fault = RouteFileError.XMLFault.wrongClosingTag("rte", open: Self.open("trk", 2))
    #expect(failure(bytes) == RouteFileError(.invalidXML(fault), at: .line(3, column: 3)))
  }

  @Test(
    "the outermost tag tells the format",
    arguments: [
      ("<html>\n</html>", "html", 1), ("\n<a:GPX xmlns:a='u'/>", "GPX", 2),
      ("<svg><gpx/></svg>", "svg", 1),
    ])
  func root(text: String, name: String, line: Int) {
    #expect(failure(text.utf8) == RouteFileError(.unknownRoot(name), at: .line(line, column: 1)))
  }
}
