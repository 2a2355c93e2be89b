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
    var described: String {
      words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    }

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

  /// An argument known by its position. `name` says what it is, in help and in messages.
  static func required(_ name: StaticString, _ value: Value) -> Parameter {
    Parameter(name: name, value: value, style: .positional, isRequired: true)
  }

  /// The same, when it may be left out.
  static func optional(_ name: StaticString, _ value: Value) -> Parameter {
    Parameter(name: name, value: value, style: .positional, isRequired: false)
  }

  /// An argument written as a word and a value, in any order.
  static func named(_ name: StaticString, _ value: Value) -> Parameter {
    Parameter(name: name, value: value, style: .named, isRequired: false)
  }

  /// A word that is there or not.
  static func flag(_ name: StaticString) -> Parameter {
    Parameter(name: name, value: .none, style: .flag, isRequired: false)
  }
}
