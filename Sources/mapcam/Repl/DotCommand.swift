import Gazetteer

/// The commands of a session itself; they begin with a dot and end with their line.
enum DotCommand: String, CaseIterable {
  case help, undo, redo, list, save, forcedSave = "save!", expect, read, run, explain, camera
  case places, time, events, reset, quit

  /// How it is written.
  var usage: String {
    switch self {
    case .help: ".help [WORD]"
    case .undo: ".undo [N]"
    case .redo: ".redo [N]"
    case .save: ".save FILE"
    case .forcedSave: ".save! FILE"
    case .read: ".read FILE"
    case .run: ".run FILE…"
    case .places: ".places TEXT"
    case .expect: ".expect [PART…]"
    default: "." + rawValue
    }
  }

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .help: "all words, or what one of them means"
    case .undo: "take the last statement back, or the last N"
    case .redo: "do again what was taken back"
    case .list: "the session as a script"
    case .save: "write the script to a new file"
    case .forcedSave: "write it over a file that is there"
    case .expect: "add checks that pin the camera, or parts of it: zoom"
    case .read: "run the statements of a file here"
    case .run: "run scenario files, each on a map of its own"
    case .explain: "what the limits did to the last statement"
    case .camera: "the whole camera, and the command that sets it"
    case .places: "cities and places whose names begin so"
    case .time: "the clock, and what is moving"
    case .events: "what the last statement reported"
    case .reset: "begin anew"
    case .quit: "leave; so does Ctrl-D"
    }
  }

  /// Why a word names no command.
  enum Failure: Error {
    case unknown(String, meant: DotCommand?)
    case ambiguous(String, [DotCommand])

    var sentence: String {
      switch self {
      case .unknown(let word, let meant):
        "there is no command “.\(word)”; "
          + (meant.map { "did you mean .\($0.rawValue)?" }
            ?? "see: .help")
      case .ambiguous(let word, let commands):
        "“.\(word)” could be " + commands.map { ".\($0.rawValue)" }.joined(separator: ", ")
      }
    }
  }

  /// The command of a name, which may be cut short as long as it is the only one of its kind.
  static func named(_ word: String) throws(Failure) -> DotCommand {
    if let command = DotCommand(rawValue: word) { return command }
    let beginning = allCases.filter { $0.rawValue.hasPrefix(word) && $0 != .forcedSave }
    if beginning.count == 1 { return beginning[0] }
    if beginning.count > 1, !word.isEmpty { throw .ambiguous(word, beginning) }
    let folded = CityName.fold(word.utf8)
    let meant = allCases.compactMap { command in
      EditDistance.between(
        folded, Array(command.rawValue.utf8), limit: max(1, folded.count / 3)
      ).map { (command, $0) }
    }.min { $0.1 < $1.1 }?.0
    throw .unknown(word, meant: word == "exit" ? .quit : meant)
  }

  /// The command that is meant by a word without a dot, which is no word of the language.
  static func dotless(_ word: String) -> DotCommand? {
    switch word {
    case "help", "?": .help
    case "quit", "exit", "quit()", "exit()", "bye", "q": .quit
    case "undo": .undo
    case "redo": .redo
    case "list": .list
    case "save": .save
    case "read": .read
    case "run": .run
    case "explain": .explain
    case "reset": .reset
    default: nil
    }
  }

  /// A line as the command's name and the rest of it.
  static func split(_ line: String) -> (word: String, rest: String) {
    let trimmed = line.trimmed
    guard let blank = trimmed.firstIndex(where: { $0 == " " || $0 == "\t" }) else {
      return (trimmed, "")
    }
    return (String(trimmed[..<blank]), String(trimmed[blank...]).trimmed)
  }

  /// The word that the end of a line's rest is a part of: where it begins, and what it is without its
  /// quote.
  static func lastWord(_ rest: ArraySlice<UInt8>) -> (start: Int, word: String, isQuoted: Bool) {
    var start = rest.startIndex
    var isQuoted = false
    for index in rest.indices {
      switch rest[index] {
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        if isQuoted { start = index }
      case 0x20 where !isQuoted, 0x09 where !isQuoted: start = index + 1
      default: break
      }
    }
    let word = rest[start...].filter { $0 != UInt8(ascii: "\"") }
    return (start, String(decoding: word, as: UTF8.self), isQuoted)
  }

  /// A path as it is written behind a command.
  static func quoted(_ path: String) -> String {
    path.contains { $0 == " " || $0 == "\t" } ? "\"\(path)\"" : path
  }

  /// The words of a line's rest; one in double quotes may hold blanks.
  static func words(_ rest: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in rest {
      switch character {
      case "\"":
        isQuoted.toggle()
        word = word ?? ""
      case " ", "\t":
        if isQuoted {
          word?.append(character)
        } else if let whole = word {
          words.append(whole)
          word = nil
        }
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}

extension String {
  /// Without blanks at either end.
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first == " " || first == "\t" || first == "\r" {
      text.removeFirst()
    }
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return String(text)
  }
}
