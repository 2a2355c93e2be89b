/// The scenarios that failed the last time, kept for each folder that mapcam is called in.
///
/// A scenario is known by its file, its title, and which of the scenarios of this title it is: so a file
/// may change elsewhere, and rows of one title are told apart.
struct FailedRecord {
  private let before: Set<String>
  private var added: Set<String> = []
  private var removed: Set<String> = []
  /// What tells equal titles apart in the file that was asked about last.
  private var current: (file: String, titles: SameTitles)?

  private static var name: String { "failed" }
  /// The record of so many folders is kept.
  static var mostRecords: Int { 100 }

  /// Reads the record of the current folder.
  init() {
    before = StateFolder.lines(of: Self.name)
  }

  /// Whether a scenario failed the last time.
  mutating func holds(_ scenario: Int, of file: CheckedFile) -> Bool {
    !before.isEmpty && before.contains(entry(scenario, of: file))
  }

  /// Notes how a scenario ended. What was not run stays as it was.
  mutating func note(_ scenario: Int, of file: CheckedFile, passed: Bool) {
    if passed, before.isEmpty, added.isEmpty { return }
    let entry = entry(scenario, of: file)
    if !passed {
      added.insert(entry)
    } else if !added.contains(entry), before.contains(entry) {
      removed.insert(entry)
    }
  }

  /// Keeps it, where there is a place to. It only saves time, so that it is no loss when it can't be.
  func save() {
    guard !added.isSubset(of: before) || !removed.isEmpty else { return }
    // Another run, such as that of another shard, may have noted its own in the meantime.
    StateFolder.change(Self.name, keeping: Self.mostRecords) {
      $0.subtracting(removed).union(added)
    }
  }

  /// A line: the position among equal titles, and the names of the file and of the scenario, which are on
  /// one line each.
  private mutating func entry(_ scenario: Int, of file: CheckedFile) -> String {
    if current?.file != file.name { current = (file.name, SameTitles(file.program)) }
    let position = current?.titles.positions[scenario] ?? 1
    return "\(position)\t\(file.name)\t\(file.title(scenario))".filter {
      $0 != "\n" && $0 != "\r" && $0 != "\r\n"
    }
  }
}
