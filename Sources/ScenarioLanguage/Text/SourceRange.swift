/// A stretch of a source text, in UTF-8 bytes from its start, the upper end excluded.
public struct SourceRange: Hashable, Sendable {
  /// The first byte.
  public var lower: Int32
  /// One past the last byte.
  public var upper: Int32

  /// The bytes from `lower` up to, not including, `upper`.
  public init(_ lower: Int, _ upper: Int) {
    self.lower = Int32(truncatingIfNeeded: lower)
    self.upper = Int32(truncatingIfNeeded: upper)
  }

  /// The smallest span that holds both.
  public func joined(_ other: SourceRange) -> SourceRange {
    SourceRange(Int(min(lower, other.lower)), Int(max(upper, other.upper)))
  }

  /// Whether the byte at a position belongs to it.
  public func contains(_ position: Int32) -> Bool { lower <= position && position < upper }

  /// Whether some byte belongs to both.
  func overlaps(_ other: SourceRange) -> Bool { lower < other.upper && other.lower < upper }

  /// Whether all of another lies in it.
  func holds(_ other: SourceRange) -> Bool { lower <= other.lower && other.upper <= upper }

  /// Nothing, at `position`.
  public static func empty(at position: Int) -> SourceRange { SourceRange(position, position) }
}

/// A place in one of the texts of a run.
public struct Location: Hashable, Sendable {
  /// The index of the text in the run's list of sources.
  public var source: Int32
  /// The bytes meant.
  public var span: SourceRange

  /// `span` in the source numbered `source`.
  public init(source: Int32, span: SourceRange) {
    self.source = source
    self.span = span
  }
}
