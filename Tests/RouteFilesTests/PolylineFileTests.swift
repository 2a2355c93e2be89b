import MapCamera
import Testing

@testable import RouteFiles

@Suite("Encoded polyline files")
struct PolylineFileTests {
  private let text = "_p~iF~ps|U_ulLnnqC_mqNvxq`@"
  private let line = [place(38.5, -120.2), place(40.7, -120.95), place(43.252, -126.453)]

  @Test(
    "the text may have blanks round it and any name that speaks of no other format",
    arguments: ["a.polyline", "a.polyline5", "a.POLYLINE", "a", "a.b/c", "", "x.txt", "."])
  func names(name: String) throws {
    #expect(try read(text, as: name) == line)
    #expect(try read(" \n\(text)\r\n", as: name) == line)
    #expect(try read("\u{FEFF}\(text)\n", as: name) == line)
  }

  @Test("the ending .polyline6 means six decimals")
  func precision() throws {
    let text = EncodedPolyline.encode(line, precision: .six)
    #expect(try read(text, as: "a.polyline6") == line)
    #expect(try read(text, as: "A.Polyline6") == line)
  }

  @Test("a text that begins with a brace is a polyline unless it must be JSON")
  func brace() throws {
    let text = try #require(
      (0..<32).lazy.map { EncodedPolyline.encode([place(Double($0) / 1e5, 1), place(2, 3)]) }
        .first { $0.hasPrefix("{") })
    #expect(try read(text).count == 2)
    #expect(try read(text, as: "a.polyline").count == 2)
    #expect(failure(text.utf8, as: "a.geojson") == RouteFileError(.invalidJSON))
    #expect(failure("{}".utf8, as: "a.json") == RouteFileError(.notGeoJSON))
  }

  @Test(
    "what is wrong in it has its place",
    arguments: [
      ("_p~iF~ps|U_ulL nqC", .invalidByte, 1, 15), ("_p~iF~ps|U\n_ulLnnqC", .invalidByte, 1, 11),
      ("\n\n  _p~iF~ps|U_ulL", .truncated, 3, 17), ("é", .invalidByte, 1, 1),
      ("?~~~~~~N", .outOfRange, 1, 2), ("hello\u{0}", .invalidByte, 1, 6),
    ] as [(String, EncodedPolyline.DecodingError.Reason, Int, Int)])
  func invalid(
    text: String, reason: EncodedPolyline.DecodingError.Reason, line: Int, column: Int
  ) {
    #expect(
      failure(text.utf8, as: "a.polyline")
        == RouteFileError(.invalidPolyline(reason), at: .line(line, column: column)))
  }

  @Test(
    "what is no route file says so",
    arguments: [
      ("two words", "a.txt", .unknownContent(expected: nil)),
      ("two\nlines", "a", .unknownContent(expected: nil)),
      ("[[1,2],[3,4]]", "a.geojson", .unknownContent(expected: .geoJSON)),
      ("lat,lon", "b/a.gpx", .unknownContent(expected: .gpx)),
      ("plain", "a.KML", .unknownContent(expected: .kml)),
      ("\u{1}\u{2}", "a", .unknownContent(expected: nil)),
      ("", "a.gpx", .empty), (" \n\t\r\n", "a", .empty), ("\u{FEFF}", "a", .empty),
      ("PK\u{3}\u{4}...", "a.kmz", .compressed), ("PK\u{3}\u{4}...", "a.kml", .compressed),
    ] as [(String, String, RouteFileError.Reason)])
  func unknown(text: String, name: String, reason: RouteFileError.Reason) {
    #expect(failure(text.utf8, as: name) == RouteFileError(reason))
  }

  @Test("gzip is known by its first bytes")
  func gzip() {
    #expect(failure([0x1F, 0x8B, 8, 0], as: "a.gpx.gz") == RouteFileError(.compressed))
  }
}
