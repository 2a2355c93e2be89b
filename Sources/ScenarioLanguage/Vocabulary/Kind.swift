/// The kinds of values, and how a value of each kind is laid out: as so many numbers side by side.
public struct Kind: Hashable, Sendable {
  package init(base: Base, depth: UInt8 = 0, isWritten: Bool = false) {
    self.base = base
    self.depth = depth
    self.isWritten = isWritten
  }

  /// The kind of a value that is no list, or of the innermost elements of a list.
  package enum Base: UInt8, Sendable {
    case number, angle, screenLength, distance, time, speed
    case place, bounds, point, camera, truth, text
    /// A camera mode, as its position among the words for it.
    case mode
    /// A line over the ground: the places it runs through, laid out as a list of places.
    case line
    /// Stands where a mistake has been reported already; it fits everywhere.
    case unknown
  }

  package var base: Base
  /// 0 for a single value, 1 for a list, 2 for a list of lists.
  package var depth: UInt8
  /// A number that carries, in the slot behind it, half the last decimal that was written.
  package var isWritten: Bool

  package static let number = Kind(base: .number)
  package static let angle = Kind(base: .angle)
  package static let screenLength = Kind(base: .screenLength)
  package static let distance = Kind(base: .distance)
  package static let time = Kind(base: .time)
  package static let speed = Kind(base: .speed)
  package static let place = Kind(base: .place)
  package static let bounds = Kind(base: .bounds)
  package static let point = Kind(base: .point)
  package static let camera = Kind(base: .camera)
  package static let truth = Kind(base: .truth)
  package static let text = Kind(base: .text)
  package static let mode = Kind(base: .mode)
  package static let line = Kind(base: .line)
  package static let unknown = Kind(base: .unknown)

  /// A list of values of this kind.
  ///
  /// Numbers in lists always carry their precision, so that lists of one kind are laid out alike.
  package var list: Kind {
    Kind(base: base, depth: depth + 1, isWritten: isNumeric || isWritten)
  }

  /// So many lists may lie in each other.
  static let deepest = 120

  /// The kind of the elements of a list of this kind.
  package var element: Kind { Kind(base: base, depth: depth - 1, isWritten: isWritten) }

  /// The kind of a number that carries its written precision, or this kind without it; a list
  /// stays as it is.
  package func written(_ isWritten: Bool) -> Kind {
    isList ? self : Kind(base: base, depth: depth, isWritten: isWritten)
  }

  package var isList: Bool { depth > 0 }
  package var isUnknown: Bool { base == .unknown && depth == 0 }
  /// A single number, with or without a dimension.
  package var isNumeric: Bool { depth == 0 && base.rawValue <= Base.speed.rawValue }

  /// How many numbers a value takes: a text and a list are a position and a count, a place is
  /// latitude and longitude, bounds are south, west, north, east, a camera is its target, zoom,
  /// bearing and viewing angle.
  package var width: Int {
    if depth > 0 { return 2 }
    switch base {
    case .number, .angle, .screenLength, .distance, .time, .speed: return isWritten ? 2 : 1
    case .truth, .mode, .unknown: return 1
    case .place, .point, .text, .line: return 2
    case .bounds: return 4
    case .camera: return 5
    }
  }

  /// The kind in plain words, with its article: “a place”.
  public var described: String {
    if depth > 0 { return depth > 1 ? "a list of lists" : "a list of \(plural)" }
    switch base {
    case .number: return "a plain number"
    case .angle: return "an angle"
    case .screenLength: return "a length on the screen"
    case .distance: return "a distance on the ground"
    case .time: return "a time"
    case .speed: return "a speed"
    case .place: return "a place"
    case .bounds: return "bounds"
    case .point: return "a point on the screen"
    case .camera: return "a camera"
    case .truth: return "yes or no"
    case .text: return "a text"
    case .mode: return "a camera mode"
    case .line: return "a line"
    case .unknown: return "a value"
    }
  }

  private var plural: String {
    switch base {
    case .number: return "numbers"
    case .angle: return "angles"
    case .screenLength: return "screen lengths"
    case .distance: return "distances"
    case .time: return "times"
    case .speed: return "speeds"
    case .place: return "places"
    case .bounds: return "bounds"
    case .point: return "screen points"
    case .camera: return "cameras"
    case .truth: return "yes and no"
    case .text: return "texts"
    case .mode: return "camera modes"
    case .line: return "lines"
    case .unknown: return "values"
    }
  }
}

extension Kind {
  /// The kind as one number, for an instruction that works on several kinds.
  package var code: Int { Int(base.rawValue) | Int(depth) << 8 | (isWritten ? 1 << 15 : 0) }

  /// The kind of that number.
  package init(code: UInt16) {
    self.init(
      base: Base(rawValue: UInt8(code & 0xFF)) ?? .unknown, depth: UInt8(code >> 8 & 0x7F),
      isWritten: code >> 15 == 1)
  }
}
