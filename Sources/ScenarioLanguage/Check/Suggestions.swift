import Gazetteer

/// What a name was to be where it stands.
enum Wanted {
  case command, value, function
  /// An argument; a city is meant only where a place is wanted.
  case argument(Command, isPlace: Bool)
  /// What print shows.
  case text

  /// Whether any value can be meant.
  var isAny: Bool { if case .value = self { true } else { false } }

  /// Whether a city can be meant.
  var takesCities: Bool {
    switch self {
    case .command, .text, .function: false
    case .value: true
    case .argument(_, let isPlace): isPlace
    }
  }
}

/// “Did you mean”: the one best word, looked for in all namespaces.
extension Checker {
  /// The problem with a name that is known nowhere.
  func unknownName(_ name: Int32, wanting wanted: Wanted) -> Problem {
    if name == vocabulary.lastValue { return .noLastValue }
    let written = spelling(name)
    // A search through all words takes its time, and a reader looks at so many.
    let suggestion =
      diagnostics.count < Checker.mostSuggestions ? suggestion(for: written, wanting: wanted) : nil
    switch wanted {
    case .command:
      return .unknownCommand(written, suggestion: suggestion)
    case .function:
      return .unknownFunction(written, suggestion: suggestion)
    case .value, .argument, .text:
      if written == "nan" || written == "inf" || written == "infinity" || written == "NaN" {
        return .notANumber(written)
      }
      return .unknownName(written, suggestion: suggestion)
    }
  }

  private static var mostSuggestions: Int { 50 }

  /// Where any value could stand, a shorter word is hardly a city: many short ones are like a village.
  private static var shortestCity: Int { 6 }

  /// The word that is spelled most alike. Where several are, the one of the kind wanted wins.
  func suggestion(for written: String, wanting wanted: Wanted) -> Suggestion? {
    var best = BestMatch(written)
    switch wanted {
    case .command: commands(&best)
    case .function: functions(&best)
    case .argument(let command, _):
      for parameter in command.entry.parameters where parameter.style != .positional {
        best.try("\(parameter.name)", .word)
      }
      values(&best)
    case .value, .text: values(&best)
    }
    if suggestsCities, wanted.takesCities, !refusesCities,
      !wanted.isAny || written.utf8.count >= Checker.shortestCity
    {
      cities(&best)
    }
    commands(&best)
    values(&best)
    functions(&best)
    return best.suggestion
  }

  private func commands(_ best: inout BestMatch) {
    best.tryCommands()
    for definition in definitions { best.try(spelling(definition.name), .command) }
  }

  private func values(_ best: inout BestMatch) {
    for binding in bindings {
      if case .value(let operand) = binding.meaning {
        best.try(spelling(binding.name), operand.kind == .place ? .place : .value)
      }
    }
    for entry in PropertyEntry.table { best.try("\(entry.spelling)", .value) }
  }

  private func functions(_ best: inout BestMatch) {
    for entry in FunctionEntry.table { best.try("\(entry.spelling)", .function) }
  }

  private func cities(_ best: inout BestMatch) {
    let limit = best.written.utf8.count <= Checker.shortestCity ? 1 : 2
    guard
      let nearest = Gazetteer.nearest(to: best.written, maxDistance: min(best.limit, limit)),
      let spelling = nearest.city.spelling
    else { return }
    best.take(spelling, .place, distance: nearest.distance)
  }
}

/// A word that was probably meant, and what it is.
public struct Suggestion: Equatable, Sendable {
  /// What a word can be.
  public enum Namespace: Equatable, Sendable {
    case command, place, value, function, word

    /// With its article.
    public var described: String {
      switch self {
      case .command: "a command"
      case .place: "a place"
      case .value: "a value"
      case .function: "a function"
      case .word: "an argument"
      }
    }
  }

  /// The word as it is written.
  public let word: String
  /// What it is.
  public let namespace: Namespace

  /// The command of the language that is spelled most like a word.
  static func command(like written: String) -> Suggestion? {
    var best = BestMatch(written)
    best.tryCommands()
    return best.suggestion
  }
}

/// Keeps the candidate that is spelled most like what was written, the first of those.
private struct BestMatch {
  let written: String
  /// One slip in three letters, and none in words that are shorter.
  let limit: Int
  private let folded: [UInt8]
  private var distance: Int
  private(set) var suggestion: Suggestion?

  init(_ written: String) {
    self.written = written
    folded = CityName.fold(written.utf8)
    limit = written.utf8.count / 3
    distance = limit + 1
  }

  /// Capitals count for less than letters: they are left out of the comparison.
  mutating func `try`(_ candidate: String, _ namespace: Suggestion.Namespace) {
    guard candidate != written else { return }
    let key = CityName.fold(candidate.utf8)
    guard abs(key.count - folded.count) < distance, folded.count <= 64,
      let distance = EditDistance.between(folded, key, limit: distance - 1)
    else { return }
    take(candidate, namespace, distance: distance)
  }

  mutating func tryCommands() {
    for entry in CommandEntry.table { `try`("\(entry.spelling)", .command) }
  }

  mutating func take(_ candidate: String, _ namespace: Suggestion.Namespace, distance: Int) {
    guard distance < self.distance else { return }
    self.distance = distance
    suggestion = Suggestion(word: candidate, namespace: namespace)
  }
}
