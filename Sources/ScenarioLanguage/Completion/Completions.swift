/// What can stand at the cursor.
public struct Completions: Equatable, Sendable {
  /// The bytes of the text that a candidate replaces; they end at the cursor.
  public var replaced: Range<Int>
  /// The candidates, in the order in which to list them.
  ///
  /// Those that continue what has been typed to the letter come before those with other capitals
  /// or accents; among these, values of the kind that is wanted and words of the command come
  /// first, then values that can be made into one, then cities; and then it goes by the alphabet.
  public var candidates: [Candidate]
  /// The name of a file is wanted; its candidates are on the disk, and `candidates` is empty.
  public var wantedFile: WantedFile?

  /// What can replace a part of a text.
  public init(replaced: Range<Int>, candidates: [Candidate], wantedFile: WantedFile? = nil) {
    self.replaced = replaced
    self.candidates = candidates
    self.wantedFile = wantedFile
  }
}

/// One thing that can stand at the cursor.
public struct Candidate: Hashable, Sendable {
  /// What to write in the place of what has been typed: `distance(`, `São Paulo"`.
  public let text: String
  /// What to show in a list: the text without its opening parenthesis or closing quote.
  public let label: String
  /// Whether a blank follows.
  public let isFollowedByBlank: Bool

  /// A text, what to show for it, and whether a blank follows.
  public init(_ text: String, label: String, isFollowedByBlank: Bool) {
    self.text = text
    self.label = label
    self.isFollowedByBlank = isFollowedByBlank
  }
}

/// A file whose name is being typed, between quotes.
public struct WantedFile: Equatable, Sendable {
  /// What has been typed of its name.
  public var typed: String
  /// The endings that it may have, with their dots.
  public var endings: [String]
}
