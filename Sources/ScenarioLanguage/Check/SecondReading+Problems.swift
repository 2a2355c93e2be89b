/// What may still be wrong with a line, and what may have been meant otherwise.
extension Diagnostic {
  /// Whether only a name is not known, or a line stands outside of a movement: the form is right.
  func isOfAName(in text: [UInt8]) -> Bool {
    switch problem {
    case .unknownName(let name, _):
      !OtherForms.isSmallWord(name) && OtherForms.direction(name) == nil
        && Synonym.meant(by: name) == nil
    case .unknownPlaceText, .outsideMovement, .routeUnreadable: true
    default: problem.isOfFile
    }
  }
}

extension Problem {
  /// Whether a command that is known has too many arguments, or too few.
  var isOfArguments: Bool {
    switch self {
    case .extraArgument, .missingArgument, .wrongArguments: true
    default: false
    }
  }

  /// Whether a name is not known.
  var isOfAName: Bool {
    switch self {
    case .unknownName, .unknownPlaceText: true
    default: false
    }
  }

  /// Whether the statement may have been meant in another form.
  var isOpenToOthers: Bool {
    switch self {
    case .expected, .badNumber, .checkWithoutAssert, .notInMovement, .chainedComparison, .wrongKind,
      .wrongArgument, .unitMissing, .notComparable, .noOrder, .unknownName, .functionAsValue,
      .extraArgument, .arithmeticNeedsParentheses, .lookalike, .unknownCommand, .notAnimated,
      .commandAsValue, .placeGivenTwice, .commaInParentheses, .unknownFunction, .fileMissing,
      .unknownPlaceText, .unknownArgument,
      .valueAsCommand, .strayCharacter, .unknownMember, .missingArgument, .wordMissing,
      .wordTooMany,
      .incompleteCommand:
      true
    default: false
    }
  }

  /// Whether its line holds only when nothing is left to be said.
  var isGuess: Bool { if case .wordMissing("==", _) = self { true } else { false } }

  /// What is said when no line can be shown.
  func withoutLine(at text: String) -> Problem {
    if isGuess {
      return .expected("a sign like == or <, or “is visible”,", found: "“\(text)”")
    }
    return showing(nil)
  }
}
