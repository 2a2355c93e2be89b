import Testing

@testable import RouteFiles

@Suite("KML files")
struct KMLTests {
  private let twoPoints = [place(49.25, -123.5), place(50, -119.5)]

  @Test(
    "the first line that has points is read, however it is written",
    arguments: [
      "<LineString><coordinates>-123.5,49.25 -119.5,50</coordinates></LineString>",
      """
      <Document><Folder><Placemark><LineString><tessellate>1</tessellate><coordinates>
        -123.5,49.25,12
      \t-119.5,50,13.5\r
      </coordinates></LineString></Placemark></Folder></Document>
      """,
      """
      <Placemark><Point><coordinates>1,2</coordinates></Point></Placemark>
      <Placemark><MultiGeometry><LineString><coordinates> </coordinates></LineString>
      <LineString><coordinates>-123.5,49.25,
      -119.5,50,</coordinates></LineString>
      <LineString><coordinates>a</coordinates></LineString></MultiGeometry></Placemark>
      """,
      """
      <LineString><coordinates>-123<!-- a -->.5,<![CDATA[49.25 -119]]>.5,5&#48;</coordinates>
      </LineString>
      """,
      """
      <LineString><coordinates>-123.5,49.25&#10;-119.5,50<name>7,8</name></coordinates>
      </LineString>
      """,
      """
      <gx:Track><when>2024</when><gx:coord>-123.5 49.25 0</gx:coord><gx:coord>
      -119.5\t50 </gx:coord></gx:Track>
      """,
      """
      <gx:Track><gx:coord/><gx:coord>-123.5 49.25</gx:coord><gx:coord> </gx:coord>
      <gx:coord>-119.5 50</gx:coord></gx:Track><gx:Track><gx:coord>1 2</gx:coord></gx:Track>
      """,
      """
      <gx:MultiTrack><gx:Track><gx:coord>-123.5 49.25</gx:coord></gx:Track><gx:Track/>
      <gx:Track><gx:coord>-119.5 50</gx:coord></gx:Track></gx:MultiTrack>
      <gx:MultiTrack><gx:Track><gx:coord>1 2</gx:coord></gx:Track></gx:MultiTrack>
      """,
      """
      <gx:MultiTrack/>
      <LineString><coordinates>-123.5,49.25 -119.5,50</coordinates></LineString>
      """,
    ])
  func line(inside: String) throws {
    #expect(try read(kml(inside)) == twoPoints)
  }

  @Test("any namespace, prefix or none will do")
  func namespaces() throws {
    let plain = "<LineString><coordinates>-123.5,49.25 -119.5,50</coordinates></LineString>"
    #expect(try read("<kml>\(plain)</kml>") == twoPoints)
    #expect(try read("<kml xmlns='http://earth.google.com/kml/2.0'>\(plain)</kml>") == twoPoints)
    let prefixed = """
      <k:kml xmlns:k='urn:k'><k:LineString><k:coordinates>-123.5,49.25 -119.5,50</k:coordinates>
      </k:LineString></k:kml>
      """
    #expect(try read(prefixed) == twoPoints)
  }

  @Test(
    "a place that is none is an error where it begins",
    arguments: [
      ("-123.5", .invalidTuple("-123.5")), ("1,2,3,4,5,6", .invalidTuple("1,2,3,4,5,6")),
      (",", .missing(.latitude)), ("1,", .missing(.latitude)), (",1", .missing(.longitude)),
      ("1,x", .notANumber(.latitude, "x")), ("NaN,1", .notANumber(.longitude, "NaN")),
      ("1,-90.5", .outOfRange(.latitude, "-90.5")), ("1e9,1", .outOfRange(.longitude, "1e9")),
      ("é;1", .invalidTuple("é;1")),
      (
        String(repeating: "7", count: 300),
        .invalidTuple(String(repeating: "7", count: 40) + "…")
      ),
      (
        "1,2," + String(repeating: "0", count: 300),
        .invalidTuple("1,2," + String(repeating: "0", count: 36) + "…")
      ),
    ] as [(String, RouteFileError.Reason)])
  func invalidTuple(tuple: String, reason: RouteFileError.Reason) {
    for end in ["", " 5,6", "\n5,6"] {
      let text = kml("<LineString><coordinates>1,2\n 3,4 \(tuple)\(end)</coordinates></LineString>")
      #expect(failure(text.utf8) == RouteFileError(reason, at: .line(3, column: 6)))
    }
  }

  @Test(
    "so is a place of a track",
    arguments: [
      ("1", .invalidTrackPoint("1")), ("1,2", .invalidTrackPoint("1,2")),
      ("1 2 3 4", .invalidTrackPoint("1 2 3 4")), ("1 91", .outOfRange(.latitude, "91")),
      ("x 1", .notANumber(.longitude, "x")),
    ] as [(String, RouteFileError.Reason)])
  func invalidTrackPoint(text: String, reason: RouteFileError.Reason) {
    let text = kml("<gx:Track><gx:coord>1 2</gx:coord>\n<gx:coord> \(text) </gx:coord></gx:Track>")
    #expect(failure(text.utf8) == RouteFileError(reason, at: .line(3, column: 12)))
  }

  @Test(
    "a file without a line says so",
    arguments: [
      "", "<Document/>", "<Placemark><Point><coordinates>1,2</coordinates></Point></Placemark>",
      "<LineString/>", "<LineString><coordinates/></LineString>", "<gx:Track/>", "<gx:MultiTrack/>",
      "<Polygon><LinearRing><coordinates>1,2 3,4 1,2</coordinates></LinearRing></Polygon>",
      "<LineString><a><coordinates>1,2 3,4</coordinates></a></LineString>",
      "<LineString><coord>1 2</coord></LineString>",
      "<LineString><a><coordinates/>1,2 3,4</a></LineString>",
    ])
  func noLine(inside: String) {
    #expect(failure(kml(inside).utf8) == RouteFileError(.noLineString))
  }
}
