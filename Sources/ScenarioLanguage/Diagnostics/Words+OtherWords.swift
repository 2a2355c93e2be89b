/// The words about what other languages, and people, would say: each message ends with the line as it
/// is written here.
extension Problem {
  var wordsForOtherWords: Words {
    switch self {
    case .otherWord(let found, let meant, let line):
      Words(
        "here “\(found)” is written: \(meant)", label: "write \(meant)",
        help: line == nil ? Words.form(of: meant) : Words.writing(line, unless: meant))
    case .wordTooMany(let word, let line):
      Words("“\(word)” is not needed here", label: "leave it out", help: Words.writing(line))
    case .wordMissing(let word, let line):
      Words(
        "\(word) is missing here", label: "write \(word) before this", help: Words.writing(line))
    case .quotesNeeded(let what, let line):
      Words(
        "\(what) stands in double quotes", label: "put this in double quotes",
        help: Words.writing(line))
    case .assigned(let name, let change, let check, let naming):
      if let change {
        Words(
          "\(name) is changed by a command, without =", label: "write: \(change)",
          help: check.map { "to check it write: assert \($0)" })
      } else if let check {
        Words("\(name) can't be set, only checked", label: "write: assert \(check)")
      } else {
        Words(
          "a value is given its name with let", label: "begin with let", help: Words.writing(naming)
        )
      }
    case .valueKept(let name, "=", let line):
      Words(
        "\(name) has its value, and keeps it", label: "a value can't be changed",
        help: line.map { "give the new value a name of its own: \($0)" })
    case .valueKept(let name, let sign, _):
      Words(
        "\(name) can't be changed like this", label: "\(sign)= is no part of the language",
        help: name == "zoom"
          ? "for example: zoomBy \(sign == "-" ? -1 : 1)"
          : "give the new value a name: let next = \(name) \(sign) 1")
    case .explained(let message, let label, let help, let line):
      Words(message, label: label, help: line.map { "\(help): \($0)" } ?? help)
    default:
      Words(
        "print shows one value", label: "this is one more",
        help: "several are shown in a text: print \"zoom {zoom}, tilt {tilt}\"")
    }
  }
}

extension Words {
  /// How something is written, where no whole line can be shown.
  fileprivate static func form(of meant: String) -> String? {
    if meant.hasSuffix("visible") { return "for example: assert [vancouver, calgary] is visible" }
    let entry = CommandEntry.table.first {
      meant == "\($0.spelling)" || meant.hasPrefix("\($0.spelling) ")
    }
    return entry.map { "it is written: \($0.usage)" }
  }

  /// The whole line as it is written, unless it is no more than what was said already.
  static func writing(_ line: String?, unless said: String = "") -> String? {
    line.flatMap { $0 == said ? nil : "write: \($0)" }
  }
}
