import Gazetteer
import Reports

/// What follows a command: options with their arguments, and operands.
struct Arguments {
  /// An operand, or an option.
  enum Part: Equatable {
    case operand(String)
    case option(Option, String)
  }

  /// Why the arguments can't be understood.
  struct Misuse: Error, Equatable {
    let sentence: String

    init(_ sentence: String) { self.sentence = sentence }
  }

  /// The parts in order.
  private(set) var parts: [Part] = []

  /// Reads what follows a command. Behind `--` all are operands.
  init(_ arguments: some Sequence<String>, for command: Subcommand) throws(Misuse) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      guard argument != "--" else {
        parts += rest.map { .operand($0) }
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        // Several reports may follow one --report: `--report junit=a.xml tap=a.tap github`.
        if case .option(.report, _) = parts.last, ReportFiles.Wish(argument) != nil {
          parts.append(.option(.report, argument))
        } else {
          parts.append(.operand(argument))
        }
        continue
      }
      let (name, attached) = Self.split(argument)
      let option = try Self.option(name, of: command)
      var value = attached
      if option.argument != nil, value == nil { value = rest.popFirst() }
      switch (option.argument, value) {
      case (.some, nil):
        throw Misuse("\(name) needs \(option.wanted): \(name) \(option.example)")
      case (nil, .some):
        throw Misuse("\(name) takes nothing behind it: \(argument)")
      default: parts.append(.option(option, value ?? ""))
      }
    }
  }

  /// An option and the argument that is written in one with it: `--jobs=4`, `-j4`.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    if argument.hasPrefix("--") {
      guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
      return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }
    let letter = String(argument.prefix(2))
    guard argument != letter, Option.named(letter) != nil, Option(rawValue: "-" + argument) == nil
    else { return (argument, nil) }
    return (letter, String(argument.dropFirst(2)))
  }

  private static func option(_ name: String, of command: Subcommand) throws(Misuse) -> Option {
    let known = Option.of(command)
    if let option = Option.named(name), known.contains(option) { return option }
    let all = known + [.version]
    var meant = (Option.otherNames[name] ?? []).filter { all.contains($0) }.map { $0.rawValue }
    // One letter is as near to any other as it can be.
    if meant.isEmpty, name.count > 2 {
      meant = SpellingHint.nearest(to: name, among: all.map { $0.rawValue }).map { [$0] } ?? []
    }
    throw Misuse(
      "there is no option “\(name)”; "
        + (meant.isEmpty
          ? "see: mapcam help \(command)" : "did you mean \(meant.listed(with: " or "))?"))
  }
}

/// The known word that was probably meant.
enum SpellingHint {
  /// The word that is at most two slips away.
  static func nearest(to word: String, among known: [String]) -> String? {
    known.compactMap { candidate in
      EditDistance.between(word.utf8, candidate.utf8, limit: 2).map { (candidate, $0) }
    }.min { $0.1 < $1.1 }?.0
  }
}
