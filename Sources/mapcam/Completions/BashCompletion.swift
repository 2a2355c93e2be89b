/// The completion for bash 3.2 and later: a function that fills COMPREPLY.
enum BashCompletion {
  static var script: String {
    """
    # Completion of mapcam for bash; made by: mapcam completions bash
    # To use it in this shell: source <(mapcam completions bash)

    _mapcam_topics='\(CompletionWords.topics.listed(with: "\n"))'

    # Topics of several words are completed word by word.
    _mapcam_complete_topics() {
      local typed="${COMP_WORDS[*]:2:COMP_CWORD-2}" topic rest
      [ -n "$typed" ] && typed="$typed "
      while IFS= read -r topic; do
        case $topic in
          "$typed$1"*) rest=${topic#"$typed"}; COMPREPLY+=("${rest%% *}") ;;
        esac
      done <<< "$_mapcam_topics"
    }

    _mapcam_complete_files() {
      local IFS=$'\\n'
      COMPREPLY=($(compgen -d -- "$1"; compgen -f -X '!*.cam' -- "$1"))
      compopt -o filenames 2>/dev/null
    }

    _mapcam() {
      local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options
      # bash takes @slow for two words, and --tags=@slow for four.
      case $before in
        @ | =@ | =) before=${COMP_WORDS[COMP_CWORD-2]} ;;
      esac
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W '\(first.spaced)' -- "$current"))
        return
      fi
      case $before in
        \(Option.report.rawValue))
          COMPREPLY=($(compgen -W '\(CompletionWords.reports.spaced)' -- "$current"))
          compopt -o nospace 2>/dev/null
          return ;;
        \(withArgument.listed(with: "|"))) return ;;
      esac
      case ${COMP_WORDS[1]} in
    \(Subcommand.allCases.map(row).listed(with: "\n"))
        *) options='\(options(of: .run))' ;;
      esac
      case $current in
        -*) COMPREPLY=($(compgen -W "$options" -- "$current")); return ;;
      esac
      case ${COMP_WORDS[1]} in
        \(Subcommand.help.rawValue)) _mapcam_complete_topics "$current" ;;
        \(Subcommand.completions.rawValue)) COMPREPLY=($(compgen -W '\(shells.spaced)' -- "$current")) ;;
        \(Subcommand.new.rawValue)) COMPREPLY=($(compgen -d -- "$current")); compopt -o filenames 2>/dev/null ;;
        \(Subcommand.lsp.rawValue)) ;;
        *) _mapcam_complete_files "$current" ;;
      esac
    }

    complete -F _mapcam mapcam

    """
  }

  /// What a call can begin with.
  private static var first: [String] {
    Subcommand.allCases.map { $0.rawValue } + [Option.text, .help, .version].map { $0.rawValue }
  }

  private static var shells: [String] { Shell.allCases.map { $0.rawValue } }

  /// The options whose argument is the caller's own.
  private static var withArgument: [String] {
    Option.allCases.filter { $0.argument != nil && $0 != .report }.flatMap { $0.spellings }
  }

  private static func options(of command: Subcommand) -> String {
    Option.of(command).flatMap { $0.spellings }.spaced
  }

  private static func row(of command: Subcommand) -> String {
    "    \(command.rawValue)) options='\(options(of: command))' ;;"
  }
}
