import Foundation
import Testing

@Suite("Routes from files, in one run")
struct RouteTests {
  private static let gpx = """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
      <trk><trkseg>
        <trkpt lat="49.26" lon="-123.11"></trkpt>
        <trkpt lat="50" lon="-120"/>
        <trkpt lat="51.05" lon="-114.05"/>
      </trkseg></trk>
    </gpx>
    """
  private static let kml = """
    <?xml version="1.0"?>
    <kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><LineString><coordinates>
      -123.11,49.26,0 -120,50,0
      -114.05,51.05,0
    </coordinates></LineString></Placemark></kml>
    """
  private static let geoJSON = """
    {"type": "Feature", "properties": {}, "geometry": {"type": "LineString",
     "coordinates": [[-123.11, 49.26], [-120, 50], [-114.05, 51.05]]}}
    """

  /// A scenario that drives along the route that `from` names.
  private static func scenario(_ from: String) -> String {
    """
    route from "\(from)"
    assert position == vancouver
    guidance on
    drive 60 s at 90 km/h { always target == position and bearing == heading }
    assert distance(vancouver, position) == 1.5 km within 1 m
    mode overview
    assert calgary is visible
    drive 86400 s at 100 m/s
    assert position == calgary

    """
  }

  @Test(
    "Each kind of file gives its route, whatever its name ends in",
    arguments: [
      ("drive.gpx", gpx), ("drive.kml", kml), ("drive.geojson", geoJSON), ("drive.json", geoJSON),
      ("drive.txt", gpx), ("routes/über den Berg.gpx", gpx),
      ("drive.polyline", "_btkHn|knV_poCol~QoalEobic@"),
    ])
  func files(name: String, text: String) throws {
    let folder = try Folder(["drive.cam": Self.scenario(name), name: text])
    let run = try folder.run("run", "drive.cam")
    #expect(run.code == 0, "\(run.all)")
    #expect(run.summary == "1 scenario: 1 passed; 5 checks")
    #expect(try folder.run("check", "drive.cam").code == 0)
  }

  @Test("An encoded polyline can stand in the text itself")
  func polyline() throws {
    let folder = try Folder()
    let run = try folder.run("-e", Self.scenario("_btkHn|knV_poCol~QoalEobic@"))
    #expect(run.code == 0, "\(run.all)")
    // Braces and backslashes are written as in any other text.
    let escaped = #"""
      route from "_btkHn|knV~xgnEoi\{o\\"
      drive 86400 s at 1000 m/s
      assert position == place(15.3, 31.7)
      """#
    #expect(try folder.run("-e", escaped).code == 0)
    let cut = try folder.run("-e", "zoomIn\nroute from \"_p~i\"")
    #expect(cut.code == 2 && cut.errorCount == 1)
    #expect(cut.errors.contains("the encoded polyline ends in the middle of a point"))
    #expect(cut.errors.contains("-e:2:12"))
  }

  @Test("A route file is found from the file that names it, also through use and in a definition")
  func relative() throws {
    let folder = try Folder([
      "tests/main.cam": """
      use "lib/drives.cam"
      scenario "one" { take; assert position == vancouver }
      scenario "two" { repeat 2 { take; drive 60 s at 90 km/h }; assert speed == 0 km/h }
      scenario "three" { route from "lib/../lib/a.gpx"; assert position == vancouver }
      """,
      "tests/lib/drives.cam": "define take { route from \"a.gpx\" }",
      "tests/lib/a.gpx": Self.gpx,
    ])
    let run = try folder.run("run", "tests/main.cam")
    #expect(run.summary == "3 scenarios: 3 passed; 3 checks", "\(run.all)")
    #expect(
      try call(["run", "main.cam"], in: folder.url.appendingPathComponent("tests")).code == 0)
  }

  @Test(
    "A file that can't be used is an error before anything runs, with its place and the file's",
    arguments: [
      (
        "a.gpx", gpx.replacingOccurrences(of: "</trkseg>", with: ""),
        "line 7, column 5: the tag “trkseg” of line 3 is not closed before “trk” is"
      ),
      (
        "a.gpx", gpx.replacingOccurrences(of: "lat=\"50\"", with: "lat=\"95\""),
        "line 5, column 5: the latitude 95 lies beyond ±90°"
      ),
      (
        "a.gpx", gpx.replacingOccurrences(of: "lat=\"50\"", with: "lat=\"5O\""),
        "line 5, column 5: the latitude “5O” is not a number"
      ),
      ("a.gpx", "", "this file is empty"),
      ("a.gpx", "<gpx></gpx>", "this GPX file has no track and no route"),
      (
        "a.gpx", "<gpx><trk><trkseg><trkpt lat=\"1\" lon=\"2\"/></trkseg></trk></gpx>",
        "the route in this file has only one point; it needs at least two"
      ),
      (
        "a.gpx", "<!DOCTYPE gpx [<!ENTITY a \"b\">]>\n<gpx>&a;</gpx>",
        "this file declares things of its own"
      ),
      (
        "a.kml", kml.replacingOccurrences(of: "-120,50,0", with: "-120;50"),
        "line 3, column 19: “-120;50” is not a place"
      ),
      ("a.kml", "<kml></kml>", "this KML file has no line (“LineString” or “gx:Track”)"),
      (
        "a.geojson", geoJSON.replacingOccurrences(of: "]]}}", with: ""),
        "the file ends before all brackets are closed; it may be cut short"
      ),
      ("a.geojson", "{\"a\": 1}", "this file is JSON, but not GeoJSON"),
      ("a.polyline", "_p~i", "the encoded polyline ends in the middle of a point"),
    ])
  func unusable(name: String, text: String, words: String) throws {
    let folder = try Folder(["a.cam": "zoomIn\n  route from \"\(name)\"\nprint 1", name: text])
    let run = try folder.run("run", "a.cam")
    #expect(run.code == 2)
    #expect(run.errorCount == 1)
    #expect(run.errors.contains("the route in “\(name)” can't be read: "), "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.contains("a.cam:2:14"), "\(run.errors)")
    #expect(try folder.run("check", "a.cam").errors == run.errors)
  }

  @Test("A file whose places are all the same is no route")
  func identical() throws {
    let point = "<trkpt lat=\"1\" lon=\"2\"/>"
    let folder = try Folder([
      "a.cam": "route from \"a.gpx\"",
      "a.gpx": "<gpx><trk><trkseg>\(point)\(point)\(point)</trkseg></trk></gpx>",
    ])
    let run = try folder.run("run", "a.cam")
    #expect(run.code == 2)
    #expect(run.errors.contains("a route needs two different places"))
    #expect(run.errors.contains("a.cam:1:12"))
  }

  @Test(
    "Route files come from below the folder of the file that is run, and from nowhere else",
    arguments: [
      ("../secret.gpx", "“../secret.gpx” is outside of the folder of the file that is run"),
      ("lib/../../secret.gpx", "is outside of the folder of the file that is run"),
      ("/etc/hosts.gpx", "is outside of the folder of the file that is run"),
      ("link.gpx", "is outside of the folder of the file that is run"),
      ("linked/secret.gpx", "is outside of the folder of the file that is run"),
      ("missing.gpx", "there is no file “missing.gpx”"),
      ("lib.gpx", "it is a folder"), ("", "a file's name is a plain text"),
    ])
  func outside(name: String, words: String) throws {
    let folder = try Folder([
      "tests/a.cam": "zoomIn\nroute from \"\(name)\"", "secret.gpx": Self.gpx,
      "tests/lib/b.gpx": Self.gpx,
    ])
    try folder.makeFolder("tests/lib.gpx")
    try folder.link("tests/link.gpx", to: "../secret.gpx")
    try folder.link("tests/linked", to: "..")
    let run = try folder.run("run", "tests/a.cam")
    #expect(run.code == 2)
    #expect(run.errorCount == 1)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.contains("tests/a.cam:2:12"), "\(run.errors)")
  }

  @Test("All unusable routes of a file are named in one go")
  func allInOneGo() throws {
    let folder = try Folder([
      "a.cam":
        "route from \"a.gpx\"\nroute from \"b.gpx\"\nzoomin\nif false { route from \"c.gpx\" }"
    ])
    let run = try folder.run("run", "a.cam")
    #expect(run.errorCount == 4, "\(run.errors)")
    for place in ["1:12", "2:12", "3:1", "4:23"] { #expect(run.errors.contains("a.cam:\(place)")) }
  }

  @Test("A failure on the way is reported with its time and camera")
  func reported() throws {
    let folder = try Folder([
      "a.cam": """
      route from "a.gpx"
      guidance on
      drive 10 s at 90 km/h { always distance(position, vancouver) < 100 m because "too far" }
      """, "a.gpx": Self.gpx,
    ])
    let run = try folder.run("run", "a.cam")
    #expect(run.code == 1)
    #expect(run.output.contains("a.cam:3:32"))
    #expect(run.output.contains("4 s after the start, with the camera at lat 49.26"))
    #expect(run.output.contains("too far"))
  }
}
