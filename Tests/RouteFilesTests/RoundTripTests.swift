import MapCamera
import SeededNumbers
import Testing

@testable import RouteFiles

@Suite("What is written is read back")
struct RoundTripTests {
  @Test("random lines go through every format unchanged")
  func lines() throws {
    let seed: UInt64 = 20_250_302
    print("RoundTripTests seed: \(seed)")
    var random = SeededGenerator(seed: seed)
    for round in 0..<300 {
      let line = Self.line(using: &random)
      for (name, text) in Self.files(of: line, using: &random) {
        let back = try read(text, as: name)
        #expect(back == line, "seed \(seed), round \(round), \(name)")
      }
      let encodings = [("a.polyline", EncodedPolyline.Precision.five), ("a.polyline6", .six)]
      for (name, precision) in encodings {
        let text = EncodedPolyline.encode(line, precision: precision)
        let expected = try EncodedPolyline.decode(text, precision: precision)
        #expect(try read(text, as: name) == expected, "seed \(seed), round \(round), \(name)")
      }
    }
  }

  private static func line(using random: inout SeededGenerator) -> [Coordinate] {
    (0..<Int.random(in: 2...30, using: &random)).map { _ in
      place(.random(in: -90...90, using: &random), .random(in: -180...180, using: &random))
    }
  }

  /// The line in every format, split and spaced at random.
  private static func files(
    of line: [Coordinate], using random: inout SeededGenerator
  ) -> [(name: String, text: String)] {
    func maybe(_ text: String) -> String { Bool.random(using: &random) ? text : "" }
    func points(_ write: (Coordinate) -> String, between: String = "") -> String {
      line.enumerated().map { $0 > 0 ? maybe(between) + write($1) : write($1) }.joined()
    }
    let track = points(
      { "<trkpt lon=\"\($0.longitude)\" lat=\"\($0.latitude)\"/>" + maybe("\n ") },
      between: "</trkseg><trkseg>")
    let route = points { "<rtept lat='\($0.latitude)' lon='\($0.longitude)'></rtept>" }
    let tuples = points { "\($0.longitude),\($0.latitude)" + maybe(",7.5") + "\n" + maybe("  ") }
    let coords = points { "<gx:coord>\($0.longitude) \($0.latitude)\(maybe(" 7"))</gx:coord>" }
    let positions = line.map { "[\($0.longitude),\($0.latitude)\(maybe(", 7"))]" }
    let cut = Int.random(in: 0...line.count, using: &random)
    let parts = [positions[..<cut], positions[cut...]].map { "[\($0.joined(separator: ", "))]" }
    let lines = parts.joined(separator: ",")
    let all = positions.joined(separator: ",")
    return [
      ("track", gpx("<trk><trkseg>\(track)</trkseg></trk>")),
      ("route", gpx("<rte>\(route)</rte>")),
      ("line", kml("<LineString><coordinates>\(tuples)</coordinates></LineString>")),
      ("gx:Track", kml("<gx:Track>\(coords)</gx:Track>")),
      ("LineString", #"{"type": "LineString", "coordinates": [\#(all)]}"#),
      ("MultiLineString", #"{"type":"MultiLineString","coordinates":[\#(lines)]}"#),
    ]
  }
}
