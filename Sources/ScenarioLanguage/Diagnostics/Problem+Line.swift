/// The lines that messages show as they are to be written.
extension Problem {
  /// The statement as it is to be written; nil when the message shows none.
  package var line: String? {
    switch self {
    case .otherWord(_, _, let line), .wordTooMany(_, let line), .wordMissing(_, let line),
      .quotesNeeded(_, let line), .assignedArgument(let line), .valueAsCommand(_, let line),
      .explained(_, _, _, let line), .commaInParentheses(let line),
      .chainedComparison(let line), .valueKept(_, _, let line):
      line
    case .assigned(_, let change, let check, let name): change ?? (check == nil ? name : nil)
    default: nil
    }
  }

  /// The same problem with another line, or with none.
  func showing(_ line: String?) -> Problem {
    switch self {
    case .otherWord(let found, let meant, _): .otherWord(found, meant: meant, line: line)
    case .wordTooMany(let word, _): .wordTooMany(word, line: line)
    case .wordMissing(let word, _): .wordMissing(word, line: line)
    case .quotesNeeded(let what, _): .quotesNeeded(what, line: line)
    case .assignedArgument: .assignedArgument(line: line)
    case .valueAsCommand(let name, _): .valueAsCommand(name, line: line)
    case .explained(let message, let label, let help, _):
      .explained(message, label: label, help: help, line: line)
    case .chainedComparison: .chainedComparison(line: line)
    case .commaInParentheses: .commaInParentheses(line: line)
    case .valueKept(let name, let sign, _): .valueKept(name, sign: sign, line: line)
    case .assigned(let name, let change, let check, let naming):
      change == nil
        ? .assigned(name, change: nil, check: check, name: check == nil ? line : naming)
        : .assigned(name, change: line, check: check, name: naming)
    default: self
    }
  }
}
