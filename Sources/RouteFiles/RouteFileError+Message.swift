extension RouteFileError {
  /// The error in plain words, with its place in front.
  ///
  ///     line 3, column 5: this point has no latitude
  public var message: String {
    switch place {
    case .line(let line, let column): "line \(line), column \(column): \(reason.words)"
    case .point(let number): "point \(number): \(reason.words)"
    case nil: reason.words
    }
  }
}

extension RouteFileError.Reason {
  fileprivate var words: String {
    switch self {
    case .empty: "this file is empty"
    case .compressed: "this file is packed (zip or gzip); unpack it and use the file inside"
    case .fileTooLarge(let megabytes): "this file is larger than \(megabytes) MB"
    case .unknownContent(let expected?):
      "this file's name says that it is \(expected.described), but what it holds is not"
    case .unknownContent(nil):
      "this is not a route file: GPX, KML, GeoJSON and encoded polylines can be read"
    case .invalidXML(let fault): fault.words
    case .declarations:
      "this file declares things of its own (“<!DOCTYPE … [”), which no route needs and which is "
        + "not read, because it can be used to do harm"
    case .tooDeep(let limit): "more than \(limit) things are nested in one another here"
    case .unknownRoot(let name):
      "the outermost tag is “\(name)”, but a route file begins with “gpx” or “kml”"
    case .invalidJSON:
      "this file is not valid JSON; it may be cut short, or a comma, quotation mark or bracket is "
        + "missing or too much"
    case .notGeoJSON: "this file is JSON, but not GeoJSON: it has no “type” of GeoJSON"
    case .tooManyObjects(let limit): "the first \(limit) things in this file are not a line"
    case .missingCoordinates(let type): "this file has a “\(type)” without a list of “coordinates”"
    case .noTrack: "this GPX file has no track and no route"
    case .noLineString: "this KML file has no line (“LineString” or “gx:Track”)"
    case .noLineGeometry: "this GeoJSON file has no line (“LineString” or “MultiLineString”)"
    case .singlePoint: "the route in this file has only one point; it needs at least two"
    case .tooManyPoints(let limit): "the route in this file has more than \(limit) points"
    case .missing(let axis): "this point has no \(axis.described)"
    case .notANumber(let axis, let text): "the \(axis.described) “\(text)” is not a number"
    case .outOfRange(let axis, let text):
      "the \(axis.described) \(text) lies beyond ±\(axis.greatestDegrees)°"
    case .invalidTuple(let text):
      "“\(text)” is not a place; it should be a longitude and a latitude with a comma between and "
        + "no space, such as “-123.1,49.2”"
    case .invalidTrackPoint(let text):
      "“\(text)” is not a place; it should be a longitude and a latitude with a space between, "
        + "such as “-123.1 49.2”"
    case .invalidPosition:
      "this is not a place; it should be a longitude and a latitude, such as [-123.1, 49.2]"
    case .invalidPolyline(.invalidByte):
      "this sign is never used in an encoded polyline, which is one line without spaces"
    case .invalidPolyline(.truncated): "the encoded polyline ends in the middle of a point"
    case .invalidPolyline(.outOfRange):
      "the encoded polyline leaves the earth here; it may have been written with another number of "
        + "decimals (a name that ends in “.polyline6” means six)"
    }
  }
}

extension RouteFileError.XMLFault {
  fileprivate var words: String {
    switch self {
    case .endsEarly(let tag?):
      "the file ends before the tag “\(tag.name)” of line \(tag.line) is closed; it may be cut short"
    case .endsEarly(nil): "the file ends too early; it may be cut short"
    case .wrongClosingTag(let name, let tag):
      "the tag “\(tag.name)” of line \(tag.line) is not closed before “\(name)” is"
    case .contentAfterEnd: "there is something behind the end of the outermost tag"
    case .unknownPrefix:
      "this tag uses a prefix (what stands before the “:”) that the file never explains with “xmlns:”"
    case .repeatedAttribute: "this tag has the same attribute twice"
    case .unknownEntity: "there is no such name for a character; a plain “&” is written “&amp;”"
    case .misplacedDeclaration:
      "“<?xml …?>” has to be the very first thing in the file and to be complete"
    case .unknownEncoding: "this file is in an encoding that can't be read; save it as UTF-8"
    case .wrongEncoding:
      "this character is broken: the file is not in the encoding that it should be"
    case .invalidMarkup:
      "this can't stand here; in a text, “<” is written “&lt;” and “&” is written “&amp;”"
    }
  }
}

extension RouteFileError.Axis {
  fileprivate var described: String { self == .latitude ? "latitude" : "longitude" }
  fileprivate var greatestDegrees: Int { Int(greatest) }
}

extension RouteFileFormat {
  fileprivate var described: String {
    switch self {
    case .gpx: "GPX"
    case .kml: "KML"
    case .geoJSON: "GeoJSON"
    }
  }
}
