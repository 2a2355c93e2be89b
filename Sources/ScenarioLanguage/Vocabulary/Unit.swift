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

  /// The sign that may be written for it.
  var sign: String? { self == .degrees ? "°" : nil }

  /// The unit in words.
  var name: StaticString {
    switch self {
    case .none: ""
    case .degrees: "degrees, also written °"
    case .points: "points of the screen"
    case .meters: "metres"
    case .kilometers: "kilometres"
    case .miles: "miles of 1609.344 m"
    case .feet: "feet of 0.3048 m"
    case .seconds: "seconds"
    case .milliseconds: "milliseconds"
    case .minutes: "minutes"
    case .kilometersPerHour: "kilometres an hour"
    case .milesPerHour: "miles an hour"
    case .metersPerSecond: "metres a second"
    case .north: "degrees north of the equator"
    case .south: "degrees south of the equator"
    case .east: "degrees east of Greenwich"
    case .west: "degrees west of Greenwich"
    }
  }

  /// A scenario that shows it and passes.
  var example: String {
    switch self {
    case .none: ""
    case .degrees: "bearing 90 deg; assert bearing == 90° and bearing == 90"
    case .points: "padding 64 pt; assert padding == [64, 64, 64, 64]"
    case .meters: "assert 1000 m == 1 km"
    case .kilometers: "assert distance(vancouver, calgary) == 675 km within 5 km"
    case .miles: "assert 1 mi == 1609.344 m"
    case .feet: "assert 1 ft == 0.3048 m"
    case .seconds: "wait 2 s; assert time == 2 s"
    case .milliseconds: "wait 500 ms; assert time == 0.5 s"
    case .minutes: "wait 1 min; assert time == 60 s"
    case .kilometersPerHour:
      "route vancouver calgary; drive 2 min at 90 km/h; assert distance(vancouver, position) == 3 km"
    case .milesPerHour: "assert 1 mph == 0.44704 m/s"
    case .metersPerSecond: "assert 10 m/s == 36 km/h"
    case .north, .west: "assert place(49.26N, 123.11W) == place(49.26, -123.11)"
    case .south, .east: "assert place(33.87S, 151.21E) == place(-33.87, 151.21)"
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
    default: inOtherCase(word)
    }
  }

  /// The spelling of the unit whose letters these are, in capitals: `KM`.
  private static func inOtherCase(_ word: String) -> String? {
    let small = word.lowercased()
    guard small != word else { return nil }
    return allCases.map { "\($0.spelling)" }.first { $0 == small }
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
