#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// The history that is kept between sessions: a file that several sessions can add to at once.
///
/// Whatever is wrong with it is said in a sentence, and the session goes on with the history that it has in
/// memory.
///
///     var file = HistoryFile(path: "/home/ann/.local/state/mapcam/history")
///     editor.remember(contentsOf: file.load().entries)
///     if let problem = file.append("print 1") { say(problem) }
public struct HistoryFile {
  /// How many entries are kept.
  public static let limit = 10_000
  /// How many more the file may have before it is written anew.
  var slack = 500

  /// Where the file is, nil when there is no home.
  public let path: String?
  private var count = 0
  private var last: String?
  private var isUsable: Bool
  private var hasComplained = false

  /// The history in a file; nil where there is no place for one.
  public init(path: String?) {
    self.path = path
    isUsable = path != nil
  }

  // MARK: Reading

  /// The entries, the oldest first, and what is wrong with the file.
  public mutating func load() -> (entries: HistoryEntries, problem: String?) {
    guard let path else {
      hasComplained = true
      return (HistoryEntries(), "the history can't be kept: HOME is not set")
    }
    let file: HistoryLock
    switch HistoryLock.open(path, toWrite: false) {
    case .success(let opened): file = opened
    case .failure(let failure):
      return (HistoryEntries(), failure.isMissing ? nil : complain(about: failure))
    }
    guard let bytes = file.bytes() else {
      return (HistoryEntries(), complain(about: HistoryFailure(reason: System.lastError)))
    }
    guard let text = HistoryText(bytes) else { return (HistoryEntries(), setAside()) }
    count = text.count
    let entries = HistoryEntries(text, atMost: Self.limit)
    last = entries.last
    return (entries, nil)
  }

  // MARK: Writing

  /// Adds an entry, unless it is the same as the one before; gives what is wrong, once.
  public mutating func append(_ entry: String) -> String? {
    guard isUsable, let path, !entry.isEmpty, entry != last else { return nil }
    last = entry
    switch HistoryLock.open(path, toWrite: true) {
    case .failure(let failure): return complain(about: failure)
    case .success(let file):
      guard file.append(HistoryText.line(for: entry)) else {
        return complain(about: HistoryFailure(reason: System.lastError))
      }
      count += 1
      if count > Self.limit + slack, let bytes = file.bytes(), let text = HistoryText(bytes) {
        // A file that can't be written anew keeps what it has.
        if file.replace(with: text.newest(Self.limit)) { count = Self.limit }
      }
      return nil
    }
  }

  /// What is wrong, the first time; later on nothing is tried that has failed.
  private mutating func complain(about failure: HistoryFailure) -> String? {
    isUsable = failure.isPassing
    if hasComplained { return nil }
    hasComplained = true
    return "the history can't be kept in \(path ?? "a file"): \(failure.reason)"
  }

  /// Gives a damaged file another name, so that nothing of it is lost.
  private mutating func setAside() -> String? {
    guard let path else { return nil }
    switch HistoryLock.open(path, toWrite: true) {
    case .failure(let failure): return complain(about: failure)
    case .success(let file):
      // Another session may have done it in the meantime.
      if let bytes = file.bytes(), HistoryText(bytes) != nil { return nil }
      for number in 1...100 {
        let name = path + ".damaged" + (number == 1 ? "" : "-\(number)")
        if link(path, name) == 0 {
          unlink(path)
          return "the history file was damaged; it is now \(name), and a new one is begun"
        }
        if errno != EEXIST { break }
      }
      return complain(
        about: HistoryFailure(reason: "it is damaged and can't be given another name"))
    }
  }
}

/// Why the history file can't be used.
struct HistoryFailure: Error {
  let reason: String
  var isMissing = false
  /// Whether it is worth another try.
  var isPassing = false
}
