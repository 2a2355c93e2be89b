import MapCamera

/// What the reader is told: the message, the words at the spot, and one next step.
public struct Words: Equatable, Sendable {
  /// One sentence that says what is wrong.
  public let message: String
  /// What stands beside the marks under the line.
  public let label: String
  /// What to do about it.
  public let help: String?

  init(_ message: String, label: String = "", help: String? = nil) {
    self.message = message
    self.label = label
    self.help = help
  }
}

extension Problem {
  /// The words for the reader.
  public var words: Words {
    switch self {
    case .textTooLarge, .notAText, .notUTF8, .emptyText, .strayCharacter, .lookalike,
      .loneCarriageReturn, .badNumber, .unknownEscape, .otherComment:
      wordsForCharacters
    case .expected, .unclosed, .unmatched, .assignmentForComparison, .checkWithoutAssert,
      .assignedArgument, .chainedComparison, .decimalComma, .arithmeticNeedsParentheses,
      .emptyParentheses, .commaInParentheses, .lateExamples,
      .nestedTooDeep, .tooManyParts, .raggedRow, .emptyTable, .tooWide, .emptyCell, .misplaced,
      .titleNeedsColumn, .outsideMovement, .notInMovement, .notAnimated,
      .elseAlone:
      wordsForSentences
    case .otherWord, .wordTooMany, .wordMissing, .quotesNeeded, .assigned, .valueKept, .printsOne,
      .explained:
      wordsForOtherWords
    case .unknownCommand, .unknownName, .unknownFunction, .unknownArgument, .unknownMember,
      .unknownDevice, .unknownPlaceText, .unknownSetting, .wrongSetting, .notANumber,
      .reservedName, .duplicateName, .commandAsValue, .functionAsValue, .nameNotAWord, .nearlyATag,
      .skipAndOnly, .valueAsCommand, .notAFunction, .notAMove,
      .incompleteCommand, .noLastValue, .lastValueInDefinition, .cityInUse:
      wordsForNames
    case .missingArgument, .missingValue, .halfPair, .extraArgument, .givenTwice, .placeGivenTwice,
      .padGivenTwice, .sidesWithoutPad, .keepMissing, .blockNotWanted, .wrongSize, .wrongArguments,
      .tooManyKinds, .notAChoice:
      wordsForArguments
    case .wrongKind, .wrongArgument, .unitMissing, .unitsDoNotMix, .notComparable, .noOrder,
      .noTolerance, .negativeTolerance, .emptyBetween, .mixedList, .mixedColumn, .latitudeFirst,
      .signAndLetter, .beyondPole, .unknownUnit,
      .nothingLimited:
      wordsForKinds
    case .fileNameNotPlain, .fileMissing, .fileUnreadable, .fileOutside, .useCycle,
      .routeUnreadable:
      wordsForFiles
    case .divisionByZero, .noResult, .notACount, .emptyStep, .noValues, .camera, .momentNotReached,
      .negativeTime, .stillUnderWay, .unseen,
      .emptyBounds, .stepsSpent, .callsTooDeep, .memorySpent, .interrupted:
      wordsForRuns
    }
  }
}

extension Words {
  static func memory(_ problem: Problem) -> Words {
    guard case .memorySpent(let megabytes) = problem else { return Words("it can't go on") }
    return Words(
      "the scenario needs more than \(megabytes) MB of memory",
      label: "it was here when they were spent",
      help: "a list or a text grows too long")
  }

  static func camera(_ error: CameraError) -> Words {
    switch error {
    case .notFinite: Words("a number here has become too large", label: "it is infinite")
    case .invalidZoomRange(let minimum, let maximum):
      Words(
        "the zoom can't be limited from \(NumberText.plain(minimum)) to \(NumberText.plain(maximum))",
        label: "the lower level comes first, and both are between -10 and 40")
    case .aboveHorizon:
      Words("this point of the screen shows the sky", label: "there is no ground at it")
    case .unsupportedZoom(let zoom):
      Words(
        "the zoom can't be limited to \(NumberText.plain(zoom))",
        label: "levels are between -10 and 40")
    case .invalidInset(let inset):
      inset.magnitude > EdgeInsets.greatestLength
        ? Words("this padding is too large", label: "at most 1000000 points")
        : Words("the padding of a map can't be negative", label: "0 or more was expected")
    case .emptyBounds:
      Words("there is no place in these bounds", label: "places were expected here")
    case .invalidSize:
      Words("a map can't have this size", label: "at least 1 and at most 100000 points")
    case .invalidViewingAngleLimit:
      Words("this is no table of tilts", label: "angles are between 0 and 85")
    case .invalidDuration(let seconds):
      Words(
        "nothing can take \(NumberText.plain(seconds)) s",
        label: "this is negative, or too long")
    case .invalidTime:
      Words("the clock can't go there", label: "it ends after a thousand million seconds")
    case .invalidTimingCurve:
      Words("this is no timing curve", label: "its parts are between 0 and 1")
    case .invalidScale(let scale):
      Words(
        "nothing can be pinched to \(NumberText.plain(scale)) times its size",
        label: "more than 0 was expected")
    case .outsideMap(let point):
      Words(
        "the point \(NumberText.plain(point.x)), \(NumberText.plain(point.y)) is off the map",
        label: "a finger touches the map itself")
    case .routeTooShort: Words("a route needs two different places", label: "it has one only")
    case .noRoute:
      Words(
        "there is no route yet", label: "a route was expected before this",
        help: "for example: route vancouver calgary")
    case .invalidSpeed(let speed):
      Words(
        "a speed can't be negative, and this is \(NumberText.plain(speed * 3.6)) km/h",
        label: "0 km/h or more was expected")
    case .recenterButtonHidden:
      Words(
        "the Re-center button is not shown", label: "so it can't be pressed",
        help: "it is shown with guidance on, in the modes overview and free")
    }
  }

  /// How to define the name that is not known.
  static func naming(_ name: String, like suggestion: Suggestion?) -> String {
    switch suggestion?.namespace {
    case .place: "name a new place with: place \(name) LAT LON"
    case .none: "name it with: place \(name) LAT LON, or: let \(name) = VALUE"
    default: "name a new value with: let \(name) = VALUE"
    }
  }

  /// What to do about a command that is not known.
  static func commandHelp(_ name: String, _ suggestion: Suggestion?) -> String? {
    guard let suggestion else { return "the commands: mapcam help words" }
    return suggestion.word.lowercased() == name.lowercased()
      ? "capitals count: the command is \(suggestion.word)" : nil
  }

  static func didYouMean(_ suggestion: Suggestion?, _ otherwise: String) -> String {
    suggestion.map { "did you mean \($0.word)?" } ?? otherwise
  }

  static func quoted(_ text: String) -> String {
    text == "\"" ? "the straight quote \"" : text.utf8.count > 2 ? text : "“\(text)”"
  }

  /// A text as a name could be spelled: letters, digits and `_`.
  static func asName(_ text: String) -> String {
    let words = text.lowercased().split { !($0.isLetter || $0.isNumber) }
    return words.isEmpty ? "home" : words.joined(separator: "_")
  }

  static func closing(_ bracket: String) -> String {
    switch bracket {
    case "(": ")"
    case "[": "]"
    default: "}"
    }
  }

  static func withPoint(_ written: String) -> String {
    String(written.map { $0 == "," ? "." : $0 })
  }

  static func count(_ number: Int, _ what: String) -> String {
    "\(number) \(what)\(number == 1 ? "" : "s")"
  }

  static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x" + (digits.utf8.count < 2 ? "0" : "") + digits
  }
}
