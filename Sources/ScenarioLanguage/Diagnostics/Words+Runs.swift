/// The words about what goes wrong while a scenario runs.
extension Problem {
  var wordsForRuns: Words {
    switch self {
    case .divisionByZero:
      Words("a number is divided by zero here", label: "this is 0")
    case .noResult(let what):
      Words("\(what) has no result for this value", label: "no number comes out")
    case .notACount(let value):
      Words(
        "nothing can be done \(NumberText.plain(value)) times",
        label: "a whole number from 0 on was expected")
    case .emptyStep:
      Words("a range can't go on by 0", label: "the step is 0")
    case .noValues(let what):
      Words("\(what) of no values is nothing", label: "this list is empty")
    case .camera(let error):
      Words.camera(error)
    case .momentNotReached(let at, let end):
      Words(
        "\(NumberText.plain(at)) s after its start the movement was over",
        label: "it ended after \(NumberText.plain(end)) s")
    case .negativeTime(let time):
      Words(
        "a time can't be negative, and this is \(NumberText.plain(time)) s",
        label: "0 s or more was expected")
    case .stillUnderWay(let name):
      Words(
        "“\(name)” was called again before this movement in it is over",
        label: "the later call has its values now",
        help: "call it again when the movement is over, or write a second definition")
    case .unseen:
      Words(
        "this place is behind the camera and on no point of the screen", label: "it can't be seen")
    case .emptyBounds:
      Words("there is no place in this", label: "places were expected here")
    case .stepsSpent(let limit):
      Words(
        "the scenario takes more than \(limit) steps", label: "it was here when they were spent",
        help: "a loop turns too often, or a definition never ends")
    case .callsTooDeep(let limit):
      Words("definitions call each other more than \(limit) deep", label: "it would never end")
    case .interrupted:
      Words("it was interrupted", label: "it was here when it was stopped")
    default:
      Words.memory(self)
    }
  }
}
