/// The options, in the order in which help shows them.
enum Option: String, CaseIterable {
  case text = "-e"
  case set = "--set"
  case filter = "--filter"
  case tags = "--tags"
  case shard = "--shard"
  case failed = "--failed"
  case list = "--list"
  case jobs = "--jobs"
  case bail = "--bail"
  case repeated = "--repeat"
  case shuffle = "--shuffle"
  case maxSteps = "--max-steps"
  case report = "--report"
  case watch = "--watch"
  case update = "--update"
  case yes = "--yes"
  case check = "--check"
  case diff = "--diff"
  case stdio = "--stdio"
  case help = "--help"
  case version = "--version"

  /// What it takes, as help shows it; nil when it stands alone.
  var argument: String? {
    switch self {
    case .text: "TEXT"
    case .set: "NAME=VALUE"
    case .filter: "REGEX"
    case .tags: "TAGS"
    case .shard: "I/N"
    case .jobs, .repeated, .maxSteps: "N"
    case .shuffle: "SEED"
    case .report: "FORMAT=FILE…"
    case .failed, .list, .bail, .watch, .update, .yes, .check, .diff, .stdio, .help, .version: nil
    }
  }

  /// What it takes, in words.
  var wanted: String {
    switch self {
    case .text: "a text"
    case .set: "a name and a value"
    case .filter: "a regular expression"
    case .tags: "a condition of tags"
    case .shard: "a part of all"
    case .jobs, .repeated, .maxSteps, .shuffle: "a number"
    case .report: "a report"
    case .failed, .list, .bail, .watch, .update, .yes, .check, .diff, .stdio, .help, .version:
      "nothing"
    }
  }

  /// An example of its argument.
  var example: String {
    switch self {
    case .text: "'zoomTo 6; assert zoom == 6'"
    case .set: "level=9"
    case .filter: "'sheet|panel'"
    case .tags: "'@slow and not @ios'"
    case .shard: "2/5"
    case .jobs: "4"
    case .repeated: "10"
    case .shuffle: "42"
    case .maxSteps: "1000000"
    case .report: "junit=report.xml"
    case .failed, .list, .bail, .watch, .update, .yes, .check, .diff, .stdio, .help, .version: ""
    }
  }

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .text: "run a text instead of a file"
    case .set: "give a value at the top of the files another value"
    case .filter: "only scenarios whose titles match; of several, all must"
    case .tags: "only scenarios with these tags: and, or, not, ( ); of several, all must hold"
    case .shard: "only every N-th scenario, from the I-th on"
    case .failed: "only those that failed the last time in this folder"
    case .list: "name the scenarios that would be run, and run nothing"
    case .jobs: "run so many at once; as many as there are cores unless said otherwise"
    case .bail: "stop at the first that does not pass"
    case .repeated: "run each so many times"
    case .shuffle: "run them in another order, which is to change no result"
    case .maxSteps: "let each scenario take so many steps, in place of 100 million"
    case .report: "write reports, too: \(ReportFiles.Wish.usage)"
    case .watch: "run again what a change to a file touches, until Ctrl-C"
    case .update: "write what was found in place of the numbers that failed checks expect"
    case .yes: "with --update: do not ask before files are written"
    case .check: "write nothing; name the files that would change, and end with 1 if there are any"
    case .diff: "write nothing; show what would change, and end with 1 if there is anything"
    case .stdio: "what some editors say; there is no other way"
    case .help: "what there is"
    case .version: "the version"
    }
  }

  /// The commands that take it.
  var commands: [Subcommand] {
    switch self {
    case .text, .set, .watch: [.run, .check]
    case .bail: [.run, .repl]
    case .check, .diff: [.fmt]
    case .stdio: [.lsp]
    case .help: Subcommand.allCases
    case .version: []
    default: [.run]
    }
  }

  /// Another way to write it.
  static let short: [String: Option] = ["-h": .help, "-j": .jobs]

  /// The option that is written so.
  static func named(_ name: String) -> Option? { Option(rawValue: name) ?? short[name] }

  /// The options of a command.
  static func of(_ command: Subcommand) -> [Option] {
    allCases.filter { $0.commands.contains(command) }
  }
}
