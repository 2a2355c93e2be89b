/// The words about the arguments of commands.
extension Problem {
  var wordsForArguments: Words {
    switch self {
    case .missingArgument(let command, let wanted, let usage):
      Words(
        "\(command) needs \(wanted)", label: "this is not enough", help: "it is written: \(usage)"
      )
    case .missingValue(let name, let wanted):
      Words("\(name) needs a value", label: "\(wanted) was expected after this")
    case .halfPair(let written, let isPoint, let usage):
      Words(
        "\(written) is one of two numbers, and the other is missing",
        label: isPoint
          ? "how far right, and then how far down, was expected"
          : "a latitude, and then a longitude, was expected",
        help: isPoint ? "it is written: \(usage)" : "for example: place home 49.28 -123.12")
    case .extraArgument(let written, let usage):
      Words(
        "“\(written)” is one too many", label: "not expected here", help: "it is written: \(usage)")
    case .givenTwice(let name):
      Words("\(name) is given twice", label: "leave one of them out")
    case .placeGivenTwice:
      Words("the place is given twice", label: "give either a place, or lat and lon")
    case .padGivenTwice:
      Words(
        "the padding is given twice", label: "give either one length for all sides, or the sides")
    case .sidesWithoutPad:
      Words(
        "a side belongs to pad", label: "write pad before the first side",
        help: "for example: fit vancouver calgary pad top 10 left 20")
    case .keepMissing(let word):
      Words("\(word) belongs to keep here", label: "write: keep \(word)")
    case .blockNotWanted(let command):
      Words("\(command) takes no block", label: "a new line was expected here")
    case .wrongSize(let usage):
      Words(
        "map needs a width and a height, or a device", label: "two lengths, or a name in quotes",
        help: "it is written: \(usage)")
    case .wrongArguments(let usage, let given):
      Words(
        "this function is called with \(Words.count(given, "value"))",
        label: "it is written: \(usage)")
    case .notAChoice(let word, let choices):
      Words(
        "“\(word)” is not known here",
        label: "one of " + choices.joined(separator: ", ") + " was expected")
    default:
      Words(
        "this definition calls itself with ever new kinds of values", label: "it would never end")
    }
  }
}
