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
      ("{}", .invalidPosition), ("null", .invalidPosition), ("[1e999,2]", .invalidPosition),
      ("[1.2.3,2]", .invalidPosition), ("[[1,2],[3,4]]", .invalidPosition),
      ("[1,90.5]", .outOfRange(.latitude, "90.5")), ("[-361,1]", .outOfRange(.longitude, "-361.0")),
      ("[500,500]", .outOfRange(.latitude, "500.0")),
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
      (#"{"type":"LineString","coordinates":[[1,2],[3,4]}"#, .invalidJSON),
      (#"{"type":"LineString","coordinates":[[1,2],[3,4]]"#, .invalidJSON),
      (#"{type:"LineString"}"#, .invalidJSON), (#"{"type":"LineString"} x"#, .invalidJSON),
      (#"{"type":"#, .invalidJSON),
    ] as [(String, RouteFileError.Reason)])
  func noLine(text: String, reason: RouteFileError.Reason) {
    #expect(failure(text.utf8) == RouteFileError(reason))
  }
}
