import Gazetteer
import ScenarioLanguage

/// What the command line asks for.
enum Invocation {
  case run([Input], [Setting])
  case check([Input], [Setting])
  /// A session, which begins with the statements of these files; `bails` ends it at the first error.
  case repl([String], bails: Bool)
  case help(String?)
  case version
  /// The call can't be understood; the sentence says why.
  case misuse(String)

  /// A text to run: a path, a text given in the call, or standard input.
  enum Input: Equatable {
    case path(String)
    case text(String)
    case standardInput
  }

  static let commands = ["run", "check", "repl", "help"]
  private static let options = ["-e", "--set", "--help", "--version", "-h"]

  init(_ arguments: [String]) {
    guard let first = arguments.first else {
      self = Platform.isTerminal(0) ? .repl([], bails: false) : .run([.standardInput], [])
      return
    }
    switch first {
    case "run", "check": self = Self.inputs(Array(arguments.dropFirst()), isCheck: first == "check")
    case "repl": self = Self.session(Array(arguments.dropFirst()))
    case "help", "--help", "-h":
      self =
        arguments.count > 2
        ? .help(arguments[1...].joined(separator: " ")) : .help(arguments.dropFirst().first)
    case "--version", "version": self = .version
    default:
      if first.hasPrefix("-") {
        self = Self.inputs(arguments, isCheck: false)
      } else {
        self = .misuse(
          Self.unknown(
            "command", first, Self.commands,
            isFile: Files.isFolder(first) || first.hasSuffix(".cam")))
      }
    }
  }

  private static func session(_ arguments: [String]) -> Invocation {
    var files: [String] = []
    var bails = false
    for argument in arguments {
      switch argument {
      case "--bail": bails = true
      case "--help", "-h": return .help("repl")
      case _ where argument.hasPrefix("-"):
        return .misuse(unknown("option", argument, ["--bail", "--help"], isFile: false))
      default: files.append(argument)
      }
    }
    return .repl(files, bails: bails)
  }

  private static func inputs(_ arguments: [String], isCheck: Bool) -> Invocation {
    var inputs: [Input] = []
    var settings: [Setting] = []
    var rest = arguments[...]
    var hasOptions = true
    while let argument = rest.popFirst() {
      switch argument {
      case _ where !hasOptions: inputs.append(.path(argument))
      case "--": hasOptions = false
      case "-": inputs.append(.standardInput)
      case "-e":
        guard let text = rest.popFirst() else {
          return .misuse("-e needs a text: mapcam -e 'zoomTo 6; assert zoom == 6'")
        }
        inputs.append(.text(text))
      case "--set":
        guard let setting = rest.popFirst().flatMap(Self.setting) else {
          return .misuse("--set needs a name and a value: --set level=9")
        }
        settings.append(setting)
      case "--help", "-h": return .help(isCheck ? "check" : "run")
      case _ where argument.hasPrefix("--set="):
        guard let setting = Self.setting(String(argument.dropFirst(6))) else {
          return .misuse("--set needs a name and a value: --set level=9")
        }
        settings.append(setting)
      case _ where argument.hasPrefix("-"):
        return .misuse(unknown("option", argument, options, isFile: false))
      default: inputs.append(.path(argument))
      }
    }
    guard !inputs.isEmpty else {
      return .misuse(
        "\(isCheck ? "check" : "run") needs a file or a folder: mapcam \(isCheck ? "check" : "run") scenarios"
      )
    }
    if inputs.filter({ $0 == .standardInput }).count > 1 { return .misuse("- is given twice") }
    return isCheck ? .check(inputs, settings) : .run(inputs, settings)
  }

  private static func setting(_ text: String) -> Setting? {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { return nil }
    let value = String(text[text.index(after: equals)...])
    return value.isEmpty ? nil : Setting(name: String(text[..<equals]), value: value)
  }

  private static func unknown(
    _ what: String, _ word: String, _ known: [String], isFile: Bool
  ) -> String {
    if isFile { return "“\(word)” is no command; to run it: mapcam run \(word)" }
    let best = known.compactMap { candidate in
      EditDistance.between(word.utf8, candidate.utf8, limit: 2).map { (candidate, $0) }
    }.min { $0.1 < $1.1 }
    let hint = best.map { "; did you mean \($0.0)?" } ?? "; see: mapcam help"
    return "there is no \(what) “\(word)”\(hint)"
  }
}
