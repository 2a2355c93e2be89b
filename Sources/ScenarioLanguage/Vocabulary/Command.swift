/// The commands: the words a statement can begin with.
///
/// The number of a command of one word is the number of that word in every ``Vocabulary``.
enum Command: Int32, CaseIterable {
  // Moving the camera.
  case camera, target, zoomIn, zoomOut, zoomTo, zoomBy, bearing, tilt, scrollBy, fit
  // Setting up.
  case map, padding, place, `let`, use
  // Things on the map.
  case marker, line
  // Checking.
  case assert, expect, print
  // Moving over time.
  case animate, fly, wait, always, never, eventually, at
  // Gestures and navigation.
  case gestures, route, guidance, mode, drive, recenter, autoRecenter, followingZoom, perspective
  // Scenarios, repeating and reusing.
  case scenario, define, `repeat`, `for`, `if`, move
  // Commands of two words follow those of one.
  case limitZoom, limitTarget, limitTilt, expectError
  case gesturePan, gesturePinch, gestureRotate, gestureTilt, gestureDoubleTap
  case gestureTwoFingerTap, gestureFling

  /// How many commands are one word.
  static let singleWords = Command.limitZoom.rawValue

  /// The command's row in the table of words.
  var entry: CommandEntry { CommandEntry.table[Int(rawValue)] }
}

/// What a command is for; help and the reference list commands by these groups.
enum CommandGroup: String, CaseIterable {
  case moving = "Moving the camera"
  case overTime = "Moving over time"
  case gestures = "Gestures"
  case navigation = "Navigation"
  case settingUp = "Setting up"
  case things = "Things on the map"
  case checking = "Checking"
  case structure = "Scenarios, repeating and reusing"
}

/// A row of the table of words; a class, since rows are passed around and never copied.
final class CommandEntry: Sendable {
  let command: Command
  let group: CommandGroup
  /// The words it is written with.
  let spelling: StaticString
  let parameters: [Parameter]
  /// How it is written when its arguments are no plain list of values.
  let form: String?
  /// What it does, in one sentence or two.
  let summary: String
  /// A scenario that shows it and passes.
  let example: String

  init(
    _ command: Command, _ group: CommandGroup, _ spelling: StaticString,
    _ parameters: [Parameter] = [], form: String? = nil, summary: String, example: String
  ) {
    self.command = command
    self.group = group
    self.spelling = spelling
    self.parameters = parameters
    self.form = form
    self.summary = summary
    self.example = example
  }

  /// How the command is written, with its arguments: `zoomBy NUMBER [at POINT]`.
  var usage: String {
    if let form { return form }
    var usage = "\(spelling)"
    for parameter in parameters {
      let name = parameter.name.description
      let part =
        switch parameter.style {
        case .positional: name.uppercased()
        case .named: "\(name) \(parameter.value.example)"
        case .flag: name
        }
      usage += parameter.isRequired ? " \(part)" : " [\(part)]"
    }
    return usage
  }
}
