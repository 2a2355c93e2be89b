import Testing

@testable import RouteFiles

@Suite("Messages of route files")
struct MessageTests {
  @Test(
    "every error is said in plain words",
    arguments: [
      (.empty, "this file is empty"),
      (.compressed, "this file is packed (zip or gzip); unpack it and use the file inside"),
      (.fileTooLarge(megabytes: 128), "this file is larger than 128 MB"),
      (
        .unknownContent(expected: nil),
        "this is not a route file: GPX, KML, GeoJSON and encoded polylines can be read"
      ),
      (
        .unknownContent(expected: .gpx),
        "this file's name says that it is GPX, but what it holds is not"
      ),
      (
        .unknownContent(expected: .kml),
        "this file's name says that it is KML, but what it holds is not"
      ),
      (
        .unknownContent(expected: .geoJSON),
        "this file's name says that it is GeoJSON, but what it holds is not"
      ),
      (
        .declarations,
        "this file declares things of its own (“<!DOCTYPE … [”), which no route needs and which is "
          + "not read, because it can be used to do harm"
      ),
      (.tooDeep(limit: 64), "more than 64 things are nested in one another here"),
      (
        .unknownRoot("html"),
        "the outermost tag is “html”, but a route file begins with “gpx” or “kml”"
      ),
      (
        .invalidJSON,
        "this file is not valid JSON; it may be cut short, or a comma, quotation mark or bracket is "
          + "missing or too much"
      ),
      (.notGeoJSON, "this file is JSON, but not GeoJSON: it has no “type” of GeoJSON"),
      (.tooManyObjects(limit: 100_000), "the first 100000 things in this file are not a line"),
      (
        .missingCoordinates("LineString"),
        "this file has a “LineString” without a list of “coordinates”"
      ),
      (.noTrack, "this GPX file has no track and no route"),
      (.noLineString, "this KML file has no line (“LineString” or “gx:Track”)"),
      (.noLineGeometry, "this GeoJSON file has no line (“LineString” or “MultiLineString”)"),
      (.singlePoint, "the route in this file has only one point; it needs at least two"),
      (.tooManyPoints(limit: 1_000_000), "the route in this file has more than 1000000 points"),
      (.missing(.latitude), "this point has no latitude"),
      (.missing(.longitude), "this point has no longitude"),
      (.notANumber(.latitude, "49,2"), "the latitude “49,2” is not a number"),
      (.outOfRange(.latitude, "95"), "the latitude 95 lies beyond ±90°"),
      (.outOfRange(.longitude, "-400"), "the longitude -400 lies beyond ±360°"),
      (
        .invalidTuple("-123.1;49.2"),
        "“-123.1;49.2” is not a place; it should be a longitude and a latitude with a comma between "
          + "and no space, such as “-123.1,49.2”"
      ),
      (
        .invalidTrackPoint("1,2"),
        "“1,2” is not a place; it should be a longitude and a latitude with a space between, such as "
          + "“-123.1 49.2”"
      ),
      (
        .invalidPosition,
        "this is not a place; it should be a longitude and a latitude, such as [-123.1, 49.2]"
      ),
      (
        .invalidPolyline(.invalidByte),
        "this sign is never used in an encoded polyline, which is one line without spaces"
      ),
      (.invalidPolyline(.truncated), "the encoded polyline ends in the middle of a point"),
      (
        .invalidPolyline(.outOfRange),
        "the encoded polyline leaves the earth here; it may have been written with another number of "
          + "decimals (a name that ends in “.polyline6” means six)"
      ),
    ] as [(RouteFileError.Reason, String)])
  func words(reason: RouteFileError.Reason, message: String) {
    #expect(RouteFileError(reason).message == message)
    #expect(
      RouteFileError(reason, at: .line(3, column: 5)).message == "line 3, column 5: \(message)")
    #expect(RouteFileError(reason, at: .point(7)).message == "point 7: \(message)")
  }

  @Test(
    "so is every fault of XML",
    arguments: [
      (
        .endsEarly(open: RouteFileError.OpenTag(name: "trkseg", line: 3)),
        "the file ends before the tag “trkseg” of line 3 is closed; it may be cut short"
      ),
      (.endsEarly(open: nil), "the file ends too early; it may be cut short"),
      (
        .wrongClosingTag("gpx", open: RouteFileError.OpenTag(name: "trk", line: 3)),
        "the tag “trk” of line 3 is not closed before “gpx” is"
      ),
      (.contentAfterEnd, "there is something behind the end of the outermost tag"),
      (
        .unknownPrefix,
        "this tag uses a prefix (what stands before the “:”) that the file never explains with "
          + "“xmlns:”"
      ),
      (.repeatedAttribute, "this tag has the same attribute twice"),
      (
        .unknownEntity, "there is no such name for a character; a plain “&” is written “&amp;”"
      ),
      (
        .misplacedDeclaration,
        "“<?xml …?>” has to be the very first thing in the file and to be complete"
      ),
      (.unknownEncoding, "this file is in an encoding that can't be read; save it as UTF-8"),
      (
        .wrongEncoding,
        "this character is broken: the file is not in the encoding that it should be"
      ),
      (
        .invalidMarkup,
        "this can't stand here; in a text, “<” is written “&lt;” and “&” is written “&amp;”"
      ),
    ] as [(RouteFileError.XMLFault, String)])
  func fault(fault: RouteFileError.XMLFault, message: String) {
    #expect(RouteFileError(.invalidXML(fault)).message == message)
  }

  @Test("what a message shows of a file is short and has no control characters")
  func excerpts() {
    let long = String(repeating: "é", count: 41)
    #expect(String(excerpt: Array(long.utf8)) == long.dropLast() + "…")
    #expect(String(excerpt: Array(long.dropLast().utf8)) == String(long.dropLast()))
    let wide = String(repeating: "🚗", count: 41)
    #expect(String(excerpt: Array(wide.utf8)) == wide.dropLast() + "…")
    #expect(String(excerpt: Array("a\u{1B}[0m\n\u{202E}b".utf8)) == "a [0m  b")
    #expect(String(excerpt: [0x61, 0xFF]) == "a\u{FFFD}")
  }
}
