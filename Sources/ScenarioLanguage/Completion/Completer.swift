/// Says what can be written at the cursor: commands, arguments, values, names, cities.
///
/// What can stand there follows from the one table of words and from the statement before the
/// cursor. That statement need not be right: what can't be read is passed over.
///
///     let completer = Completer(names: [SessionName("level", .value(kind))])
///     completer.complete(Array("target sao_p".utf8)).candidates[0].text  // sao_paulo
public struct Completer: Sendable {
  private var vocabulary = Vocabulary()
  private var names: [KnownName] = []

  /// A completer that knows these names besides the words of the language; later ones win.
  public init(names: [SessionName] = []) {
    for name in names {
      let number = vocabulary.names.number(name.spelling)
      self.names.append(KnownName(number: number, meaning: name.meaning, depth: 0))
    }
  }

  /// What can stand at the end of `text`: the statements so far, in UTF-8, up to the cursor.
  public func complete(_ text: [UInt8]) -> Completions {
    text.withUnsafeBufferPointer { bytes in
      var reader = CursorReader(bytes, vocabulary: vocabulary, names: names)
      reader.readText()
      return reader.offers.completions
    }
  }
}

/// A name that has been defined before the text that is completed.
public struct SessionName: Sendable {
  /// What a name stands for.
  public enum Meaning: Sendable {
    /// A value of this kind: of `let`, `place`, `marker` or `line`.
    case value(Kind)
    /// A command of one's own, with the names of its parameters.
    case definition(parameters: [String])
  }

  /// The name as it is written.
  public let spelling: String
  /// What it stands for.
  public let meaning: Meaning

  /// Whether it stands for a place.
  public var isPlace: Bool {
    if case .value(let kind) = meaning { return kind == .place }
    return false
  }

  /// A name and what it stands for.
  public init(_ spelling: String, _ meaning: Meaning) {
    self.spelling = spelling
    self.meaning = meaning
  }
}

/// A name known at some place of a text.
struct KnownName {
  let number: Int32
  let meaning: SessionName.Meaning
  /// How many blocks deep it was defined; it is forgotten when the block ends.
  let depth: Int
}
