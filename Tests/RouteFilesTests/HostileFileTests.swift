import MapCamera
import SeededNumbers
import Testing

@testable import RouteFiles

@Suite("Files that mean harm")
struct HostileFileTests {
  @Test(
    "a file with declarations of its own is refused before it can use them",
    arguments: [
      // Billion laughs, quadratic blow-up, a file of the machine, default attributes.
      "<!ENTITY a \"lol\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;\">",
      "<!ENTITY a \"\(String(repeating: "a", count: 500))\">",
      "<!ENTITY a SYSTEM \"file:///etc/passwd\">",
      "<!ENTITY % a SYSTEM \"http://example.org/a.dtd\"> %a;",
      "<!ATTLIST trkpt lat CDATA \"1\" lon CDATA \"2\">", "<!ELEMENT gpx ANY>", "",
    ])
  func declarations(declarations: String) {
    let text =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE gpx [\(declarations)]>\n"
      + gpx("<trk><name>&a;</name><trkseg><trkpt/><trkpt/></trkseg></trk>")
    #expect(failure(text.utf8) == RouteFileError(.declarations, at: .line(2, column: 15)))
  }

  @Test("what stands outside the file is not loaded")
  func external() throws {
    let track = "<trk><trkseg><trkpt lat='1' lon='2'/>&a;<trkpt lat='3' lon='4'/></trkseg></trk>"
    let text = "<!DOCTYPE gpx SYSTEM \"file:///etc/passwd\">" + gpx(track)
    #expect(try read(text) == [place(1, 2), place(3, 4)])
  }

  @Test("tags and geometries are nested only so deep")
  func depth() throws {
    let tags = String(repeating: "<a>", count: 100_000)
    let tooDeep = RouteFileError.Reason.tooDeep(limit: 64)
    #expect(
      failure("<gpx>\n\(tags)".utf8) == RouteFileError(tooDeep, at: .line(2, column: 3 * 63 + 1)))
    let most = "<kml>" + String(repeating: "<Folder>", count: 61)
    #expect(
      try read(
        most + "<LineString><coordinates>2,1 4,3</coordinates></LineString>"
          + String(repeating: "</Folder>", count: 61) + "</kml>") == [place(1, 2), place(3, 4)])
    func nested(_ depth: Int) -> String {
      String(repeating: #"{"type":"GeometryCollection","geometries":["#, count: depth)
        + #"{"type":"LineString","coordinates":[[2,1],[4,3]]}"#
        + String(repeating: "]}", count: depth)
    }
    #expect(try read(nested(32)) == [place(1, 2), place(3, 4)])
    #expect(failure(nested(33).utf8) == RouteFileError(tooDeep))
    #expect(failure(nested(1000).utf8) == RouteFileError(tooDeep))
    #expect(failure(nested(20_000).utf8)?.reason == tooDeep)
    let arrays = #"{"type":"LineString","coordinates":"# + String(repeating: "[", count: 100_000)
    #expect(failure(arrays.utf8) == RouteFileError(tooDeep, at: .line(1, column: 35 + 2048)))
  }

  @Test("every format has the same greatest number of points")
  func points() throws {
    let limits = RouteLimits(bytes: 10_000, points: 3, objects: 9, depth: 9)
    func repeated(_ text: String) -> (Int) -> String { { String(repeating: text, count: $0) } }
    let trackPoints = repeated("<trkpt lat='0' lon='0'/>")
    let routePoints = repeated("<rtept lat='0' lon='0'/>")
    let tuples = repeated("0,0\n")
    let coords = repeated("<gx:coord>0 0</gx:coord>")
    let positions = repeated(",[0,0]")
    let files: [(file: (Int) -> String, place: RouteFileError.Place?)] = [
      ({ gpx("<trk><trkseg>\n\(trackPoints($0))</trkseg></trk>") }, .line(3, column: 73)),
      ({ gpx("<rte>\n\(routePoints($0))</rte>") }, .line(3, column: 73)),
      (
        { kml("<LineString><coordinates>\(tuples($0))</coordinates></LineString>") },
        .line(5, column: 1)
      ),
      ({ kml("<gx:Track>\n\(coords($0))</gx:Track>") }, .line(3, column: 83)),
      (
        { "{\"type\":\"LineString\",\"coordinates\":[[0,0]\(positions($0 - 1))]}" },
        .point(4)
      ),
      (repeated("??"), nil),
    ]
    for (file, place) in files {
      #expect(try read(file(3), limits: limits).count == 3)
      #expect(
        failure(file(4).utf8, limits: limits)
          == RouteFileError(.tooManyPoints(limit: 3), at: place))
    }
  }

  @Test("one point is no route, in any format")
  func singlePoint() {
    for text in [
      gpx("<trk><trkseg><trkpt lat='1' lon='2'/></trkseg></trk>"),
      gpx("<rte><rtept lat='1' lon='2'/></rte>"),
      kml("<LineString><coordinates>1,2</coordinates></LineString>"),
      kml("<gx:Track><gx:coord>1 2</gx:coord></gx:Track>"),
      #"{"type":"LineString","coordinates":[[1,2]]}"#, "_p~iF~ps|U",
    ] {
      #expect(failure(text.utf8) == RouteFileError(.singlePoint))
    }
  }

  @Test("a file that is too large is not looked at")
  func size() {
    let limits = RouteLimits(bytes: 2 << 20, points: 3, objects: 9, depth: 9)
    let bytes = [UInt8](repeating: 0x20, count: (2 << 20) + 1)
    #expect(failure(bytes, limits: limits) == RouteFileError(.fileTooLarge(megabytes: 2)))
    #expect(failure(bytes.dropLast(), limits: limits) == RouteFileError(.empty))
  }

  @Test("only so many objects are looked at for a line, however they are nested")
  func objects() throws {
    let limits = RouteLimits(bytes: 10_000, points: 3, objects: 9, depth: 9)
    func file(_ outer: Int, _ inner: Int) -> String {
      let empty = "{}" + String(repeating: ",{}", count: inner - 1)
      let collection = #"{"type":"GeometryCollection","geometries":[\#(empty)]},"#
      return #"{"type":"GeometryCollection","geometries":["#
        + String(repeating: collection, count: outer)
        + #"{"type":"LineString","coordinates":[[2,1],[4,3]]}]}"#
    }
    #expect(try read(file(1, 6), limits: limits) == [place(1, 2), place(3, 4)])
    let tooMany = RouteFileError(.tooManyObjects(limit: 9))
    #expect(failure(file(1, 7).utf8, limits: limits) == tooMany)
    #expect(failure(file(4, 1).utf8, limits: limits) == tooMany)
  }

  @Test("JSON with more values than any route needs is refused before they take memory")
  func values() throws {
    var limits = RouteLimits(bytes: 10_000, points: 3, objects: 9, depth: 9)
    limits.values = 16
    let file = #"{"type":"LineString","coordinates":[[2,1],[4,3]]}"#
    // Three commas between positions and numbers, one between keys, three opening brackets, and an
    // object, which counts as ten.
    #expect(failure(file.utf8, limits: limits) == RouteFileError(.tooManyValues(limit: 16)))
    limits.values = 17
    #expect(try read(file, limits: limits) == [place(1, 2), place(3, 4)])
  }

  @Test("a file that is cut anywhere, or has a byte changed, is read or refused")
  func damage() {
    let seed: UInt64 = 20_250_301
    print("HostileFileTests seed: \(seed)")
    var random = SeededGenerator(seed: seed)
    let files = [
      gpx("<trk><trkseg><trkpt lat='1.5' lon='2'/><trkpt lat='3' lon='4'/></trkseg></trk>"),
      kml("<LineString><coordinates>1,2 3,4</coordinates></LineString>"),
      kml("<gx:Track><gx:coord>1 2</gx:coord><gx:coord>3 4</gx:coord></gx:Track>"),
      #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":"#
        + #"{"type":"LineString","coordinates":[[2,1],[4,3]]}}]}"#,
      "_p~iF~ps|U_ulLnnqC_mqNvxq`@",
    ]
    for file in files.map({ Array($0.utf8) }) {
      let content = file.last == 0x0A ? file.dropLast() : file[...]
      for length in content.indices where content[0] != UInt8(ascii: "_") {
        #expect(failure(content[..<length]) != nil, "the first \(length) bytes")
      }
      for round in 0..<1000 {
        var bytes = file
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] = .random(
            in: 0...255, using: &random)
        }
        let line = try? RouteFile.coordinates(in: bytes, name: "a")
        let isSound = line?.allSatisfy { $0.latitude.magnitude <= 90 && $0.longitude.isFinite }
        #expect(isSound ?? true, "seed \(seed), round \(round)")
      }
    }
  }
}
