/// What the program can be told to do.
enum Subcommand: String, CaseIterable {
  case new, run, check, fmt, repl, lsp, completions, help

  /// The one that other programs call so.
  static func called(_ word: String) -> Subcommand? {
    switch word {
    case "init", "create": .new
    case "test", "exec", "start", "watch": .run
    case "lint", "validate", "verify": .check
    case "format": .fmt
    case "shell", "session", "console", "play": .repl
    case "man", "info", "docs": .help
    default: nil
    }
  }

  /// What stands behind it.
  var operands: String {
    switch self {
    case .new: "FILE"
    case .run, .check: "PATH…"
    case .fmt: "[PATH…]"
    case .repl: "[FILE…]"
    case .lsp: ""
    case .completions: "SHELL"
    case .help: "[WORD]"
    }
  }

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .new: "write a small scenario file to start from"
    case .run: "run scenario files, and all *.cam files in folders"
    case .check: "check them, and run nothing"
    case .fmt: "write them in the one canonical layout"
    case .repl: "a session: what you type is run at once"
    case .lsp: "a language server for editors"
    case .completions: "a script that completes calls in bash, zsh, fish"
    case .help: "what a command, a word or a message means"
    }
  }
}
