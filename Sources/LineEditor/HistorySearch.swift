import CEditline

/// A search through the history that goes on with every key.
struct HistorySearch {
  /// The way it goes.
  enum Direction { case back, forward }

  /// The entries, the oldest first.
  let entries: [String]
  var direction: Direction
  private(set) var pattern = ""
  /// The entry that was found, and the bytes before the place in it.
  private(set) var found: (entry: Int, offset: Int)?
  /// Whether nothing has been found with the last key.
  private(set) var hasFailed = false

  init(_ entries: [String], _ direction: Direction) {
    self.entries = entries
    self.direction = direction
  }

  /// Adds to what is looked for.
  mutating func add(_ scalar: Unicode.Scalar) {
    pattern.unicodeScalars.append(scalar)
    search(from: found?.entry ?? start)
  }

  /// Takes back the last character.
  mutating func removeLast() {
    guard !pattern.isEmpty else { return hasFailed = true }
    pattern.unicodeScalars.removeLast()
    found = nil
    hasFailed = false
    if !pattern.isEmpty { search(from: start) }
  }

  /// Looks for the next entry in the direction.
  mutating func goOn(_ newDirection: Direction) {
    direction = newDirection
    guard !pattern.isEmpty else { return }
    search(from: found.map { $0.entry + step } ?? start)
  }

  private var start: Int { direction == .back ? entries.count - 1 : 0 }
  private var step: Int { direction == .back ? -1 : 1 }

  private mutating func search(from first: Int) {
    var index = first
    while entries.indices.contains(index) {
      if let offset = Self.offset(of: pattern, in: entries[index]) {
        found = (index, offset)
        hasFailed = false
        return
      }
      index += step
    }
    hasFailed = true
  }

  /// The number of bytes before the first place where the text has the pattern.
  private static func offset(of pattern: String, in text: String) -> Int? {
    var (pattern, text) = (pattern, text)
    return pattern.withUTF8 { pattern in
      text.withUTF8 { text in
        guard let start = text.baseAddress, let sought = pattern.baseAddress,
          let place = memmem(start, text.count, sought, pattern.count)
        else { return nil }
        return UnsafeRawPointer(start).distance(to: UnsafeRawPointer(place))
      }
    }
  }
}
