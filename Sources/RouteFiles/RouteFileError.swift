import JSONText
import MapCamera

/// Why a route file can't be used, and where in it.
///
/// `message` says it in words.
public struct RouteFileError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason
  /// Where it is wrong, nil when it is the file as a whole or when that is not known.
  public let place: Place?

  /// An error at a place in the file.
  public init(_ reason: Reason, at place: Place? = nil) {
    self.reason = reason
    self.place = place
  }

  /// A place in a route file.
  public enum Place: Hashable, Sendable {
    /// A line and a column in it, both counted from 1; the column counts characters.
    case line(Int, column: Int)
    /// A point of the route, counted from 1: a place in GeoJSON that is valid JSON.
    case point(Int)
  }

  /// One of the two numbers of a point.
  public enum Axis: Hashable, Sendable {
    /// Degrees north, within ±90.
    case latitude
    /// Degrees east, within ±360: a line over the antimeridian may be written as going on.
    case longitude
  }

  /// What can be wrong with a route file.
  public enum Reason: Hashable, Sendable {
    /// There is nothing in it but blanks.
    case empty
    /// It is a zip archive, as KMZ files are, or packed with gzip.
    case compressed
    /// It is larger than a route file may be.
    case fileTooLarge(megabytes: Int)
    /// It is in none of the formats; with the format that its ending promises.
    case unknownContent(expected: RouteFileFormat?)

    /// It is not well-formed XML.
    case invalidXML(XMLFault)
    /// It declares entities or the like, which a route has no need of.
    case declarations
    /// There are more tags or geometries inside one another than any route needs.
    case tooDeep(limit: Int)
    /// The outermost tag is neither `gpx` nor `kml`.
    case unknownRoot(String)
    /// It is not valid JSON.
    case invalidJSON(JSONFault)
    /// It is JSON with more values than any route needs.
    case tooManyValues(limit: Int)
    /// It is JSON, but no object of GeoJSON.
    case notGeoJSON
    /// So many objects of GeoJSON come before a line that it isn't looked for any longer.
    case tooManyObjects(limit: Int)
    /// A geometry of GeoJSON, named by its type, has no list of coordinates.
    case missingCoordinates(String)

    /// A GPX file without a track and a route.
    case noTrack
    /// A KML file without a `LineString` and a `gx:Track`.
    case noLineString
    /// A GeoJSON file without a `LineString` and a `MultiLineString`.
    case noLineGeometry
    /// Its line has one point only.
    case singlePoint
    /// Its line has more points than a route may have.
    case tooManyPoints(limit: Int)
    /// A point lacks one of its numbers.
    case missing(Axis)
    /// One of a point's numbers is none; with what is written there.
    case notANumber(Axis, String)
    /// One of a point's numbers lies beyond its range; with what is written there.
    case outOfRange(Axis, String)
    /// A tuple of KML's `coordinates` is not two or three numbers with commas between.
    case invalidTuple(String)
    /// KML's `gx:coord` is not two or three numbers with blanks between.
    case invalidTrackPoint(String)
    /// A position of GeoJSON is not a list of two or more numbers.
    case invalidPosition
    /// It is not an encoded polyline.
    case invalidPolyline(EncodedPolyline.DecodingError.Reason)
  }

  /// What keeps a file from being well-formed XML.
  public enum XMLFault: Hashable, Sendable {
    /// The file ends within a tag or before a tag is closed; with the innermost open tag.
    case endsEarly(open: OpenTag?)
    /// Another tag is closed than the innermost open one.
    case wrongClosingTag(String, open: OpenTag)
    /// There is something behind the end of the outermost tag.
    case contentAfterEnd
    /// A tag or an attribute has a prefix that stands for no namespace.
    case unknownPrefix
    /// A tag has the same attribute twice.
    case repeatedAttribute
    /// A text has an `&name;` that XML doesn't know.
    case unknownEntity
    /// The XML declaration is not the first thing in the file, or is not well-formed.
    case misplacedDeclaration
    /// The encoding that the file names can't be read.
    case unknownEncoding
    /// There are bytes that mean nothing in the file's encoding, or it is not in that encoding.
    case wrongEncoding
    /// Something else that may not stand there.
    case invalidMarkup
  }

  /// What keeps a file from being valid JSON.
  public typealias JSONFault = JSONText.JSONFault

  /// A tag that is still open.
  public struct OpenTag: Hashable, Sendable {
    /// Its name as it is written.
    public let name: String
    /// The line it begins in, counted from 1.
    public let line: Int

    /// A tag by its name and line.
    public init(name: String, line: Int) {
      self.name = name
      self.line = line
    }
  }
}
