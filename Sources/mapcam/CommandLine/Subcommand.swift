/// What the program can be told to do.
enum Subcommand: String, CaseIterable {
  case run, check, fmt, repl, lsp, help

  /// What stands behind it.
  var operands: String {
    switch self {
    case .run, .check: "PATH…"
    case .fmt: "[PATH…]"
    case .repl: "[FILE…]"
    case .lsp: ""
    case .help: "[WORD]"
    }
  }

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .run: "run scenario files, and all *.cam files in folders"
    case .check: "check them, and run nothing"
    case .fmt: "write them in the one canonical layout"
    case .repl: "a session: what you type is run at once"
    case .lsp: "a language server for editors, on standard input and output"
    case .help: "what a word of the language or a command means"
    }
  }
}
