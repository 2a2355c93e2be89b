import Foundation
import Testing

@testable import MapCamera

/// One line of a file of reference numbers: what went in and what must come out.
struct Reference: Decodable, CustomTestStringConvertible, Sendable {
  let id: String
  let view: View
  var coords: [Position]?
  var points: [[Double]]?
  var bounds: [Position]?
  var padding: Padding?
  var dx: Double?
  var dy: Double?
  var delta: Double?
  var point: [Double]?
  let expect: Expected

  var testDescription: String { id }

  /// Insets, written as one number for all sides or as four.
  struct Padding: Decodable, Sendable {
    let insets: EdgeInsets

    private enum CodingKeys: String, CodingKey { case top, left, bottom, right }

    init(from decoder: Decoder) throws {
      if let all = try? decoder.singleValueContainer().decode(Double.self) {
        insets = try EdgeInsets(all: all)
        return
      }
      let sides = try decoder.container(keyedBy: CodingKeys.self)
      insets = try EdgeInsets(
        top: sides.decode(Double.self, forKey: .top),
        left: sides.decode(Double.self, forKey: .left),
        bottom: sides.decode(Double.self, forKey: .bottom),
        right: sides.decode(Double.self, forKey: .right))
    }
  }

  /// A place written as [longitude, latitude].
  struct Position: Decodable, Sendable {
    let coordinate: Coordinate

    init(from decoder: Decoder) throws {
      let pair = try decoder.singleValueContainer().decode([Double].self)
      coordinate = try Coordinate(latitude: pair[1], longitude: pair[0])
    }
  }

  /// A place or a camera written with names.
  struct Camera: Decodable, Sendable {
    let lat: Double
    let lng: Double
    var zoom: Double?
    var bearing: Double?
    var pitch: Double?

    var coordinate: Coordinate { place(lat, lng) }
  }

  struct View: Decodable, Sendable {
    let width: Double
    let height: Double
    var lat: Double?
    var lng: Double?
    var zoom: Double?
    var bearing: Double?
    var pitch: Double?
    var padding: Padding?

    /// A map with this camera on it; where no zoom is given, one that allows any viewing angle.
    func map() throws -> MapView {
      try MapCameraTests.map(
        ScreenSize(width: width, height: height), at: place(lat ?? 0, lng ?? 0), zoom: zoom ?? 21,
        bearing: bearing ?? 0, viewingAngle: pitch ?? 0, padding: padding?.insets ?? .zero)
    }
  }

  enum Expected: Decodable, Sendable {
    case points([[Double]])
    case places([Camera])
    case camera(Camera)
    case region(Region)

    init(from decoder: Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let points = try? value.decode([[Double]].self) {
        self = .points(points)
      } else if let places = try? value.decode([Camera].self) {
        self = .places(places)
      } else if let region = try? value.decode(Region.self) {
        self = .region(region)
      } else {
        self = .camera(try value.decode(Camera.self))
      }
    }
  }

  struct Region: Decodable, Sendable {
    let nearLeft: Camera
    let nearRight: Camera
    let farLeft: Camera
    let farRight: Camera
  }

  /// All lines of a file.
  static func all(_ file: String) -> [Reference] {
    let url = Bundle.module.url(
      forResource: file, withExtension: "jsonl", subdirectory: "Conformance")!
    let lines = try! String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    return lines.map { try! JSONDecoder().decode(Reference.self, from: Data($0.utf8)) }
  }
}
