import Testing

@testable import MapCamera

@Suite("Encoded polylines")
struct EncodedPolylineTests {
  private typealias DecodingError = EncodedPolyline.DecodingError

  @Test("the example of the format's description")
  func example() throws {
    let line = [place(38.5, -120.2), place(40.7, -120.95), place(43.252, -126.453)]
    let text = "_p~iF~ps|U_ulLnnqC_mqNvxq`@"
    #expect(EncodedPolyline.encode(line) == text)
    #expect(try EncodedPolyline.decode(text) == line)
    #expect(EncodedPolyline.encode([Coordinate]()) == "")
    #expect(try EncodedPolyline.decode("") == [])
  }

  @Test(
    "both precisions go round",
    arguments: zip([EncodedPolyline.Precision.five, .six], [0.5e-5, 0.5e-6]))
  func roundTrip(precision: EncodedPolyline.Precision, error: Double) throws {
    try forAll(rounds: 500, seed: 91) { random in
      let line = (0..<Int.random(in: 1...30, using: &random)).map { _ in random.place() }
      let text = EncodedPolyline.encode(line, precision: precision)
      let decoded = try EncodedPolyline.decode(text, precision: precision)
      guard decoded.count == line.count else { return text }
      for (a, b) in zip(line, decoded) where !near(a, b, error * 1.0001) { return "\(a) \(b)" }
      return EncodedPolyline.encode(decoded, precision: precision) == text ? nil : text
    }
  }

  @Test(
    "what is no polyline is refused where it goes wrong",
    arguments: [
      ("_p~iF~ps|U_ulL nqC", 14, .invalidByte), ("_p~iF~ps|U_ulL", 14, .truncated),
      ("_p~iF~ps|", 9, .truncated), ("_p~iF", 5, .truncated), ("é", 0, .invalidByte),
      ("_p~iF\u{7F}", 5, .invalidByte), ("~~~~~~~~~~~~~", 0, .outOfRange),
      ("_p~iF~ps|U~~~~~~N??", 10, .outOfRange), ("?~~~~~~N", 1, .outOfRange),
    ] as [(String, Int, EncodedPolyline.DecodingError.Reason)])
  func refused(text: String, offset: Int, reason: EncodedPolyline.DecodingError.Reason) {
    #expect(throws: EncodedPolyline.DecodingError(offset: offset, reason: reason)) {
      try EncodedPolyline.decode(text)
    }
  }

  @Test("no text traps")
  func hostile() {
    forAll(seed: 92) { random in
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        UInt8.random(in: 60...130, using: &random)
      }
      let line = try? EncodedPolyline.decode(String(decoding: bytes, as: UTF8.self))
      return line.map { $0.allSatisfy(\.isFinite) } ?? true ? nil : "\(bytes)"
    }
  }

  @Test("places off the globe are written as the nearest on it")
  func offGlobe() throws {
    let text = EncodedPolyline.encode([place(1e300, 1e300), place(-100, 190)])
    let line = try EncodedPolyline.decode(text)
    #expect(line[0].latitude == 90 && line[1] == place(-90, -170))
  }
}
