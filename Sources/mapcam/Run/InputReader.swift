import ScenarioLanguage

/// The texts that a call names: files, those in folders, a text of the call, standard input.
struct InputReader: Sendable {
  /// A text that is wanted.
  struct Text: Sendable {
    /// The name that reports show.
    let name: String
    /// The file that it stands in, nil for a text that is no file.
    let path: String?
    /// The bytes of a text that is no file.
    let bytes: [UInt8]?
    /// The lines whose scenarios alone are wanted; none for all.
    var lines: [Int] = []
  }

  /// What came of reading and checking a text.
  enum Result: Sendable {
    /// It was read, and uses these files.
    case read(Checked, using: [String])
    case unreadable(String)
  }

  private(set) var texts: [Text] = []
  /// What was named and gives no text, and why.
  private(set) var problems: [(name: String, sentence: String)] = []
  /// Where the text of each file is: one that is named twice is run once.
  private var places: [String: Int] = [:]

  init(_ inputs: [RunOptions.Input]) {
    for input in inputs {
      switch input {
      case .text(let text):
        texts.append(Text(name: "-e", path: nil, bytes: Array(text.utf8)))
      case .standardInput: addStandardInput()
      case .path(let path): add(path)
      }
    }
  }

  private mutating func addStandardInput() {
    do throws(Files.Failure) {
      texts.append(Text(name: "stdin", path: nil, bytes: try Files.readStandardInput()))
    } catch {
      problems.append(("stdin", "standard input can't be read: \(error.reason)"))
    }
  }

  /// A file, the files in a folder, or the scenario on a line of a file: `tour.cam:12`, or `tour.cam:12:5`
  /// as places are shown.
  private mutating func add(_ path: String) {
    if Files.isFolder(path) { return addFolder(path) }
    let (file, line) = Self.fileAndLine(of: path)
    addFile(file, line: line)
  }

  /// What a path names: a file, or the line of a file that stands behind a colon.
  static func fileAndLine(of path: String) -> (file: String, line: Int?) {
    guard let (file, line) = cut(path) else { return (path, nil) }
    // What was taken for the line is the column when a line stands before it.
    guard let (shorter, number) = cut(file) else { return (file, line) }
    return (shorter, number)
  }

  /// What stands before a number behind the last colon, unless it is all the name of a file.
  private static func cut(_ path: String) -> (file: String, number: Int)? {
    guard let colon = path.lastIndex(of: ":"), !Files.exists(path),
      let number = Int(path[path.index(after: colon)...]), number > 0
    else { return nil }
    return (String(path[..<colon]), number)
  }

  private mutating func addFolder(_ path: String) {
    let found = FolderWalk(path)
    problems += found.problems
    if found.scenarios.isEmpty, found.problems.isEmpty {
      problems.append((path, "there is no scenario file (*.cam) in the folder “\(path)”"))
    }
    for file in found.scenarios { addFile(file, line: nil) }
  }

  private mutating func addFile(_ path: String, line: Int?) {
    let name = Path.normalized(path)
    guard let known = places[name] else {
      places[name] = texts.count
      texts.append(Text(name: name, path: path, bytes: nil, lines: line.map { [$0] } ?? []))
      return
    }
    // Without a line all of it is wanted.
    if let line, !texts[known].lines.isEmpty {
      texts[known].lines.append(line)
    } else {
      texts[known].lines = []
    }
  }
}

extension InputReader {
  /// Why a text can't be read.
  struct Unreadable: Error {
    let sentence: String
  }
}

extension InputReader.Text {
  /// The bytes of the text.
  func read() throws(InputReader.Unreadable) -> [UInt8] {
    if let bytes { return bytes }
    let path = path ?? name
    do throws(Files.Failure) {
      // A pipe or a device would be waited for without an end.
      if !Files.isRegular(path) { throw Files.Failure(reason: "it is no file") }
      return try Files.read(path)
    } catch {
      throw InputReader.Unreadable(
        sentence: error.isMissing
          ? Self.missing(path) : "the file “\(path)” can't be read: \(error.reason)")
    }
  }

  private static func missing(_ path: String) -> String {
    guard let goal = Files.goal(ofLink: path) else { return "there is no file “\(path)”" }
    return "the link “\(path)” leads to “\(goal)”, and there is no such file"
  }

  /// Reads and checks the text; `replacements` count in place of what the files of these names hold.
  func check(
    _ settings: [Setting], isTraced: Bool, replacing replacements: [String: [UInt8]] = [:]
  ) -> InputReader.Result {
    var host = FileHost(
      running: path.map { Path.normalized($0) }, replacing: { replacements[$0] })
    do throws(InputReader.Unreadable) {
      let bytes = if let replaced = replacements[name] { replaced } else { try read() }
      let checked = Program.check(
        name: name, bytes: bytes, host: &host, settings: settings, isTraced: isTraced)
      return .read(checked, using: host.files)
    } catch {
      return .unreadable(error.sentence)
    }
  }
}
