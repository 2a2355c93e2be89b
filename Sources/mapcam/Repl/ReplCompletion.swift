import Gazetteer
import Reports
import ScenarioLanguage

/// What could stand at the cursor of a line of a session.
extension Repl {
  /// The candidates for the end of `line`, which is what was typed up to the cursor.
  func completions(of line: [UInt8]) -> Completions {
    guard openParts == nil else {
      return language(pending + [0x0A] + line, from: pending.count + 1)
    }
    if let start = StatementReader.dotCommandStart(line) { return dotCommand(line, from: start) }
    return language(line, from: 0)
  }

  private func language(_ text: [UInt8], from lineStart: Int) -> Completions {
    var completions = Completer(names: session.names).complete(text)
    if let wanted = completions.wantedFile {
      completions.candidates = FileNames.matching(wanted.typed, endings: wanted.endings).map {
        Candidate(
          $0.path + ($0.isFolder ? "" : "\""), label: $0.label, isFollowedByBlank: !$0.isFolder)
      }
      completions.wantedFile = nil
    }
    // What is replaced lies in the line: a word is never broken by the end of one.
    let range = completions.replaced
    completions.replaced = max(0, range.lowerBound - lineStart)..<(range.upperBound - lineStart)
    return completions
  }

  // MARK: Commands with a dot

  private func dotCommand(_ line: [UInt8], from start: Int) -> Completions {
    let text = String(decoding: line[start...], as: UTF8.self)
    guard let blank = line[start...].firstIndex(where: { $0 == 0x20 || $0 == 0x09 }) else {
      let names = DotCommand.allCases.map { $0.rawValue }.filter { $0.hasPrefix(text) }
      return Completions(
        replaced: start..<line.count,
        candidates: names.map { Candidate($0, label: "." + $0, isFollowedByBlank: true) })
    }
    guard let command = try? DotCommand.named(DotCommand.split(text).word) else {
      return Completions(replaced: line.count..<line.count, candidates: [])
    }
    let rest = line[blank...].drop { $0 == 0x20 || $0 == 0x09 }
    switch command {
    case .read, .run, .save, .forcedSave:
      let typed = DotCommand.lastWord(rest)
      let endings = command == .read || command == .run ? [".cam"] : []
      return Completions(
        replaced: typed.start..<line.count,
        candidates: FileNames.matching(typed.word, endings: endings).map { file in
          let isQuoted = typed.isQuoted || file.path.contains(" ")
          let end = file.isFolder || !isQuoted ? "" : "\""
          return Candidate(
            (isQuoted ? "\"" : "") + file.path + end, label: file.label,
            isFollowedByBlank: !file.isFolder)
        })
    default:
      let typed = String(decoding: rest, as: UTF8.self)
      return Completions(
        replaced: rest.startIndex..<line.count,
        candidates: words(for: command, typed).map {
          Candidate($0, label: $0, isFollowedByBlank: true)
        })
    }
  }

  private func words(for command: DotCommand, _ typed: String) -> [String] {
    switch command {
    case .help:
      let codes = typed.isEmpty ? [] : WordHelp.codes
      let topics = WordHelp.topics + codes + DotCommand.allCases.map { "." + $0.rawValue }
      return Set(topics.filter { $0.hasPrefix(typed) }).sorted()
    case .places:
      let cities = typed.isEmpty ? [] : Gazetteer.cities(withPrefix: typed, limit: 200)
      return cities.compactMap { $0.identifier }.sorted()
    case .expect:
      let parts = CameraText(session.map).checks.map { $0.property }
      return parts.filter { $0.hasPrefix(typed) }
    default: return []
    }
  }
}

/// Names of files on the disk.
enum FileNames {
  /// A file, or a folder, whose path ends with a slash.
  struct Match {
    let path: String
    let label: String
    let isFolder: Bool
  }

  /// The files and folders whose paths begin with what was typed.
  ///
  /// Files whose names end otherwise are left out, hidden ones unless their dot was typed, and names that
  /// can't be written in a line as they are.
  static func matching(_ typed: String, endings: [String], in base: String = ".") -> [Match] {
    let slash = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let folder = String(typed[..<slash])
    let begun = typed[slash...]
    let place = Path.expanded(folder)
    let whole = base == "." || place.hasPrefix("/") ? place : base + "/" + place
    let names = (try? FolderContents(whole.isEmpty ? "." : whole).names) ?? []
    return names.sorted().compactMap { name in
      guard name.hasPrefix(begun), name != ".", name != "..", isPlain(name),
        !name.hasPrefix(".") || begun.hasPrefix(".")
      else { return nil }
      if Files.isFolder(whole + name) {
        return Match(path: folder + name + "/", label: name + "/", isFolder: true)
      }
      guard endings.isEmpty || endings.contains(where: { name.hasSuffix($0) }) else { return nil }
      return Match(path: folder + name, label: name, isFolder: false)
    }
  }

  private static func isPlain(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar.value != 0x7F && !"\"\\{}".unicodeScalars.contains(scalar)
    }
  }
}
