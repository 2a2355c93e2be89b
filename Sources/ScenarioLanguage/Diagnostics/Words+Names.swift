/// The words about names.
extension Problem {
  var wordsForNames: Words {
    switch self {
    case .unknownCommand(let name, let suggestion):
      Words(
        "I don't know the command “\(name)”",
        label: Words.didYouMean(suggestion, "no such command"),
        help: Words.commandHelp(name, suggestion))
    case .unknownName(let name, let suggestion):
      Words(
        suggestion?.namespace == .place
          ? "I don't know the place “\(name)”" : "I don't know “\(name)”",
        label: Words.didYouMean(suggestion, "no place or value of that name"),
        help: Words.naming(name, like: suggestion))
    case .unknownFunction(let name, let suggestion):
      Words(
        "I don't know the function “\(name)”",
        label: Words.didYouMean(suggestion, "no such function"))
    case .unknownArgument(let name, let command, let suggestion, let usage):
      Words(
        "\(command) takes no “\(name)”",
        label: Words.didYouMean(suggestion, "not expected here"),
        help: "it is written: \(usage)")
    case .unknownMember(let name, let owner, let known):
      Words(
        "\(owner) has no .\(name)",
        label: known.isEmpty
          ? "it has no parts" : "it has " + known.map { ".\($0)" }.joined(separator: " "))
    case .unknownDevice(let name, let suggestion):
      Words(
        "I don't know the device “\(name)”",
        label: suggestion.map { "did you mean \"\($0)\"?" } ?? "no such device",
        help: "any size can be given in points: map 390 x 844")
    case .unknownPlaceText(let name, let suggestion):
      Words(
        "I don't know the place “\(name)”",
        label: suggestion.map { "did you mean \($0)?" } ?? "no such city, and no map link",
        help: "name a new place with: place NAME LAT LON")
    case .unknownSetting(let name):
      Words(
        "there is no value “\(name)” to set", label: "the file has no let of that name at its top")
    case .wrongSetting:
      Words("a setting is a name and one value", help: "for example: --set level=9")
    case .notANumber(let name):
      Words("“\(name)” is no number", label: "a number was expected here, like 12 or 7.5")
    case .reservedName(let name):
      Words("“\(name)” is a word of the language", label: "choose another name")
    case .duplicateName(let name, let line):
      Words(
        "the name “\(name)” is used twice", label: "it is defined on line \(line) already",
        help: "choose another name")
    case .commandAsValue(let name):
      Words("“\(name)” is a command and has no value", label: "a value was expected here")
    case .functionAsValue(let name):
      Words(
        "“\(name)” needs ( ) with values in them", label: "write \(name)(…)")
    case .nameNotAWord(let text):
      Words(
        "a name is one word without quotes", label: "write \(Words.asName(text))")
    case .nearlyATag(let tag, let meant):
      Words("@\(tag) is a tag of your own", label: "did you mean @\(meant)?")
    case .skipAndOnly:
      Words(
        "a scenario can't be both @skip and @only",
        label: "leave one of them out: @skip leaves out this scenario, @only all others")
    case .valueAsCommand(let name, let line):
      Words(
        "“\(name)” is no command", label: "a line begins with a command",
        help: line.map { "to see its value write: \($0)" }
          ?? "to see its value write: print \(name); to check it: assert \(name) …")
    case .notAFunction(let name):
      Words(
        "“\(name)” is a value, not a function",
        label: "leave out the parentheses, or put a space before them")
    case .notAMove(let name):
      Words("\(name) does not move the camera", label: "move goes with commands that do")
    case .incompleteCommand(let name, let choices):
      Words(
        "\(name) needs a second word", label: "write one of: " + choices.joined(separator: ", "))
    case .noLastValue:
      Words(
        "“_” is the last value that a session has shown, and there is none",
        label: "no value was shown before this", help: "name a value with: let NAME = VALUE")
    case .cityInUse(let name):
      Words(
        "“\(name)” has meant the city in this session, and can't be a command now",
        label: "another name was expected")
    case .lastValueInDefinition:
      Words(
        "“_” changes with each value shown, so a definition can't use it",
        label: "a name was expected", help: "name the value first: let NAME = _")
    default:
      Words("I don't know this name")
    }
  }
}
