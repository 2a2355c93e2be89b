import Reports
import ScenarioLanguage

/// A shell that can complete calls of the program, with the script that makes it do so.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script, made from the tables of commands, options and words.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}

/// What the scripts complete beside commands and options.
enum CompletionWords {
  /// What `mapcam help` can be asked, each once: commands, words, codes, and whole pages. Signs are
  /// left out, since shells have uses of their own for them.
  static var topics: [String] {
    let words = WordHelp.topics.filter { topic in
      topic.unicodeScalars.first.map { $0.properties.isAlphabetic } == true
        && topic.unicodeScalars.allSatisfy { $0.isASCII }
    }
    let all =
      Subcommand.allCases.map { $0.rawValue } + Help.Page.allCases.map { $0.rawValue }
      + words + WordHelp.codes
    return Set(all).sorted()
  }

  /// The beginnings of what `--report` takes.
  static var reports: [String] {
    ReportFormat.allCases.map { $0.rawValue + ($0 == .github ? "" : "=") }
  }
}

extension Option {
  /// How it is written: the name, and another one if it has one.
  var spellings: [String] {
    Option.short.filter { $0.value == self }.map { $0.key }.sorted() + [rawValue]
  }
}

extension [String] {
  /// Joined with blanks, for lists in scripts.
  var spaced: String { listed(with: " ") }
}
