/// The completion for fish, a line for each thing that can be completed.
enum FishCompletion {
  static var script: String {
    var lines = [
      "# Completion of mapcam for fish; made by: mapcam completions fish",
      "# To use it: mapcam completions fish > ~/.config/fish/completions/mapcam.fish",
      "complete -c mapcam -f",
    ]
    for command in Subcommand.allCases {
      lines.append(
        "complete -c mapcam -n __fish_use_subcommand -a \(command.rawValue) "
          + "-d \(quoted(command.summary))")
    }
    for option in Option.allCases { lines += completions(of: option) }
    for command in Subcommand.allCases { lines += operands(of: command) }
    return lines.listed(with: "\n") + "\n"
  }

  private static func completions(of option: Option) -> [String] {
    let commands = option.commands.map { $0.rawValue }.spaced
    let condition =
      commands.isEmpty ? "__fish_use_subcommand" : "'__fish_seen_subcommand_from \(commands)'"
    var names = ""
    for spelling in option.spellings {
      names +=
        spelling.hasPrefix("--") ? " -l \(spelling.dropFirst(2))" : " -s \(spelling.dropFirst())"
    }
    let argument =
      option.argument == nil
      ? "" : option == .report ? " -x -a \(quoted(CompletionWords.reports.spaced))" : " -x"
    return ["complete -c mapcam -n \(condition)\(names)\(argument) -d \(quoted(option.summary))"]
  }

  private static func operands(of command: Subcommand) -> [String] {
    let seen = "__fish_seen_subcommand_from \(command.rawValue)"
    switch command {
    case .help: return topics(seen)
    case .completions:
      let shells = Shell.allCases.map { $0.rawValue }.spaced
      return ["complete -c mapcam -n '\(seen)' -a '\(shells)'"]
    case .lsp: return []
    case .new: return ["complete -c mapcam -n '\(seen)' -a '(__fish_complete_directories)'"]
    case .run, .check, .fmt, .repl:
      return ["complete -c mapcam -n '\(seen)' -a '(__fish_complete_suffix .cam)'"]
    }
  }

  /// Topics of two words are completed word by word.
  private static func topics(_ seen: String) -> [String] {
    let topics = CompletionWords.topics.map { $0.split(separator: " ").map(String.init) }
    let first = Set(topics.map { $0[0] }).sorted()
    var lines = ["complete -c mapcam -n '\(seen)' -a \(quoted(first.spaced))"]
    for word in first {
      let seconds = topics.filter { $0.count > 1 && $0[0] == word }.map { $0[1] }
      guard !seconds.isEmpty else { continue }
      lines.append(
        "complete -c mapcam -n '\(seen); and __fish_seen_subcommand_from \(word)' "
          + "-a \(quoted(seconds.spaced))")
    }
    return lines
  }

  /// A text in single quotes.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
