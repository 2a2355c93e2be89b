/// The words about kinds and units.
extension Problem {
  var wordsForKinds: Words {
    switch self {
    case .wrongKind(let wanted, let found):
      Words("this should be \(wanted), but \(found)", label: "should be \(wanted)")
    case .wrongArgument(let wanted, let found):
      Words("this should be \(wanted), not \(found)", label: "should be \(wanted)")
    case .unitMissing(let written, let wanted, let example):
      Words("\(wanted) needs its unit, and \(written) has none", label: "write \(example)")
    case .unitsDoNotMix(let left, let right):
      Words(
        "\(left) and \(right) can't be combined like this", label: "their units do not go together")
    case .notComparable(let left, let right):
      Words("these can't be compared: \(left), and \(right)", label: "another kind of value")
    case .noOrder(let kind):
      Words(
        "\(kind) is neither less nor more than another", label: "only numbers can be put in order")
    case .noTolerance(let kind):
      Words(
        "within does not go with \(kind)", label: "leave out within",
        help: "within goes with == and numbers, places and points")
    case .negativeTolerance:
      Words("within needs a number that is not negative", label: "0 or more was expected here")
    case .emptyBetween:
      Words("no number lies between these two", label: "write the lower one first")
    case .mixedList(let first, let other):
      Words("a list holds values of one kind", label: "this is \(other), and the first is \(first)")
    case .mixedColumn(let name, let first, let other):
      Words(
        "the column “\(name)” holds values of two kinds",
        label: "this is \(other), and above stands \(first)")
    case .beyondPole(let latitude):
      Words(
        "the latitude \(NumberText.plain(latitude)) lies beyond the pole",
        label: "the latitude comes first, then the longitude")
    case .unknownUnit(let word, let meant):
      Words("“\(word)” is no unit here", label: "write \(meant)", help: Words.note(on: word, meant))
    case .signAndLetter:
      Words("a sign and a letter say it twice", label: "write either - or S, W")
    case .latitudeFirst:
      Words(
        "the latitude comes first", label: "first N or S, then E or W",
        help: "for example: place(49.26N, 123.11W)")
    default:
      Words(
        "only the camera is limited", label: "one of zoom tilt target lat lon camera was expected")
    }
  }
}

extension Words {
  /// What is to be known about a unit that stands in place of another.
  fileprivate static func note(on word: String, _ meant: String) -> String? {
    switch meant {
    case "pt": "lengths on the screen are points, so that 64 pt and 64 are the same"
    case "min" where word.hasPrefix("h"): "an hour is 60 min"
    default: nil
    }
  }
}
