/// One argument of a command: what it is called, what it takes, and how it is written.
struct Parameter {
  enum Style {
    /// Known by its position.
    case positional
    /// Known by its name, which stands before its value.
    case named
    /// A word that stands alone.
    case flag
  }

  /// What an argument takes.
  enum Value {
    case number, angle, screenLength, distance, time, speed, text
    case place
    /// A place, a camera, or a text with a link to one.
    case view
    case point
    /// One or more places, bounds, lines or lists of places; the last positional argument.
    case places
    /// One of the words of a set; its value is the word's position in it.
    case choice(Choice)
    /// A word of the command's own, no value.
    case none

    /// The kinds it takes as they are.
    var kinds: KindSet {
      switch self {
      case .number: .number
      case .angle: .angle
      case .screenLength: .screenLength
      case .distance: .distance
      case .time: .time
      case .speed: .speed
      case .text: .text
      case .place: .place
      case .view: [.place, .camera]
      case .point: .point
      case .places: .places
      case .choice, .none: []
      }
    }

    /// In plain words, with an article.
    var described: String {
      switch self {
      case .number: "a number"
      case .angle: "an angle"
      case .screenLength: "a length on the screen"
      case .distance: "a distance with its unit, like 500 m"
      case .time: "a time"
      case .speed: "a speed with its unit, like 50 km/h"
      case .text: "a text"
      case .place: "a place"
      case .view: "a place or a camera"
      case .point: "a point on the screen"
      case .places: "places"
      case .choice(let choice): choice.described
      case .none: "a word"
      }
    }

    /// An example, for help.
    var example: String {
      switch self {
      case .number: "12"
      case .angle: "45"
      case .screenLength: "64"
      case .distance: "500 m"
      case .time: "2 s"
      case .speed: "50 km/h"
      case .text: "\"iPhone 15\""
      case .place: "vancouver"
      case .view: "vancouver"
      case .point: "100 200"
      case .places: "vancouver calgary"
      case .choice(let choice): choice.words.last ?? ""
      case .none: ""
      }
    }
  }

  /// A set of words of which one is written.
  enum Choice {
    case ease, mode, perspective, tiltTable, gestureKind, onOff

    /// The words, with `or` before the last.
    var described: String { words.alternatives }

    var words: [String] {
      switch self {
      case .ease: ["default", "linear", "easeIn", "easeOut", "easeInOut"]
      case .mode: ["following", "overview", "free"]
      case .perspective: ["tilted", "headingUp", "northUp"]
      case .tiltTable: ["ios", "android"]
      case .gestureKind: ["scroll", "zoom", "rotate", "tilt", "all"]
      case .onOff: ["off", "on"]
      }
    }
  }

  let name: StaticString
  let value: Value
  let style: Style
  let isRequired: Bool
  /// The argument it follows, which then has no value of its own when it is known by name.
  let leader: StaticString?
  /// The arguments that can't be given together with it.
  let rivals: [StaticString]

  private init(
    _ name: StaticString, _ value: Value, _ style: Style, isRequired: Bool = false,
    after leader: StaticString? = nil, unless rivals: [StaticString] = []
  ) {
    self.name = name
    self.value = value
    self.style = style
    self.isRequired = isRequired
    self.leader = leader
    self.rivals = rivals
  }

  /// An argument known by its position. `name` says what it is, in help and in messages.
  static func required(_ name: StaticString, _ value: Value) -> Parameter {
    Parameter(name, value, .positional, isRequired: true)
  }

  /// The same, when it may be left out.
  static func optional(
    _ name: StaticString, _ value: Value, unless rivals: [StaticString] = []
  ) -> Parameter {
    Parameter(name, value, .positional, unless: rivals)
  }

  /// An argument written as a word and a value, in any order.
  static func named(
    _ name: StaticString, _ value: Value, after leader: StaticString? = nil,
    unless rivals: [StaticString] = []
  ) -> Parameter {
    Parameter(name, value, .named, after: leader, unless: rivals)
  }

  /// A word that is there or not.
  static func flag(
    _ name: StaticString, after leader: StaticString? = nil, unless rivals: [StaticString] = []
  ) -> Parameter {
    Parameter(name, .none, .flag, after: leader, unless: rivals)
  }
}

extension [String] {
  /// “one, two or three”.
  var alternatives: String {
    count < 2 ? first ?? "" : dropLast().joined(separator: ", ") + " or " + self[count - 1]
  }
}
