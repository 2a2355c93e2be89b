/// What the command line asks for.
enum Invocation {
  case run(RunOptions)
  case format(FormatOptions)
  case new(NewCommand)
  case completions(Shell)
  /// A session, which begins with the statements of these files; `bails` ends it at the first error.
  case repl([String], bails: Bool)
  /// A server for an editor.
  case languageServer
  case help(String?)
  case version
  /// The call can't be understood; the sentence says why.
  case misuse(String)

  /// Reads what stands behind the program's name.
  init(_ arguments: [String]) {
    do throws(Arguments.Misuse) {
      self = try Self.read(arguments)
    } catch {
      self = .misuse(error.sentence)
    }
  }

  private static func read(_ arguments: [String]) throws(Arguments.Misuse) -> Invocation {
    guard let first = arguments.first else {
      return Platform.isTerminal(0)
        ? .repl([], bails: false) : .run(RunOptions(inputs: [.standardInput]))
    }
    switch first {
    case "--version", "version": return .version
    case "--help", "-h": return .help(nil)
    default: break
    }
    // `mapcam -e TEXT` and `mapcam -` run what they say.
    let command = first.hasPrefix("-") ? .run : Subcommand(rawValue: first)
    guard let command else { throw Arguments.Misuse(unknown(first)) }
    let rest = first.hasPrefix("-") ? arguments : Array(arguments.dropFirst())
    if command == .help { return .help(rest.isEmpty ? nil : rest.joined(separator: " ")) }
    let read = try Arguments(rest, for: command)
    if read.parts.contains(.option(.help, "")) { return .help(command.rawValue) }
    switch command {
    case .run, .check: return .run(try RunOptions(read, isRun: command == .run))
    case .fmt: return .format(try FormatOptions(read))
    case .repl:
      var files: [String] = []
      for case .operand(let file) in read.parts { files.append(file) }
      return .repl(files, bails: read.parts.contains(.option(.bail, "")))
    case .new: return .new(try NewCommand(read))
    case .completions: return .completions(try shell(read))
    case .lsp:
      for case .operand(let word) in read.parts { throw Arguments.Misuse("lsp takes no “\(word)”") }
      return .languageServer
    case .help: return .help(nil)
    }
  }

  private static func shell(_ arguments: Arguments) throws(Arguments.Misuse) -> Shell {
    if case .operand(let name)? = arguments.parts.first, arguments.parts.count == 1,
      let shell = Shell(rawValue: name)
    {
      return shell
    }
    throw Arguments.Misuse(
      "completions needs the name of a shell: \(Shell.allCases.map { $0.rawValue }.listed(with: ", "))"
    )
  }

  private static func unknown(_ word: String) -> String {
    let file = InputReader.fileAndLine(of: word).file
    if Files.exists(file) || file.hasSuffix(".cam") {
      return "“\(word)” is no command; to run it: mapcam run \(word.asShellPath)"
    }
    let nearest =
      Subcommand.called(word)?.rawValue
      ?? SpellingHint.nearest(to: word, among: Subcommand.allCases.map { $0.rawValue })
    return "there is no command “\(word)”"
      + (nearest.map { "; did you mean \($0)?" }
        ?? "; see: mapcam help")
  }
}
