import Testing

@testable import RouteFiles

private let simplest = #"{"type":"LineString","coordinates":[[-123.5,49.25],[-119.5,50]]}"#

@Suite("GeoJSON files")
struct GeoJSONTests {
  private let twoPoints = [place(49.25, -123.5), place(50, -119.5)]

  @Test(
    "the first line is found wherever it is",
    arguments: [
      simplest,
      "\u{FEFF} \n\(simplest)\n",
      #"{ "coordinates" : [ [ -123.5, 49.25, 12, 13 ], [ -1.195e2, 5E1 ] ], "type" : "LineString" }"#,
      #"{"type":"MultiLineString","coordinates":[[],[[-123.5,49.25]],[[-119.5,50]]]}"#,
      #"{"type":"Feature","properties":{"a":[{"type":"LineString"}]},"geometry":\#(simplest)}"#,
      #"{"type":"Feature","geometry":{"type":"GeometryCollection","geometries":[\#(simplest)]}}"#,
      #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]},\#(simplest)]}"#,
      #"""
      {"type":"FeatureCollection","features":[null,5,{},{"type":"Feature","geometry":null},
      {"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[1,2],[3,4],[1,2]]]}},
      {"type":"Feature","geometry":{"type":"LineString","coordinates":[]}},
      {"type":"Feature","geometry":\#(simplest)},{"type":"LineString"}]}
      """#,
    ])
  func line(text: String) throws {
    #expect(try read(text) == twoPoints)
    #expect(try read(text, as: "a.geojson") == twoPoints)
  }

  @Test("UTF-16 is read too")
  func encoding() throws {
    for bigEndian in [false, true] {
      let bytes = utf16(simplest, bigEndian: bigEndian)
      #expect(try RouteFile.coordinates(in: bytes, name: "a.geojson") == twoPoints)
    }
  }

  @Test(
    "a position that is none is an error with its number",
    arguments: [
      ("[]", .invalidPosition), ("[1]", .invalidPosition), ("[\"1\",2]", .invalidPosition),
      ("[null,2]", .invalidPosition), ("[1,true]", .invalidPosition), ("5", .invalidPosition),
      ("{}", .invalidPosition), ("null", .invalidPosition), ("[[1,2],[3,4]]", .invalidPosition),
      ("[1,90.5]", .outOfRange(.latitude, "90.5")), ("[-361,1]", .outOfRange(.longitude, "-361.0")),
      ("[500,500]", .outOfRange(.latitude, "500.0")),
      ("[1e308,2]", .outOfRange(.longitude, "1e+308")),
      ("[1,-99999999999999999999]", .outOfRange(.latitude, "-1e+20")),
    ] as [(String, RouteFileError.Reason)])
  func invalidPosition(position: String, reason: RouteFileError.Reason) {
    let expected = RouteFileError(reason, at: .point(3))
    let line = #"{"type":"LineString","coordinates":[[1,2],[3,4],\#(position)]}"#
    #expect(failure(line.utf8) == expected)
    let lines = #"{"type":"MultiLineString","coordinates":[[[1,2],[3,4]],[\#(position)]]}"#
    #expect(failure(lines.utf8) == expected)
  }

  @Test(
    "what is no GeoJSON or has no line says so",
    arguments: [
      (#"{"type":"LineString"}"#, .missingCoordinates("LineString")),
      (#"{"type":"LineString","coordinates":5}"#, .missingCoordinates("LineString")),
      (#"{"type":"MultiLineString","coordinates":[5]}"#, .missingCoordinates("MultiLineString")),
      (#"{"routes":[]}"#, .notGeoJSON), (#"{"type":7}"#, .notGeoJSON), ("{\n}", .notGeoJSON),
      (#"{"type":"Topology"}"#, .notGeoJSON),
      (#"{"type":"Point","coordinates":[1,2]}"#, .noLineGeometry),
      (#"{"type":"LineString","coordinates":[]}"#, .noLineGeometry),
      (#"{"type":"Feature"}"#, .noLineGeometry),
      (#"{"type":"Feature","geometry":5}"#, .noLineGeometry),
      (#"{"type":"FeatureCollection"}"#, .noLineGeometry),
      (#"{"type":"FeatureCollection","features":[{"type":"x"},[],null]}"#, .noLineGeometry),
      (#"{"type":"FeatureCollection","features":{}}"#, .noLineGeometry),
    ] as [(String, RouteFileError.Reason)])
  func noLine(text: String, reason: RouteFileError.Reason) {
    #expect(failure(text.utf8) == RouteFileError(reason))
  }

  @Test(
    "what is no JSON says where: the end of what can't be read",
    arguments: [
      ("{\n\"type\":\"LineString\",\n \"coordinates\":[[1,2],[3,4]}", .invalidText, 3, 28),
      ("{\"a\":1,\r\n  \"é🚗\" : tru}", .invalidText, 2, 12),
      ("{type:\"LineString\"}", .invalidText, 1, 5),
      ("{\"coordinates\":[[1.2.3,2]]}", .invalidText, 1, 21),
      ("{\"a\":1,}", .invalidText, 1, 8), ("{\"a\":01}", .invalidText, 1, 6),
      ("{\"a\":'b'}", .invalidText, 1, 6), ("{\"a\":\"b\n\"}", .invalidText, 1, 7),
      ("{\"a\":\"\\ud800\"}", .invalidText, 1, 13), ("{\n// a\n}", .invalidText, 2, 1),
      ("{\"a\":1}\n}", .contentAfterEnd, 2, 1),
      ("{\"type\":", .endsEarly, 1, 8), ("{\"a\":[1\n", .endsEarly, 2, 1),
      ("{\"a\":\"bc", .endsEarly, 1, 8),
      ("{\"a\":\"\\u0000\"}", .nullCharacter, 1, 13),
      ("{\"\\u0000\":1}", .nullCharacter, 1, 9),
    ] as [(String, RouteFileError.JSONFault, Int, Int)])
  func malformed(text: String, fault: RouteFileError.JSONFault, line: Int, column: Int) {
    let expected = RouteFileError(.invalidJSON(fault), at: .line(line, column: column))
    #expect(failure(text.utf8) == expected)
    #expect(failure("\u{FEFF}\(text)".utf8) == expected)
    #expect(failure(utf16(text, bigEndian: false)) == expected)
  }

  @Test("a broken character says where it is")
  func brokenCharacter() {
    for (before, line, column) in [("{\n\"é", 2, 3), ("{\n", 2, 1)] {
      #expect(
        failure(before.utf8 + [0xFF] + "\":1}".utf8)
          == RouteFileError(.invalidJSON(.wrongEncoding), at: .line(line, column: column)))
    }
  }

  @Test("a number that is not finite is refused anywhere, one that is very long or small is not")
  func numbers() throws {
    for number in ["1e999", "-1e999", "1" + String(repeating: "0", count: 400)] {
      #expect(
        failure("{\"type\":\"LineString\",\n\"coordinates\":[[1,2],[\(number),3]]}".utf8)
          == RouteFileError(
            .invalidJSON(.numberTooLarge), at: .line(2, column: 22 + number.utf8.count)))
    }
    for number in ["NaN", "Infinity", "-Infinity", "0x10", "+1", ".5", "1."] {
      #expect(
        failure("{\"type\":\"LineString\",\"coordinates\":[[\(number),3],[1,2]]}".utf8)?.reason
          == .invalidJSON(.invalidText))
    }
    let digits = String(repeating: "1234567890", count: 30)
    let text =
      #"{"id":\#(digits),"a":1e-999,"type":"LineString","coordinates":[[2.\#(digits),1e0],[4,-0]]}"#
    #expect(try read(text) == [place(1, 2.123456789012345678), place(-0.0, 4)])
  }

  @Test("of a key that is there twice, the last counts")
  func repeatedKey() throws {
    let text = #"{"type":"Point","type":"LineString","coordinates":[[2,1],[4,3]]}"#
    #expect(try read(text) == [place(1, 2), place(3, 4)])
  }
}
