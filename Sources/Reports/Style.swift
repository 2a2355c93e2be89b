/// How a report marks its words: in colour on a terminal, plainly everywhere else.
public struct Style: Sendable {
  /// Whether colours are used.
  public let isColored: Bool

  /// Colours, or none.
  public init(isColored: Bool) { self.isColored = isColored }

  enum Mark: String {
    case good = "32", bad = "31", warning = "33", quiet = "2", strong = "1"
  }

  /// A text that is less important than what stands around it.
  public func subdued(_ text: String) -> String { self(.quiet, text) }

  func callAsFunction(_ mark: Mark, _ text: String) -> String {
    isColored ? "\u{1B}[\(mark.rawValue)m\(text)\u{1B}[0m" : text
  }
}
