/// Tells whether a text follows a grammar, by the set of places at which each rule can end.
struct Recognizer {
  private let grammar: Grammar
  private let text: [Unicode.Scalar]
  private var known: [Visit: [Int]] = [:]

  /// A rule at a place of the text.
  private struct Visit: Hashable {
    let rule: Int
    let place: Place
  }

  /// A position, inside parentheses or brackets or not: there line breaks are blanks.
  private struct Place: Hashable {
    var position: Int
    var isInBrackets = false
  }

  /// Whether the text follows a rule of the grammar from its beginning to its end.
  static func accepts(_ text: String, as rule: String, of grammar: Grammar) -> Bool {
    var recognizer = Recognizer(grammar: grammar, text: Array(text.unicodeScalars))
    guard let start = grammar.number(rule) else { return false }
    let ends = recognizer.ends(ofRule: start, Place(position: 0))
    return ends.contains { recognizer.skip(Place(position: $0)) == recognizer.text.count }
  }

  private init(grammar: Grammar, text: [Unicode.Scalar]) {
    self.grammar = grammar
    self.text = text
  }

  private mutating func ends(ofRule rule: Int, _ place: Place) -> [Int] {
    let visit = Visit(rule: rule, place: place)
    if let ends = known[visit] { return ends }
    var ends: [Int]
    if grammar.isOfCharacters(rule) {
      ends = Array(self.ends(grammar.rules[rule], place, isOfCharacters: true))
      // A name or a number goes on as long as it can.
      ends = ends.max().map { [isTimes(place.position) ? place.position + 1 : $0] } ?? []
    } else {
      ends = self.ends(grammar.rules[rule], place, isOfCharacters: false).sorted()
    }
    known[visit] = ends
    return ends
  }

  private mutating func ends(
    _ part: Grammar.Part, _ place: Place, isOfCharacters: Bool
  ) -> Set<Int> {
    switch part {
    case .literal(let literal):
      guard let start = start(place, isOfCharacters) else { return [] }
      let end = start + literal.count
      guard end <= text.count, text[start..<end].elementsEqual(literal), !cutsWord(at: end) else {
        return []
      }
      return [end]
    case .set(let set):
      let position = place.position
      return position < text.count && set.contains(text[position]) ? [position + 1] : []
    case .rule(let rule):
      guard grammar.isOfCharacters(rule), !isOfCharacters else {
        return Set(ends(ofRule: rule, place))
      }
      // A break is no blank, and a blank before it changes nothing.
      guard let start = start(place, false) else { return [] }
      return Set(ends(ofRule: rule, Place(position: start)))
    case .touching: return []
    case .sequence(let parts): return ends(parts, place, isOfCharacters)
    case .choice(let parts):
      return parts.reduce(into: []) {
        $0.formUnion(ends($1, place, isOfCharacters: isOfCharacters))
      }
    case .repeated(let part, let least, let most):
      return ends(part, least, most, place, isOfCharacters)
    case .difference(let part, let other):
      return ends(part, place, isOfCharacters: isOfCharacters)
        .subtracting(ends(other, place, isOfCharacters: isOfCharacters))
    }
  }

  private mutating func ends(
    _ parts: [Grammar.Part], _ place: Place, _ isOfCharacters: Bool
  ) -> Set<Int> {
    var ends: Set = [place.position]
    var isInBrackets = place.isInBrackets
    for part in parts {
      if case .touching = part {
        ends = ends.filter { skip(Place(position: $0)) == $0 }
        continue
      }
      let closes = part.isSign(")", "]", "}")
      let inside = isInBrackets
      ends = ends.reduce(into: []) {
        $0.formUnion(
          self.ends(
            part, Place(position: $1, isInBrackets: inside), isOfCharacters: isOfCharacters))
      }
      if part.isSign("(", "[") { isInBrackets = true }
      if part.isSign("{") { isInBrackets = false }
      if closes { isInBrackets = place.isInBrackets }
    }
    return ends
  }

  private mutating func ends(
    _ part: Grammar.Part, _ least: Int, _ most: Int, _ place: Place, _ isOfCharacters: Bool
  ) -> Set<Int> {
    var all: Set = least == 0 ? [place.position] : Set<Int>()
    var latest: Set = [place.position]
    var count = 0
    while !latest.isEmpty, count < most {
      count += 1
      latest = latest.reduce(into: []) {
        $0.formUnion(
          ends(
            part, Place(position: $1, isInBrackets: place.isInBrackets),
            isOfCharacters: isOfCharacters))
      }
      latest.subtract(all)
      if count >= least { all.formUnion(latest) }
    }
    return all
  }

  // MARK: Characters

  /// Where a word or a sign begins that comes next; nil when it would run together with the one before.
  private func start(_ place: Place, _ isOfCharacters: Bool) -> Int? {
    if isOfCharacters { return place.position }
    let start = skip(place)
    return start == place.position && start > 0 && cutsWord(at: start) ? nil : start
  }

  /// The next position that holds no blank and no comment.
  private func skip(_ place: Place) -> Int {
    var position = place.position
    while position < text.count {
      switch text[position] {
      case " ", "\t": position += 1
      case "\r" where position + 1 < text.count && text[position + 1] == "\n": position += 1
      case "\n" where place.isInBrackets: position += 1
      case "#": position = text[position...].firstIndex { $0 == "\n" } ?? text.count
      default: return position
      }
    }
    return position
  }

  /// Whether what stands before a position and what stands behind it are one word.
  private func cutsWord(at position: Int) -> Bool {
    position > 0 && position < text.count && text[position - 1].isOfName && text[position].isOfName
      && !isTimes(position) && !isTimes(position - 1)
  }

  /// Whether the x of 390x844 stands there.
  private func isTimes(_ position: Int) -> Bool {
    position > 0 && position + 1 < text.count && text[position] == "x"
      && text[position - 1].isDigit && text[position + 1].isDigit
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { value < 0x80 && properties.numericType != nil }
  fileprivate var isOfName: Bool { self == "_" || isDigit || properties.isAlphabetic }
}

extension Grammar.Part {
  /// Whether it is one of these signs.
  fileprivate func isSign(_ signs: Unicode.Scalar...) -> Bool {
    if case .literal(let text) = self, text.count == 1 { return signs.contains(text[0]) }
    return false
  }
}
