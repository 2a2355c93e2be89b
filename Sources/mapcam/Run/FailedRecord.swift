/// The scenarios that failed the last time, kept for each folder that mapcam is called in.
struct FailedRecord {
  private var entries: Set<String>
  private let before: Set<String>

  private static var name: String { "failed" }
  /// The record of so many folders is kept.
  static var mostRecords: Int { 100 }

  /// Reads the record of the current folder.
  init() {
    let bytes = StateFolder.path(of: Self.name).flatMap { path in
      Files.isRegular(path) ? try? Files.read(path) : nil
    }
    before = Set(
      String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n").map { String($0) })
    entries = before
  }

  /// Whether a scenario failed the last time.
  func holds(_ file: String, _ title: String) -> Bool {
    before.contains(Self.entry(file, title))
  }

  /// Notes how a scenario ended. What was not run stays as it was.
  mutating func note(_ file: String, _ title: String, passed: Bool) {
    if passed, entries.isEmpty { return }
    let entry = Self.entry(file, title)
    if passed { entries.remove(entry) } else { entries.insert(entry) }
  }

  /// Keeps it, where there is a place to. It only saves time, so that it is no loss when it can't be.
  func save() {
    guard entries != before else { return }
    let text = entries.sorted().map { $0 + "\n" }.joined()
    StateFolder.keep(text, as: Self.name, atMost: Self.mostRecords)
  }

  /// A line: the names of a file and of a scenario, which are on one line each.
  private static func entry(_ file: String, _ title: String) -> String {
    "\(file)\t\(title)".filter { $0 != "\n" && $0 != "\r" && $0 != "\r\n" }
  }
}
