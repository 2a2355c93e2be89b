/// The entries of a history, the oldest first. Each is decoded when it is asked for, so that a long
/// history costs a session nothing that doesn't look at it.
public struct HistoryEntries: RandomAccessCollection, Sendable {
  private let text: HistoryText?
  private let first: Int
  /// One past the newest.
  public let endIndex: Int

  /// The oldest.
  public var startIndex: Int { first }

  /// The newest entries of a file; none without one.
  init(_ text: HistoryText? = nil, atMost limit: Int = 0) {
    self.text = text
    endIndex = text?.count ?? 0
    first = Swift.max(endIndex - limit, 0)
  }

  /// An entry.
  public subscript(index: Int) -> String { text?.entry(index) ?? "" }
}
