/// The units a number can carry. One spelling a unit, and no spelling means two.
enum Unit: UInt8, CaseIterable, Sendable {
  case none
  case degrees
  case points
  case meters, kilometers, miles, feet
  case seconds, milliseconds, minutes
  case kilometersPerHour, milesPerHour, metersPerSecond
  case north, south, east, west

  /// What is written after the number. Degrees may also be written `°`.
  var spelling: StaticString {
    switch self {
    case .none: ""
    case .degrees: "deg"
    case .points: "pt"
    case .meters: "m"
    case .kilometers: "km"
    case .miles: "mi"
    case .feet: "ft"
    case .seconds: "s"
    case .milliseconds: "ms"
    case .minutes: "min"
    case .kilometersPerHour: "km/h"
    case .milesPerHour: "mph"
    case .metersPerSecond: "m/s"
    case .north: "N"
    case .south: "S"
    case .east: "E"
    case .west: "W"
    }
  }

  /// The spelling of the unit that is often written out or otherwise.
  static func meant(by word: String) -> String? {
    switch word.lowercased() {
    case "second", "seconds", "sec", "secs": "s"
    case "millisecond", "milliseconds", "msec": "ms"
    case "minute", "minutes", "mins", "h", "hour", "hours": "min"
    case "meter", "meters", "metre", "metres": "m"
    case "kilometer", "kilometers", "kilometre", "kilometres", "kms": "km"
    case "mile", "miles": "mi"
    case "foot", "feet": "ft"
    case "px", "pixel", "pixels", "point", "points", "pts", "dp": "pt"
    case "degree", "degrees", "degs": "deg"
    case "kph", "kmh": "km/h"
    default: nil
    }
  }

  /// Units of the same dimension are multiples of its base unit: degree, point, metre, second, m/s.
  /// The mile is 1609.344 m and the foot 0.3048 m (international yard and pound agreement, 1959).
  var factor: Double {
    switch self {
    case .none, .degrees, .points, .meters, .seconds, .metersPerSecond, .north, .east: 1
    case .south, .west: -1
    case .kilometers: 1000
    case .miles: 1609.344
    case .feet: 0.3048
    case .milliseconds: 0.001
    case .minutes: 60
    case .kilometersPerHour: 1 / 3.6
    case .milesPerHour: 1609.344 / 3600
    }
  }

  /// The kind of a number with this unit.
  var kind: Kind {
    switch self {
    case .none: .number
    case .degrees, .north, .south, .east, .west: .angle
    case .points: .screenLength
    case .meters, .kilometers, .miles, .feet: .distance
    case .seconds, .milliseconds, .minutes: .time
    case .kilometersPerHour, .milesPerHour, .metersPerSecond: .speed
    }
  }

  /// North, south, east and west, which only a touching letter can mean: `49.26N`.
  var isCompass: Bool { self == .north || self == .south || self == .east || self == .west }
}
