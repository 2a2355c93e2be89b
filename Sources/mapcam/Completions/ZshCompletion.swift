/// The completion for zsh, which shows what commands and options do.
enum ZshCompletion {
  static var script: String {
    """
    #compdef mapcam
    # Completion of mapcam for zsh; made by: mapcam completions zsh
    # To use it, write it to a file _mapcam in a folder of $fpath.

    _mapcam_topics() {
      local -a topics
      local typed="${words[2,CURRENT-1]}"
      topics=(\(CompletionWords.topics.map { $0.inSingleQuotes }.spaced))
      if [[ -n $typed ]]; then
        topics=(${${(M)topics:#$typed *}#$typed })
      fi
      compadd -- ${topics%% *}
    }

    _mapcam() {
      local -a commands
      commands=(
    \(Subcommand.allCases.map { "    " + "\($0.rawValue):\($0.summary)".inSingleQuotes }.listed(with: "\n"))
      )
      if (( CURRENT == 2 )); then
        _describe command commands
        _arguments \(Option.allCases.filter { $0 == .text || $0 == .version }.flatMap(specifications).spaced)
        return
      fi
      shift words
      (( CURRENT-- ))
      case $words[1] in
    \(Subcommand.allCases.map(arguments).listed(with: "\n"))
      esac
    }

    if [[ $funcstack[1] = _mapcam ]]; then
      _mapcam "$@"
    else
      compdef _mapcam mapcam
    fi

    """
  }

  private static func arguments(of command: Subcommand) -> String {
    let options = Option.of(command).flatMap(specifications).spaced
    let operands =
      switch command {
      case .help: "'*:word:_mapcam_topics'"
      case .completions: "':shell:(\(Shell.allCases.map { $0.rawValue }.spaced))'"
      case .lsp: ""
      case .new: "':file:_files -/'"
      case .run, .check, .fmt, .repl: "'*:file:_files -g \"*.cam\"'"
      }
    return "    \(command.rawValue)) _arguments -S \(options) \(operands) ;;"
  }

  /// An option as `_arguments` wants it, once for each way to write it.
  private static func specifications(of option: Option) -> [String] {
    let summary = option.summary.filter { $0 != "[" && $0 != "]" }
    var argument = ""
    if let name = option.argument {
      let words = option == .report ? "(\(CompletionWords.reports.spaced))" : " "
      argument = ":\(name.filter { $0 != ":" }):\(words)"
    }
    return option.spellings.map { "*\($0)[\(summary)]\(argument)".inSingleQuotes }
  }
}
