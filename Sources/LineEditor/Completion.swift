/// What a line can be completed to at the cursor.
public struct Completion: Equatable, Sendable {
  /// One of the texts that fit.
  public struct Candidate: Equatable, Sendable {
    /// What is put into the line.
    public var text: String
    /// What is shown in the list.
    public var label: String
    /// Whether a blank follows it once it is chosen.
    public var isComplete: Bool

    /// A candidate that shows what it puts in, unless a label says otherwise.
    public init(_ text: String, label: String? = nil, isComplete: Bool = true) {
      self.text = text
      self.label = label ?? text
      self.isComplete = isComplete
    }
  }

  /// The bytes of the line that a candidate replaces.
  public var replaced: Range<Int>
  /// All that fits, in the order of the list.
  public var candidates: [Candidate]

  /// Candidates for a part of the line.
  public init(replacing replaced: Range<Int>, with candidates: [Candidate]) {
    self.replaced = replaced
    self.candidates = candidates
  }

  /// How all candidates begin.
  var commonBeginning: String {
    guard let first = candidates.first?.text else { return "" }
    return candidates.dropFirst().reduce(first) { common, candidate in
      String(zip(common, candidate.text).prefix { $0 == $1 }.map(\.0))
    }
  }

  /// What to put in place of the bytes that were typed, nil when that is no step forward.
  func replacement(for typed: String, isBeforeBlank: Bool) -> String? {
    if candidates.count == 1 {
      let text = candidates[0].text + (candidates[0].isComplete && !isBeforeBlank ? " " : "")
      return text == typed ? nil : text
    }
    let common = commonBeginning
    return common != typed && common.count >= typed.count ? common : nil
  }
}
