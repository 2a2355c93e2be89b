import ScenarioLanguage

/// The lines that come in on a file descriptor, each as soon as it is there.
struct InputLines {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its line break, nil at the end. One that is far too long is cut.
  mutating func next() throws(Files.Failure) -> [UInt8]? {
    if position > Self.room {
      buffer.removeSubrange(..<position)
      position = 0
    }
    guard let line = try line(from: position) else { return nil }
    position = line.next
    return Array(buffer[line.range])
  }

  /// Whether the next line that is not blank begins with `else`.
  mutating func leadsToElse() -> Bool {
    var start = position
    while let line = try? line(from: start) {
      if let isElse = StatementReader.beginsWithElse(buffer[line.range]) { return isElse }
      start = line.next
    }
    return false
  }

  private static var room: Int { 1 << 16 }

  /// The line that begins at `start`, and where the one behind it begins; nil at the end.
  private mutating func line(
    from start: Int
  ) throws(Files.Failure) -> (range: Range<Int>, next: Int)? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        let isCRLF = end > start && buffer[end - 1] == 0x0D
        return (start..<(isCRLF ? end - 1 : end), end + 1)
      }
      searched = buffer.count
      if isAtEnd || searched - start > SourceText.largest {
        return start < searched ? (start..<searched, searched) : nil
      }
      let more = try Files.readSome(descriptor, atMost: Self.room)
      if more.isEmpty { isAtEnd = true } else { buffer += more }
    }
  }
}
