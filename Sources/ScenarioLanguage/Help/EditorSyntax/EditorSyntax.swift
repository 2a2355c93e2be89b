/// What editors color words by, made from the one table of words.
///
/// It tells words by their spelling alone; what only a reader of the language can tell, as a name of
/// one's own from a city, comes from the language server.
public enum EditorSyntax {
  /// The words that a statement can begin with.
  static var commands: [String] { firstWords(of: CommandEntry.table.map { "\($0.spelling)" }) }

  /// The small words of the grammar, and names of arguments and their choices.
  static var keywords: [String] {
    let spellings = CommandEntry.table.map { "\($0.spelling)" }
    let parameters = CommandEntry.table.flatMap { $0.parameters }
    let choices = parameters.flatMap { parameter -> [String] in
      if case .choice(let choice) = parameter.value { choice.words } else { [] }
    }
    let named = parameters.filter { $0.style != .positional }.map { "\($0.name)" }
    let second = spellings.flatMap { $0.split(separator: " ").dropFirst().map { String($0) } }
    let known = properties + functions
    return unique(Word.allCases.map { "\($0.spelling)" } + named + choices + second)
      .filter { !known.contains($0) }
  }

  /// What can be asked.
  static var properties: [String] { unique(PropertyEntry.table.map { "\($0.spelling)" }) }

  static var functions: [String] { unique(FunctionEntry.table.map { "\($0.spelling)" }) }

  /// The units that are written in letters and `/`.
  static var units: [String] { unique(Unit.written.map { "\($0.spelling)" }) }

  private static func firstWords(of spellings: [String]) -> [String] {
    unique(spellings.map { String($0.split(separator: " ")[0]) })
  }

  /// In the order of the alphabet, the longer of two with the same beginning first.
  private static func unique(_ words: [String]) -> [String] {
    var result: [String] = []
    for word in words.sorted(by: { Array($1.utf8).lexicographicallyPrecedes(Array($0.utf8)) })
    where result.last != word {
      result.append(word)
    }
    return result
  }
}
