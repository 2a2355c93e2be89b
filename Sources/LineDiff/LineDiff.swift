/// Which lines of a text were replaced by which lines of another.
///
///     LineDiff(old: Array("a\nb\n".utf8), new: Array("a\nc\n".utf8)).changes
///     // [Change(old: 1..<2, new: 1..<2)]
///
/// The time it takes is in proportion to the size of the texts. Where they have little in common, lines that
/// are the same may count as replaced.
public struct LineDiff: Sendable {
  /// Lines that were replaced by others; either may be none.
  public struct Change: Equatable, Sendable {
    /// The numbers of the lines that went, from 0.
    public let old: Range<Int>
    /// The numbers of the lines that came, from 0.
    public let new: Range<Int>
  }

  /// What was replaced, in the order of the texts. Between two changes there is a line that stayed.
  public private(set) var changes: [Change] = []
  /// The old lines, each with its line break.
  public let old: [ArraySlice<UInt8>]
  /// The new lines, each with its line break.
  public let new: [ArraySlice<UInt8>]

  /// Compares two texts.
  public init(old: [UInt8], new: [UInt8]) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
    let shared = SharedLines(old: self.old, new: self.new)
    var matching = LineMatching(shared)
    matching.match()
    collect(shared.partners(matching.partners))
  }

  /// Compares two texts that have as many lines, each line with the one of the same number.
  public init(lineByLine old: [UInt8], with new: [UInt8]) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
    precondition(self.old.count == self.new.count)
    collect(self.old.indices.map { self.old[$0] == self.new[$0] ? Int32($0) : -1 })
  }

  /// The lines of a text, each with its line break.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// Takes what lies between lines that stayed.
  private mutating func collect(_ partners: [Int32]) {
    var (oldStart, newStart) = (0, 0)
    for line in 0...old.count {
      let isEnd = line == old.count
      guard isEnd || partners[line] >= 0 else { continue }
      let partner = isEnd ? new.count : Int(partners[line])
      if oldStart < line || newStart < partner {
        changes.append(Change(old: oldStart..<line, new: newStart..<partner))
      }
      (oldStart, newStart) = (line + 1, partner + 1)
    }
  }
}
