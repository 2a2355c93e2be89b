import MapCamera
import SeededNumbers
import Testing

@testable import ScenarioLanguage

@Suite("Links to maps, and degrees written out")
struct CameraLinkTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let lat: Double
    let lon: Double
    var scale: CameraLink.Scale = .unsaid
    var bearing = 0.0
    var tilt = 0.0

    var testDescription: String { text }
  }

  @Test(
    "A link gives its camera",
    arguments: [
      Case(
        text: "https://www.google.com/maps/@49.28,-123.12,12z", lat: 49.28, lon: -123.12,
        scale: .zoom(12)),
      Case(
        text: "https://www.google.com/maps/@-33.86,151.21,12.5z/data=!3m1!4b1?entry=ttu",
        lat: -33.86,
        lon: 151.21, scale: .zoom(12.5)),
      Case(
        text: "https://www.google.com/maps/place/Vancouver/@49.2,-123.1,10z/data=!4m5", lat: 49.2,
        lon: -123.1, scale: .zoom(10)),
      Case(
        text: "https://www.google.com/maps/@49.28,-123.12,500m/data=!3m1!1e3", lat: 49.28,
        lon: -123.12, scale: .metersHigh(500)),
      Case(
        text: "https://www.google.com/maps/@49.28,-123.12,12z,90h,45t", lat: 49.28, lon: -123.12,
        scale: .zoom(12), bearing: 90, tilt: 45),
      Case(text: "@49.28,-123.12,12z", lat: 49.28, lon: -123.12, scale: .zoom(12)),
      Case(text: "@49.28,-123.12", lat: 49.28, lon: -123.12),
      Case(text: "geo:49.28,-123.12", lat: 49.28, lon: -123.12),
      Case(text: "geo:49.28,-123.12?z=11", lat: 49.28, lon: -123.12, scale: .zoom(11)),
      Case(text: "geo:49.28,-123.12,100;u=35?z=11", lat: 49.28, lon: -123.12, scale: .zoom(11)),
      Case(text: "geo:0,0?q=49.28,-123.12(Office)", lat: 49.28, lon: -123.12),
      Case(text: "geo:0,0?z=9&q=49.28,-123.12", lat: 49.28, lon: -123.12, scale: .zoom(9)),
      Case(text: "#11/49.28/-123.12", lat: 49.28, lon: -123.12, scale: .zoom(12)),
      Case(
        text: "https://maplibre.org/maps/#11.5/49.28/-123.12/90/45", lat: 49.28, lon: -123.12,
        scale: .zoom(12.5), bearing: 90, tilt: 45),
      Case(text: "#11/49.28/-123.12/-30", lat: 49.28, lon: -123.12, scale: .zoom(12), bearing: -30),
      Case(
        text: "https://www.openstreetmap.org/#map=12/49.28/-123.12", lat: 49.28, lon: -123.12,
        scale: .zoom(12)),
    ])
  func linkGivesCamera(wanted: Case) throws {
    let link = try #require(CameraLink(wanted.text))
    #expect(link.target.latitude == wanted.lat)
    #expect(link.target.longitude == wanted.lon)
    #expect(link.scale == wanted.scale)
    #expect(link.bearing == wanted.bearing)
    #expect(link.tilt == wanted.tilt)
  }

  @Test("A tilted Google link says how far the camera is and how wide it sees")
  func tiltedGoogleLink() throws {
    let link = try #require(
      CameraLink("https://www.google.com/maps/@49.28,-123.12,1200a,35y,90h,45t/data=!3m1!1e3"))
    guard case .metersHigh(let meters) = link.scale else {
      Issue.record("no height: \(link.scale)")
      return
    }
    // 2 · 1200 m · tan(35° / 2).
    #expect(abs(meters - 756.7167) < 0.001)
    #expect(link.bearing == 90)
    #expect(link.tilt == 45)
  }

  @Test(
    "What is no link is none",
    arguments: [
      "", "vancouver", "@", "@49", "@49.28,abc", "@49.28,-123.12,12q", "@49.28,-123.12,z",
      "@49.28,-123.12,0m", "@49.28,-123.12,-5m", "@49.28,-123.12,100a,180y",
      "@49.28,-123.12,100a,0y",
      "@nan,nan,3z", "@inf,0,3z", "@1e3,0", "geo:", "geo:1", "geo:a,b", "geo:1,2?z=x", "#1/2",
      "#a/b/c", "#1/2/3/4/5/6", "#1/2/3/x", "#1/2/3/4/x", "me@49.28,-123.12", "https://example.org",
    ])
  func noLinkNone(text: String) {
    #expect(CameraLink(text) == nil)
  }

  @Test(
    "Degrees are read as people write them",
    arguments: [
      ("49.26, -123.11", 49.26, -123.11), ("49.26 -123.11", 49.26, -123.11),
      ("49.26N, 123.11W", 49.26, -123.11), ("49.26 N 123.11 W", 49.26, -123.11),
      ("33.5S 151E", -33.5, 151), ("49°N 123°W", 49, -123),
      ("49°15'36\"N 123°6'36\"W", 49.26, -123.11), ("49° 15′ 36″ N, 123° 6′ 36″ W", 49.26, -123.11),
      ("49°15.6'N 123°6.6'W", 49.26, -123.11), ("-33°30' 151°", -33.5, 151),
      ("  49.26 , -123.11  ", 49.26, -123.11),
    ])
  func degreesReadPeople(text: String, lat: Double, lon: Double) throws {
    let place = try #require(DegreesText.read(text))
    #expect(abs(place.latitude - lat) < 1e-9)
    #expect(abs(place.longitude - lon) < 1e-9)
  }

  @Test(
    "What are no degrees are none",
    arguments: [
      "", "49", "49.26,", "N 49", "123W 49N", "49N 123", "49 123W", "49N 50N", "49.26 -123.11 5",
      "49°61'N 123°W", "-49N 123W", "49.2.6 1", "a b", "--4 5",
    ])
  func noDegreesNone(text: String) {
    #expect(DegreesText.read(text) == nil)
  }

  @Test("Any latitude and longitude read back from degrees, minutes and seconds")
  func anyLatitudeLongitude() throws {
    let seed: UInt64 = 5
    var random = SeededGenerator(seed: seed)
    func parts(_ value: Double) -> String {
      let seconds = (value.magnitude * 3600).rounded()
      let whole = Int(seconds)
      return "\(whole / 3600)°\(whole / 60 % 60)'\(whole % 60)\""
    }
    for _ in 0..<1000 {
      let lat = Double.random(in: -90...90, using: &random)
      let lon = Double.random(in: -180...180, using: &random)
      let text = "\(parts(lat))\(lat < 0 ? "S" : "N") \(parts(lon))\(lon < 0 ? "W" : "E")"
      let place = try #require(DegreesText.read(text), "\(text), seed \(seed)")
      #expect(abs(place.latitude - lat) < 0.5 / 3600 + 1e-9, "\(text), seed \(seed)")
      #expect(abs(place.longitude - lon) < 0.5 / 3600 + 1e-9, "\(text), seed \(seed)")
    }
  }
}
