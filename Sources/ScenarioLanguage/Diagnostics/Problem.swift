import MapCamera

/// Everything that can be wrong with a text or go wrong when it runs.
public enum Problem: Equatable, Sendable {
  // The bytes of a text.
  case textTooLarge(bytes: Int)
  case notAText
  case notUTF8(byte: UInt8)
  case emptyText

  // Characters and numbers.
  case strayCharacter(String)
  case lookalike(found: String, meant: String)
  case loneCarriageReturn
  case badNumber(NumberFault, written: String)
  case unknownEscape
  case otherComment(String)

  // Sentences.
  case expected(String, found: String)
  case unclosed(String)
  case unmatched(String)
  case assignmentForComparison
  case checkWithoutAssert(String)
  case assigned(String, change: String?, check: String?, name: String?)
  case valueKept(String, sign: String, line: String?)
  case wordTooMany(String, line: String?)
  case wordMissing(String, line: String?)
  case quotesNeeded(String, line: String?)
  case elseAlone
  case printsOne
  case explained(String, label: String, help: String, line: String?)
  case assignedArgument(line: String?)
  case chainedComparison(line: String?)
  case decimalComma(written: String)
  case arithmeticNeedsParentheses
  case emptyParentheses
  case commaInParentheses(line: String?)
  case lateExamples
  case nestedTooDeep(limit: Int)
  case tooManyParts(limit: Int)
  case raggedRow(cells: Int, columns: Int)
  case emptyTable
  case tooWide(String, limit: Int)
  case emptyCell
  case misplaced(String)
  case titleNeedsColumn(String)
  case outsideMovement(String, line: String?)
  case notInMovement
  case notAnimated(String)

  // Names.
  case otherWord(String, meant: String, line: String?)
  case unknownCommand(String, suggestion: Suggestion?)
  case unknownName(String, suggestion: Suggestion?)
  case unknownFunction(String, suggestion: Suggestion?)
  case unknownArgument(String, command: String, suggestion: Suggestion?, usage: String)
  case unknownMember(String, of: String, known: [String])
  case unknownDevice(String, suggestion: String?)
  case unknownPlaceText(String, suggestion: String?)
  case unknownSetting(String)
  case wrongSetting
  case notANumber(String)
  case reservedName(String)
  case duplicateName(String, line: Int)
  case commandAsValue(String)
  case functionAsValue(String)
  case nameNotAWord(String)
  case nearlyATag(String, meant: String)
  case skipAndOnly
  case valueAsCommand(String, line: String?)
  case notAFunction(String)
  case notAMove(String)
  case incompleteCommand(String, choices: [String])
  case noLastValue
  case lastValueInDefinition
  case cityInUse(String)

  // Arguments.
  case missingArgument(String, wanted: String, usage: String)
  case missingValue(String, wanted: String)
  case extraArgument(String, usage: String)
  case halfPair(String, isPoint: Bool, usage: String)
  case givenTwice(String)
  case placeGivenTwice
  case padGivenTwice
  case sidesWithoutPad
  case keepMissing(String)
  case blockNotWanted(String)
  case wrongSize(usage: String)
  case wrongArguments(usage: String, given: Int)
  case tooManyKinds(String)

  case notAChoice(String, choices: [String])

  // Kinds and units.
  case wrongKind(wanted: String, found: String)
  case wrongArgument(wanted: String, found: String)
  case unitMissing(written: String, wanted: String, example: String)
  case unitsDoNotMix(left: String, right: String)
  case notComparable(left: String, right: String)
  case noOrder(String)
  case noTolerance(String)
  case negativeTolerance
  case emptyBetween
  case mixedList(first: String, other: String)
  case mixedColumn(String, first: String, other: String)
  case latitudeFirst
  case beyondPole(Double)
  case unknownUnit(String, meant: String)
  case signAndLetter
  case nothingLimited(String)

  // Files.
  case fileNameNotPlain
  case fileMissing(String)
  case fileUnreadable(String, reason: String)
  case fileOutside(String)
  case useCycle(chain: [String])
  case routeUnreadable(String, reason: String)

  // While it runs.
  case divisionByZero
  case noResult(String)
  case notACount(Double)
  case emptyStep
  case noValues(String)
  case camera(CameraError)
  case momentNotReached(at: Double, end: Double)
  case negativeTime(Double)
  case stillUnderWay(String)
  case unseen
  case emptyBounds
  case stepsSpent(limit: Int)
  case callsTooDeep(limit: Int)
  case memorySpent(megabytes: Int)
  case interrupted

  /// What is wrong with a number.
  public enum NumberFault: Equatable, Sendable {
    case notDecimal, numberTooLarge, gluedNumber
  }

  /// Whether it keeps a file from being read.
  package var isOfFile: Bool {
    switch self {
    case .fileMissing, .fileUnreadable, .fileOutside, .fileNameNotPlain, .useCycle, .textTooLarge,
      .notAText, .notUTF8:
      true
    default: false
    }
  }

  /// Whether a run can go on in spite of it.
  public var isWarning: Bool {
    switch self {
    case .beyondPole, .nearlyATag: true
    default: false
    }
  }
}
