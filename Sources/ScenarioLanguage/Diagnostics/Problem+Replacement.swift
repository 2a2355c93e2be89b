extension Problem {
  /// What to write in the place of what is marked, where one thing was probably meant.
  package var replacement: String? {
    switch self {
    case .unknownCommand(_, let suggestion), .unknownName(_, let suggestion),
      .unknownFunction(_, let suggestion), .unknownArgument(_, _, let suggestion, _):
      suggestion?.word
    case .unknownUnit(_, let meant): meant
    case .nearlyATag(_, let meant): "@" + meant
    // A space is named in words.
    case .lookalike(_, let meant): meant.utf8.count > 2 ? " " : meant
    case .assignmentForComparison: "=="
    case .decimalComma(let written): Words.withPoint(written)
    default: nil
    }
  }
}
