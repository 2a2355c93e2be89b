import Testing

@testable import RouteFiles

@Suite("GPX files")
struct GPXTests {
  private let twoPoints = [place(49.25, -123.5), place(50, -119.5)]

  @Test(
    "a track is read in any version, namespace, prefix and encoding",
    arguments: [
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="a" xmlns="http://www.topografix.com/GPX/1/1">@</gpx>
      """,
      "<gpx version=\"1.0\" xmlns=\"http://www.topografix.com/GPX/1/0\">@</gpx>",
      "<gpx>@</gpx>",
      "\u{FEFF}<gpx>@</gpx>",
      "\n \t<gpx>@</gpx>\n<!-- the end -->\n",
      "<!-- first --><?some thing?><gpx>@</gpx>",
      "<!DOCTYPE gpx SYSTEM \"http://example.org/gpx.dtd\">\r\n<gpx>@</gpx>",
      "<?xml version='1.0' encoding='iso-8859-1'?><gpx>@</gpx>",
      "<gpx><metadata><name>&lt;trk&gt; &amp; &#x41;</name></metadata>@</gpx>",
      "<gpx><wpt lat=\"95\" lon=\"a\"/><rte><rtept lat=\"1\" lon=\"2\"/></rte>@</gpx>",
      "<gpx><trk/><trk><trkseg/></trk>@<trk><trkseg><trkpt lat=\"x\"/></trkseg></trk></gpx>",
      "<gpx><extensions><trk><trkseg><trkpt/></trkseg></trk></extensions>@</gpx>",
    ])
  func track(frame: String) throws {
    let track =
      "<trk><name>Ä</name><trkseg><trkpt lat=\"49.25\" lon=\"-123.5\"><ele>1</ele></trkpt></trkseg>"
      + "<trkseg><trkpt lon=' -1.195e2 ' lat='+50'/></trkseg></trk>"
    let parts = frame.split(separator: "@", omittingEmptySubsequences: false)
    #expect(try read(parts[0] + track + parts[1]) == twoPoints)
  }

  @Test("tags may have a prefix")
  func prefix() throws {
    let text = """
      <a:gpx xmlns:a="http://www.topografix.com/GPX/1/1" xmlns:b="urn:b"><a:trk><a:trkseg>
      <a:trkpt lat="49.25" lon="-123.5" b:lat="7"/><a:trkpt b:lon="7" lat="50" lon="-119.5"/>
      </a:trkseg></a:trk></a:gpx>
      """
    #expect(try read(text) == twoPoints)
  }

  @Test("UTF-16 is read in both orders, Latin-1 where it is named")
  func encodings() throws {
    let text = gpx(
      "<trk><name>Ä…</name><trkseg><trkpt lat=\"49.25\" lon=\"-123.5\"/>"
        + "<trkpt lat=\"50\" lon=\"-119.5\"/></trkseg></trk>")
    let latin =
      Array("<?xml version='1.0' encoding='ISO-8859-1'?><gpx><trk><name>".utf8) + [0xE9]
      + Array("</name>\(text.split(separator: "</name>")[1])".utf8)
    for bytes in [utf16(text, bigEndian: false), utf16(text, bigEndian: true), latin] {
      #expect(try RouteFile.coordinates(in: bytes, name: "a.gpx") == twoPoints)
    }
  }

  @Test("without a track the first route with points is the line")
  func route() throws {
    let text = gpx(
      "<trk><trkseg></trkseg></trk><rte><name>none</name></rte><rte>"
        + "<rtept lat=\"49.25\" lon=\"-123.5\"><extensions><rtept lat=\"1\" lon=\"2\"/></extensions>"
        + "</rtept><rtept lat=\"50\" lon=\"-119.5\"/></rte><rte><rtept lat=\"3\" lon=\"4\"/></rte>")
    #expect(try read(text) == twoPoints)
  }

  @Test("longitudes stay as written, up to a whole turn")
  func antimeridian() throws {
    let text = gpx(
      "<rte><rtept lat=\"-90\" lon=\"179\"/><rtept lat=\"90\" lon=\"181\"/>"
        + "<rtept lat=\"0\" lon=\"-360\"/></rte>")
    #expect(try read(text) == [place(-90, 179), place(90, 181), place(0, -360)])
  }

  @Test(
    "a point that is none is an error at its line",
    arguments: [
      ("lon=\"1\"", .missing(.latitude)), ("lat=\"\" lon=\"1\"", .missing(.latitude)),
      ("lat=\"1\"", .missing(.longitude)), ("b:lat=\"1\" lon=\"1\"", .missing(.latitude)),
      ("lat=\"nan\" lon=\"1\"", .notANumber(.latitude, "nan")),
      ("lat=\"1\" lon=\"-inf\"", .notANumber(.longitude, "-inf")),
      ("lat=\"0x10\" lon=\"1\"", .notANumber(.latitude, "0x10")),
      ("lat=\"49,2\" lon=\"1\"", .notANumber(.latitude, "49,2")),
      ("lat=\"1e\" lon=\"1\"", .notANumber(.latitude, "1e")),
      ("lat=\"1\" lon=\"1&#10;2\"", .notANumber(.longitude, "1 2")),
      (
        "lat=\"\(String(repeating: "0", count: 65))\" lon=\"1\"",
        .notANumber(.latitude, String(repeating: "0", count: 40) + "…")
      ),
      ("lat=\"90.0001\" lon=\"1\"", .outOfRange(.latitude, "90.0001")),
      ("lat=\"-1e999\" lon=\"1\"", .outOfRange(.latitude, "-1e999")),
      ("lat=\"1\" lon=\"-361\"", .outOfRange(.longitude, "-361")),
    ] as [(String, RouteFileError.Reason)])
  func invalidPoint(attributes: String, reason: RouteFileError.Reason) {
    let track = gpx(
      "<trk xmlns:b='b'><trkseg>\n<trkpt lat=\"1\" lon=\"2\"/>\n  <trkpt \(attributes)/></trkseg></trk>"
    )
    #expect(failure(track.utf8) == RouteFileError(reason, at: .line(4, column: 3)))
    let route = gpx("<rte xmlns:b='b'><rtept lat=\"1\" lon=\"2\"/>\n <rtept \(attributes)/></rte>")
    #expect(failure(route.utf8) == RouteFileError(reason, at: .line(3, column: 2)))
  }

  @Test(
    "a file without a line says so",
    arguments: [
      "", "<trk/>", "<rte/>", "<wpt lat=\"1\" lon=\"2\"/><wpt lat=\"1\" lon=\"3\"/>",
      "<trkseg><trkpt lat=\"1\" lon=\"2\"/></trkseg>", "<trk><trkpt lat=\"1\" lon=\"2\"/></trk>",
      "<trk><rtept lat=\"1\" lon=\"2\"/></trk>", "<extensions><rte><rtept/></rte></extensions>",
    ])
  func noTrack(inside: String) {
    #expect(failure(gpx(inside).utf8) == RouteFileError(.noTrack))
  }
}
