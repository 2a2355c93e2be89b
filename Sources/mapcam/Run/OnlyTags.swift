import Reports
import ScenarioLanguage

/// The `@only` tags of the files, which leave out all other scenarios: a help while one works, and a
/// fault where they are left.
struct OnlyTags {
  /// The files that have some, and the lines of these.
  private let places: [(file: String, lines: [Int])]
  /// The files that reports don't tell of yet.
  private var untold: [(file: String, line: Int)]

  /// So many are named.
  private static var most: Int { 5 }

  init(_ files: [CheckedFile]) {
    places = files.filter { $0.hasOnly }.map { ($0.name, $0.onlyLines(atMost: Self.most)) }
    untold = places.map { ($0.file, $0.lines.first ?? 1) }
  }

  /// Whether there is none.
  var isEmpty: Bool { places.isEmpty }

  /// Where they are, for the terminal.
  var text: String {
    let all = places.flatMap { file, lines in lines.map { "\(file.onOneLine):\($0)" } }
    let more = all.count > Self.most ? ", …" : ""
    return "\(Self.sentence): " + Array(all.prefix(Self.most)).listed(with: ", ") + more + "\n"
  }

  /// What reports say of a file that has one, given once.
  mutating func takeRecord(of file: String) -> RunRecord? {
    guard let index = untold.firstIndex(where: { $0.file == file }) else { return nil }
    let line = untold.remove(at: index).line
    return RunRecord(
      file: file, title: "@only", line: line, tags: [], ending: .faulty(Self.sentence), seconds: 0)
  }

  /// What reports say of those files of which nothing has been said.
  mutating func takeRecords() -> [RunRecord] {
    untold.compactMap { takeRecord(of: $0.file) }
  }

  private static let sentence = "@only is left in a file, so that the others were not run"
}

extension CheckedFile {
  /// Whether a scenario of it is tagged `@only`.
  var hasOnly: Bool { program.scenarios.contains { $0.tags.contains("only") } }

  /// The lines on which scenarios with `@only` begin, the first ones.
  fileprivate func onlyLines(atMost most: Int) -> [Int] {
    var starts: [Int] = []
    for scenario in program.scenarios where scenario.tags.contains("only") {
      let start = Int(scenario.extent.lower)
      // The rows of a table have their scenario's tags.
      if starts.last != start { starts.append(start) }
      // One more tells that there are more.
      if starts.count > most { break }
    }
    return starts.map { program.sources[0].line(of: $0) }
  }
}
