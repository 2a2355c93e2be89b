import Gazetteer

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
      let equals = argument.hasPrefix("--") ? argument.firstIndex(of: "=") : nil
      let name = equals.map { String(argument[..<$0]) } ?? argument
      let option = try Self.option(name, of: command)
      var value = equals.map { String(argument[argument.index(after: $0)...]) }
      if option.argument != nil, value == nil { value = rest.popFirst() }
      switch (option.argument, value) {
      case (.some, nil):
        throw Misuse("\(name) needs \(option.wanted): \(name) \(option.example)")
      case (nil, .some):
        throw Misuse("\(name) takes nothing behind =")
      default: parts.append(.option(option, value ?? ""))
      }
    }
  }

  private static func option(_ name: String, of command: Subcommand) throws(Misuse) -> Option {
    let known = Option.of(command)
    if let option = Option(rawValue: name) ?? Option.short[name], known.contains(option) {
      return option
    }
    let all = known.map { $0.rawValue } + [Option.version.rawValue]
    let nearest = SpellingHint.nearest(to: name, among: all)
    throw Misuse(
      "there is no option “\(name)”\(nearest.map { "; did you mean \($0)?" } ?? "; see: mapcam help \(command)")"
    )
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
