/// Which tags a scenario must have: `@slow and not (@ios or @android)`.
///
/// `not` binds most, then `and`, then `or`.
struct TagFilter {
  /// The condition as it was written.
  let text: String
  private let expression: Expression

  /// Reads a condition.
  init(_ text: String) throws(Arguments.Misuse) {
    self.text = text
    var reader = Reader(text)
    expression = try reader.alternatives()
    if let word = reader.words.first {
      throw reader.misuse(
        word.hasPrefix("@") || word == "not" || word == "("
          ? "“and” or “or” is missing before “\(word)”" : "“\(word)” can't stand there")
    }
  }

  /// Whether a scenario with these tags, written without @, is meant.
  func matches(_ tags: [String]) -> Bool { expression.matches(tags) }

  private indirect enum Expression {
    case tag(String)
    case not(Expression)
    case and(Expression, Expression)
    case or(Expression, Expression)

    func matches(_ tags: [String]) -> Bool {
      switch self {
      case .tag(let name): tags.contains(name)
      case .not(let inner): !inner.matches(tags)
      case .and(let left, let right): left.matches(tags) && right.matches(tags)
      case .or(let left, let right): left.matches(tags) || right.matches(tags)
      }
    }
  }

  /// Reads the words of an expression one after the other.
  private struct Reader {
    let text: String
    var words: ArraySlice<String>
    private var depth = 0

    init(_ text: String) {
      self.text = text
      var words: [String] = []
      var word = ""
      for character in text + " " {
        switch character {
        case " ", "\t", "\n", "(", ")", ",":
          if !word.isEmpty { words.append(word) }
          word = ""
          if "(),".contains(character) { words.append(String(character)) }
        default: word.append(character)
        }
      }
      self.words = words[...]
    }

    func misuse(_ reason: String) -> Arguments.Misuse {
      Arguments.Misuse("--tags '\(text)': \(reason); for example: --tags '@slow and not @ios'")
    }

    /// Reads the condition to its end, or to what can't belong to it.
    mutating func alternatives() throws(Arguments.Misuse) -> Expression {
      var left = try conjunction()
      while words.first == "or" {
        words.removeFirst()
        left = .or(left, try conjunction())
      }
      return left
    }

    private mutating func conjunction() throws(Arguments.Misuse) -> Expression {
      var left = try single()
      while words.first == "and" {
        words.removeFirst()
        left = .and(left, try single())
      }
      if words.first == "," {
        throw misuse("a comma does not say whether both tags are meant: write “and” or “or”")
      }
      return left
    }

    private mutating func single() throws(Arguments.Misuse) -> Expression {
      depth += 1
      defer { depth -= 1 }
      guard depth <= 100 else { throw misuse("it is nested too deep") }
      guard let word = words.popFirst() else { throw misuse("a tag is missing at its end") }
      switch word {
      case "not": return .not(try single())
      case "(":
        let inner = try alternatives()
        guard words.popFirst() == ")" else { throw misuse("a ) is missing") }
        return inner
      case _ where word.hasPrefix("@") && word.utf8.count > 1:
        return .tag(String(word.dropFirst()))
      default: throw misuse("a tag begins with @, and “\(word)” does not")
      }
    }
  }
}
