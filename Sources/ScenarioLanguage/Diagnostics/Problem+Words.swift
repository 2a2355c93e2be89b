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
      .loneCarriageReturn, .badNumber, .unknownEscape:
      wordsForCharacters
    case .expected, .unclosed, .unmatched, .assignmentForComparison, .checkWithoutAssert,
      .assignedArgument, .chainedComparison, .decimalComma, .arithmeticNeedsParentheses,
      .nestedTooDeep, .tooManyParts, .raggedRow, .emptyTable, .emptyCell, .misplaced,
      .titleNeedsColumn:
      wordsForSentences
    case .unknownCommand, .unknownName, .unknownFunction, .unknownArgument, .unknownMember,
      .unknownDevice, .unknownPlaceText, .unknownSetting, .wrongSetting, .notANumber,
      .reservedName, .duplicateName, .commandAsValue, .valueAsCommand, .notAFunction, .notAMove,
      .incompleteCommand:
      wordsForNames
    case .missingArgument, .missingValue, .extraArgument, .givenTwice, .placeGivenTwice,
      .padGivenTwice, .sidesWithoutPad, .keepMissing, .blockNotWanted, .wrongSize, .wrongArguments,
      .tooManyKinds:
      wordsForArguments
    case .wrongKind, .wrongArgument, .unitMissing, .unitsDoNotMix, .notComparable, .noOrder,
      .noTolerance, .negativeTolerance, .emptyBetween, .mixedList, .mixedColumn, .latitudeFirst,
      .nothingLimited:
      wordsForKinds
    case .fileNameNotPlain, .fileMissing, .fileUnreadable, .fileOutside, .useCycle:
      wordsForFiles
    case .divisionByZero, .noResult, .notACount, .emptyStep, .noValues, .camera, .unseen,
      .emptyBounds, .stepsSpent, .callsTooDeep, .memorySpent:
      wordsForRuns
    }
  }

  private var wordsForCharacters: Words {
    switch self {
    case .textTooLarge:
      Words(
        "the file is larger than \(SourceText.largest / 1_048_576) MB",
        help: "split it, and share places with: use \"FILE\"")
    case .notAText:
      Words("this is not a text file", label: "this can't be read as letters")
    case .notUTF8(let byte):
      Words(
        "the file is not UTF-8 text", label: "the byte \(Words.hexadecimal(byte)) can't stand here",
        help: "save the file again with the encoding UTF-8")
    case .emptyText:
      Words("there is nothing to run in this file", help: "begin with: mapcam help")
    case .strayCharacter(let character):
      Words("“\(character)” has no meaning here", label: "not a part of the language")
    case .lookalike(let found, let meant):
      Words(
        "“\(found)” looks like \(Words.quoted(meant)) but is another character",
        label: "type \(Words.quoted(meant)) instead")
    case .loneCarriageReturn:
      Words(
        "a line ends in a way that is not known", label: "a carriage return without a line feed",
        help: "save the file again with the line ends LF or CRLF")
    case .badNumber(let fault, let written):
      switch fault {
      case .notDecimal:
        Words(
          "“\(written)” is not written as a decimal number",
          label: "write it with the digits 0 to 9")
      case .numberTooLarge:
        Words("the number \(written) is too large", label: "numbers end near 1.8e308")
      case .gluedNumber:
        Words(
          "“\(written)” is neither a number nor a name", label: "no such unit",
          help: "units are deg pt m km mi ft s ms min km/h mph m/s; a name starts with a letter")
      }
    default:
      Words(
        "this \\ has no meaning", label: "one of \\n \\t \\\" \\\\ \\{ \\} was expected",
        help: "for a backslash itself write \\\\")
    }
  }

  private var wordsForSentences: Words {
    switch self {
    case .expected(let wanted, let found):
      Words("\(wanted) was expected, not \(found)", label: "\(wanted) was expected here")
    case .unclosed(let bracket):
      bracket == "\""
        ? Words("this text has no end", label: "the closing \" is missing on this line")
        : Words(
          "this \(bracket) is never closed",
          label: "the \(Words.closing(bracket)) that belongs to it is missing")
    case .unmatched(let bracket):
      Words("this \(bracket) closes nothing", label: "there is no open { before it")
    case .assignmentForComparison:
      Words("two values are compared with ==", label: "write == here")
    case .checkWithoutAssert(let name):
      Words("a check begins with assert or expect", label: "write: assert \(name) …")
    case .assignedArgument:
      Words(
        "arguments are written without =", label: "leave this out",
        help: "for example: camera lat -33 lon 151 zoom 6")
    case .chainedComparison:
      Words(
        "two things are compared at a time", label: "join comparisons with and",
        help: "for example: zoom > 5 and zoom < 7, or: zoom between 5 and 7")
    case .decimalComma(let written):
      Words(
        "numbers are written with a decimal point", label: "write \(Words.withPoint(written))",
        help: "two numbers have a space between them")
    case .arithmeticNeedsParentheses:
      Words(
        "arithmetic in an argument needs parentheses", label: "put the whole of it in ( )",
        help: "for example: zoomBy (level / 2)")
    case .nestedTooDeep(let limit):
      Words("this is nested too deep", label: "more than \(limit) levels")
    case .tooManyParts(let limit):
      Words(
        "this line computes too much at once", label: "more than \(limit) operators",
        help: "give parts of it a name with: let NAME = …")
    case .raggedRow(let cells, let columns):
      Words(
        "this row has \(Words.count(cells, "cell")) and the table \(Words.count(columns, "column"))",
        label: cells < columns ? "a cell is missing" : "there is a cell too many")
    case .emptyTable:
      Words("these examples have no rows", label: "put a row of values below the names")
    case .emptyCell:
      Words("this cell is empty", label: "a value was expected before this |")
    case .misplaced(let word):
      Words(
        "\(word) can't stand inside a block",
        label: "put it outside of scenarios, definitions and loops")
    default:
      Words(
        "a title can only fill in its examples", label: "this is the name of no column",
        help: "for a brace in a title write \\{")
    }
  }

  private var wordsForNames: Words {
    switch self {
    case .unknownCommand(let name, let suggestion):
      Words(
        "I don't know the command “\(name)”",
        label: Words.didYouMean(suggestion, "no such command"),
        help: suggestion == nil ? "the commands: mapcam help" : nil)
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
        "\(command) has no argument “\(name)”",
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
    case .valueAsCommand(let name):
      Words(
        "“\(name)” is no command", label: "a line begins with a command",
        help: "to check something write: assert \(name) …")
    case .notAFunction(let name):
      Words(
        "“\(name)” is a value, not a function",
        label: "leave out the parentheses, or put a space before them")
    case .notAMove(let name):
      Words("\(name) does not move the camera", label: "move goes with commands that do")
    case .incompleteCommand(let name, let choices):
      Words("\(name) needs a second word", label: "one of " + choices.joined(separator: ", "))
    default:
      Words("I don't know this name")
    }
  }

  private var wordsForArguments: Words {
    switch self {
    case .missingArgument(let command, let wanted, let usage):
      Words(
        "\(command) needs \(wanted)", label: "this is not enough", help: "it is written: \(usage)"
      )
    case .missingValue(let name, let wanted):
      Words("\(name) needs a value", label: "\(wanted) was expected after this")
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
    default:
      Words(
        "this definition calls itself with ever new kinds of values", label: "it would never end")
    }
  }

  private var wordsForKinds: Words {
    switch self {
    case .wrongKind(let wanted, let found):
      Words("this should be \(wanted), but \(found)", label: "should be \(wanted)")
    case .wrongArgument(let wanted, let found):
      Words("this should be \(wanted), not \(found)", label: "should be \(wanted)")
    case .unitMissing(let written, let wanted, let example):
      Words("\(wanted) needs its unit, and \(written) has none", label: "write \(example)")
    case .unitsDoNotMix(let left, let right):
      Words(
        "\(left) and \(right) can't be combined like this",
        label: "their units do not go together")
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
    case .latitudeFirst:
      Words(
        "the latitude comes first", label: "first N or S, then E or W",
        help: "for example: place(49.26N, 123.11W)")
    default:
      Words(
        "only the camera is limited", label: "one of zoom tilt target lat lon camera was expected")
    }
  }

  private var wordsForFiles: Words {
    switch self {
    case .fileMissing(let name):
      Words("there is no file “\(name)”", label: "not found, seen from the folder of this file")
    case .fileUnreadable(let name, let reason):
      Words("the file “\(name)” can't be read: \(reason)", label: "this file")
    case .fileOutside(let name):
      Words(
        "“\(name)” is outside of the folder of the file that is run",
        label: "files are only taken from below it")
    case .useCycle(let chain):
      Words(
        "these files use each other in a circle: \(chain.joined(separator: " → "))",
        label: "this closes the circle")
    default:
      Words("a file's name is a plain text", label: "nothing can be filled in here")
    }
  }

  private var wordsForRuns: Words {
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
    default:
      Words.memory(self)
    }
  }
}

extension Words {
  fileprivate static func memory(_ problem: Problem) -> Words {
    guard case .memorySpent(let megabytes) = problem else { return Words("it can't go on") }
    return Words(
      "the scenario needs more than \(megabytes) MB of memory",
      label: "it was here when they were spent",
      help: "a list or a text grows too long")
  }

  fileprivate static func camera(_ error: CameraError) -> Words {
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
    case .invalidInset: Words("this padding is too large", label: "at most 1000000 points")
    case .emptyBounds:
      Words("there is no place in these bounds", label: "places were expected here")
    case .invalidSize:
      Words("a map can't have this size", label: "at least 1 and at most 100000 points")
    case .invalidViewingAngleLimit:
      Words("this is no table of tilts", label: "angles are between 0 and 85")
    }
  }

  fileprivate static func didYouMean(_ suggestion: Suggestion?, _ otherwise: String) -> String {
    suggestion.map { "did you mean \($0.word)?" } ?? otherwise
  }

  fileprivate static func naming(_ name: String, like suggestion: Suggestion?) -> String {
    switch suggestion?.namespace {
    case .place: "name a new place with: place \(name) LAT LON"
    case .none: "name it with: place \(name) LAT LON, or: let \(name) = VALUE"
    default: "name a new value with: let \(name) = VALUE"
    }
  }

  fileprivate static func quoted(_ text: String) -> String {
    text == "\"" ? "the straight quote \"" : text.utf8.count > 2 ? text : "“\(text)”"
  }

  fileprivate static func closing(_ bracket: String) -> String {
    switch bracket {
    case "(": ")"
    case "[": "]"
    default: "}"
    }
  }

  fileprivate static func withPoint(_ written: String) -> String {
    String(written.map { $0 == "," ? "." : $0 })
  }

  fileprivate static func count(_ number: Int, _ what: String) -> String {
    "\(number) \(what)\(number == 1 ? "" : "s")"
  }

  fileprivate static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x" + (digits.utf8.count < 2 ? "0" : "") + digits
  }
}
