import Gazetteer
import ScenarioLanguage

/// What could stand at the cursor of a line of a session.
extension Repl {
  /// The candidates for the end of `line`, which is what was typed up to the cursor.
  func completions(of line: [UInt8]) -> Completions {
    guard openParts == nil else {
      return language(pending + [0x0A] + line, from: pending.count + 1)
    }
    let start = line.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? line.count
    if start < line.count, line[start] == UInt8(ascii: "."),
      !(start + 1 < line.count && (0x30...0x39).contains(line[start + 1]))
    {
      return dotCommand(line, from: start + 1)
    }
    return language(line, from: 0)
  }

  private func language(_ text: [UInt8], from lineStart: Int) -> Completions {
    var completions = Completer(names: session.names).complete(text)
    if let wanted = completions.wantedFile {
      completions.candidates = FileNames.candidates(
        typed: wanted.typed, endings: wanted.endings, isQuoted: true)
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
    guard text.utf8.contains(where: { $0 == 0x20 || $0 == 0x09 }) else {
      let names = DotCommand.allCases.map { $0.rawValue }.filter { $0.hasPrefix(text) }
      return Completions(
        replaced: start..<line.count,
        candidates: names.map { Candidate($0, label: "." + $0, isFollowedByBlank: true) })
    }
    let (word, _) = DotCommand.split(text)
    let argumentStart = (line.lastIndex { $0 == 0x20 || $0 == 0x09 } ?? start) + 1
    let typed = String(decoding: line[argumentStart...], as: UTF8.self)
    return Completions(
      replaced: argumentStart..<line.count,
      candidates: (try? DotCommand.named(word)).map { candidates(for: $0, typed) } ?? [])
  }

  private func candidates(for command: DotCommand, _ typed: String) -> [Candidate] {
    switch command {
    case .help:
      let words = Set(WordHelp.topics).sorted() + DotCommand.allCases.map { "." + $0.rawValue }
      return words.filter { $0.hasPrefix(typed) }
        .map { Candidate($0, label: $0, isFollowedByBlank: true) }
    case .places:
      let cities = typed.isEmpty ? [] : Gazetteer.cities(withPrefix: typed, limit: 200)
      return cities.compactMap { $0.identifier }.sorted()
        .map { Candidate($0, label: $0, isFollowedByBlank: true) }
    case .read, .run:
      return FileNames.candidates(typed: typed, endings: [".cam"], isQuoted: false)
    case .save, .forcedSave:
      return FileNames.candidates(typed: typed, endings: [], isQuoted: false)
    default: return []
    }
  }
}

/// Names of files on the disk.
enum FileNames {
  /// The files and folders whose names begin with what was typed.
  ///
  /// Files whose names end otherwise are left out, and hidden ones unless their dot was
  /// typed. In double quotes the closing quote belongs to a file's name.
  static func candidates(typed: String, endings: [String], isQuoted: Bool) -> [Candidate] {
    let slash = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let folder = String(typed[..<slash])
    let begun = typed[slash...]
    let names = (try? Files.names(in: folder.isEmpty ? "." : Path.expanded(folder))) ?? []
    var candidates: [Candidate] = []
    for name in names.sorted()
    where name.hasPrefix(begun) && !(name.hasPrefix(".") && begun.isEmpty)
      && name != "." && name != ".."
    {
      if Files.isFolder(Path.expanded(folder + name)) {
        candidates.append(
          Candidate(folder + name + "/", label: name + "/", isFollowedByBlank: false))
      } else if endings.isEmpty || endings.contains(where: { name.hasSuffix($0) }) {
        candidates.append(
          Candidate(
            folder + name + (isQuoted ? "\"" : ""), label: name, isFollowedByBlank: true))
      }
    }
    return candidates
  }
}
